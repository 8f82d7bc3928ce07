"""Calls that have arrived and are not yet settled: the quickest reaction wins (see `tables.fairness`)."""

from collections.abc import Mapping
from typing import Final

from tercet.engine.commands import Call, Point
from tercet.engine.slots.calling import is_race, ties_within_ms
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.table import Searching
from tercet.engine.value import Player
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.viewer import Viewer
from tercet.tables.fairness import HeardCall, SilentPlayer, granted_lag, in_fair_order, settles_at
from tercet.tables.gathering import FairCalls, Gathering

CALLS: Final = (Call, Point)


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
    return HeardCall(pending.by, shown_at, pending.heard_at, reported, _lag(gathering, pending.viewer))


def silent_players(
    gathering: Gathering, seats: Mapping[Player, set[Viewer]], shown_at: int
) -> dict[Player, SilentPlayer]:
    """Connected players who are free to call."""
    table = gathering.match.table if gathering.match else None
    return {
        player: SilentPlayer(shown_at, max(_lag(gathering, viewer) for viewer in viewers))
        for player in (table.free_players if table else ())
        if (viewers := seats.get(player))
    }


def _lag(gathering: Gathering, viewer: Viewer | None) -> int:
    order = gathering.options.order
    cap = order.cap_ms if isinstance(order, FairCalls) else 0
    return granted_lag(viewer.lag_ms(), cap) if viewer else 0


class RivalCalls:
    """The calls of one moment at a table."""

    def __init__(self) -> None:
        self.calls: list[tuple[HeardCall, PendingCommand]] = []

    def add(self, heard: HeardCall, pending: PendingCommand) -> None:
        """Add a call."""
        self.calls.append((heard, pending))

    def call_of(self, player: Player) -> PendingCommand | None:
        """The call of this player among them, or None."""
        return next((pending for heard, pending in self.calls if heard.player == player), None)

    def settles_at(self, gathering: Gathering, silent: Mapping[Player, SilentPlayer]) -> int:
        """When no silent player could beat the best call any more, or equal it where ties matter (R-14)."""
        heard = [call for call, _ in self.calls]
        callers = {call.player for call in heard}
        others = [other for player, other in silent.items() if player not in callers]
        return settles_at(heard, others, ties_within_ms(gathering.rules) or 0)

    def close(self) -> list[tuple[HeardCall, PendingCommand]]:
        """All calls, quickest first; none remain here."""
        calls, self.calls = self.calls, []
        return sorted(calls, key=lambda call: in_fair_order(call[0]))
