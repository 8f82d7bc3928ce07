"""The demonstration before the first match is skipped once everybody is ready (G-12, R-21)."""

import pytest

from tercet.engine import commands as c
from tercet.engine.match import MatchOpened
from tercet.engine.rules import RealDeck
from tercet.engine.value import Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.competition import COMPETITION
from tercet.tables import commands as t
from tercet.tables.events import AgainSaid
from tests.engine.layouts import ONE_SET
from tests.engine.telling import deck_beginning
from tests.tables.telling import Lobby, ann, bea, cem

DECK = deck_beginning(COMPETITION.rules, ONE_SET)


def ready(at: int, by: Player) -> t.PlayAgain:
    return t.PlayAgain(at, by, DECK, "salt")


def gathered(*more: t.TableCommand) -> Lobby:
    """Ann has opened the table; bea and cem came."""
    lobby = Lobby(COMPETITION)
    lobby.say(c.Join(1, bea), c.Join(1, cem), *more)
    return lobby


def test_with_everybody_ready_the_first_match_begins() -> None:
    """G-12, R-21: the judge has to be ready too; a bot always is."""
    lobby = gathered(t.Sit(2, cem, "judge"), t.AddBot(2, ann, Player("bot-1"), 2))
    assert lobby.say(ready(3, ann)) == [AgainSaid(3, ann)]
    assert lobby.refuses(ready(4, ann)) == "said-already"
    lobby.say(ready(5, bea))
    assert not lobby.table.playing
    (opened,) = [event for event in lobby.say(ready(6, cem)) if isinstance(event, MatchOpened)]
    assert (opened.players, opened.judge) == ((ann, bea, Player("bot-1")), cem)
    assert lobby.table.again == ()


def test_it_can_be_started_before_everybody_is_ready() -> None:
    """R-21: nobody holds the table up, and nobody is left out."""
    lobby = gathered(ready(2, bea))
    (opened,) = [event for event in lobby.say(t.Start(3, ann, DECK, "salt")) if isinstance(event, MatchOpened)]
    assert opened.players == (ann, bea, cem)


def test_one_alone_who_is_ready_waits_for_a_second_player() -> None:
    """R-21, G-5: players who are away are not waited for."""
    lobby = gathered(c.Leave(2, bea), c.Leave(2, cem))
    assert lobby.say(ready(3, ann)) == [AgainSaid(3, ann)]
    assert lobby.refuses(ready(4, bea)) == "away"
    lobby.say(c.Return(5, bea), ready(6, bea))
    assert lobby.table.playing


@pytest.mark.parametrize("name", RULE_SETS)
def test_it_is_offered_where_a_judge_would_give_it(name: str) -> None:
    """G-12, R-21: not with real cards, which the judge lays out by hand."""
    rules = RULE_SETS[name]
    assert Lobby(rules).table.demonstrated is ("G-12" in rules.clauses and not isinstance(rules.rules.deck, RealDeck))
