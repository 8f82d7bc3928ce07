"""How long the checker of tests/proof takes for a million operations: entries, commands, answers and frames."""

import sys
from pathlib import Path
from random import Random
from time import process_time

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).parents[1]))

from tercet.cards.deck import FULL
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.storage.store import Entry
from tercet.tables import commands as t
from tests.proof.checker import Evidence, Recording, check
from tests.proof.sound_run import Run, cards_of
from tests.tables.telling import ann, bea

OPERATIONS = 1_000_000
MATCHES = 100  # different ones; each is played at several tables
SPECTATORS = 18


def a_match(dice: Random) -> Run:
    """Two people take every SET there is."""
    run, at = Run(), 2
    run.say(bea, c.Join(1, bea))
    run.say(ann, t.Start(at, ann, tuple(dice.sample(FULL, len(FULL))), "a-salt"))
    while run.lobby.table.playing:
        at += 3_000
        by = dice.choice((ann, bea))
        run.say(by, c.Point(at, by, find_sets(cards_of(run))[0]))
    return run


def size(recordings: list[Recording], entries: list[Entry]) -> int:
    """Entries, frames received, commands sent and answers to them."""
    return len(entries) + sum(len(each.frames) + 2 * len(each.said) for each in recordings)


def main() -> None:
    """Make a million operations, and check them."""
    dice = Random(81)
    runs = [a_match(dice) for _ in range(MATCHES)]
    logs: dict[str, list[Entry]] = {}
    recordings: list[Recording] = []
    operations = 0
    while operations < OPERATIONS:
        run, table = runs[len(logs) % MATCHES], f"table-{len(logs)}"
        *players, spectator = (replace(each, table=table) for each in run.evidence().recordings)
        here = [*players, *[spectator] * SPECTATORS]
        logs[table] = run.entries
        recordings += here
        operations += size(here, run.entries)
    began = process_time()
    found = check(Evidence(logs, recordings))
    entries = sum(map(len, logs.values()))
    print(f"{operations:,} operations ({entries:,} entries of {len(logs):,} tables, {len(recordings):,} clients)")
    print(f"checked in {process_time() - began:.1f} s of computing; violations: {len(found)}")


main()
