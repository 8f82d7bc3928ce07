"""The Super Rules with real cards: flips, points, ties and super rounds that the engine only counts."""

from tercet.engine.clock import deadline
from tercet.engine.events import (
    AllAsked,
    CallerAsked,
    CallsDisputed,
    LaidByHand,
    NoSetSaid,
    PileFlipped,
    RoundEnded,
    SetCalled,
    SuperRoundEnded,
    SuperRoundStarted,
)
from tercet.engine.table import Called
from tercet.rulesets.super_rules import SUPER
from tests.engine.real_table import claims, real
from tests.engine.super_table import points
from tests.engine.telling import ToldTable, ann, bea, cem, time_is_up


def test_any_hand_may_flip() -> None:
    """S-2: the piles are real, and so is the turn; the record counts the cards."""
    table = real(SUPER).when(bea.flips(at=100)).then(PileFlipped(100, bea.player), LaidByHand(100, 1))
    table.when(cem.flips(at=200))
    assert deadline(table.table) is None


def test_a_wrong_call_costs_a_point_or_locks_out() -> None:
    """S-5: ann has one to give, bea has none."""
    table = claims(claims(real(SUPER), ann, right=True), ann, right=False)
    assert points(table, ann) == [0]
    claims(table, bea, right=False)
    assert table.seat(bea).locked_out


def test_a_late_callers_point_can_be_taken() -> None:
    """S-6, R-13."""
    table = claims(real(SUPER), ann, right=True).when(ann.calls(at=100), bea.takes_a_point(at=3_000))
    assert points(table.when(time_is_up(at=5_000)), ann) == [0]


def test_two_at_once_show_one_after_the_other() -> None:
    """S-7: unseen cards cannot be pointed at together, so ann shows and is ruled on, and then bea."""
    table = real(SUPER, ann, bea).when(ann.calls(at=100), bea.calls(at=105))
    table.then(
        SetCalled(105, bea.player, 10_105),
        CallsDisputed(105, (ann.player, bea.player), 5_105),
        CallerAsked(105, ann.player, 10_105, (bea.player,)),
    )
    assert not table.told(AllAsked)
    table.when(ann.shows(at=900), bea.rules(True, at=1_000))
    assert table.table.phase == Called(bea.player, 1_000, 11_000, asked=True)
    table.when(bea.shows(at=1_500), ann.rules(True, at=2_000))
    assert points(table, ann, bea) == [1, 1]


def test_ten_seconds_are_counted_down() -> None:
    """S-9 to S-13: ten seconds from the flip; three points for a SET, one to pay for none."""
    table = claims(real(SUPER), bea, right=True).when(ann.stakes(), bea.stakes(), cem.flips(at=1_000))
    assert table.told(SuperRoundStarted) == [SuperRoundStarted(1_000, 11_000, None)]
    table.refuses(cem.calls(at=2_000), "super-round")
    lost = ToldTable(table.table, table.events).when(time_is_up(at=11_000))
    assert points(lost, ann, bea) == [0, 0]
    won = claims(ToldTable(table.table, table.events), ann, right=True, at=2_000)
    assert points(won, ann, bea) == [3, 1]
    assert won.told(SuperRoundEnded)


def test_wrong_in_a_super_round_costs_two() -> None:
    """S-12."""
    table = real(SUPER)
    for _ in range(3):
        claims(table, ann, right=True)
    table.when(ann.stakes(), bea.flips(at=1_000))
    assert points(claims(table, ann, right=False, at=2_000), ann) == [1]


def test_who_of_two_at_once_cannot_show_it_gives_up_a_point() -> None:
    """S-7: ann cannot; bea must still show it rightly, and does."""
    table = claims(real(SUPER, ann, bea), ann, right=True).when(ann.calls(at=100), bea.calls(at=105))
    table.when(ann.withdraws(at=900), bea.shows(at=1_500), ann.rules(True, at=2_000))
    assert points(table, ann, bea) == [0, 1]


def test_others_at_the_table_say_who_was_first() -> None:
    """S-7."""
    table = real(SUPER).when(ann.calls(at=100), bea.calls(at=105), cem.names(bea, at=1_000))
    assert table.table.phase == Called(bea.player, 1_000, 11_000, asked=True)
    assert table.table.waiting == ()


def test_all_agree_that_the_game_is_over() -> None:
    """R-4, R-6: with an open layout “no SET” can only mean that the piles are used up."""
    table = real(SUPER).when(ann.says_no_set(), bea.says_no_set(), cem.says_no_set(at=100))
    table.then(NoSetSaid(100, cem.player), RoundEnded(100, "all-agree"))
