"""A table's own clock, in milliseconds. It stands still while nobody plays: a restart takes nobody's time away."""

from collections.abc import Callable
from time import time_ns


class TableClock:
    """Goes on from the last instant in the log."""

    __slots__ = ("_base", "_monotonic", "_started", "_stopped")

    def __init__(self, monotonic: Callable[[], float], at: int = 0) -> None:
        self._monotonic = monotonic
        self._base = at
        self._started = monotonic()
        self._stopped = False

    def now(self) -> int:
        """The instant on this table."""
        if self._stopped:
            return self._base
        return self._base + int((self._monotonic() - self._started) * 1000)

    def not_before(self, at: int) -> None:
        """Another worker wrote an entry at this instant: never be behind it."""
        if self.now() < at:
            self._set(at)

    def stop(self) -> None:
        """The table is paused."""
        self._base, self._stopped = self.now(), True

    def go(self) -> None:
        """The table goes on."""
        if self._stopped:
            self._stopped = False
            self._set(self._base)

    def _set(self, at: int) -> None:
        self._base, self._started = at, self._monotonic()


def wall_clock_ms() -> int:
    """The time of day, as a label for people; nothing is decided by it."""
    return time_ns() // 1_000_000
