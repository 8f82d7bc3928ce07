"""Old data is brought up to date; data of a newer Tercet is left alone."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tercet.storage.migrations import migrations
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import StoreTrouble


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_the_steps_are_numbered_one_after_the_other(dialect: str) -> None:
    versions = [step.version for step in migrations(dialect)]
    assert versions == list(range(1, len(versions) + 1))


def test_both_dialects_know_the_same_versions() -> None:
    assert len(migrations("sqlite")) == len(migrations("postgresql"))


def test_data_of_a_newer_tercet_is_left_alone(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "tercet.db")
    newer.execute("PRAGMA user_version = 999")
    newer.close()
    with pytest.raises(StoreTrouble, match="version 999, written by a newer Tercet"):
        asyncio.run(SqliteStore.open(tmp_path / "tercet.db"))


def test_several_workers_may_start_at_once(postgres_url: str) -> None:
    async def start() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(postgres_url) for _ in range(8)))
        for store in stores:
            assert await store.ready()
            await store.close()

    asyncio.run(start())


def test_a_database_that_is_not_there_is_said_so() -> None:
    with pytest.raises(StoreTrouble, match="cannot use the PostgreSQL database"):
        asyncio.run(PostgresStore.open("postgresql://nobody@127.0.0.1:1/none"))


def test_an_address_that_is_none_is_said_so() -> None:
    with pytest.raises(StoreTrouble, match="cannot use the PostgreSQL database"):
        asyncio.run(PostgresStore.open("mysql://somewhere"))
