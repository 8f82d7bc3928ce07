"""What it takes to open a table that nobody looks at: how long, how long others wait meanwhile, and its memory.

python3 dev.py bench waking [--rounds N] [--beside FOLDER]

A table of four, with quick matches one after the other, on SQLite. The last stored state is 199 entries old, which is
the worst case; “no state” is a table whose state cannot be used, as after an update. “Held” is the longest time that
one callback keeps the event loop, which is how long others wait. On a busy machine only the CPU times mean something.
--beside measures another checkout of Tercet as well, such as an older one; rounds are interleaved.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

import msgspec  # noqa: E402
from _server.figures import spread, table  # noqa: E402

from tercet.engine.commands import Join, Point  # noqa: E402
from tercet.engine.refusals import Refusal  # noqa: E402
from tercet.engine.slots.pattern import finds_here  # noqa: E402
from tercet.engine.value import Player  # noqa: E402
from tercet.players.wild import shuffled  # noqa: E402
from tercet.rulesets.quick import QUICK  # noqa: E402
from tercet.server.live.entries import write_entry  # noqa: E402
from tercet.storage.store import NewEntry  # noqa: E402
from tercet.tables.commands import OpenTable, PlayAgain, Start, TableCommand  # noqa: E402
from tercet.tables.decide import act_at_table  # noqa: E402
from tercet.tables.gathering import Gathering, Options  # noqa: E402

LENGTHS = (100, 1_000, 10_000)
OLDEST_STATE = 199
PEOPLE = [Player(f"{n:032x}") for n in range(4)]


def log(length: int) -> list[NewEntry]:
    """The log of a table where everyone finds SETs for hours."""
    dice, entries = Random(length), list[NewEntry]()
    gathering: Gathering | None = None
    while len(entries) < length:
        command = next_command(gathering, dice)
        story = act_at_table(gathering, command)
        assert not isinstance(story, Refusal), story
        gathering = story.gathering
        by, said = str(getattr(command, "by", "")), f"{len(entries):012x}-{dice.getrandbits(64):016x}"
        entries.append(NewEntry("table", len(entries), 0, write_entry(story.events), by, said))
    return entries


def next_command(gathering: Gathering | None, dice: Random) -> TableCommand:
    """Open the table, sit down, start, and find."""
    if gathering is None:
        return OpenTable(0, PEOPLE[0], QUICK.rules, Options())
    at = gathering.at + dice.randint(500, 9_000)
    if len(gathering.sitters) < len(PEOPLE):
        return Join(at, PEOPLE[len(gathering.sitters)])
    if not gathering.playing or gathering.match is None or gathering.match.table is None:
        deck, salt = shuffled(QUICK.rules, dice), f"{dice.getrandbits(128):032x}"
        wanting = len(gathering.again)
        return PlayAgain(at, PEOPLE[wanting], deck, salt) if gathering.match else Start(at, PEOPLE[0], deck, salt)
    return Point(at, dice.choice(PEOPLE), dice.choice(finds_here(gathering.match.table)))


def child(source: Path, *arguments: object) -> str:
    """Run one subject with the Tercet of a checkout."""
    command = [sys.executable, ROOT / "bench/_waking/subject.py", *arguments]
    env = {**os.environ, "PYTHONPATH": str(source / "src")}
    return subprocess.run([*map(str, command)], env=env, check=True, capture_output=True, text=True).stdout


class Subject(msgspec.Struct):
    """One table under one Tercet, and what was measured."""

    name: str
    source: Path
    length: int
    state_at: int
    file: Path
    rounds: list[dict[str, Any]] = []

    def write(self, entries: list[NewEntry]) -> None:
        """Write the table."""
        log = self.file.with_suffix(".log")
        log.write_bytes(msgspec.msgpack.encode(entries))
        child(self.source, "write", self.file, log, self.state_at)

    def wake(self) -> None:
        """Wake it in a fresh process, with a copy of the file as it was written."""
        copy = self.file.with_suffix(".copy")
        shutil.copyfile(self.file, copy)
        self.rounds.append(json.loads(child(self.source, "wake", copy)))

    def row(self) -> list[str]:
        """What was measured, as a line of the table."""
        keys = ("wall", "cpu", "hold", "hold_cpu")
        times = (spread([value for each in self.rounds for value in each[key]], 1) for key in keys)
        return [f"{self.length:,}", self.name, *times, f"{median(each['bytes'] for each in self.rounds) / 1000:.0f}"]


def subjects(folder: Path, beside: Path | None) -> Iterator[Subject]:
    """What is measured, the longest table last."""
    for length in LENGTHS:
        last = max(0, length - OLDEST_STATE) or length
        if beside is not None:
            yield Subject("the other", beside, length, last, folder / f"{length} other.db")
        yield Subject("this one", ROOT, length, last, folder / f"{length}.db")
    yield Subject("this one, no state", ROOT, LENGTHS[-1], 0, folder / "none.db")


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="dev.py bench waking", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", type=Path, help="another checkout of Tercet")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        measured = [*subjects(Path(scratch), asked.beside)]
        for subject in measured:
            subject.write(log(subject.length))
        for _ in range(asked.rounds):
            for subject in measured:
                subject.wake()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {asked.rounds} rounds; median [10–90 %]\n")
    head = ["entries", "Tercet", "ms until awake", "of CPU", "ms held at most", "of CPU", "KB of memory"]
    print(table(head, [subject.row() for subject in measured]))


if __name__ == "__main__":
    main()
