"""A finger on a card is a call (S-8), and ties with other calls and touches like any call (S-7, R-14)."""

import pytest

from tercet.cards.notation import read_cards
from tercet.engine.clock import deadline
from tercet.engine.commands import Command, Point
from tercet.engine.events import (
    AllAsked,
    CallerAsked,
    CallFailed,
    CallsDisputed,
    FirstNamed,
    PointsLost,
    SetCalled,
    SetPointed,
    SetShown,
    SetTaken,
    TimeRanOut,
    VerdictAwaited,
)
from tercet.engine.rules import CallFirst
from tercet.engine.table import AllShow, Called, Disputed, Pointed, Reached, Searching
from tests.engine.super_table import LYING, NOT_A_SET, RED, WAVES, points, super_table, with_option
from tests.engine.telling import ann, bea, cem, dan, time_is_up

CARDS, WAVE_CARDS = read_cards(RED), read_cards(WAVES)
FOUR = (ann, bea, cem, dan)
ONE, TWO = "1rof", "1rof 2rof"


@pytest.mark.parametrize("touched", [ONE, TWO])
def test_touching_one_card_or_two_is_the_call(touched: str) -> None:
    """S-8: the table is bea's, and the cards that remain are due within the window."""
    table = super_table().when(bea.points(touched, at=900))
    table.then(SetCalled(900, bea.player, 10_900, read_cards(touched)))
    assert table.table.phase == Called(bea.player, 900, 10_900, touched=read_cards(touched))
    table.refuses(ann.calls(at=910), "called-already").refuses(ann.points(ONE, at=910), "called-already")
    table.when(bea.points(RED, at=10_900))
    assert points(table, bea) == [1]


def test_who_touches_a_card_and_shows_nothing_has_called_without_a_set() -> None:
    """S-8, R-2: the window closes when its time is up."""
    table = super_table(points={bea: 1}).when(bea.points(ONE, at=900), time_is_up(at=10_900))
    assert table.told(CallFailed) == [CallFailed(10_900, bea.player, "late")]
    assert points(table, bea) == [0]


def test_the_call_stands_whichever_cards_are_shown_in_the_end() -> None:
    """S-8: a finger may move; what counts is what is shown."""
    table = super_table().when(bea.points(ONE, at=900), bea.points(WAVES, at=2_000))
    assert points(table, bea) == [1]


def test_a_touch_is_told_to_all_and_tells_nothing_of_sets() -> None:
    """S-8, R-12: a card that is in no SET calls as well as one that is."""
    table = super_table("1rof 2rof 1psh 2goe").when(bea.points("2goe", at=900))
    table.then(SetCalled(900, bea.player, 10_900, read_cards("2goe")))


def test_a_touch_is_of_cards_that_lie_there_each_once() -> None:
    """S-8: otherwise nobody has called."""
    table = super_table().refuses(bea.points("3gof", at=900), "not-on-table")
    table.refuses(Point(900, bea.player, (*read_cards(ONE), *read_cards(ONE))), "card-twice")
    table.refuses(bea.points("", at=900), "wrong-count")
    table.refuses(bea.points("1rof 2rof 3rof 1psh", at=900), "wrong-count")
    assert isinstance(table.table.phase, Searching)


def test_with_fewer_cards_than_a_set_has_a_finger_calls_nothing() -> None:
    """S-8: two cards lie there, and no SET can."""
    super_table("1rof 2rof").refuses(bea.points(ONE, at=900), "not-now")


def test_after_a_call_fewer_cards_than_a_set_are_no_showing() -> None:
    """S-8: the call is made already."""
    super_table().when(bea.points(ONE, at=900)).refuses(bea.points(TWO, at=1_000), "wrong-count")


def test_where_the_word_comes_first_a_touch_is_no_call() -> None:
    """S-8 as an option."""
    table = super_table(rules=with_option(calling=CallFirst(10_000, touch=False)))
    table.refuses(bea.points(ONE, at=900), "call-first").refuses(bea.points(RED, at=900), "call-first")


def test_who_is_not_in_the_super_round_cannot_touch_either() -> None:
    """S-8, S-10."""
    table = super_table(then="3gof").when(ann.stakes(at=100), ann.flips(at=200))
    table.refuses(bea.points(ONE, at=300), "super-round").when(ann.points(ONE, at=300))


