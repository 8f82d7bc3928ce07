"""Tables with homes over many workers that die and join, by one seed. Pure: a heap of moments, and no real time.

python3 -m tools.homes.simulate [--seed N] [--workers N] [--tables N] [--minutes N]

Tables are opened at a steady rate, each for an exponentially distributed time, and live at whichever worker their first
visitor comes to: any one that runs, by chance, as behind a proxy that knows nothing of tables. Now and then a worker is
killed, and its tables live nowhere until one of the others gives it up, as `tercet.server.homes.watch` decides; then
each goes to the worker that its people come back to, by the delays of the Python client. A killed worker is replaced.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random

from msgspec import Struct

from tercet.client.line import AGAIN_S
from tercet.server.homes.watch import BEAT_S, Sign, Watch

START_S = 3.0  # until a new worker answers
MINUTE_S = 60.0
SEED = 19


class Day(Struct, frozen=True):
    """What is simulated."""

    workers: int = 50
    tables: int = 25_000  # open at once, on average
    table_s: float = 30 * MINUTE_S
    kill_every_s: float = 5 * MINUTE_S
    join_every_s: float = 60 * MINUTE_S  # beyond those that replace the killed
    lasts_s: float = 240 * MINUTE_S


class Found(Struct, frozen=True):
    """What came of it."""

    opened: int
    kills: int
    joins: int
    moves: int  # tables that moved
    silences_s: tuple[float, ...]  # of the tables that moved, in order
    homeless: int  # at the end
    most: float  # tables at the fullest worker, over the average, at the worst moment after the first hour
    share: float  # of the visitors who are forwarded


class Simulation:
    """The state: which worker runs, and where each table lives."""

    def __init__(self, day: Day, seed: int) -> None:
        self._day, self._dice = day, Random(seed)
        self._now = 0.0
        self._count = count()
        self._moments: list[tuple[float, int, Callable[[], None]]] = []
        self._running: list[int] = []
        self._names = count()
        self._home: dict[int, int] = {}  # by table
        self._homeless: dict[int, float] = {}  # since when
        self._opened = self._kills = self._joins = 0
        self._silences: list[float] = []
        self._most = 0.0
        self._forwarded = [0, 0]

    def run(self) -> Found:
        """From the first moment to the last."""
        for _ in range(self._day.workers):
            self._join()
        self._later(self._chance(self._day.table_s / self._day.tables), self._open)
        self._later(self._chance(self._day.kill_every_s), self._kill)
        self._later(self._chance(self._day.join_every_s), self._grow)
        self._later(MINUTE_S, self._look)
        while self._moments and self._moments[0][0] <= self._day.lasts_s:
            self._now, _, happen = heappop(self._moments)
            happen()
        local, forwarded = self._forwarded
        return Found(
            self._opened,
            self._kills,
            self._joins,
            len(self._silences),
            tuple(sorted(self._silences)),
            len(self._homeless),
            self._most,
            forwarded / (local + forwarded),
        )

    def _later(self, wait_s: float, happen: Callable[[], None]) -> None:
        heappush(self._moments, (self._now + wait_s, next(self._count), happen))

    def _chance(self, mean_s: float) -> float:
        return self._dice.expovariate(1 / mean_s)

    # ---- tables

    def _open(self) -> None:
        table, self._opened = self._opened, self._opened + 1
        self._home[table] = self._dice.choice(self._running)
        for _ in range(3):  # three more come by way of any worker
            self._forwarded[self._dice.choice(self._running) != self._home[table]] += 1
        self._later(self._chance(self._day.table_s), partial(self._close, table))
        self._later(self._chance(self._day.table_s / self._day.tables), self._open)

    def _close(self, table: int) -> None:
        self._home.pop(table, None)
        self._homeless.pop(table, None)

    # ---- workers

    def _join(self) -> None:
        self._running.append(next(self._names))

    def _grow(self) -> None:
        self._joins += 1
        self._join()
        self._later(self._chance(self._day.join_every_s), self._grow)

    def _kill(self) -> None:
        self._kills += 1
        worker = self._running.pop(self._dice.randrange(len(self._running)))
        left = [table for table, home in self._home.items() if home == worker]
        given_up = min(given_up_s(self._dice.uniform(0, BEAT_S)) for _ in self._running)
        for table in left:
            del self._home[table]
            self._homeless[table] = self._now
            come_back = AGAIN_S[0] * self._dice.uniform(0.5, 1.5)
            self._later(max(given_up, come_back), partial(self._move, table))
        self._later(START_S, self._join)
        self._later(self._chance(self._day.kill_every_s), self._kill)

    def _move(self, table: int) -> None:
        if table in self._homeless:
            self._silences.append(self._now - self._homeless.pop(table))
            self._home[table] = self._dice.choice(self._running)

    def _look(self) -> None:
        if self._now > 60 * MINUTE_S:
            at = Counter(self._home.values())
            self._most = max(self._most, max(at.values()) * len(self._running) / len(self._home))
        self._later(MINUTE_S, self._look)


def given_up_s(phase_s: float) -> float:
    """How long after a worker's death one that looks at these moments gives it up."""
    watch, at = Watch(), phase_s
    while not watch.look(at, {"dead": Sign(0, gone=True)}):
        at += BEAT_S
    return at


def told(found: Found) -> str:
    """What came of it, in words."""
    return (
        f"{found.opened} tables opened, {found.kills} workers killed, {found.joins} joined beyond those replaced.\n"
        f"{found.moves} tables moved; silence: median {found.silences_s[found.moves // 2]:.2f} s, "
        f"longest {found.silences_s[-1]:.2f} s. {found.homeless} live nowhere at the end.\n"
        f"The fullest worker had {found.most:.2f} times the average, at the worst minute after the first hour. "
        f"{found.share:.0%} of the visitors were forwarded."
    )


def main() -> None:
    """Simulate, and print what came of it."""
    parser = argparse.ArgumentParser(prog="tools.homes.simulate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=50)
    parser.add_argument("--tables", type=int, default=25_000)
    parser.add_argument("--minutes", type=float, default=240)
    options = parser.parse_args()
    day = Day(options.workers, options.tables, lasts_s=options.minutes * MINUTE_S)
    print(told(Simulation(day, options.seed).run()))


if __name__ == "__main__":
    main()
