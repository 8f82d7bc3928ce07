"""The power fails at any instant: what was acknowledged is still there, and the file is whole.

A real store writes; everything SQLite does to its files is noted. Then the power fails after any of the notes: what was
forced onto the disk is there, of the rest any pieces. TERCET_POWER_CUTS=10000 cuts more often.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Appended, Durability, NewEntry
from tests.proof.disk import Note, Promise, Sync, listening
from tests.proof.power import PowerCutOutcome, cut_power
from tests.support.limits import HANG_S

CUTS = int(os.environ.get("TERCET_POWER_CUTS", "10000"))
STORIES = 4
FEW = 100


def play(folder: Path, durability: Durability, dice: Random) -> list[Note]:
    """Some tables play for a while; gives the notes of what happened to the files, and of what was promised."""
    notes = list[Note]()
    heads = dict.fromkeys((f"table {n}" for n in range(12)), 0)

    async def append(store: SqliteStore, stream: str) -> None:
        heads[stream] += 1
        body = bytes(dice.randrange(20, 900))
        entry = NewEntry(stream, heads[stream] - 1, 0, body, "ada", f"{heads[stream]}")
        store.submit(entry, lambda outcome: promise(stream, outcome))

    def promise(stream: str, outcome: object) -> None:
        assert isinstance(outcome, Appended)
        notes.append(Promise(stream, outcome.seq))

    async def story() -> None:
        store = await SqliteStore.open(folder / "tercet.db", durability)
        await store.execute("PRAGMA wal_autocheckpoint = 50")  # all that can happen, in a short story
        for _ in range(120):
            for stream in dice.sample(sorted(heads), dice.randint(1, 8)):
                await append(store, stream)
            await store.append(NewEntry("last", heads.setdefault("last", 0), 0, b""))
            heads["last"] += 1
        await store.close()

    with listening(folder, notes):
        asyncio.run(story())
    return notes


def cut_often(folder: Path, durability: Durability, story: int, cuts: int) -> list[PowerCutOutcome]:
    """Play a story, then cut the power at many points of it."""
    dice = Random(story)
    (folder / "played").mkdir()
    notes = play(folder / "played", durability, dice)
    points = sorted(dice.choices(range(1, len(notes) + 1), k=cuts))
    return [*cut_power(notes, points, dice, folder / "cut")]


@pytest.mark.timeout(3 * HANG_S + CUTS)
@pytest.mark.parametrize("story", range(STORIES))
def test_a_power_cut_loses_nothing_that_was_promised(
    tmp_path: Path, story: int, record_property: Callable[[str, object], None]
) -> None:
    found = cut_often(tmp_path, "power", story, CUTS // STORIES)
    record_property("power cuts", len(found))
    assert all(one.is_whole for one in found)
    assert sum(one.forgotten for one in found) == 0


@pytest.mark.timeout(3 * HANG_S + CUTS)
def test_a_store_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path) -> None:
    """The proof can fail: `--durability process` forgets when the power fails. But even then the file is whole."""
    found = cut_often(tmp_path, "process", 0, FEW)
    assert all(one.is_whole for one in found)
    assert sum(one.forgotten > 0 for one in found) > FEW / 10


def test_the_story_holds_all_that_can_happen(tmp_path: Path) -> None:
    """Else the proof would be weaker than it looks: the database itself is written to as well as its journal."""
    notes = play(tmp_path, "power", Random(0))
    assert sum(isinstance(note, Sync) and note.path == "tercet.db" for note in notes) > 5
    assert sum(isinstance(note, Sync) and note.path == "tercet.db-wal" for note in notes) > 100
    assert sum(isinstance(note, Promise) for note in notes) > 100
