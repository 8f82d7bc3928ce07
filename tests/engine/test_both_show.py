"""The others cannot say who called first: both show, and each is right or wrong alone (S-7)."""

from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine.events import (
    CallerAsked,
    CallFailed,
    CallsDisputed,
    CallWithdrawn,
    LockedOut,
    LockOutsLifted,
    PointShared,
    PointsLost,
    SetCalled,
    SetPointed,
    SetTaken,
    VerdictGiven,
)
from tercet.engine.rules import AllAgree, AskTheOthers, ByPlayers, CallFirst
from tercet.engine.table import Searching
from tercet.rulesets.chain import CHAIN
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.puzzle import PUZZLE
from tests.engine.layouts import ONE_SET, THE_SET, TWO_SETS
from tests.engine.super_table import LYING, NOT_A_SET, RED, WAVES, points, super_table, with_option
from tests.engine.telling import ann, bea, cem, dan, given, time_is_up

CARDS, WAVE_CARDS = read_cards(RED), read_cards(WAVES)
FOUR = (ann, bea, cem, dan)


def test_both_show_the_same_set_and_both_get_a_point() -> None:
    """S-7, S-16: ann keeps one of the three cards, bea another, and the third is discarded."""
    table = super_table(LYING, ann, bea).when(ann.calls(at=100), bea.calls(at=100), bea.points(RED, at=900))
    table.then(SetPointed(900, bea.player, CARDS))
    table.when(ann.points(RED, at=1_000)).then(
        SetPointed(1_000, ann.player, CARDS),
        SetTaken(1_000, ann.player, CARDS, CARDS[:1], CARDS, 1),
        PointShared(1_000, bea.player, CARDS, CARDS[1:2], ()),
    )
    assert points(table, ann, bea) == [1, 1]
    assert table.seat(ann).taken + table.seat(bea).taken + table.table.discard == CARDS
    assert isinstance(table.table.phase, Searching)


def test_both_show_different_sets_and_both_take_them() -> None:
    """S-7: each is right alone."""
    table = super_table(LYING, ann, bea).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(RED, at=900), bea.points(WAVES, at=1_000))
    assert table.told(SetTaken) == [
        SetTaken(1_000, ann.player, CARDS, CARDS[:1], CARDS, 1),
        SetTaken(1_000, bea.player, WAVE_CARDS, WAVE_CARDS[:1], WAVE_CARDS, 1),
    ]
    assert table.table.cards == []


def test_two_sets_with_a_card_in_common_are_both_gone() -> None:
    """S-7, S-4: ann keeps the common card, bea one of the other two; nothing of the SETs stays on the table."""
    bow = read_cards("1rof 1pof 1gof")
    table = super_table("1rof 2rof 3rof 1pof 1gof", ann, bea).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(RED, at=900), bea.points("1rof 1pof 1gof", at=1_000))
    assert table.told(PointShared) == [PointShared(1_000, bea.player, bow, bow[1:2], bow[1:])]
    assert table.seat(ann).taken == CARDS[:1]
    assert table.seat(bea).taken == bow[1:2]
    assert set(table.table.discard) == {*CARDS[1:], bow[2]}
    assert table.table.cards == []


def test_who_cannot_show_it_gives_up_a_point_and_the_other_gets_one() -> None:
    """S-7: bea shows three cards that are no SET."""
    table = super_table(LYING, ann, bea, points={bea: 1}).when(ann.calls(at=100), bea.calls(at=100))
    table.when(bea.points(NOT_A_SET, at=900), ann.points(RED, at=1_000))
    (paid,) = table.told(PointsLost)
    assert isinstance(paid, PointsLost)
    assert table.events[1:] == [
        CallFailed(1_000, bea.player, "wrong"),
        PointsLost(1_000, bea.player, 1, paid.cards),
        SetTaken(1_000, ann.player, CARDS, CARDS[:1], CARDS, 1),
    ]
    assert points(table, ann, bea) == [1, 0]


def test_who_says_that_there_is_none_gives_up_a_point_at_once() -> None:
    """S-7: “I have none after all”; the other need not wait for the end of the window."""
    table = super_table(LYING, ann, bea, points={bea: 1}).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(RED, at=900), bea.withdraws(at=1_000))
    assert points(table, ann, bea) == [1, 0]
    assert table.events[:2] == [CallWithdrawn(1_000, bea.player), CallFailed(1_000, bea.player, "nothing")]


def test_the_other_must_still_show_it_rightly() -> None:
    """S-7: both give up a point when the second is wrong too."""
    table = super_table(LYING, ann, bea, points={ann: 1, bea: 2}).when(ann.calls(at=100), bea.calls(at=100))
    table.when(bea.withdraws(at=900))
    assert points(table, ann, bea) == [1, 2]
    table.when(ann.points(NOT_A_SET, at=1_000))
    assert points(table, ann, bea) == [0, 1]


def test_who_shows_nothing_in_time_gives_up_a_point() -> None:
    """S-7, R-2: the window closes on both alike."""
    table = super_table(LYING, ann, bea, points={ann: 1}).when(ann.calls(at=100), bea.calls(at=100))
    table.when(bea.points(RED, at=900)).refuses(ann.points(RED, at=10_101), "too-late")
    table.when(time_is_up(at=10_101))
    assert points(table, ann, bea) == [0, 1]


