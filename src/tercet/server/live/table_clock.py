"""A table's own clock, in milliseconds. It stands still while nobody plays, so that a restart costs nobody time."""

from collections.abc import Callable
from time import time_ns


class TableClock:
    """Continues from the last time in the log."""

    __slots__ = ("_base", "_monotonic", "_started", "_stopped")

    def __init__(self, monotonic: Callable[[], float], at: int = 0) -> None:
        self._monotonic = monotonic
        self._base = at
        self._started = monotonic()
        self._stopped = False

    def now(self) -> int:
        """The current time at this table."""
        if self._stopped:
            return self._base
        return self._base + int((self._monotonic() - self._started) * 1000)

    def not_before(self, at: int) -> None:
        """Another worker wrote an entry at this time: never be behind it."""
        if self.now() < at:
            self._set(at)

    def stop(self) -> None:
        """Stop the clock: the table is paused."""
        self._base, self._stopped = self.now(), True

    def go(self) -> None:
        """Start the clock again."""
        if self._stopped:
            self._stopped = False
            self._set(self._base)

    def _set(self, at: int) -> None:
        self._base, self._started = at, self._monotonic()


def wall_clock_ms() -> int:
    """The time of day, for people to read; nothing depends on it."""
    return time_ns() // 1_000_000
