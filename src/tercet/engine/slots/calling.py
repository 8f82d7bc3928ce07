"""The calling slot: how a SET is announced, and who may announce it now; with it, ties and delays."""

from typing import assert_never

from tercet.cards.card import Card
from tercet.engine import refusals as no
from tercet.engine.refusals import Refusal
from tercet.engine.rules import (
    AskTheOthers,
    CallFirst,
    CallsInOrder,
    FirstHeard,
    PointAtOnce,
    TakeAPoint,
    WaitForWindow,
)
from tercet.engine.table import Called, Pointed, Reached, Searching, Table
from tercet.engine.value import Player


def window_ms(table: Table) -> int:
    """How long a caller has to point (A-4)."""
    match table.rules.calling:
        case CallFirst(window_ms) | CallsInOrder(window_ms):
            return window_ms
        case PointAtOnce():
            return 0
        case unknown:
            assert_never(unknown)


def may_call(table: Table, by: Player, at: int) -> Refusal | None:
    """May this player call now? A call beside another is heard where the rules put calls in order, or as a tie."""
    calling = table.rules.calling
    if isinstance(calling, PointAtOnce):
        return no.NO_CALL_NEEDED
    match table.phase:
        case Searching():
            return None
        case Called(caller) | Pointed(caller) if by == caller or by in table.waiting:
            return no.YOU_CALLED
        case Called() | Pointed() if isinstance(calling, CallsInOrder):
            return None
        case Called(_, since, _, asked) if not asked and _tied(table, since, at):
            return None
        case _:
            return no.CALLED_ALREADY


def _tied(table: Table, since: int, at: int) -> bool:
    """Closer than the measurement can tell (R-14)?"""
    match table.rules.ties:
        case AskTheOthers(within_ms):
            return at - since < within_ms
        case FirstHeard():
            return False
        case unknown:
            assert_never(unknown)


def vote_ms(table: Table) -> int | None:
    """How long the others may say who was first; nothing where the first heard goes first (S-7)."""
    match table.rules.ties:
        case AskTheOthers(_, vote_ms):
            return vote_ms
        case FirstHeard():
            return None
        case unknown:
            assert_never(unknown)


def found_beside(table: Table) -> tuple[Card, ...]:
    """What the other of two simultaneous callers has just found: this one may show it too (S-7)."""
    ties = table.rules.ties
    if isinstance(ties, FirstHeard):
        return ()
    if isinstance(ties, AskTheOthers):
        return table.finds[-1] if table.taken_before else ()
    assert_never(ties)


def excuses(table: Table) -> bool:
    """Is “mine is gone” free, since an earlier caller took cards (G-15)?"""
    match table.rules.calling:
        case CallsInOrder():
            return table.taken_before
        case CallFirst() | PointAtOnce():
            return False
        case unknown:
            assert_never(unknown)


def may_point(table: Table, by: Player, at: int) -> Refusal | None:
    """May this player point now? Cards shown without a call do not count (A-3)."""
    phase = table.phase
    if isinstance(phase, Searching):
        return None if _pointing_is_calling(table) else no.CALL_FIRST
    if isinstance(phase, (Called, Reached)):
        if by != phase.by:
            return no.CALLED_ALREADY
        return None if at <= phase.until else no.TOO_LATE
    return no.NOT_NOW


def _pointing_is_calling(table: Table) -> bool:
    """No call needed, or touching counts as the call (S-8)."""
    calling = table.rules.calling
    if isinstance(calling, PointAtOnce):
        return True
    if isinstance(calling, CallFirst):
        return calling.touch
    if isinstance(calling, CallsInOrder):
        return False
    assert_never(calling)


def landing_ms(table: Table) -> int | None:
    """How long a late caller's point is on its way (R-13); nothing where it cannot be taken."""
    match table.rules.delay:
        case TakeAPoint(landing_ms):
            return landing_ms
        case WaitForWindow():
            return None
        case unknown:
            assert_never(unknown)
