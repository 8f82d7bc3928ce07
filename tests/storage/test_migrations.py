"""Old data is brought up to date; data of a newer Tercet is left alone."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tercet.storage.migrations import migrations
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.file import TERCET, migrate
from tercet.storage.store import Appended, Entry, Repeated, Store, StoreError
from tests.storage.ordinary import open_and_close
from tests.storage.stories import new, tell


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_the_steps_are_numbered_one_after_the_other(dialect: str) -> None:
    versions = [step.version for step in migrations(dialect)]
    assert versions == list(range(1, len(versions) + 1))


def test_both_dialects_know_the_same_versions() -> None:
    assert len(migrations("sqlite")) == len(migrations("postgresql"))


def test_a_file_of_a_newer_tercet_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tercet.db"
    asyncio.run(open_and_close(path))
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 999")
    newer.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"version 999 and was written by a newer Tercet.*Update Tercet"):
        asyncio.run(SqliteStore.open(path))
    assert path.read_bytes() == before


def test_a_database_of_a_newer_tercet_is_left_alone(own_database: str) -> None:
    async def story(store: Store) -> None:
        await store.execute("INSERT INTO versions VALUES (999)")

    tell(lambda: PostgresStore.open(own_database), story)
    with pytest.raises(StoreError, match=r"version 999 and was written by a newer Tercet.*Update Tercet"):
        asyncio.run(PostgresStore.open(own_database))


def test_the_logs_of_an_older_file_are_all_there_and_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tercet.db"
    older = sqlite3.connect(path, isolation_level=None)
    for step in migrations("sqlite")[:5]:
        for statement in step.statements():
            older.execute(statement)
    older.execute(f"PRAGMA application_id = {TERCET}")
    older.execute("PRAGMA user_version = 5")
    older.execute("INSERT INTO streams VALUES (1, 'b'), (2, 'a')")
    told = [(2, 1, 0, "", "", b"a1"), (1, 1, 7, "eve", "x", b"b1"), (1, 2, 8, "", "", b"b2")]
    older.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", told)
    older.close()

    async def story(store: Store) -> None:
        assert await store.streams() == ["a", "b"]
        assert await store.append(new("b", 2, b"again", by="eve", command="x")) == Repeated(1)
        assert await store.append(new("b", 2, b"b3")) == Appended(3)
        assert [entry.body for entry in await store.read("b")] == [b"b1", b"b2", b"b3"]
        assert await store.read("a") == [Entry(1, 0, "", "", b"a1")]

    tell(lambda: SqliteStore.open(path), story)


def test_a_step_that_fails_leaves_the_version_before(tmp_path: Path) -> None:
    """As when the power fails in the middle: the file is of one version or of the next, never in between."""
    connection = sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)
    connection.execute("CREATE VIEW commands AS SELECT 1")  # in the way of an index of the same name
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("commands",)]
    assert connection.execute("PRAGMA user_version").fetchone() == (0,)
    connection.close()


def test_several_workers_may_start_at_once(own_database: str) -> None:
    async def start() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(own_database) for _ in range(8)))
        for store in stores:
            assert await store.ready()
            await store.close()

    asyncio.run(start())


def test_a_database_that_is_not_there_is_said_so() -> None:
    with pytest.raises(StoreError, match="cannot use the PostgreSQL database"):
        asyncio.run(PostgresStore.open("postgresql://nobody@127.0.0.1:1/none"))


def test_an_address_that_is_none_is_said_so() -> None:
    with pytest.raises(StoreError, match="cannot use the PostgreSQL database"):
        asyncio.run(PostgresStore.open("mysql://somewhere"))
