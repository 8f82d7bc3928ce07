"""What it takes to save some groups."""

import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from _store.entries import Evening
from _store.subjects import Subject

ENTRIES = {1: 200, 8: 800, 32: 3200, 64: 6400}
EVENINGS_BEFORE = 8


class Cost(NamedTuple):
    """Microseconds an entry."""

    cpu: float
    server: float
    wall: float


class Measured:
    """A store that goes on from round to round."""

    def __init__(self, subject: Subject, pid: int | None) -> None:
        self.subject = subject
        self._pid = pid
        self._evening = Evening()

    async def warm_up(self) -> None:
        """Earlier evenings fill the store, so that its indexes are as deep as in earnest."""
        for _ in range(EVENINGS_BEFORE):
            await self.subject.save(Evening().groups(64, 20))

    async def cost(self, size: int) -> Cost:
        """Save some groups of a size, and see what it took."""
        groups = self._evening.groups(size, ENTRIES[size] // size)
        server, wall, cpu = server_cpu(self._pid), time.perf_counter(), time.process_time()
        await self.subject.save(groups)
        took = time.process_time() - cpu, server_cpu(self._pid) - server, time.perf_counter() - wall
        return Cost(*(seconds / ENTRIES[size] * 1e6 for seconds in took))


def server_cpu(pid: int | None) -> float:
    """CPU seconds of a PostgreSQL and the processes it started, so far."""
    seconds = 0.0
    for path in Path("/proc").glob("[0-9]*/stat") if pid else ():
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if pid in (int(path.parent.name), int(fields[1])):
                seconds += int((path.parent / "schedstat").read_text().split()[0]) / 1e9
    return seconds
