"""The calling slot: how a SET is announced, and who may announce it now."""

import pytest
from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine.rules import (
    AskTheOthers,
    CallFirst,
    Calling,
    CallsInOrder,
    FirstHeard,
    PointAtOnce,
    TakeAPoint,
    Ties,
    WaitForWindow,
)
from tercet.engine.slots import calling
from tercet.engine.table import Called, Disputed, Phase, Pointed, Reached, Searching, Table
from tercet.rulesets.quick import QUICK
from tests.engine.slots.tables import table_of, with_slots
from tests.engine.telling import ann, bea, cem

FIRST_HEARD = FirstHeard()
CALLED = Called(ann.player, 100, 5_100)
POINTED = Pointed(ann.player, (), 900, since=100)
REACHED = Reached(ann.player, 100, 2_100, bea.player)
DISPUTED = Disputed((ann.player, cem.player), 100, 5_100)


def table(phase: Phase, rule: Calling, ties: Ties = FIRST_HEARD) -> Table:
    return replace(with_slots(table_of(QUICK, ""), calling=rule, ties=ties), phase=phase)


def answer(phase: Phase, rule: Calling, ties: Ties = FIRST_HEARD, at: int = 105) -> str | None:
    """What bea is told who calls at 105."""
    refusal = calling.may_call(table(phase, rule, ties), bea.player, at)
    return refusal.code if refusal else None


@pytest.mark.parametrize("rule", [CallFirst(), CallsInOrder()], ids=str)
def test_while_all_search_anyone_may_call(rule: Calling) -> None:
    """A-2, G-15."""
    assert answer(Searching(), rule) is None
    assert answer(Searching(), PointAtOnce()) == "no-call-needed"


@pytest.mark.parametrize("phase", [CALLED, POINTED], ids=str)
def test_a_call_beside_another_is_heard_only_where_calls_are_put_in_order(phase: Phase) -> None:
    """A-2, G-15."""
    assert answer(phase, CallFirst()) == "called-already"
    assert answer(phase, CallsInOrder()) is None


@pytest.mark.parametrize(
    ("phase", "at", "told"),
    [
        (CALLED, 109, None),
        (CALLED, 110, "called-already"),
        (Called(ann.player, 100, 5_100, asked=True), 101, "called-already"),
        (POINTED, 109, None),
        (POINTED, 110, "called-already"),
        (Pointed(ann.player, (), 900), 101, "called-already"),
        (REACHED, 109, None),
        (REACHED, 110, "called-already"),
        (Reached(ann.player, None, 2_100, bea.player), 101, "called-already"),
        (DISPUTED, 109, None),
        (DISPUTED, 110, "called-already"),
    ],
    ids=str,
)
def test_a_call_is_simultaneous_only_beside_a_fresh_one(phase: Phase, at: int, told: str | None) -> None:
    """S-7, R-14: closer than ten milliseconds to the first, whatever was shown, reached for or disputed since."""
    assert answer(phase, CallFirst(), AskTheOthers(10), at) == told


def test_the_window_is_the_callers_time_to_point() -> None:
    """A-4: at its last instant still, after it no more."""
    rules = (CallFirst(7), CallsInOrder(8), PointAtOnce())
    assert [calling.window_ms(table(Searching(), rule)) for rule in rules] == [7, 8, 0]
    assert calling.may_point(table(CALLED, CallFirst()), ann.player, 5_100) is None
    late = calling.may_point(table(CALLED, CallFirst()), ann.player, 5_101)
    assert late is not None
    assert late.code == "too-late"


@pytest.mark.parametrize(
    ("rule", "allowed"),
    [(PointAtOnce(), True), (CallFirst(touch=True), True), (CallFirst(), False), (CallsInOrder(), False)],
)
def test_whether_pointing_is_as_good_as_calling(rule: Calling, allowed: bool) -> None:
    """A-3, S-8, G-13."""
    searching = table(Searching(), rule)
    at_once = calling.may_point(searching, ann.player, 100) is None
    assert (at_once or calling.touches(searching, ann.player)) == allowed


def test_only_a_queue_excuses_and_only_a_tie_lets_two_show_the_same() -> None:
    """G-15, S-7: and both only for what was taken after this one had called."""
    found = (read_cards("1rof 2rof 3rof"),)
    for caller, missed in ((ann, found), (bea, ())):
        queue = replace(table(CALLED, CallsInOrder()), missed=((caller.player, found),))
        tie = replace(table(CALLED, CallFirst(), AskTheOthers()), missed=((caller.player, found),))
        assert (calling.excuses(queue), calling.excuses(tie)) == (bool(missed), False)
        assert (calling.found_beside(queue), calling.found_beside(tie)) == ((), missed)
    assert not calling.excuses(table(Searching(), PointAtOnce()))


def test_votes_and_hands_have_their_time() -> None:
    """R-13, R-14: where the rules know them."""
    asked = with_slots(table_of(QUICK, ""), ties=AskTheOthers(vote_ms=4_000), delay=TakeAPoint(3_000))
    assert (calling.vote_ms(asked), calling.landing_ms(asked)) == (4_000, 3_000)
    plain = with_slots(table_of(QUICK, ""), ties=FirstHeard(), delay=WaitForWindow())
    assert (calling.vote_ms(plain), calling.landing_ms(plain)) == (None, None)


@pytest.mark.parametrize("phase", [CALLED, POINTED, REACHED, DISPUTED], ids=str)
def test_calls_tie_for_a_moment_after_the_first_one(phase: Phase) -> None:
    """R-14."""
    assert calling.ties_until(table(phase, CallFirst(), AskTheOthers(10))) == 110
    assert calling.ties_until(table(phase, CallFirst())) is None


def test_before_anybody_has_called_nobody_is_simultaneous_with_them() -> None:
    """R-14."""
    assert calling.ties_until(table(Searching(), CallFirst(), AskTheOthers(10))) is None
