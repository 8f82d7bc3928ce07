"""The judge's seat: taken by somebody who wants it and does not play (G-1)."""

import pytest

from tercet.cards.notation import read_cards
from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.match import MatchOpened
from tercet.engine.value import Player
from tercet.record.replay import prove
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.tables import commands as t
from tercet.tables.events import SeatChanged
from tercet.tables.gathering import Judge, Options
from tercet.tables.view import matches_in
from tests.engine.layouts import ONE_SET, THE_SET
from tests.engine.telling import deck_beginning
from tests.tables.telling import Lobby, ann, bea, cem

DECK = deck_beginning(COMPETITION.rules, ONE_SET)
dan = Player("dan")


def competition(judge: Judge) -> Lobby:
    """Ann has opened the table; bea and cem play."""
    lobby = Lobby(COMPETITION, Options(judge=judge))
    lobby.say(c.Join(1, bea), c.Join(1, cem))
    return lobby


def start(at: int) -> t.Start:
    return t.Start(at, ann, DECK, "salt")


def test_who_opens_a_table_to_judge_it_does_not_play() -> None:
    """G-1: “I judge”."""
    lobby = competition("host")
    assert lobby.table.judge == ann
    assert lobby.refuses(c.Join(2, dan, "judge")) == "has-judge"
    (opened,) = [event for event in lobby.say(start(3)) if isinstance(event, MatchOpened)]
    assert (opened.players, opened.judge) == ((bea, cem), ann)
    assert lobby.refuses(c.Call(4, ann)) == "not-playing"


def test_nobody_who_plays_becomes_the_judge_without_asking() -> None:
    """G-1, R-17: with the seat open all play, and one rival cannot rule another's SET away."""
    lobby = competition("somebody")
    (opened,) = [event for event in lobby.say(start(3)) if isinstance(event, MatchOpened)]
    assert (opened.players, opened.judge) == ((ann, bea, cem), None)
    lobby.say(c.Leave(4, cem), c.Call(5, bea), c.Point(6, bea, read_cards(THE_SET)))
    told = lobby.say(c.Rule(7, ann, False))
    assert any(isinstance(event, e.SetTaken) and event.by == bea for event in told)
    assert lobby.refuses(t.Sit(8, ann, "judge")) == "playing"


def test_somebody_takes_the_open_seat_and_gives_it_back() -> None:
    """G-1: between rounds, and only one at a time."""
    lobby = competition("somebody")
    assert lobby.say(t.Sit(2, cem, "judge")) == [SeatChanged(2, cem, "judge")]
    assert lobby.refuses(t.Sit(3, bea, "judge")) == "has-judge"
    assert lobby.refuses(t.Sit(3, cem, "judge")) == "here-already"
    assert lobby.refuses(t.Sit(3, dan, "judge")) == "not-seated"
    lobby.say(start(4), c.EndRound(5, cem))
    lobby.say(t.Sit(6, cem, "player"), t.Sit(7, bea, "judge"))
    assert lobby.table.judge == bea
    assert prove(matches_in(lobby.log)[0]).ended


def test_a_judge_who_would_play_needs_a_players_seat() -> None:
    """G-5, R-16: five play at most."""
    lobby = competition("host")
    lobby.say(*(c.Join(2, Player(name)) for name in ("dan", "eve", "fay")))
    assert lobby.refuses(t.Sit(3, ann, "player")) == "full"


def test_at_a_table_without_a_judge_nobody_can_become_one() -> None:
    """G-1: an open house; before, between and during rounds."""
    lobby = competition("nobody")
    assert lobby.refuses(t.Sit(2, bea, "judge")) == "no-judge-seat"
    assert lobby.refuses(c.Join(2, dan, "judge")) == "no-judge-seat"
    lobby.say(start(3))
    assert lobby.refuses(c.Join(4, dan, "judge")) == "no-judge-seat"


@pytest.mark.parametrize("options", [Options(judge="nobody"), Options()])
def test_with_other_rules_or_no_judge_the_judge_plays(options: Options) -> None:
    """G-1: the round can be started, whatever the host has changed."""
    lobby = competition("host")
    rules = COMPETITION.rules if options.judge == "nobody" else CLASSIC.rules
    lobby.say(t.ChangeTable(2, ann, rules, options))
    assert lobby.table.judge is None
    lobby.say(t.Start(3, ann, deck_beginning(rules, ONE_SET), "salt"))
    lobby.say(c.Call(4, ann))


def test_the_host_may_take_the_seat_by_choosing_so() -> None:
    """G-1: the former judge plays then."""
    lobby = competition("somebody")
    lobby.say(t.Sit(2, cem, "judge"), t.ChangeTable(3, ann, COMPETITION.rules, Options(judge="host")))
    assert lobby.table.judge == ann


def test_when_the_judge_goes_the_players_rule_and_the_seat_is_open() -> None:
    """G-1: in a round; one who is removed too. Somebody else may take it, and the first comes back as a player."""
    lobby = competition("somebody")
    lobby.say(t.Sit(2, cem, "judge"), start(3), c.Call(4, bea), c.Leave(5, cem))
    assert not any(sitter.role == "judge" and sitter.present for sitter in lobby.table.sitters)
    lobby.say(c.Point(6, bea, read_cards(THE_SET)), c.Rule(7, ann, True), c.Deal(8, ann), c.EndRound(9, ann))
    lobby.say(t.Sit(10, bea, "judge"), c.Return(11, cem))
    assert lobby.table.judge == bea
    sitter = lobby.table.sitter(cem)
    assert sitter is not None
    assert sitter.role == "player"
    lobby.say(c.Remove(12, ann, bea))
    lobby.say(t.Sit(13, cem, "judge"))


def test_bots_play_and_never_judge() -> None:
    """G-1: the seat stays open for a person."""
    lobby = Lobby(COMPETITION)
    lobby.say(t.AddBot(1, ann, Player("bot-1"), 2), t.Sit(2, ann, "judge"))
    assert lobby.refuses(start(3)) == "wrong-number-of-players"
    lobby.say(t.AddBot(4, ann, Player("bot-2"), 2), start(5))
    assert lobby.table.judge == ann
