"""What it costs to save an entry: Tercet's stores, beside the least that each database itself could do.

python3 dev.py bench store [ROUNDS] [groups]

With `groups`, Tercet's stores beside prototypes that write one row for each group (ADR 21), instead of the least.

64 tables; a group of entries is submitted in one turn of the event loop and done when every table has heard. CPU of all
threads of this process, by entry; of PostgreSQL's processes beside it. “With a copy” is measured beside the same store
without one. Rounds are interleaved, and a ratio is taken
within a round. “power” survives the loss of power, “process” the death of the process.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections import defaultdict
from itertools import product
from pathlib import Path
from statistics import median, quantiles

import uvloop

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _store.grouped import GroupsInFile, GroupsOnServer  # noqa: E402
from _store.measure import Cost, Measured  # noqa: E402
from _store.subjects import BarePostgres, BareSqlite, Copied, Tercet  # noqa: E402

from dev import stop  # noqa: E402
from tercet.storage.postgresql import PostgresStore  # noqa: E402
from tercet.storage.sqlite import SqliteStore  # noqa: E402
from tercet.storage.store import Durability  # noqa: E402
from tests.storage.restartable import Restartable, restartable  # noqa: E402
from tests.storage.schemas import ask  # noqa: E402

SIZES = (1, 8, 32, 64)
WAITS: tuple[Durability, ...] = ("power", "process")
SERVER = ("shared_buffers=128MB", "listen_addresses=", "max_wal_size=4GB", "checkpoint_timeout=1h", "autovacuum=off")


async def subjects(folder: Path, server: Restartable) -> dict[tuple[str, Durability], tuple[Measured, Measured]]:
    """What is measured, and what beside it."""
    found = dict[tuple[str, Durability], tuple[Measured, Measured]]()
    for waits in WAITS:
        ours, bare = (
            await SqliteStore.open(folder / f"{waits}.db", waits),
            BareSqlite(folder / f"bare-{waits}.db", waits),
        )
        found["SQLite", waits] = Measured(Tercet(ours), None), Measured(bare, None)
        found["SQLite with a copy", waits] = await with_copy(folder, waits)
    for waits in WAITS:
        url = f"{server.url}&search_path={waits}"
        await asyncio.to_thread(schema, server.url, waits)
        theirs = await BarePostgres.open(url, waits)
        found["PostgreSQL", waits] = (
            Measured(Tercet(await PostgresStore.open(url, waits)), server.pid),
            Measured(theirs, server.pid),
        )
    return found


async def grouped(folder: Path, server: Restartable) -> dict[tuple[str, Durability], tuple[Measured, Measured]]:
    """Prototypes that write a row for each group, each beside the store as it is."""
    found = dict[tuple[str, Durability], tuple[Measured, Measured]]()
    for waits, ids in product(WAITS, ("known", "forgotten")):
        name = f"{waits}_{ids}"
        rows = (await GroupsInFile.open(folder / f"{name}.db", waits)).with_groups(ids == "known")
        today = await SqliteStore.open(folder / f"{name}-today.db", waits)
        found[f"SQLite, groups, ids {ids}", waits] = Measured(Tercet(rows), None), Measured(Tercet(today), None)
        url = f"{server.url}&search_path={name}"
        await asyncio.to_thread(schema, server.url, name)
        on_server = await (await GroupsOnServer.open(url, waits)).with_groups(url, waits, ids == "known")
        found[f"PostgreSQL, groups, ids {ids}", waits] = (
            Measured(Tercet(on_server), server.pid),
            Measured(Tercet(await PostgresStore.open(url, waits)), server.pid),
        )
    return found


async def with_copy(folder: Path, waits: Durability) -> tuple[Measured, Measured]:
    """A store that keeps a copy in a second folder, beside one that does not."""
    copied = await SqliteStore.open(folder / waits / "copied.db", waits)
    await copied.copy_to(folder / f"{waits}-stick")
    plain = await SqliteStore.open(folder / waits / "plain.db", waits)
    return Measured(Copied(copied), None), Measured(Tercet(plain), None)


def schema(url: str, name: str) -> None:
    """A corner of the database."""
    asyncio.run(ask(url, f"CREATE SCHEMA {name}"))


def spread(values: list[float]) -> str:
    """Median and 10–90 % range."""
    tenths = quantiles(values, n=10, method="inclusive")
    return f"{median(values):.2f} [{tenths[0]:.2f}–{tenths[-1]:.2f}]"


async def measure(rounds: int, folder: Path, server: Restartable, groups: bool) -> None:
    """Measure, and print the table."""
    pairs = await (grouped if groups else subjects)(folder, server)
    costs: dict[tuple[str, str, int], list[tuple[Cost, Cost]]] = defaultdict(list)
    for ours, bare in pairs.values():
        await ours.warm_up()
        await bare.warm_up()
    for number in range(rounds + 1):
        print(f"· round {number} of {rounds}", file=sys.stderr, flush=True)
        for size in SIZES:
            for kind, (ours, bare) in pairs.items():
                costs[*kind, size].append((await ours.cost(size), await bare.cost(size)))
    for ours, bare in pairs.values():
        await ours.subject.close()
        await bare.subject.close()
    report({line: found[1:] for line, found in costs.items()})


def report(costs: dict[tuple[str, str, int], list[tuple[Cost, Cost]]]) -> None:
    """The table. Beside each is the least its database could do (executemany into one table, COPY), or the store."""
    heads = (
        "store",
        "survives",
        "group",
        "CPU µs, median (least)",
        "÷ beside",
        "PostgreSQL’s µs",
        "both ÷ beside",
        "wall µs",
    )
    print(f"| {' | '.join(heads)} |\n|{' --- |' * len(heads)}")
    for (database, waits, size), found in sorted(costs.items(), key=lambda line: (line[0][0] != "SQLite", *line[0])):
        cpu = [ours.cpu for ours, _ in found]
        ratio = spread([ours.cpu / bare.cpu for ours, bare in found])
        server, times = "", ""
        if database.startswith("PostgreSQL"):
            server = f"{median(ours.server for ours, _ in found):.1f}"
            times = spread([(ours.cpu + ours.server) / (bare.cpu + bare.server) for ours, bare in found])
        wall = f"{median(ours.wall for ours, _ in found):.0f}"
        cost = f"{median(cpu):.1f} ({min(cpu):.1f})"
        print(f"| {database} | {waits} | {size} | {cost} | {ratio} | {server} | {times} | {wall} |")
    rounds = len(next(iter(costs.values())))
    print(f"\n{rounds} rounds; SQLite {sqlite3.sqlite_version}, Python {sys.version.split()[0]}.")


def main(rounds: str = "10", what: str = "") -> None:
    """Measure with servers of our own, gone afterwards."""
    if not rounds.isdecimal() or int(rounds) < 2 or what not in ("", "groups"):
        stop("Say how many rounds, from 2 on, such as 10; and “groups” to measure groups as rows.", 2)
    with tempfile.TemporaryDirectory() as folder, restartable(SERVER) as server:
        uvloop.run(measure(int(rounds), Path(folder), server, bool(what)))


if __name__ == "__main__":
    main(*sys.argv[1:])
