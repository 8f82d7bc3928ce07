"""Another match is asked for, and nobody is taken along into it."""

from random import Random

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.events import RoundOpened
from tercet.engine.match import LetCount, MatchOpened
from tercet.engine.value import Player
from tercet.players.wild import shuffled
from tercet.record.replay import prove
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.master import MASTER
from tercet.rulesets.passing_deal import PASSING_DEAL
from tercet.tables import commands as t
from tercet.tables.events import AgainSaid, TableEvent
from tercet.tables.gathering import Options
from tercet.tables.view import matches_in
from tests.tables.telling import Lobby, ann, bea, cem

BOT = Player("bot-1")


def a_deck() -> tuple[Card, ...]:
    return shuffled(CLASSIC.rules, Random(1))


def again(at: int, by: Player) -> t.PlayAgain:
    return t.PlayAgain(at, by, a_deck())


def after_a_match(*more: t.TableCommand, rules: RuleSet = CLASSIC) -> Lobby:
    """Ann (the host), Bea and Cem have played a match; more may happen before it begins."""
    lobby = Lobby(rules)
    lobby.say(c.Join(1, bea), c.Join(2, cem), *more, t.Start(3, ann, a_deck()), c.EndRound(4, ann))
    while lobby.table.playing:
        lobby.say(*(LetCount(4, one) for one in (ann, bea, cem)))  # the round was ended early
        if lobby.table.playing:
            lobby.say(t.NextRound(4, ann, a_deck()), c.EndRound(4, ann))
    return lobby


def players_of(told: list[TableEvent]) -> tuple[Player, ...]:
    return next(event.players for event in told if isinstance(event, MatchOpened))


def test_a_wish_to_play_again_is_told_and_deals_nothing() -> None:
    lobby = after_a_match()
    assert lobby.say(again(5, bea)) == [AgainSaid(5, bea)]
    assert lobby.table.again == (bea,)
    assert not lobby.table.playing
    assert lobby.table.match is not None
    assert lobby.table.match.ended  # the result is still there for those who look at it
    assert lobby.refuses(again(6, bea)) == "said-already"


def test_the_match_begins_when_everyone_who_is_there_has_said_so() -> None:
    lobby = after_a_match()
    lobby.say(again(5, bea), again(6, ann))
    assert not lobby.table.playing
    assert players_of(lobby.say(again(7, cem))) == (ann, bea, cem)
    assert lobby.table.again == ()


def test_a_bot_always_wants_to_and_one_person_alone_waits_for_nobody() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(t.AddBot(1, ann, BOT, 2), t.Start(2, ann, a_deck()), c.EndRound(3, ann))
    assert players_of(lobby.say(again(4, ann))) == (ann, BOT)


def test_who_has_left_is_not_waited_for() -> None:
    lobby = after_a_match()
    lobby.say(c.Leave(5, cem), again(6, bea))
    assert lobby.refuses(again(7, cem)) == "away"
    assert players_of(lobby.say(again(7, ann))) == (ann, bea)


def test_the_host_starts_for_those_who_want_to_and_nobody_else_can() -> None:
    lobby = after_a_match()
    lobby.say(again(5, bea))
    assert lobby.refuses(t.Start(6, bea, a_deck())) == "host-only"
    assert players_of(lobby.say(t.Start(6, ann, a_deck()))) == (ann, bea)
    assert [sitter.player for sitter in lobby.table.sitters] == [ann, bea, cem]  # Cem has lost no seat


def test_where_the_host_has_gone_the_next_one_can_start() -> None:
    lobby = after_a_match()
    lobby.say(again(5, bea), c.Leave(6, ann))
    assert players_of(lobby.say(t.Start(7, bea, a_deck()))) == (bea,)


def test_who_says_it_late_joins_the_match_that_is_running() -> None:
    lobby = after_a_match()
    lobby.say(again(5, bea), t.Start(6, ann, a_deck()))
    assert lobby.refuses(again(7, cem)) == "playing"
    lobby.say(c.Join(7, cem))
    assert lobby.table.match is not None
    assert [seat.player for seat in lobby.table.match.seats] == [ann, bea, cem]
    assert [sitter.player for sitter in lobby.table.sitters] == [ann, bea, cem]


