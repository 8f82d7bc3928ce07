"""What happens at the tables of this worker, counted cheaply: a whole number each, read when somebody asks."""

from bisect import bisect_left
from typing import Final

BUCKETS_MS: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 1000.0)


class Latency:
    """How long something took, in buckets."""

    __slots__ = ("count", "counts", "total_ms")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS_MS) + 1)
        self.count = 0
        self.total_ms = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        took_ms = seconds * 1000
        self.counts[bisect_left(BUCKETS_MS, took_ms)] += 1
        self.count += 1
        self.total_ms += took_ms


class Tally:
    """All counts of a worker."""

    __slots__ = ("append", "conflicts", "entries", "not_saved", "refusals", "repeated", "resyncs", "show")

    def __init__(self) -> None:
        self.entries = 0  # saved and shown
        self.refusals = 0
        self.conflicts = 0  # another worker was first
        self.repeated = 0  # commands that were sent twice
        self.not_saved = 0
        self.resyncs = 0  # slow viewers who were shown the whole table
        self.append = Latency()  # from decided to saved
        self.show = Latency()  # from saved to handed to every viewer's connection
