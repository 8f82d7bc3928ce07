"""Cards in people's hands: the engine sees none of them, and keeps calls, windows, order, points and penalties."""

import pytest

from tercet.engine.clock import deadline
from tercet.engine.events import (
    CallerAsked,
    CallExcused,
    CallFailed,
    CallWithdrawn,
    EndSaid,
    LaidByHand,
    LockedOut,
    LockOutsLifted,
    NoSetSaid,
    PointsLost,
    RoundEnded,
    RoundOpened,
    SetPointed,
    SetTaken,
    TimeRanOut,
    VerdictAwaited,
    VerdictGiven,
)
from tercet.engine.table import Over
from tercet.engine.view import view
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.european import EUROPEAN
from tercet.rulesets.super_rules import SUPER
from tests.engine.real_table import claims, real
from tests.engine.super_table import points
from tests.engine.telling import ann, bea, cem, judge, time_is_up

SHEETS = [CLASSIC, EUROPEAN, COMPETITION, SUPER]


# Every sheet


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_round_opens_without_a_card_in_sight(sheet: RuleSet) -> None:
    """Cards unknown: there is no pile, no layout, and nothing to give away."""
    table = real(sheet)
    assert [type(event) for event in table.events] == [RoundOpened]
    shown = view(table.table, ann.player).table
    assert (shown.piles, shown.layout, shown.discard) == ((), (), ())


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_call_show_verdict_point(sheet: RuleSet) -> None:
    """A-7, G-13: the same story as with cards that the engine sees, but for the cards."""
    table = real(sheet).when(ann.calls(at=100)).when(ann.shows(at=900))
    wait = 30_000 if sheet is COMPETITION else 10_000
    table.then(SetPointed(900, ann.player, ()), VerdictAwaited(900, 900 + wait))
    rulers = (judge,) if sheet is COMPETITION else (bea, cem)
    for ruler in rulers:
        table.when(ruler.rules(True, at=1_000))
    worth = {CLASSIC: 1, EUROPEAN: 3, COMPETITION: 1, SUPER: 1}[sheet]
    table.then(VerdictGiven(1_000, rulers[-1].player, True), SetTaken(1_000, ann.player, (), (), (), worth))
    assert (table.seat(ann).sets, table.seat(ann).points) == (1, worth)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_cards_are_shown_on_the_table_and_not_named(sheet: RuleSet) -> None:
    """The engine would not know whether they lie there."""
    real(sheet).when(ann.calls()).refuses(ann.points("1rof 2rof 3rof"), "cards-unseen")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_late_caller_pays_what_the_sheet_says(sheet: RuleSet) -> None:
    """A-4, R-2: the window closes with real cards too."""
    table = real(sheet).when(ann.calls(at=100))
    window = 5_000 if sheet in (CLASSIC, EUROPEAN) else 10_000
    assert deadline(table.table) == 100 + window
    table.refuses(ann.shows(at=101 + window), "too-late").when(time_is_up(at=100 + window))
    assert table.told(CallFailed) == [CallFailed(100 + window, ann.player, "late")]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_people_say_when_it_is_over(sheet: RuleSet) -> None:
    """The host, or the judge: only they can see that the deck is used up."""
    table = claims(real(sheet), bea, right=True).refuses(bea.ends_the_round(at=100), "host-only")
    table.when(ann.ends_the_round(at=100)).then(EndSaid(100, ann.player), RoundEnded(100, "stopped"))
    assert table.table.phase == Over("stopped")
    assert deadline(table.table) is None
    table.refuses(ann.calls(at=200), "over")


# The American sheet


def test_classic_a_wrong_call_costs_a_point() -> None:
    """A-5: below zero if need be."""
    table = claims(real(CLASSIC), ann, right=False, at=500)
    assert table.events[1:] == [CallFailed(500, ann.player, "wrong"), PointsLost(500, ann.player, 1)]
    assert points(table, ann) == [-1]


def test_classic_when_all_agree_somebody_lays_three_more() -> None:
    """A-8: the record says so; which cards they are only people know."""
    table = real(CLASSIC).when(ann.says_no_set(), bea.says_no_set(), cem.says_no_set(at=100))
    table.then(NoSetSaid(100, cem.player), LaidByHand(100, 3))
    table.when(ann.says_no_set(at=200))


def test_classic_the_first_call_has_the_table() -> None:
    """A-2."""
    real(CLASSIC).when(ann.calls(at=100)).refuses(bea.calls(at=100), "called-already").refuses(
        bea.shows(at=200), "called-already"
    )


def test_classic_cards_shown_without_a_call_do_not_count() -> None:
    """A-3."""
    real(CLASSIC).refuses(ann.shows(at=100), "call-first")


# The European edition


def test_european_a_wrong_call_locks_out_until_another_player_is_right() -> None:
    """E-4."""
    table = claims(real(EUROPEAN), ann, right=False)
    assert table.told(LockedOut)
    table.refuses(ann.calls(at=100), "locked-out")
    claims(table, bea, right=True, at=200)
    assert table.told(LockOutsLifted)
    table.when(ann.calls(at=300))


def test_european_after_some_time_somebody_lays_three_more() -> None:
    """E-5: and again after as much time."""
    table = real(EUROPEAN)
    for at in (90_000, 180_000):
        assert deadline(table.table) == at
        table.when(time_is_up(at=at)).then(TimeRanOut(at), LaidByHand(at, 3))


# A competition


def test_competition_callers_are_asked_in_the_order_heard() -> None:
    """G-15: ann's SET is removed, then bea is asked, whose “no” costs nothing, then cem."""
    table = real(COMPETITION).when(ann.calls(at=100), bea.calls(at=110), cem.calls(at=120))
    table.when(ann.shows(at=900), judge.rules(True, at=1_000))
    assert table.told(CallerAsked) == [CallerAsked(1_000, bea.player, 11_000, (cem.player,))]
    table.when(bea.withdraws(at=1_500)).then(
        CallWithdrawn(1_500, bea.player), CallExcused(1_500, bea.player), CallerAsked(1_500, cem.player, 11_500)
    )
    table.when(cem.shows(at=2_000), judge.rules(False, at=2_500))
    assert points(table, ann, bea, cem) == [1, 0, -1]


def test_competition_the_judge_lays_more_and_may_end_the_round() -> None:
    """G-14, G-16: three more by the judge's own hand; the end is the judge's to see."""
    table = real(COMPETITION).refuses(ann.deals(at=100), "judge-only").when(judge.deals(at=200))
    assert table.told(LaidByHand) == [LaidByHand(200, 3)]
    table.when(judge.ends_the_round(at=300))
    assert table.events[-1] == RoundEnded(300, "stopped")
