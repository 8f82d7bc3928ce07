"""Fair calls: the quicker reaction wins, not the shorter way to the server.

The server knows when it sent the layout to a player, when the call arrived, and how long its own pings to that
player take; the player's device reports the time from showing to calling. No clocks are compared.
A lie gains at most the lag that is granted, and anyone can check a verdict from the log.
Time starts for everybody when the table had something new to look at: a player who arrives later, or asks to see it
again, has less time, as at a real table.
"""

from collections.abc import Iterable, Sequence

from tercet.engine.table import Searching
from tercet.engine.value import Player, Value
from tercet.engine.view import shown_layout
from tercet.tables.gathering import Gathering


def search_begins(before: Gathering, after: Gathering) -> bool:
    """Is there something new to look at: other cards, or the same cards once everybody may call again?"""
    table = after.match.table if after.match else None
    if table is None or type(table.phase) is not Searching or after.paused:
        return False  # nobody may call
    old = before.match.table if before.match else None
    if old is None or type(old.phase) is not Searching or before.paused:
        return True
    if table.rules.layout.face_down:
        return shown_layout(table) != shown_layout(old)
    return table.layout != old.layout


class HeardCall(Value, frozen=True, tag="Heard"):
    """One call, as the server received it. All times are in milliseconds."""

    player: Player
    sent_at: int  # when the layout was sent
    heard_at: int  # when the call arrived
    reported_ms: int  # from display to call, as reported by the device
    lag_ms: int  # how much lag is granted: the server's pings, capped

    @property
    def reaction_ms(self) -> int:
        """The device's report, as far as it is plausible: at least what the lag explains, at most the time elapsed."""
        elapsed = self.heard_at - self.sent_at
        return max(min(self.reported_ms, elapsed), elapsed - self.lag_ms)


def fair_order(calls: Iterable[HeardCall]) -> tuple[HeardCall, ...]:
    """Quickest reaction first; equal reactions in order of arrival."""
    return tuple(sorted(calls, key=in_fair_order))


def in_fair_order(call: HeardCall) -> tuple[int, int]:
    """The key by which calls are sorted."""
    return call.reaction_ms, call.heard_at


def tied(calls: Sequence[HeardCall], within_ms: int) -> tuple[HeardCall, ...]:
    """Of calls in fair order, those that are too close to the first to be told apart (R-14)."""
    first, *others = calls
    return tuple(call for call in others if call.reaction_ms - first.reaction_ms < within_ms)


def settles_at(calls: Sequence[HeardCall], sent_at: int, lag_ms: int | None, within_ms: int = 0) -> int:
    """When nobody who is still silent could beat the best call, or come within `within_ms` of it.

    They were sent the layout at `sent_at`; `lag_ms` is the most that any of them is granted; None if all have called.
    """
    heard_at = max([call.heard_at for call in calls])
    if lag_ms is None:
        return heard_at
    best = min([call.reaction_ms for call in calls])
    return max(heard_at, sent_at + best + within_ms + lag_ms)


def granted_lag(lag_ms: int, cap_ms: int) -> int:
    """The lag to believe: never more than the cap, so that a lie gains no more than that."""
    return max(0, min(lag_ms, cap_ms))
