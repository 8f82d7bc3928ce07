"""People at a table of the lobby: before, during and between matches."""

from hashlib import sha256
from random import Random

import pytest
from msgspec import json

from tercet.cards.card import Card
from tercet.cards.notation import write_cards
from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.events import FlipTaken
from tercet.engine.match import DeckSealed, DeckShown, MatchEnded, MatchOpened
from tercet.engine.value import Player
from tercet.players.wild import shuffled
from tercet.record.replay import prove
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.master import MASTER
from tercet.rulesets.quick import QUICK
from tercet.rulesets.solitaire import SOLITAIRE
from tercet.rulesets.super_rules import SUPER
from tercet.tables import commands as t
from tercet.tables.events import CalledAfter, CallsWeighed
from tercet.tables.fairness import HeardCall
from tercet.tables.gathering import ArrivalOrder, Options
from tercet.tables.view import matches_in, seen, table_view
from tests.engine.real_table import by_hand
from tests.tables.telling import Lobby, ann, bea, cem

BOT = Player("bot-1")
SALT = "00112233445566778899aabbccddeeff"


def a_deck() -> tuple[Card, ...]:
    return shuffled(CLASSIC.rules, Random(1))


def start(at: int = 1, by: Player = ann) -> t.Start:
    return t.Start(at, by, a_deck(), SALT)


def test_a_host_opens_a_table_others_join_and_a_match_begins() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), c.Join(2, cem))
    told = lobby.say(start(3, bea))
    assert isinstance(told[0], MatchOpened)
    assert told[0].players == (ann, bea, cem)
    assert lobby.table.playing
    assert lobby.refuses(start(4)) == "playing"


def test_whoever_starts_the_match_the_host_stays_the_host() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), c.Join(2, cem), start(3, bea))
    assert lobby.refuses(c.Remove(4, bea, cem)) == "host-only"
    assert lobby.say(c.Remove(4, ann, cem))


def test_a_full_table_takes_nobody_else() -> None:
    """R-16: solitaire is for one."""
    assert Lobby(SOLITAIRE).refuses(c.Join(1, bea)) == "full"


def test_a_match_needs_enough_players() -> None:
    """R-16: SET Master is for three or more."""
    lobby = Lobby(MASTER)
    lobby.say(c.Join(1, bea))
    assert lobby.refuses(start(2)) == "wrong-number-of-players"
    lobby.say(c.Join(2, cem), start(3))


def test_a_judge_has_a_seat_of_their_own() -> None:
    lobby = Lobby(COMPETITION)
    lobby.say(c.Join(1, bea), c.Join(1, cem, "judge"), start(2))
    assert lobby.table.match is not None
    assert lobby.table.match.judge == cem
    assert lobby.refuses(c.Join(3, Player("dan"), "judge")) == "has-judge"


def test_who_is_away_when_a_match_begins_does_not_play_it() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), c.Join(1, cem), c.Leave(2, bea))
    told = lobby.say(start(3))
    assert isinstance(told[0], MatchOpened)
    assert told[0].players == (ann, cem)


def test_a_locked_table_takes_nobody_new_but_whoever_sits_may_return() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), t.Lock(2, ann, True), c.Leave(3, bea))
    assert lobby.refuses(c.Join(4, cem)) == "locked"
    lobby.say(c.Return(4, bea), t.Lock(5, ann, False), c.Join(6, cem))


def test_a_paused_table_stands_still() -> None:
    lobby = Lobby(QUICK)
    lobby.say(start(1), t.Pause(2, ann, True))
    assert lobby.refuses(c.Point(2, ann, ())) == "paused"
    lobby.say(t.Pause(2, ann, False))
    assert lobby.refuses(c.Point(3, ann, ())) == "wrong-count"


def test_only_the_host_says_what_is_the_hosts_to_say() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea))
    for command in (
        t.Lock(2, bea, True),
        t.Pause(2, bea, True),
        t.AddBot(2, bea, Player("bot"), 1),
        t.ChangeTable(2, bea, QUICK.rules, Options()),
        c.Remove(2, bea, ann),
    ):
        assert lobby.refuses(command) == "host-only"
    lobby.say(c.HandOver(3, ann, bea), t.Lock(4, bea, True))


def test_while_the_host_is_away_the_next_one_hosts() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), c.Leave(2, ann), t.Lock(3, bea, True))


def with_a_bot_before_bea() -> Lobby:
    """Round the table: the host, a bot, bea. The host has left in the middle of a round."""
    lobby = Lobby(SUPER)
    lobby.say(t.AddBot(1, ann, BOT, 3), c.Join(2, bea), start(3), c.Leave(4, ann))
    return lobby


