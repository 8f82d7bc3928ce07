"""Calls that have arrived and are not yet settled: the quickest reaction wins (see `tables.fairness`)."""

from typing import Final

from tercet.engine.commands import Call, Point
from tercet.engine.slots.calling import is_race, ties_within_ms
from tercet.engine.table import Searching
from tercet.engine.value import Player
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.shown_table import ShownTable
from tercet.server.live.viewer import Viewer
from tercet.tables.fairness import HeardCall, SilentPlayer, granted_lag, settles_at
from tercet.tables.gathering import FairCalls, Gathering

CALLS: Final = (Call, Point)


def may_have_rivals(gathering: Gathering, command: object) -> bool:
    """Is this a call that others might have made sooner, without having been heard yet?"""
    if type(gathering.options.order) is not FairCalls or type(command) not in CALLS:
        return False
    table = gathering.match.table if gathering.match else None
    if table is None or not isinstance(table.phase, Searching):
        return False
    return is_race(table.rules, pointing=isinstance(command, Point))


class RivalCalls:
    """The calls of one moment at a table."""

    def __init__(self, table: ShownTable) -> None:
        self.calls: list[tuple[HeardCall, PendingCommand]] = []
        self._table = table

    def call_of(self, player: Player) -> PendingCommand | None:
        """The call of this player among them, or None."""
        return next((pending for heard, pending in self.calls if heard.player == player), None)

    def add(self, pending: PendingCommand) -> None:
        """Add a call."""
        sent_at = self._table.shown_at  # not when this viewer last asked for it, so that asking often does not help
        reported = pending.reaction_ms if pending.reaction_ms is not None else pending.heard_at - sent_at
        heard = HeardCall(pending.by, sent_at, pending.heard_at, reported, self._lag(pending.viewer))
        self.calls.append((heard, pending))

    def silent(self) -> dict[Player, SilentPlayer]:
        """Connected players who are free to call."""
        match, seats = self._table.gathering.match, self._table.seats
        free = match.table.free_players if match and match.table else ()
        return {
            player: SilentPlayer(self._table.shown_at, max(map(self._lag, viewers)))
            for player in free
            if (viewers := seats.get(player))
        }

    def _lag(self, viewer: Viewer | None) -> int:
        order = self._table.gathering.options.order
        cap = order.cap_ms if isinstance(order, FairCalls) else 0
        return granted_lag(viewer.lag_ms(), cap) if viewer else 0

    def settles_at(self) -> int:
        """When no silent player could beat the best call any more, or equal it where ties matter (R-14)."""
        silent, within_ms = self.silent(), ties_within_ms(self._table.gathering.rules) or 0
        heard = [call for call, _ in self.calls]
        callers = {call.player for call in heard}
        return settles_at(heard, [other for player, other in silent.items() if player not in callers], within_ms)

    def close(self) -> list[tuple[HeardCall, PendingCommand]]:
        """All calls, quickest first; none remain here."""
        calls, self.calls = self.calls, []
        return sorted(calls, key=lambda call: (call[0].reaction_ms, call[0].heard_at))
