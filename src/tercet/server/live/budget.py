"""Rate limits: generous for people, tight for floods."""

from collections.abc import Callable
from time import monotonic


class Budget:
    """A token bucket that holds `most` and refills at `per_second`."""

    __slots__ = ("_at", "_left", "_most", "_now", "_per_second")

    def __init__(self, most: float, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._most, self._per_second, self._now = most, per_second, now
        self._left, self._at = most, now()

    def spend(self) -> bool:
        """Take one token, if there is one."""
        if self.is_spent():
            return False
        self._left -= 1
        return True

    def is_spent(self) -> bool:
        """Is the bucket empty?"""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left < 1
