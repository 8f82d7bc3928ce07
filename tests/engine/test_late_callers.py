"""A caller who delays: another player may take a point to the discard pile (S-6, R-13)."""

from tercet.engine.events import CallFailed, LockedOut, PointReached, PointsLost, SetPointed, SetTaken, TimeRanOut
from tercet.engine.rules import ByPlayers, PayOrLockOut, TakeAPoint, WaitForWindow
from tercet.engine.table import Pointed, Reached, Searching
from tercet.engine.view import view
from tests.engine.super_table import LYING, NOT_A_SET, RED, claims, points, super_table, with_option
from tests.engine.telling import ann, bea, cem, time_is_up


def test_the_point_is_on_its_way_for_two_seconds_that_all_can_see() -> None:
    """R-13: everyone sees whose hand it is, and when it lands."""
    table = super_table(points={ann: 1}).when(ann.calls(at=1_000), bea.takes_a_point(at=3_000))
    table.then(PointReached(3_000, bea.player, 5_000))
    for viewer in (None, ann.player, cem.player):
        assert view(table.table, viewer).table.phase == Reached(ann.player, 1_000, 5_000, bea.player)


def test_a_point_that_lands_first_is_lost_and_the_call_is_over() -> None:
    """S-6: the point card goes to the discard, and the cards on the table stay."""
    table = super_table(points={ann: 1}).when(ann.calls(at=1_000))
    card = table.seat(ann).taken
    table.when(bea.takes_a_point(at=3_000)).refuses(time_is_up(at=4_999), "too-early")
    table.when(time_is_up(at=5_000))
    table.then(TimeRanOut(5_000), PointsLost(5_000, ann.player, 1, card), CallFailed(5_000, ann.player, "late"))
    assert table.seat(ann).taken == ()
    assert table.table.discard[-1:] == card
    assert len(table.table.cards) == 6


def test_after_that_anyone_may_call_the_late_caller_too() -> None:
    """S-6: even with the last point gone, the late caller is not locked out."""
    for again in (ann, bea, cem):
        table = super_table(points={ann: 1}).when(ann.calls(at=1_000), bea.takes_a_point(at=3_000))
        table.when(time_is_up(at=5_000), again.calls(at=5_001))


def test_three_cards_pointed_out_before_it_lands_save_the_point() -> None:
    """R-13: the hand goes back, and the SET is ann's."""
    table = super_table(points={ann: 1}).when(ann.calls(at=1_000), bea.takes_a_point(at=3_000))
    table.when(ann.points(RED, at=4_999))
    assert [type(event) for event in table.events] == [SetPointed, SetTaken]
    assert points(table, ann) == [2]


def test_at_the_very_instant_of_landing_what_comes_first_counts() -> None:
    """S-6, R-1: pointed out first, the point is saved; landed first, it is lost."""
    call, reach = ann.calls(at=1_000), bea.takes_a_point(at=3_000)
    saved = super_table(points={ann: 1}).when(call, reach, ann.points(RED, at=5_000))
    assert points(saved, ann) == [2]
    saved.refuses(time_is_up(at=5_000), "too-early")
    lost = super_table(points={ann: 1}).when(call, reach, time_is_up(at=5_000))
    assert points(lost, ann) == [0]
    assert isinstance(lost.table.phase, Searching)


def test_after_the_landing_it_is_too_late_to_point() -> None:
    """S-6: whatever the clock has not said yet."""
    table = super_table(points={ann: 1}).when(ann.calls(at=1_000), bea.takes_a_point(at=3_000))
    table.refuses(ann.points(RED, at=5_001), "too-late")


def test_a_wrong_trio_in_time_costs_its_own_point_and_no_second_one() -> None:
    """S-5, S-6: the point on its way is saved; the one for the wrong call is paid."""
    table = super_table(points={ann: 2}).when(ann.calls(at=1_000), bea.takes_a_point(at=3_000))
    table.when(ann.points(NOT_A_SET, at=4_000))
    assert points(table, ann) == [1]


def test_pointing_saves_the_point_although_the_verdict_comes_later() -> None:
    """R-13: the cards are pointed out; the players rule in their own time."""
    rules = with_option(verdict=ByPlayers())
    table = super_table(LYING, ann, bea, rules=rules).when(ann.points(RED), bea.rules(True), ann.calls(at=1_000))
    table.when(bea.takes_a_point(at=3_000), ann.points("1psh 2psh 3psh", at=4_000))
    assert isinstance(table.table.phase, Pointed)
    table.refuses(time_is_up(at=5_000), "too-early")
    assert points(table, ann) == [1]


def test_one_point_is_taken_whatever_a_wrong_call_costs() -> None:
    """S-6: where a wrong call costs two by option, a hand still holds one."""
    table = super_table(points={ann: 3}, rules=with_option(penalty=PayOrLockOut(2)))
    table.when(ann.calls(at=1_000), bea.takes_a_point(at=3_000), time_is_up(at=5_000))
    assert points(table, ann) == [2]


def test_there_must_be_a_point_to_take() -> None:
    """S-6, S-16: nobody has fewer than none."""
    super_table().when(ann.calls(at=1_000)).refuses(bea.takes_a_point(at=3_000), "no-point-to-take")


def test_only_one_hand_reaches_and_it_is_not_the_callers() -> None:
    """S-6: another player may take one point."""
    table = super_table(points={ann: 2}).refuses(bea.takes_a_point(at=500), "not-now")
    table.when(ann.calls(at=1_000)).refuses(ann.takes_a_point(at=2_000), "you-called")
    table.when(bea.takes_a_point(at=3_000)).refuses(cem.takes_a_point(at=3_500), "on-its-way")


def test_a_player_who_is_locked_out_may_reach_too() -> None:
    """S-5, S-6: only calling is forbidden."""
    table = super_table(points={ann: 1}).when(*claims(bea, NOT_A_SET, at=100))
    assert table.told(LockedOut)
    table.when(ann.calls(at=1_000), bea.takes_a_point(at=3_000))


def test_without_a_hand_the_window_closes_by_itself() -> None:
    """R-2, S-6: a call whose time runs out is one without a SET."""
    table = super_table(points={ann: 1}).when(ann.calls(at=1_000)).refuses(time_is_up(at=10_999), "too-early")
    table.when(time_is_up(at=11_000))
    assert table.told(CallFailed) == [CallFailed(11_000, ann.player, "late")]
    assert points(table, ann) == [0]


def test_a_late_caller_who_leaves_pays_once() -> None:
    """R-2: the call counts as one without a SET; the hand that reached has nothing left to take."""
    table = super_table(points={ann: 2}).when(ann.calls(at=1_000), bea.takes_a_point(at=3_000), ann.leaves(at=4_000))
    assert points(table, ann) == [1]
    table.when(cem.calls(at=4_001))


def test_the_way_of_the_point_can_be_longer() -> None:
    """R-13 as an option."""
    table = super_table(points={ann: 1}, rules=with_option(delay=TakeAPoint(5_000)))
    table.when(ann.calls(at=1_000), bea.takes_a_point(at=2_000)).then(PointReached(2_000, bea.player, 7_000))


def test_a_table_may_wait_for_the_window_alone() -> None:
    """S-6 as an option: no point can be taken."""
    table = super_table(points={ann: 1}, rules=with_option(delay=WaitForWindow()))
    table.when(ann.calls(at=1_000)).refuses(bea.takes_a_point(at=3_000), "not-here")
