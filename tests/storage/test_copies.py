"""A copy of everything in a second folder: what is in it, and what it survives."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.copies import copier
from tercet.storage.sqlite.copies.folder import journal_of
from tercet.storage.sqlite.copies.restoring import restore_copy
from tercet.storage.sqlite.copies.trouble import CopyRefused
from tercet.storage.store import Appended, Conflict, CopyState, NotSaved, Repeated
from tests.storage.copied import bytes_of, caught_up, newest, restored, rows, state, tell_copied, until, write
from tests.storage.stories import append_all, new

KEEP = "INSERT INTO players (id, name, created) VALUES ($1, $2, 0)"
FORGET = "DELETE FROM players WHERE id = $1"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes moments takes none."""
    monkeypatch.setattr(copier, "GATHER_S", 0.0)
    monkeypatch.setattr(copier, "LOOK_S", 0.01)


# ---- what is in it


def test_whatever_is_saved_is_in_the_copy_too(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "before")
        await store.copy_to(tmp_path / "stick")
        await write(store, "t", 3)
        await store.execute(KEEP, "a", "Ada")
        await store.execute_all([(KEEP, ("b", "Ben")), ("UPDATE players SET name = $1 WHERE id = $2", ("Adam", "a"))])
        await caught_up(store)
        assert rows(newest(tmp_path)) == rows(tmp_path / "data/tercet.db")

    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "data/tercet.db")
        await story(store)
        await store.close()

    asyncio.run(told())
    assert restored(tmp_path) == rows(tmp_path / "data/tercet.db")


