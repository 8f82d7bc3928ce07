"""Counters of this worker: cheap to increment, read only for the metrics."""

from bisect import bisect_left
from typing import Final

BUCKETS_S: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Latency:
    """A histogram of durations."""

    __slots__ = ("counts", "total_s")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS_S) + 1)
        self.total_s = 0.0

    def add(self, seconds: float) -> None:
        """Add one duration."""
        self.counts[bisect_left(BUCKETS_S, seconds)] += 1
        self.total_s += seconds


class Tally:
    """All counters of a worker."""

    __slots__ = ("append", "conflicts", "entries", "not_saved", "refusals", "repeated", "resyncs", "show")

    def __init__(self) -> None:
        self.entries = 0  # saved and shown
        self.refusals = 0
        self.conflicts = 0  # another worker was first
        self.repeated = 0  # commands that were sent twice
        self.not_saved = 0
        self.resyncs = 0  # slow viewers who were sent the whole table
        self.append = Latency()  # from decided to saved
        self.show = Latency()  # from saved to handed to every viewer's connection