# A whole trio at once


def test_a_whole_trio_is_a_call_that_shows_them_and_is_ruled_on_when_nobody_can_tie_any_more() -> None:
    """S-8, R-14: ten milliseconds."""
    table = (
        super_table()
        .when(bea.points(RED, at=900))
        .then(SetCalled(900, bea.player, 10_900, CARDS), SetShown(900, bea.player, CARDS), VerdictAwaited(900, 910))
    )
    assert deadline(table.table) == 910
    table.when(time_is_up(at=910)).then(TimeRanOut(910), SetTaken(910, bea.player, CARDS, CARDS[:1], CARDS, 1))


def test_a_wrong_trio_touched_at_once_fails_in_the_same_way() -> None:
    """S-8, S-5."""
    table = super_table(points={bea: 1}).when(bea.points(NOT_A_SET, at=900), time_is_up(at=910))
    assert table.told(CallFailed) == [CallFailed(910, bea.player, "wrong")]
    assert points(table, bea) == [0]


def test_cards_shown_within_the_time_for_ties_wait_for_its_end() -> None:
    """R-14: a call, the cards three milliseconds later, and another call after that: still a tie."""
    table = super_table().when(ann.calls(at=100), ann.points(RED, at=103))
    table.then(SetPointed(103, ann.player, CARDS), VerdictAwaited(103, 110))
    table.when(bea.calls(at=105)).then(
        SetCalled(105, bea.player, 10_105), CallsDisputed(105, (ann.player, bea.player), 5_105)
    )


def test_what_is_shown_cannot_be_taken_back_reached_for_or_ruled_on() -> None:
    """S-6, S-8: it waits for the clock alone."""
    table = super_table(points={bea: 1}).when(bea.points(RED, at=900))
    table.refuses(bea.withdraws(at=905), "not-your-call").refuses(ann.takes_a_point(at=905), "not-now")
    table.refuses(ann.rules(False, at=905), "not-here").refuses(bea.calls(at=905), "you-called")


def test_a_set_shown_before_leaving_is_the_players_all_the_same() -> None:
    """S-8: the cards lay there for all to see."""
    table = super_table().when(bea.points(RED, at=900), bea.leaves(at=903))
    assert isinstance(table.table.phase, Pointed)
    assert points(table.when(time_is_up(at=910)), bea) == [1]


# Ties


@pytest.mark.parametrize("first", [ann.calls(at=100), ann.points(ONE, at=100), ann.points(RED, at=100)])
@pytest.mark.parametrize("second", [bea.calls(at=109), bea.points("1psh", at=109), bea.points(RED, at=109)])
def test_a_call_and_a_touch_or_two_touches_within_ten_milliseconds_are_a_tie(first: Command, second: Command) -> None:
    """S-7, S-8, R-14: like two calls."""
    table = super_table(LYING, *FOUR).when(first, second)
    assert isinstance(table.table.phase, Disputed)
    assert table.table.phase.callers == (ann.player, bea.player)
    assert points(table, ann, bea) == [0, 0]


@pytest.mark.parametrize("first", [ann.calls(at=100), ann.points(ONE, at=100), ann.points(RED, at=100)])
@pytest.mark.parametrize("second", [bea.calls(at=110), bea.points("1psh", at=110), bea.points(RED, at=110)])
def test_ten_milliseconds_later_it_is_simply_later(first: Command, second: Command) -> None:
    """R-14."""
    super_table(LYING, *FOUR).when(first).refuses(second, "called-already")


def test_a_trio_touched_in_a_tie_counts_when_its_player_is_named() -> None:
    """S-7, S-8: shown is shown."""
    table = super_table().when(ann.calls(at=100), bea.points(RED, at=104), cem.names(bea, at=2_000))
    table.then(
        FirstNamed(2_000, cem.player, bea.player),
        CallerAsked(2_000, bea.player, 12_000),
        SetShown(2_000, bea.player, CARDS),
        SetTaken(2_000, bea.player, CARDS, CARDS[:1], CARDS, 1),
    )


def test_a_trio_touched_in_a_tie_counts_when_nobody_can_say_who_was_first() -> None:
    """S-7, S-8: ann has shown hers already; bea has the window for it."""
    table = super_table(LYING, ann, bea).when(ann.points(RED, at=100), bea.calls(at=104))
    assert table.table.phase == AllShow((ann.player, bea.player), 10_104, ((ann.player, CARDS),))
    table.refuses(ann.points(WAVES, at=200), "said-already").when(bea.points(WAVES, at=900))
    assert points(table, ann, bea) == [1, 1]