def test_who_has_not_joined_comes_and_goes_without_the_match_noticing() -> None:
    lobby = after_a_match()
    lobby.say(again(5, bea), t.Start(6, ann, a_deck()), c.Leave(7, cem))
    assert [sitter.present for sitter in lobby.table.sitters] == [True, True, False]
    assert lobby.refuses(c.Leave(8, cem)) == "away"
    lobby.say(c.Return(8, cem))
    assert lobby.refuses(c.Return(9, cem)) == "here-already"
    lobby.say(c.EndRound(9, ann))
    for record in matches_in(lobby.log):
        assert prove(record).ended  # the record tells of those who played


def test_where_too_few_want_to_the_wishes_are_kept_until_there_are_enough() -> None:
    lobby = after_a_match(rules=MASTER)
    lobby.say(c.Leave(5, cem), again(6, ann))
    lobby.say(again(7, bea))  # SET Master needs three
    assert not lobby.table.playing
    assert lobby.refuses(t.Start(8, ann, a_deck())) == "wrong-number-of-players"
    lobby.say(c.Return(8, cem))
    assert players_of(lobby.say(again(9, cem))) == (ann, bea, cem)


def test_before_the_first_match_there_is_nothing_to_play_again() -> None:
    lobby = Lobby(CLASSIC)
    assert lobby.refuses(again(1, ann)) == "not-dealt"
    assert lobby.refuses(again(1, bea)) == "not-seated"


def test_other_rules_are_wished_for_anew() -> None:
    lobby = after_a_match()
    lobby.say(again(5, bea), again(5, cem), t.ChangeTable(6, ann, MASTER.rules, Options()))
    assert lobby.table.again == ()
    lobby.say(again(7, ann))
    assert not lobby.table.playing


def between_rounds(*more: t.TableCommand) -> Lobby:
    """Three play a match of several rounds, and the first has come to its end."""
    lobby = Lobby(PASSING_DEAL)
    lobby.say(c.Join(1, bea), c.Join(1, cem), *more, t.Start(2, ann, a_deck()), c.EndRound(3, ann))
    lobby.say(*(LetCount(3, one) for one in (ann, bea, cem)))
    return lobby


def rounds(told: list[TableEvent]) -> int:
    return sum(isinstance(event, RoundOpened) for event in told)


def test_the_next_round_is_dealt_when_everyone_who_is_there_is_ready() -> None:
    """A-11: nobody is pulled away from the result of a round; bots are always ready."""
    lobby = between_rounds(t.AddBot(1, ann, BOT, 2))
    assert lobby.say(again(5, bea)) == [AgainSaid(5, bea)]
    assert lobby.refuses(again(6, bea)) == "said-already"
    lobby.say(again(6, ann))
    assert lobby.table.between_rounds
    assert rounds(lobby.say(again(7, cem))) == 1
    assert lobby.table.again == ()
    assert lobby.refuses(again(8, ann)) == "playing"


def test_only_the_host_deals_the_next_round_without_waiting() -> None:
    lobby = between_rounds()
    assert lobby.refuses(t.NextRound(5, bea, a_deck())) == "host-only"
    lobby.say(again(5, bea))
    assert rounds(lobby.say(t.NextRound(6, ann, a_deck()))) == 1
    assert lobby.table.again == ()


def test_who_is_away_holds_no_round_up() -> None:
    """R-10: the next one deals for somebody who is away."""
    lobby = between_rounds()
    lobby.say(c.Leave(5, cem), again(6, bea))
    assert lobby.refuses(again(6, cem)) == "away"
    assert rounds(lobby.say(again(7, ann))) == 1


def test_who_wanted_a_stopped_round_dealt_again_is_asked_anew_once_it_counts() -> None:
    """R-20."""
    lobby = Lobby(PASSING_DEAL)
    lobby.say(c.Join(1, bea), t.Start(2, ann, a_deck()), c.EndRound(3, ann), again(4, bea))
    lobby.say(LetCount(5, bea), LetCount(6, ann))
    assert (lobby.table.again, lobby.table.between_rounds) == ((), True)


def test_who_only_looks_on_at_a_match_has_no_say_in_its_rounds() -> None:
    lobby = after_a_match(rules=PASSING_DEAL)
    lobby.say(again(5, ann), again(5, bea), t.Start(6, ann, a_deck()), c.EndRound(7, ann))
    assert lobby.refuses(again(8, cem)) == "playing"
    lobby.say(again(8, ann))
    assert rounds(lobby.say(again(9, bea))) == 1
