"""How long a table is silent when its worker is killed: real workers, and a proxy that knows nothing of tables.

python3 dev.py bench homes [--quick] [--kills N] [--tables N]

Two people at each table point at a SET five times a second. The worker of some tables is killed (SIGKILL) just after
another one has joined; the silence of a table is the longest time between two entries that somebody there is told. At
the end the checker of tests/proof reads all logs, and all that everybody was told.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from contextlib import AsyncExitStack, suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from tercet.client import Refused, Visit  # noqa: E402
from tercet.engine.slots.pattern import finds_here  # noqa: E402
from tests.proof.homes_workers import Workers, workers  # noqa: E402
from tests.proof.witness import Witness, nothing_is_wrong  # noqa: E402
from tests.support import servers  # noqa: E402

AT_ONCE = {"order": {"type": "ArrivalOrder"}}
EVERY_S = 0.2
WATCHED_S = 4.0
SAFE = ("synchronous_commit=on", "shared_buffers=128MB", "listen_addresses=")


class Watched:
    """Somebody at a table who plays, and the times at which something was heard."""

    def __init__(self, seat: Witness) -> None:
        self.seat = seat
        self.heard: list[float] = []
        self.over = False

    async def listen(self) -> None:
        """Note each entry."""
        seq = self.seat.seq
        while not self.over:
            with suppress(TimeoutError):
                await self.seat.until(lambda: self.seat.seq > seq, 1)  # noqa: B023
                seq = self.seat.seq
                self.heard.append(monotonic())

    async def play(self) -> None:
        """Point at a SET now and then."""
        while not self.over:
            with suppress(Refused):
                if not self.seat.gathering.playing:
                    await self.seat.say("Start")
                elif self.seat.table and (finds := finds_here(self.seat.table)):
                    await self.seat.say("Point", cards=finds[0])
            await asyncio.sleep(EVERY_S)

    def silence_s(self, since: float) -> float:
        """The longest time without a word that ended after this moment."""
        times = [at for at in self.heard if at > since - 1] + [monotonic()]
        return max(b - a for a, b in pairwise(times) if b > since)


async def kill_one(them: Workers, people: list[Watched]) -> tuple[list[float], list[float]]:
    """Kill the worker of most tables; gives the silences at its tables, and at all others."""
    homes = {table: await them.home_of(table) for table in {one.seat.table_id for one in people}}
    victim = max(homes.values(), key=[*homes.values()].count)
    await them.start()
    began = monotonic()
    victim.signal(signal.SIGKILL)
    await asyncio.sleep(WATCHED_S)
    moved = [one.silence_s(began) for one in people if homes[one.seat.table_id] is victim]
    return moved, [one.silence_s(began) for one in people if homes[one.seat.table_id] is not victim]


async def measure(options: argparse.Namespace, url: str, redis: str, folder: Path) -> None:
    """Kill one after the other."""
    async with workers(url, redis, folder, 3) as them, AsyncExitStack() as stack:
        people = list[Watched]()
        for number in range(options.tables):
            visits = [await stack.enter_async_context(Visit(them.address, f"{name} {number}")) for name in "AB"]
            table = (await visits[0].open_table("quick", options=AT_ONCE)).table
            people += [Watched(await stack.enter_async_context(Witness(visit, table))) for visit in visits]
        tasks = [asyncio.create_task(work()) for one in people for work in (one.play, one.listen)]
        await asyncio.sleep(2)
        silences, others = list[float](), list[float]()
        for kill in range(1, options.kills + 1):
            moved, stayed = await kill_one(them, people)
            silences += moved
            others += stayed
            print(f"· kill {kill}: {len(moved) // 2} tables moved, longest silence {max(moved):.2f} s", flush=True)
        for one in people:
            one.over = True
        await asyncio.gather(*tasks)
        said = sum(said.seq is not None for one in people for said in one.seat.said)
        show(options, silences, others, said)
        await nothing_is_wrong(url, [one.seat for one in people])
        print("The checker finds nothing lost and nothing doubled.")


def show(options: argparse.Namespace, silences: list[float], others: list[float], said: int) -> None:
    """The figures."""
    over = sum(silence > 2 for silence in silences)
    print(
        f"\n{options.kills} kills, {options.tables} tables, {said} commands acknowledged; "
        f"load average {os.getloadavg()[0]:.0f}.\n"
        f"Silence at tables that moved: median {median(silences):.2f} s, longest {max(silences):.2f} s, "
        f"{over} of {len(silences)} over 2 s.\n"
        f"At all others meanwhile: median {median(others or [0]):.2f} s, longest {max(others or [0]):.2f} s.\n"
    )


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="dev.py bench homes", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--kills", type=int, default=0, help="workers to be killed (10, or 3 with --quick)")
    parser.add_argument("--tables", type=int, default=24)
    options = parser.parse_args()
    options.kills = options.kills or (3 if options.quick else 10)
    with tempfile.TemporaryDirectory() as folder, servers.postgres(SAFE) as url, servers.redis() as redis:
        asyncio.run(measure(options, url, redis, Path(folder)))


if __name__ == "__main__":
    main()
