"""What `tercet rebuild` takes: CPU for each match in the logs.

python3 dev.py bench rebuild [--rounds N] [--beside FOLDER]

Matches among four people by the quick and the classic rules, one entry for each command, on SQLite: 80 tables with five
matches each, and 400 tables with one. The CPU of the whole command counts, less what it takes without any log. --beside
measures another checkout of Tercet as well, such as an older one, in turns with this one.
"""

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _server.figures import spread, table  # noqa: E402

from dev import PYTHON  # noqa: E402
from tercet.engine.value import Player  # noqa: E402
from tercet.rulesets.catalogue import RULE_SETS  # noqa: E402
from tercet.server.live.entries import write_entry  # noqa: E402
from tercet.storage.sqlite import SqliteStore  # noqa: E402
from tercet.storage.store import NewEntry, Store  # noqa: E402
from tercet.tables.events import TableOpened  # noqa: E402
from tercet.tables.gathering import Options  # noqa: E402
from tests.server.lobby.logged import match_of  # noqa: E402

GOAL_MS = 1
PEOPLE = [f"{n:032x}" for n in range(24)]
NOW_MS = 1_763_200_000_000
SHAPES = {"five matches at each of 80 tables": (80, 5), "one match at each of 400 tables": (400, 1)}


def add_table(store: Store, name: str, matches: int, dice: Random) -> None:
    """Submit the log of a table, command by command: what happens at one instant follows from one command."""
    rules = RULE_SETS[dice.choice(("quick", "classic"))].rules
    people = {player: dice.randint(1, 5) for player in dice.sample(PEOPLE, 4)}
    bodies = [write_entry([TableOpened(0, Player(next(iter(people))), rules, Options())])]
    for _ in range(matches):
        bodies += [write_entry([*told]) for _, told in groupby(match_of(rules, people, dice), lambda event: event.at)]
    for after, body in enumerate(bodies):
        command = f"{after:011x}{dice.getrandbits(64):016x}"
        store.submit(NewEntry(name, after, NOW_MS + after, body, PEOPLE[0], command), lambda _: None)


async def write(folder: Path, tables: int, matches: int) -> None:
    """The data of a server with these tables."""
    store = await SqliteStore.open(folder / "tercet.db", "process")
    for n in range(tables):
        add_table(store, f"{n:032x}", matches, Random(n))
    await store.close()


def cpu_s(source: Path, data: Path) -> float:
    """CPU of `tercet rebuild`, on a copy of the data."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(data, folder, dirs_exist_ok=True)
        command = [PYTHON, "-m", "tercet", "rebuild", "--data", folder]
        env = {**os.environ, "PYTHONPATH": str(source / "src")}
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
    assert status == 0, command
    return used.ru_utime + used.ru_stime


def measured(sources: list[Path], rounds: int, scratch: Path) -> list[tuple[str, str, str]]:
    """A row for each kind of data and source, in turns; the first turn, which writes the bytecode, is left out."""
    shapes = {"": (0, 0), **SHAPES}
    folders = {shape: scratch / str(n) for n, shape in enumerate(shapes)}
    for shape, (tables, matches) in shapes.items():
        asyncio.run(write(folders[shape], tables, matches))
    costs: dict[tuple[str, Path], list[float]] = {(shape, source): [] for shape in shapes for source in sources}
    for _ in range(rounds + 1):
        for (shape, source), found in costs.items():
            found.append(cpu_s(source, folders[shape]))
    return [
        (
            shape,
            str(source),
            spread([(took - median(costs["", source][1:])) / (tables * matches) * 1000 for took in found[1:]]),
        )
        for (shape, source), found in costs.items()
        for tables, matches in [shapes[shape]]
        if tables
    ]


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="dev.py bench rebuild", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--beside", type=Path, help="another checkout of Tercet")
    asked = parser.parse_args()
    sources = [ROOT, *([asked.beside.resolve()] if asked.beside else [])]
    with tempfile.TemporaryDirectory() as scratch:
        rows = measured(sources, asked.rounds, Path(scratch))
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {asked.rounds} rounds; median [10–90 %]\n")
    print(table(("logs", "Tercet", f"CPU ms for each match (goal: {GOAL_MS})"), rows))


if __name__ == "__main__":
    main()
