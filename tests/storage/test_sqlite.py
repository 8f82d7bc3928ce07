"""What can happen to a file: it is full, locked, read-only, or not ours."""

import asyncio
import re
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.file import prepare
from tercet.storage.store import Appended, Durability, NotSaved, Outcome, Store, StoreError
from tests.storage.ordinary import as_ordinary_user, open_and_close
from tests.storage.stories import append_all, new, tell

# ---- as safe as promised


@pytest.mark.parametrize(("durability", "synchronous"), [("power", 2), ("process", 1)])
def test_sqlite_itself_says_that_it_waits_for_the_disk(
    tmp_path: Path, durability: Durability, synchronous: int
) -> None:
    async def story(store: Store) -> None:
        assert await store.execute("PRAGMA synchronous") == [(synchronous,)]
        assert await store.execute("PRAGMA journal_mode") == [("wal",)]

    tell(lambda: SqliteStore.open(tmp_path / "tercet.db", durability), story)


def test_a_place_where_the_file_cannot_be_safe_is_refused() -> None:
    with pytest.raises(StoreError, match=r"cannot be stored safely.*local disk"):
        prepare(sqlite3.connect(":memory:", isolation_level=None), Path("tercet.db"), "power")


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    store = asyncio.run(SqliteStore.open(tmp_path / "tercet.db"))
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    asyncio.run(store.close())


def test_a_closed_store_is_one_file(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append(new("t", 0))

    tell(lambda: SqliteStore.open(tmp_path / "deep/er/tercet.db"), story)
    assert [path.name for path in (tmp_path / "deep/er").iterdir()] == ["tercet.db"]


# ---- full


FULL = NotSaved("The server’s disk is full, so this was not saved. Try again once there is room.")


def test_a_full_disk_is_said_nothing_is_half_saved_and_it_goes_on_once_there_is_room(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert await store.append(new("a", 0)) == Appended(1)
        [(pages,)] = await store.execute("PRAGMA page_count")
        await store.execute(f"PRAGMA max_page_count = {pages + 4}")
        refused = await append_all(store, new("a", 1, b"small"), new("b", 0, bytes(100_000)))
        assert refused == [FULL, FULL]
        assert (await store.streams(), await store.head("a")) == (["a"], 1)
        await store.execute("PRAGMA max_page_count = 1000000")
        assert await append_all(store, new("c", 0), new("c", 1)) == [Appended(1), Appended(2)]
        saved = await append_all(store, new("a", 1, b"small"), new("b", 0, bytes(100_000)), new("b", 1))
        assert saved == [Appended(2), Appended(1), Appended(2)]
        assert await store.append(new("b", 2)) == Appended(3)
        assert [await store.head(stream) for stream in "abc"] == [2, 3, 2]

    tell(lambda: SqliteStore.open(tmp_path / "tercet.db"), story)


def test_the_operator_is_told_once_that_it_is_full_and_once_that_it_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: Store) -> None:
        await store.execute("PRAGMA max_page_count = 1")
        for _ in range(5):
            assert await store.append(new("t", 0, bytes(100_000))) == FULL
        await store.execute("PRAGMA max_page_count = 1000000")
        for after in range(5):
            assert await store.append(new("t", after)) == Appended(after + 1)

    tell(lambda: SqliteStore.open(tmp_path / "tercet.db"), story)
    full = "Nothing can be saved: OperationalError: database or disk is full"
    assert [record.getMessage() for record in caplog.records] == [full, "Saving works again."]


def write_against_a_limit(folder: Path) -> list[Outcome]:
    """Append with room for small files only, then with room again."""

    async def story() -> list[Outcome]:
        store = await SqliteStore.open(folder / "tercet.db")
        outcomes = [await store.append(new("t", 0))]
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, most))
        outcomes.append(await store.append(new("t", 1, bytes(400_000))))
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        outcomes.append(await store.append(new("t", 1, bytes(400_000))))
        await store.close()
        return outcomes

    return asyncio.run(story())


def test_a_disk_that_refuses_to_write_is_said_and_it_goes_on_afterwards() -> None:
    first, refused, then = as_ordinary_user(write_against_a_limit)
    assert (first, then) == (Appended(1), Appended(2))
    assert refused == NotSaved(
        "The server cannot write to its disk, so this was not saved. Try again, or tell whoever runs the server."
    )


# ---- locked


def test_a_locked_file_is_said_after_a_while_and_it_goes_on_afterwards(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append(new("t", 0))
        other = sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await store.append(new("t", 1)) == NotSaved(
            "Another program is using Tercet’s data, so this was not saved. Try again in a moment."
        )
        assert await store.head("t") == 1
        with pytest.raises(StoreError, match="cannot be used just now"):
            await store.execute("CREATE TABLE x (y)")
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(new("t", 1)) == Appended(2)

    tell(lambda: SqliteStore.open(tmp_path / "tercet.db", patience=0.1), story)


def test_a_file_in_use_by_another_program_is_said_at_the_start(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match=r"tercet\.db is in use by another program\. Stop that program"):
        asyncio.run(SqliteStore.open(tmp_path / "tercet.db", patience=0.1))
    other.close()


# ---- read-only


def open_in_a_closed_folder(folder: Path) -> str:
    """What is said in a folder in which nobody may write."""
    folder.chmod(0o500)
    return what_is_said(folder / "tercet.db")


def open_beside_nothing(folder: Path) -> str:
    """What is said when the file is there, but nothing can be put beside it."""
    asyncio.run(open_and_close(folder / "tercet.db"))
    folder.chmod(0o500)
    return what_is_said(folder / "tercet.db")


def open_a_closed_file(folder: Path) -> str:
    """What is said when the file itself may only be read."""
    asyncio.run(open_and_close(folder / "tercet.db"))
    (folder / "tercet.db").chmod(0o400)
    return what_is_said(folder / "tercet.db")


def what_is_said(path: Path) -> str:
    """The trouble that opening it makes."""
    with pytest.raises(StoreError) as trouble:
        asyncio.run(open_and_close(path))
    return str(trouble.value).replace(str(path.parent), "FOLDER")


@pytest.mark.parametrize("opening", [open_in_a_closed_folder, open_beside_nothing, open_a_closed_file])
def test_what_may_only_be_read_is_said_at_the_start(opening: Callable[[Path], str]) -> None:
    said = r"Tercet cannot write to FOLDER \(.+\)\. Make it writable, or choose another folder with --data\."
    assert re.fullmatch(said, as_ordinary_user(opening))


# ---- not ours


def test_a_file_where_the_folder_should_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("I am a file.")
    with pytest.raises(StoreError, match=r"cannot write to .*data \(File exists\)"):
        asyncio.run(SqliteStore.open(tmp_path / "data/tercet.db"))


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tercet.db"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match=r"does not contain Tercet’s data \(file is not a database\)\. Move it away"):
        asyncio.run(SqliteStore.open(path))
    assert path.read_text() == "Dear diary, " * 100


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tercet.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE songs (title)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"does not contain Tercet’s data .it is another program’s database"):
        asyncio.run(SqliteStore.open(path))
    assert path.read_bytes() == before
