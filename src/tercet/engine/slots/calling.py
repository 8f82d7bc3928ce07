"""The calling slot: how a SET is announced, and who may announce one now; also ties and delays."""

from typing import assert_never

from tercet.cards.card import Card
from tercet.engine import refusals as no
from tercet.engine.refusals import Refusal
from tercet.engine.rules import CallFirst, CallsInOrder, PointAtOnce, Rules, TakeAPoint, WaitForWindow
from tercet.engine.table import Called, Disputed, Pointed, Reached, Searching, Table
from tercet.engine.value import Player


def window_ms(table: Table) -> int:
    """How long a caller has to point (A-4)."""
    return table.rules.calling.window_ms


def may_call(table: Table, by: Player, at: int) -> Refusal | None:
    """May this player call now? During another call only if the rules queue calls, or as a tie."""
    calling = table.rules.calling
    if not calling.called:
        return no.NO_CALL_NEEDED
    if type(table.phase) is Searching:
        return None
    if by in table.callers:
        return no.YOU_CALLED
    if isinstance(table.phase, (Called, Pointed)) and isinstance(calling, CallsInOrder):
        return None
    until = ties_until(table)
    return None if until is not None and at < until else no.CALLED_ALREADY


def ties_until(table: Table) -> int | None:
    """Until when a call is simultaneous with the first one (R-14); None if there can be no ties."""
    within_ms = table.rules.ties.within_ms
    since = None if within_ms is None else _first_call(table)
    return None if since is None or within_ms is None else since + within_ms


def ties_within_ms(rules: Rules) -> int | None:
    """How close two calls are simultaneous, so that the others are asked; None if the first one heard wins."""
    return rules.ties.within_ms


def _first_call(table: Table) -> int | None:
    match table.phase:
        case Called(_, since, _, asked):
            return None if asked else since
        case Reached() | Pointed() | Disputed() as phase:
            return phase.since
        case _:
            return None


def vote_ms(table: Table) -> int | None:
    """How long the others may say who was first; None if the first call heard wins (S-7)."""
    return table.rules.ties.vote_ms


def found_beside(table: Table) -> tuple[tuple[Card, ...], ...]:
    """What simultaneous callers have just found, which this player may show too (S-7)."""
    return () if table.rules.ties.within_ms is None else _missed(table)


def _missed(table: Table) -> tuple[tuple[Card, ...], ...]:
    """The cards taken since the player who points now has called."""
    if table.missed and isinstance(table.phase, (Called, Reached, Pointed)):
        return dict(table.missed).get(table.phase.by, ())
    return ()


def excuses(table: Table) -> bool:
    """Is “mine is gone” free, because cards were taken after this player had called (G-15)?"""
    match table.rules.calling:
        case CallsInOrder():
            return bool(_missed(table))
        case CallFirst() | PointAtOnce():
            return False
        case unknown:
            assert_never(unknown)


def may_point(table: Table, by: Player, at: int) -> Refusal | None:
    """May this player point now? Cards shown without a call do not count (A-3)."""
    phase = table.phase
    if isinstance(phase, Searching):
        return no.CALL_FIRST if table.rules.calling.called else None
    if not isinstance(phase, (Called, Reached)):
        return no.NOT_NOW
    if by != phase.by:
        return no.CALLED_ALREADY
    return None if at <= phase.until else no.TOO_LATE


def is_race(rules: Rules, *, pointing: bool) -> bool:
    """Does whoever says this first keep the others out? Where calls are queued, nobody does (G-15)."""
    match rules.calling:
        case CallFirst(_, touch):
            return touch or not pointing
        case PointAtOnce():
            return pointing
        case CallsInOrder():
            return False
        case unknown:
            assert_never(unknown)


def touches(table: Table, by: Player) -> bool:
    """Would this player call by pointing (S-8)? Not with a real deck, whose cards the engine cannot see."""
    rules = table.rules
    return rules.calling.touch and by not in table.callers and not rules.deck.unseen


def landing_ms(table: Table) -> int | None:
    """How long taking a late caller's point lasts (R-13); None if it cannot be taken."""
    match table.rules.delay:
        case TakeAPoint(landing_ms):
            return landing_ms
        case WaitForWindow():
            return None
        case unknown:
            assert_never(unknown)
