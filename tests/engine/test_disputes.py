"""Two call at the same time: who was first (S-7, R-14)?"""

from tercet.engine.events import (
    AllAsked,
    CallerAsked,
    CallsDisputed,
    FirstNamed,
    SetCalled,
    TimeRanOut,
)
from tercet.engine.rules import AskTheOthers
from tercet.engine.table import AllShow, Called, Disputed
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.european import EUROPEAN
from tests.engine.layouts import ONE_SET
from tests.engine.super_table import LYING, RED, points, super_table, with_option
from tests.engine.telling import ann, bea, cem, dan, given, time_is_up

FOUR = (ann, bea, cem, dan)


def test_two_calls_within_ten_milliseconds_are_simultaneous() -> None:
    """S-7, R-14: the others have five seconds to say who was first."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=109))
    callers = (ann.player, bea.player)
    table.then(SetCalled(109, bea.player, 10_109), CallsDisputed(109, callers, 5_109))


def test_a_call_ten_milliseconds_later_is_simply_later() -> None:
    """R-14: ten milliseconds can be told apart, so the first call has the table."""
    super_table().when(ann.calls(at=100)).refuses(bea.calls(at=110), "called-already")


def test_how_close_is_simultaneous_can_be_set() -> None:
    """R-14: ten milliseconds unless set otherwise."""
    rules = with_option(ties=AskTheOthers(within_ms=50, vote_ms=3_000))
    table = super_table(rules=rules).when(ann.calls(at=100), bea.calls(at=149))
    assert table.table.phase == Disputed((ann.player, bea.player), 100, 3_149)


def test_elsewhere_the_earlier_arrival_goes_first() -> None:
    """R-14: where the others are not asked, one millisecond decides, and even none."""
    given(EUROPEAN, layout=ONE_SET).when(ann.calls(at=100)).refuses(bea.calls(at=100), "called-already")
    queue = given(COMPETITION, layout=ONE_SET).when(ann.calls(at=100), bea.calls(at=100))
    assert queue.table.phase == Called(ann.player, 100, 10_100)
    assert queue.table.waiting == (bea.player,)


def test_whom_the_others_name_has_the_call() -> None:
    """S-7: with one other player, that word is enough; the other caller loses nothing."""
    table = super_table(LYING, points={ann: 1}).when(ann.calls(at=100), bea.calls(at=104), cem.names(bea, at=2_000))
    table.then(FirstNamed(2_000, cem.player, bea.player), CallerAsked(2_000, bea.player, 12_000))
    table.refuses(ann.points(RED, at=2_100), "called-already")
    table.when(bea.points(RED, at=2_200))
    assert points(table, ann, bea) == [1, 1]


def test_more_than_half_of_the_others_decide() -> None:
    """S-7, R-14: one vote of two is not a majority, and a vote may be changed."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=100), cem.names(ann, at=200))
    assert isinstance(table.table.phase, Disputed)
    table.when(cem.names(bea, at=300), dan.names(bea, at=400))
    assert isinstance(table.table.phase, Called)
    assert table.table.phase.by == bea.player


def test_without_a_majority_both_may_show() -> None:
    """S-7: the others have all spoken and do not agree."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=100), cem.names(ann, at=200))
    table.when(dan.names(bea, at=300)).then(FirstNamed(300, dan.player, bea.player), AllAsked(300, 10_300))


def test_silence_for_five_seconds_is_no_majority() -> None:
    """R-14: without a majority in five seconds both may show."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=100), cem.names(ann, at=200))
    table.refuses(time_is_up(at=5_099), "too-early")
    table.when(time_is_up(at=5_100)).then(TimeRanOut(5_100), AllAsked(5_100, 15_100))


def test_with_nobody_else_at_the_table_both_may_show_at_once() -> None:
    """S-7: two players, and no others who could decide."""
    table = super_table(LYING, ann, bea).when(ann.calls(at=100), bea.calls(at=100))
    assert table.table.phase == AllShow((ann.player, bea.player), 10_100)


def test_when_the_last_who_could_decide_leaves_both_may_show() -> None:
    """S-7: nobody waits for the vote of somebody who has gone."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=100), cem.leaves(at=900))
    assert table.table.phase == AllShow((ann.player, bea.player), 10_900)


def test_a_vote_counts_for_more_when_another_voter_leaves() -> None:
    """S-7: of the others who are still there, all say that bea was first."""
    table = super_table(LYING, *FOUR).when(ann.calls(at=100), bea.calls(at=100), cem.names(bea, at=200))
    table.when(dan.leaves(at=900))
    assert table.table.phase == Called(bea.player, 900, 10_900, asked=True)


def test_a_caller_who_leaves_gives_way_to_the_other() -> None:
    """S-7, R-2: leaving is a call without a SET; the other is asked."""
    table = super_table(points={ann: 1}).when(ann.calls(at=100), bea.calls(at=100), ann.leaves(at=900))
    assert table.table.phase == Called(bea.player, 900, 10_900, asked=True)
    assert points(table, ann) == [0]


def test_callers_do_not_vote_and_only_callers_are_named() -> None:
    """S-7: the others decide, and between these two."""
    table = super_table().refuses(cem.names(ann, at=50), "not-now")
    table.when(ann.calls(at=100), bea.calls(at=100))
    table.refuses(ann.names(ann, at=200), "own-call").refuses(cem.names(cem, at=200), "did-not-call")
    table.refuses(cem.calls(at=110), "called-already").refuses(ann.withdraws(at=200), "not-now")


def test_the_one_who_lost_the_vote_cannot_dispute_the_verdict_with_another_call() -> None:
    """S-7: once the others have named bea, a call beside hers is no longer simultaneous."""
    table = super_table().when(ann.calls(at=100), bea.calls(at=100), cem.names(bea, at=200))
    table.refuses(ann.calls(at=201), "called-already")