def test_two_trios_touched_at_once_are_both_ruled_on_at_once() -> None:
    """S-7, S-8: nobody else is there who could say who was first, and nothing is left to show."""
    table = super_table(LYING, ann, bea).when(ann.points(RED, at=100), bea.points(RED, at=104))
    assert isinstance(table.table.phase, Searching)
    assert points(table, ann, bea) == [1, 1]


def test_a_point_that_somebody_reaches_for_too_soon_is_left_when_another_called_as_well() -> None:
    """S-6, S-7: the tie comes first."""
    table = super_table(points={ann: 1}).when(ann.calls(at=100), cem.takes_a_point(at=103))
    assert isinstance(table.table.phase, Reached)
    table.when(bea.points(ONE, at=106))
    assert isinstance(table.table.phase, Disputed)
    assert points(table, ann) == [1]


# Three or more


def test_three_in_the_same_instant_are_all_in_the_tie() -> None:
    """S-7, R-14: by word or by touch."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.points(ONE, at=104), cem.calls(at=109))
    callers = (ann.player, bea.player, cem.player)
    table.then(SetCalled(109, cem.player, 10_109), CallsDisputed(109, callers, 5_109))
    table.refuses(dan.calls(at=110), "called-already")


def test_the_tie_is_measured_from_the_first() -> None:
    """R-14: eight milliseconds after the second is not simultaneous with the first."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=104))
    table.refuses(cem.calls(at=112), "called-already")


def test_one_of_three_can_be_named_first() -> None:
    """S-7: the one other is more than half of the others."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=101), cem.calls(at=102))
    table.when(dan.names(cem, at=900)).then(
        FirstNamed(900, dan.player, cem.player), CallerAsked(900, cem.player, 10_900)
    )


def test_a_vote_of_one_who_turns_out_to_have_called_is_void() -> None:
    """S-7: callers do not vote."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=101), cem.names(ann, at=103))
    table.when(cem.calls(at=105))
    assert isinstance(table.table.phase, Disputed)
    assert table.table.phase.votes == ()


def test_when_all_have_called_all_may_show() -> None:
    """S-7: nobody is left to say who was first."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=101), cem.calls(at=102))
    assert table.events[-1] == AllAsked(102, 10_102)
    table.when(ann.points(RED, at=900), bea.withdraws(at=950), cem.points(WAVES, at=1_000))
    assert points(table, ann, bea, cem) == [1, 0, 1]


def test_three_who_show_the_same_set_have_a_card_of_it_each() -> None:
    """S-7, S-16: three cards, three points."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=101), cem.calls(at=102))
    table.when(ann.points(RED, at=900), bea.points(RED, at=950), cem.points(RED, at=1_000))
    assert points(table, ann, bea, cem) == [1, 1, 1]
    assert [table.seat(one).taken for one in (ann, bea, cem)] == [(card,) for card in CARDS]
    assert table.table.cards == list(WAVE_CARDS)


def test_who_cannot_show_it_pays_and_the_others_still_score() -> None:
    """S-7: cem gives up a point, ann and bea get one each."""
    table = super_table(points={cem: 1}).when(ann.calls(at=100), bea.calls(at=101), cem.calls(at=102))
    table.when(ann.points(RED, at=900), cem.points(NOT_A_SET, at=950), bea.points(RED, at=1_000))
    assert len(table.told(PointsLost)) == 1
    assert points(table, ann, bea, cem) == [1, 1, 0]


def test_of_three_the_other_two_are_still_in_the_tie_when_one_leaves() -> None:
    """S-7, R-2: leaving is a call without a SET; then the last one has the call."""
    table = super_table(LYING, *FOUR, points={ann: 1}).when(ann.calls(at=100), bea.calls(at=101), cem.calls(at=102))
    table.when(ann.leaves(at=300))
    phase = table.table.phase
    assert isinstance(phase, Disputed)
    assert phase.callers == (bea.player, cem.player)
    assert points(table, ann) == [0]
    assert table.when(bea.leaves(at=400)).table.phase == Called(cem.player, 400, 10_400, asked=True)
