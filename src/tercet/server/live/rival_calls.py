"""Calls that have arrived and are not yet settled: the quickest reaction wins (see `tables.fairness`)."""

from collections.abc import Collection, Mapping
from typing import Final

from tercet.engine.commands import Call, Point
from tercet.engine.slots.calling import is_race, ties_within_ms
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.table import Searching
from tercet.engine.value import Player
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.viewer import Viewer
from tercet.tables.fairness import HeardCall, granted_lag, in_fair_order, settles_at
from tercet.tables.gathering import FairCalls, Gathering

CALLS: Final = (Call, Point)
Seats = Mapping[Player, set[Viewer]]
"""The connections of each player."""


def may_have_rivals(gathering: Gathering, command: object) -> bool:
    """Is this a call that others might have made sooner, without having been heard yet?"""
    if type(gathering.options.order) is not FairCalls or type(command) not in CALLS:
        return False
    table = gathering.match.table if gathering.match else None
    if table is None or not isinstance(table.phase, Searching):
        return False
    if own_layouts(table.rules):  # nobody can take a find from another
        return False
    return is_race(table.rules, pointing=isinstance(command, Point))


def heard_call(pending: PendingCommand, gathering: Gathering, shown_at: int) -> HeardCall:
    """A call as it arrived. Time starts when the table changed, not when this viewer asked to see it again."""
    reported = pending.reaction_ms if pending.reaction_ms is not None else pending.heard_at - shown_at
    lag_ms = _granted(gathering, pending.viewer.lag_ms()) if pending.viewer else 0
    return HeardCall(pending.by, shown_at, pending.heard_at, reported, lag_ms)


def lag_of_others(gathering: Gathering, seats: Seats, callers: Collection[Player]) -> int | None:
    """The most lag granted to a connected player who is free to call, except these callers; None if there is nobody."""
    table = gathering.match.table if gathering.match else None
    lags = [
        viewer.lag_ms()
        for seat in (table.seats if table else ())
        if seat.player not in callers and seat.free
        for viewer in seats.get(seat.player, ())
    ]
    return _granted(gathering, max(lags)) if lags else None


def anyone_could_call(gathering: Gathering, seats: Seats) -> bool:
    """Is a player connected who is free to call?"""
    table = gathering.match.table if gathering.match else None
    return table is not None and any(seat.player in seats and seat.free for seat in table.seats)


def _granted(gathering: Gathering, lag_ms: int) -> int:
    order = gathering.options.order
    return granted_lag(lag_ms, order.cap_ms) if isinstance(order, FairCalls) else 0


class RivalCalls:
    """The calls of a table that have no winner yet."""

    def __init__(self) -> None:
        self.calls: list[tuple[HeardCall, PendingCommand]] = []

    def add(self, heard: HeardCall, pending: PendingCommand) -> None:
        """Add a call."""
        self.calls.append((heard, pending))

    def call_of(self, player: Player) -> PendingCommand | None:
        """The call of this player among them, or None."""
        for heard, pending in self.calls:
            if heard.player == player:
                return pending
        return None

    def settles_at(self, gathering: Gathering, seats: Seats, shown_at: int) -> int:
        """When no silent player could beat the best call any more, or equal it where ties matter (R-14)."""
        heard = [call for call, _ in self.calls]
        lag_ms = lag_of_others(gathering, seats, [call.player for call in heard])
        return settles_at(heard, shown_at, lag_ms, ties_within_ms(gathering.rules) or 0)

    def close(self) -> list[tuple[HeardCall, PendingCommand]]:
        """All calls, quickest first; none remain here."""
        calls, self.calls = self.calls, []
        return sorted(calls, key=lambda call: in_fair_order(call[0]))