def test_what_was_refused_is_in_neither(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        said = await append_all(
            store,
            new("t", 0, command="1", by="ada"),
            new("t", 0, command="2", by="ada"),
            new("t", 0, command="1", by="ada"),
            new("u", 3),
            new("v", 0, at=2**70),
            new("w", 0),
        )
        assert [type(each) for each in said] == [Appended, Conflict, Repeated, Conflict, NotSaved, Appended]
        with pytest.raises(sqlite3.IntegrityError):
            await store.execute_all([(KEEP, ("a", "Ada")), (KEEP, ("a", "Again"))])
        await caught_up(store)
        assert rows(newest(tmp_path)) == rows(tmp_path / "data/tercet.db")

    tell_copied(tmp_path, story)


def test_a_thousand_random_changes_leave_two_equal_files(tmp_path: Path) -> None:
    dice = Random(81)

    async def change(store: SqliteStore) -> None:
        name = f"{dice.randrange(20)}"
        match dice.randrange(4):
            case 0:
                await store.execute(f"{KEEP} ON CONFLICT DO NOTHING", name, "x" * dice.randrange(5_000))
            case 1:
                await store.execute(f"{FORGET} RETURNING name", name)
            case 2:
                await store.execute("UPDATE players SET name = name || $1", name)
            case _:
                after = max(0, await store.head(name) - dice.randrange(2))
                await append_all(store, *(new(name, after + more, bytes(more * 100)) for more in range(3)))

    async def story(store: SqliteStore) -> None:
        for _ in range(1_000):
            await change(store)
        await caught_up(store)
        assert rows(newest(tmp_path)) == rows(tmp_path / "data/tercet.db")

    tell_copied(tmp_path, story)


def test_what_another_program_changes_comes_into_the_copy_too(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.execute(KEEP, "a", "Ada Marker")
        await caught_up(store)
        with closing(sqlite3.connect(tmp_path / "data/tercet.db")) as other, other:
            other.execute("PRAGMA secure_delete = ON")
            other.execute("DELETE FROM players")
        await until(lambda: rows(newest(tmp_path)) == rows(tmp_path / "data/tercet.db"))
        await until(lambda: b"Ada Marker" not in bytes_of(tmp_path / "stick"))

    tell_copied(tmp_path, story)


def test_a_deleted_name_is_nowhere_in_the_copy(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        for number in range(50):
            await store.execute(KEEP, f"{number}", f"Marker {number} " * 100)
        await caught_up(store)
        assert b"Marker" in bytes_of(tmp_path / "stick")
        await store.execute_all([(FORGET, (f"{number}",)) for number in range(50)])
        await caught_up(store)
        assert b"Marker" not in bytes_of(tmp_path / "stick")

    tell_copied(tmp_path, story)


def test_a_table_that_is_written_anew_after_a_purge_leaves_nothing_in_the_copy(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        for number in range(50):
            await store.execute("INSERT INTO entrants VALUES ($1, $2, $3)", "c", f"{number}", f"Marker {number} " * 50)
        await store.execute("INSERT INTO entrants VALUES ($1, $2, $3)", "other", "x", "Somebody else")
        await caught_up(store)
        assert b"Marker" in bytes_of(tmp_path / "stick")
        await store.execute("DELETE FROM entrants WHERE stream = $1", "c")
        await store.scrub("entrants")
        await caught_up(store)
        assert b"Marker" not in bytes_of(tmp_path / "stick")
        assert rows(newest(tmp_path)) == rows(tmp_path / "data/tercet.db")

    tell_copied(tmp_path, story)


def test_a_name_deleted_while_the_stick_was_away_is_gone_once_it_is_back(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.execute(KEEP, "a", "Ada Marker")
        await caught_up(store)
        (tmp_path / "stick").rename(tmp_path / "pocket")
        await store.execute(FORGET, "a")
        await until(lambda: state(store).trouble == "away")
        (tmp_path / "pocket").rename(tmp_path / "stick")
        await caught_up(store)
        assert b"Ada Marker" not in bytes_of(tmp_path / "stick")

    tell_copied(tmp_path, story)


# ---- the stick


def test_a_stick_may_be_pulled_out_and_put_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t", 5)
        await caught_up(store)
        (tmp_path / "stick").rename(tmp_path / "pocket")
        await write(store, "t", 5)
        await until(lambda: state(store).trouble == "away")
        assert state(store).behind > 0
        assert state(store).since > 0
        await write(store, "t", 5)
        (tmp_path / "pocket").rename(tmp_path / "stick")
        await caught_up(store)
        await write(store, "t", 5)

    with caplog.at_level(logging.WARNING):
        tell_copied(tmp_path, story)
    stick = tmp_path / "stick"
    assert [record.getMessage() for record in caplog.records] == [
        f"No copy in {stick}: it is not there. The server goes on.",
        f"The copy in {stick} is kept up to date again.",
    ]
    assert restored(tmp_path) == rows(tmp_path / "data/tercet.db")


def test_an_idle_server_notices_too(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        (tmp_path / "stick").rename(tmp_path / "pocket")
        await until(lambda: state(store).trouble == "away")
        assert state(store).behind == 0
        (tmp_path / "pocket").rename(tmp_path / "stick")
        await caught_up(store)

    tell_copied(tmp_path, story)


def test_what_an_older_copy_holds_stays_until_the_new_one_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited = Limited(tmp_path / "stick")
    monkeypatch.setattr(sqlite3, "connect", limited.connect)

    async def story(store: SqliteStore) -> None:
        await write(store, "t", 5)
        await caught_up(store)
        before = rows(newest(tmp_path))
        limited.fill()
        await write(store, "t", 50, bytes(10_000))
        await until(lambda: state(store).trouble == "full")
        assert rows(newest(tmp_path)) == before
        limited.make_room()
        await caught_up(store)
        assert rows(newest(tmp_path)) == rows(tmp_path / "data/tercet.db")

    tell_copied(tmp_path, story)
    assert [path.suffix for path in (tmp_path / "stick").iterdir() if path.stat().st_size] == [".db"]


class Limited:
    """Connections to the files of one folder that find no room when told so."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._connect, self._most = folder, sqlite3.connect, 1_000_000
        self._made: list[sqlite3.Connection] = []

    def connect(self, path: Any, *args: Any, **options: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = self._connect(path, *args, **options)
        if isinstance(path, Path) and path.parent == self._folder:
            made.execute(f"PRAGMA max_page_count = {self._most}")
            self._made.append(made)
        return made

    def fill(self) -> None:
        self._set(5)

    def make_room(self) -> None:
        self._set(1_000_000)

    def _set(self, most: int) -> None:
        self._most = most
        for made in self._made:
            with suppress(sqlite3.ProgrammingError):  # closed, or of another thread
                made.execute(f"PRAGMA max_page_count = {most}")


# ---- cut off


def test_a_change_that_was_cut_off_in_the_middle_is_undone(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t", 20, bytes(1_000))

    tell_copied(tmp_path, story)
    copy, torn = newest(tmp_path), tmp_path / "torn"
    torn.mkdir()
    with closing(sqlite3.connect(copy, isolation_level=None)) as writing:
        writing.execute("PRAGMA cache_size = 1")
        writing.execute("BEGIN IMMEDIATE")
        writing.execute("UPDATE entries SET body = zeroblob(2000)")  # more than fits: half of it is in the file already
        for path in (copy, journal_of(copy)):
            shutil.copyfile(path, torn / path.name)
        writing.execute("ROLLBACK")
    assert (torn / copy.name).read_bytes() != copy.read_bytes()
    restore_copy(torn, tmp_path / "elsewhere")
    assert rows(tmp_path / "elsewhere/tercet.db") == rows(tmp_path / "data/tercet.db")


def test_a_copy_that_was_cut_off_while_it_began_does_not_count(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t")

    tell_copied(tmp_path, story)
    (tmp_path / "stick/copy.part").write_bytes(newest(tmp_path).read_bytes()[:5_000])
    assert restored(tmp_path) == rows(tmp_path / "data/tercet.db")
    tell_copied(tmp_path, story)
    assert not (tmp_path / "stick/copy.part").exists()


def test_a_damaged_copy_is_said_so_and_nothing_is_left_behind(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t", 50, bytes(1_000))

    tell_copied(tmp_path, story)
    whole = newest(tmp_path).read_bytes()
    newest(tmp_path).write_bytes(whole[:8_192] + b"\xff" * 8_192 + whole[16_384:])
    with pytest.raises(CopyRefused, match=r"copy-000001\.db is damaged"):
        restored(tmp_path)
    assert [path.name for path in (tmp_path / "elsewhere").iterdir()] == ["tercet.lock"]


# ---- refused


def refused(path: Path, *, stick: Path) -> str:
    """Why a store cannot have its copy there."""

    async def told() -> str:
        store = await SqliteStore.open(path / "tercet.db")
        try:
            with pytest.raises(CopyRefused) as why:
                await store.copy_to(stick)
            return str(why.value)
        finally:
            await store.close()

    return asyncio.run(told())


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t")
        said = await asyncio.to_thread(refused, tmp_path / "other", stick=tmp_path / "stick")
        assert said.startswith(f"Another Tercet keeps its copy in {tmp_path / 'stick'}.")
        with pytest.raises(CopyRefused, match=r"A running Tercet still writes to .*stick\. Stop it first\."):
            await asyncio.to_thread(restored, tmp_path)
        await caught_up(store)

    tell_copied(tmp_path, story)
    assert restored(tmp_path) == rows(tmp_path / "data/tercet.db")


def test_the_copy_of_other_data_is_not_overwritten(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t")

    tell_copied(tmp_path, story)
    before = rows(newest(tmp_path))
    assert "holds a copy of other data" in refused(tmp_path / "other", stick=tmp_path / "stick")
    assert rows(newest(tmp_path)) == before


def test_a_laptop_that_comes_back_does_not_overwrite_what_happened_since(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await write(store, "t")

    async def elsewhere() -> None:
        store = await SqliteStore.open(tmp_path / "elsewhere/tercet.db")
        await store.copy_to(tmp_path / "stick")
        await write(store, "t", 2)
        await store.close()

    tell_copied(tmp_path, story)
    restored(tmp_path)
    asyncio.run(elsewhere())
    assert rows(newest(tmp_path)) == rows(tmp_path / "elsewhere/tercet.db")
    assert "or of more than there is here" in refused(tmp_path / "data", stick=tmp_path / "stick")


def test_a_folder_that_cannot_be_used_is_said_at_the_start(tmp_path: Path) -> None:
    assert "(No such file or directory). Plug in the stick" in refused(tmp_path / "a", stick=tmp_path / "no/stick")
    assert "is the folder of the data itself" in refused(tmp_path / "a", stick=tmp_path / "a")
    (tmp_path / "file").touch()
    assert "(File exists)" in refused(tmp_path / "a", stick=tmp_path / "file")


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (lambda folder: (folder / "stick").mkdir(), "There is no copy in"),
        (lambda folder: tell_copied(folder, lambda store: write(store, "t")), "There is data in"),
    ],
    ids=["no copy", "data"],
)
def test_what_cannot_be_restored_is_said(tmp_path: Path, prepare: Callable[[Path], None], said: str) -> None:
    prepare(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.db")}
    with pytest.raises(CopyRefused, match=said):
        restored(tmp_path, "data")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.db")} == before


def test_a_store_without_a_copy_has_nothing_to_say_of_it(tmp_path: Path) -> None:
    async def story() -> CopyState | None:
        store = await SqliteStore.open(tmp_path / "tercet.db")
        await store.close()
        return store.copy

    assert asyncio.run(story()) is None