@pytest.mark.parametrize(
    "said",
    [c.Remove(5, bea, BOT), c.HandOver(5, bea, bea), c.EndRound(5, bea), c.TakeFlip(5, bea, BOT)],
    ids=lambda said: type(said).__name__,
)
def test_while_the_host_is_away_from_a_round_a_person_hosts_and_never_a_bot(said: t.TableCommand) -> None:
    lobby = with_a_bot_before_bea()
    assert lobby.table.acting_host == bea
    lobby.say(said)
    (match,) = matches_in(lobby.log)
    prove(match)
    if isinstance(said, c.TakeFlip):
        assert isinstance(lobby.log[-1], FlipTaken)  # the host's word is enough


def test_the_host_is_back_and_hosts_as_before_if_nobody_had_to_act() -> None:
    lobby = with_a_bot_before_bea()
    lobby.say(c.Return(5, ann), c.Remove(6, ann, BOT))
    assert lobby.table.host == ann


def test_whoever_hosts_while_the_host_is_away_does_not_send_the_host_away() -> None:
    lobby = with_a_bot_before_bea()
    assert lobby.refuses(c.Remove(5, bea, ann)) == "host-stays"


def test_nobody_acts_for_a_host_who_is_there() -> None:
    lobby = with_a_bot_before_bea()
    lobby.say(c.Return(5, ann))
    assert lobby.refuses(c.EndRound(6, bea)) == "host-only"


def test_no_table_is_handed_over_to_a_bot() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(t.AddBot(1, ann, BOT, 3))
    assert lobby.refuses(c.HandOver(2, ann, BOT)) == "no-such-player"
    lobby.say(start(3))
    assert lobby.refuses(c.HandOver(4, ann, BOT)) == "no-such-player"


def test_who_was_removed_cannot_come_back() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), c.Remove(2, ann, bea))
    assert lobby.refuses(c.Join(3, bea)) == "removed"
    assert lobby.refuses(c.Remove(3, ann, bea)) == "no-such-player"
    assert lobby.refuses(c.Remove(3, ann, ann)) == "host-stays"


def test_a_bot_sits_down_like_anybody_and_can_be_sent_away() -> None:
    lobby = Lobby(CLASSIC)
    bot = Player("bot-1")
    lobby.say(t.AddBot(1, ann, bot, 3), start(2))
    sitter = lobby.table.sitter(bot)
    assert sitter is not None
    assert (sitter.level, sitter.role) == (3, "player")
    lobby.say(c.Remove(3, ann, bot))
    assert lobby.table.sitter(bot) is None
    assert lobby.refuses(t.AddBot(4, ann, Player("bot-2"), 8)) == "no-such-level"
    lobby.say(t.AddBot(4, ann, Player("bot-2"), 5))


def test_rules_change_between_matches_only() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(t.ChangeTable(1, ann, QUICK.rules, Options(ArrivalOrder())))
    assert lobby.table.rules.name == "quick"
    lobby.say(start(2))
    assert lobby.refuses(t.ChangeTable(3, ann, CLASSIC.rules, Options())) == "playing"


def test_a_rematch_is_a_new_match_and_each_has_its_record() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), start(2), c.EndRound(3, ann), c.Leave(4, bea), c.Return(5, bea), start(6))
    lobby.say(c.EndRound(7, ann))
    first, second = matches_in(lobby.log)
    assert isinstance(first[-1], MatchEnded)
    assert prove(first).ended
    assert prove(second).ended


def test_a_sealed_deck_is_shown_afterwards_and_fits_its_seal() -> None:
    """Anyone can check with any tool that the order was fixed at the opening."""
    lobby = Lobby(CLASSIC)
    opened = lobby.say(start(1))
    (sealed,) = [event for event in opened if isinstance(event, DeckSealed)]
    ended = lobby.say(c.EndRound(2, ann))
    (shown,) = [event for event in ended if isinstance(event, DeckShown)]
    assert sha256(f"{shown.salt} {write_cards(shown.deck)}".encode()).hexdigest() == sealed.seal
    assert shown.deck == a_deck()


def test_neither_deck_nor_salt_is_seen_before_the_end() -> None:
    """R-12."""
    lobby = Lobby(CLASSIC)
    told = lobby.say(start(1))
    shown = json.encode([seen(event) for event in told]) + json.encode(table_view(lobby.table))
    undealt = a_deck()[12:]
    assert SALT.encode() not in shown
    assert not [card for card in undealt if card.encode() in shown]


def test_weighed_calls_are_logged_with_the_call_that_won() -> None:
    """R-1: the log shows who called when, and how the decision fell."""
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), start(2))
    slow, quick = HeardCall(ann, 2, 900, 880, 10), HeardCall(bea, 2, 1_000, 800, 200)
    told = lobby.say(t.WeighCalls(1_100, (slow, quick), (c.Call(1_100, bea), c.Call(1_100, ann))))
    assert told[0] == CallsWeighed(1_100, (quick, slow))