def test_who_has_no_point_to_give_up_is_freed_by_the_others_set() -> None:
    """S-7, S-5: locked out until another player has found a right one, and the other just has."""
    table = super_table(LYING, ann, bea).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(NOT_A_SET, at=900), bea.points(RED, at=1_000))
    assert table.told(LockedOut) == [LockedOut(1_000, ann.player)]
    assert table.told(LockOutsLifted) == [LockOutsLifted(1_000)]
    table.when(ann.calls(at=2_000))


def test_only_the_two_may_show_and_each_once() -> None:
    """S-7: the table is theirs until both have shown."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=100), time_is_up(at=5_100), ann.points(RED, at=5_200))
    table.refuses(ann.points(WAVES, at=5_300), "said-already").refuses(ann.withdraws(at=5_300), "said-already")
    table.refuses(cem.points(WAVES, at=5_300), "called-already").refuses(cem.withdraws(at=5_300), "called-already")
    table.refuses(bea.points("1rof 2rof", at=5_300), "wrong-count")


def test_if_both_leave_without_showing_nobody_waits_for_them() -> None:
    """S-7, R-2: both calls were without a SET."""
    table = super_table(LYING, *FOUR, points={ann: 1, bea: 1}).when(ann.calls(at=100), bea.calls(at=100))
    table.when(time_is_up(at=5_100), ann.leaves(at=6_000), bea.leaves(at=6_001), cem.calls(at=6_002))
    assert points(table, ann, bea) == [0, 0]


def test_a_set_shown_before_leaving_still_counts() -> None:
    """S-7: ann has shown hers and goes; bea shows hers."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=100), time_is_up(at=5_100))
    table.when(ann.points(RED, at=5_200), ann.leaves(at=5_300), bea.points(WAVES, at=5_400))
    assert points(table, ann, bea) == [1, 1]


def test_at_a_table_that_keeps_whole_sets_both_have_a_point() -> None:
    """S-7 as an option of the American sheet: the three cards are the first caller's."""
    rules = replace(CLASSIC.rules, ties=AskTheOthers())
    table = given(rules, ann, bea, layout=ONE_SET).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(THE_SET, at=900), bea.points(THE_SET, at=1_000))
    assert points(table, ann, bea) == [1, 1]
    assert (table.seat(ann).taken, table.seat(bea).taken) == (CARDS, ())
    assert len(table.table.cards) == 12


def test_two_links_of_a_chain_are_both_taken() -> None:
    """S-7 as an option of the chain: both use the same card of the last SET, and each takes the two from the table."""
    rules = replace(CHAIN.rules, calling=CallFirst(), ties=AskTheOthers(), no_set=AllAgree())
    table = given(rules, ann, bea, layout="1rof 2rof 3rof 1roh 1roe 1pof 1gof 2rsh 3gdh 2psh 2gof 3pdh")
    table.when(ann.calls(), ann.points(RED, at=10), ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points("1rof 1roh 1roe", at=900), bea.points("1rof 1pof 1gof", at=1_000))
    assert points(table, ann, bea) == [2, 1]
    assert table.seat(ann).taken == (*CARDS, *read_cards("1roh 1roe"))
    assert table.seat(bea).taken == read_cards("1pof 1gof")


def test_where_the_players_rule_both_show_one_after_the_other() -> None:
    """S-7, A-7: bea may point at the cards that ann has just been given, and gets a point for them too."""
    table = super_table(LYING, ann, bea, rules=with_option(verdict=ByPlayers())).when(ann.calls(at=100))
    table.when(bea.calls(at=100)).then(
        SetCalled(100, bea.player, 10_100),
        CallsDisputed(100, (ann.player, bea.player), 5_100),
        CallerAsked(100, ann.player, 10_100, (bea.player,)),
    )
    table.when(ann.points(RED, at=900), bea.rules(True, at=1_000), bea.points(RED, at=1_900))
    table.when(ann.rules(True, at=2_000)).then(
        VerdictGiven(2_000, ann.player, True), PointShared(2_000, bea.player, CARDS, CARDS[1:2], ())
    )
    assert points(table, ann, bea) == [1, 1]


def test_where_the_players_rule_the_second_cannot_excuse_herself() -> None:
    """S-7: who cannot show it gives up a point, although the first has taken cards; only a judge's queue excuses."""
    table = super_table(LYING, ann, bea, rules=with_option(verdict=ByPlayers())).when(ann.calls(at=100))
    table.when(bea.calls(at=100), ann.points(RED, at=900), bea.rules(True, at=1_000), bea.withdraws(at=1_900))
    table.then(
        CallWithdrawn(1_900, bea.player), CallFailed(1_900, bea.player, "withdrawn"), LockedOut(1_900, bea.player)
    )


def test_a_puzzle_s_set_found_by_both_at_once_counts_for_both() -> None:
    """S-7 as an option of the puzzle, ruled by the players: a SET left lying counts once, but for both callers."""
    rules = replace(PUZZLE.rules, calling=CallFirst(), ties=AskTheOthers(), verdict=ByPlayers())
    table = given(rules, ann, bea, layout=TWO_SETS).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(RED, at=900), bea.rules(True, at=1_000), bea.points(RED, at=1_900), ann.rules(True, at=2_000))
    assert points(table, ann, bea) == [1, 1]
    table.when(ann.calls(at=3_000)).refuses(ann.points(RED, at=3_100), "found-already")
