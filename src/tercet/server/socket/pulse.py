"""The pulse of a connection: pings, their answers, and the lag they show. Pure: time is an argument."""

from math import inf
from struct import pack

IDLE_S = 20.0
PLAYING_S = 2.0
STALLED_S = 4.0
KEPT = 16


class Pulse:
    """When to ping next, how long the answers took, and whether one is overdue. There is one ping at a time."""

    __slots__ = ("_late", "_round_trips_ms", "_sent_at", "_waiting", "every_s", "lag_ms")

    def __init__(self) -> None:
        self.every_s = IDLE_S
        self.lag_ms = 0  # the 90th percentile of the last round trips
        self._sent_at = -inf
        self._waiting = False
        self._late = False  # was the last answer late?
        self._round_trips_ms: list[int] = []

    def is_due(self, now: float) -> bool:
        """Is it time for a ping?"""
        return not self._waiting and (self._late or now - self._sent_at >= self.every_s)

    def is_lost(self, now: float, answer_s: float) -> bool:
        """Has a ping waited too long for its answer?"""
        return self._waiting and now - self._sent_at >= answer_s

    def is_stalled(self, now: float) -> bool:
        """Could what arrives now have been sent long ago, and been delayed on the way?

        What arrives after the answer to a ping was sent after that ping, so nothing is older than the last ping that
        was answered in time. While one is not, and until the next one is, messages may be of any age.
        """
        return self._late or (self._waiting and now - self._sent_at > STALLED_S)

    def ping(self, now: float) -> bytes:
        """The payload of a ping sent now; its answer must have the same."""
        self._sent_at, self._waiting = now, True
        return pack("!d", now)

    def pong(self, payload: bytes, now: float) -> None:
        """An answer has arrived. Unsolicited ones are ignored."""
        if self._waiting and payload == pack("!d", self._sent_at):
            self._waiting, self._late = False, now - self._sent_at > STALLED_S
            self._round_trips_ms = [*self._round_trips_ms[1 - KEPT :], round((now - self._sent_at) * 1000)]
            ordered = sorted(self._round_trips_ms)
            self.lag_ms = ordered[-(-len(ordered) * 9 // 10) - 1]

    @property
    def round_trips_ms(self) -> tuple[int, ...]:
        """The last round trips, newest last."""
        return tuple(self._round_trips_ms)