def test_calls_just_as_quick_are_a_tie_where_the_others_are_asked() -> None:
    """R-14: fair times closer than ten milliseconds, however far apart they arrived."""
    lobby = Lobby(SUPER)
    lobby.say(c.Join(1, bea), c.Join(1, cem), start(2))
    lobby.say(c.Flip(3, ann))
    first, second, late = (
        HeardCall(ann, 3, 820, 800, 20),
        HeardCall(bea, 3, 1_100, 805, 300),
        HeardCall(cem, 3, 950, 900, 20),
    )
    told = lobby.say(t.WeighCalls(1_100, (first, second, late), tuple(c.Call(1_100, one) for one in (ann, bea, cem))))
    assert [type(event).__name__ for event in told] == ["CallsWeighed", "SetCalled", "SetCalled", "CallsDisputed"]
    lobby.say(c.NameFirst(1_200, cem, bea), c.EndRound(1_300, ann))
    assert prove(matches_in(lobby.log)[0]).ended


def test_touches_and_calls_just_as_quick_are_all_in_the_tie() -> None:
    """S-7, S-8, R-14: a word, a finger on one card, and three cards at once, within ten milliseconds of the best."""
    lobby = Lobby(SUPER)
    lobby.say(c.Join(1, bea), c.Join(1, cem), start(2))
    lobby.say(c.Flip(3, ann), c.Flip(4, bea), c.Flip(5, cem))
    assert lobby.table.match is not None
    table = lobby.table.match.table
    assert table is not None
    heard = (HeardCall(cem, 5, 1_100, 804, 300), HeardCall(ann, 5, 825, 800, 20), HeardCall(bea, 5, 1_100, 809, 300))
    touch, trio = c.Point(1_100, ann, tuple(table.cards[:1])), c.Point(1_100, cem, tuple(table.cards))
    told = lobby.say(t.WeighCalls(1_100, heard, (trio, touch, c.Call(1_100, bea))))
    disputed = [event for event in told if isinstance(event, e.CallsDisputed)]
    assert disputed[-1].callers == (ann, cem, bea)
    assert [event.touched for event in told if isinstance(event, e.SetCalled)] == [touch.cards, trio.cards, ()]
    lobby.say(c.Point(1_200, ann, trio.cards), c.Withdraw(1_300, bea), c.EndRound(1_400, ann))
    assert prove(matches_in(lobby.log)[0]).ended


def test_where_reactions_are_weighed_a_later_call_is_no_tie_however_soon_it_arrives() -> None:
    """R-14: its fair time was weighed against nobody's, because it could not be as good any more."""
    lobby = Lobby(SUPER)
    lobby.say(c.Join(1, bea), c.Join(1, cem), start(2), c.Flip(3, ann))
    lobby.say(t.WeighCalls(1_000, (HeardCall(ann, 3, 900, 800, 20),), (c.Call(1_000, ann),)))
    assert lobby.refuses(c.Call(1_001, bea)) == "called-already"
    assert lobby.refuses(c.Point(1_001, cem, (a_deck()[0],))) == "called-already"


def test_calls_that_are_not_just_as_quick_are_no_tie() -> None:
    """R-14: arriving together does not make a tie."""
    lobby = Lobby(SUPER)
    lobby.say(c.Join(1, bea), c.Join(1, cem), start(2), c.Flip(3, ann))
    calls = (HeardCall(ann, 3, 1_000, 800, 200), HeardCall(bea, 3, 1_000, 995, 10))
    told = lobby.say(t.WeighCalls(1_000, calls, (c.Call(1_000, ann), c.Call(1_000, bea))))
    assert [type(event).__name__ for event in told] == ["CallsWeighed", "SetCalled"]


def around_a_real_deck() -> Lobby:
    lobby = Lobby(CLASSIC)
    lobby.say(t.ChangeTable(0, ann, by_hand(CLASSIC), Options()), c.Join(1, bea), c.Join(1, cem))
    lobby.say(t.Start(2, ann, (), SALT))
    return lobby


def test_with_a_real_deck_all_see_who_called_close_after_whom() -> None:
    """R-1: the second caller is recorded too, to the millisecond; the call still belongs to the first (A-2)."""
    lobby = around_a_real_deck()
    lobby.say(c.Call(1_000, ann))
    assert lobby.say(c.Call(1_143, bea)) == [CalledAfter(1_143, bea)]
    assert lobby.say(c.Call(2_000, cem)) == [CalledAfter(2_000, cem)]
    assert lobby.refuses(c.Call(2_001, cem)) == "called-already"
    assert lobby.refuses(c.Call(1_500, ann)) == "back-in-time"
    lobby.say(c.Point(2_500, ann, ()), c.EndRound(2_600, ann))
    assert prove(matches_in(lobby.log)[0]).ended


def test_cards_on_the_screen_need_no_list_of_who_was_late() -> None:
    lobby = Lobby(CLASSIC)
    lobby.say(c.Join(1, bea), start(2), c.Call(1_000, ann))
    assert lobby.refuses(c.Call(1_001, bea)) == "called-already"


@pytest.mark.parametrize("command", [c.Call(0, ann), t.NextRound(0, ann, ())])
def test_nothing_is_played_before_the_first_deal(command: t.TableCommand) -> None:
    assert Lobby(CLASSIC).refuses(command) == "not-dealt"
