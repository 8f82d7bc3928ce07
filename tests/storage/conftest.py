"""The stores under test: SQLite, and a real PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tests.storage.stories import Opener


@pytest.fixture(params=["sqlite", "postgresql"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store each time it is called, as several workers would."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "tercet.db")
    url = request.getfixturevalue("own_database")
    return lambda: PostgresStore.open(url)


@pytest.fixture
def own_database(postgres_url: str) -> Iterator[str]:
    """The address of a schema of this test's own: as good as a database, and sooner made."""
    name = f"test_{uuid4().hex}"
    asyncio.run(ask(postgres_url, f"CREATE SCHEMA {name}"))
    yield f"{postgres_url}&search_path={name}"
    asyncio.run(ask(postgres_url, f"DROP SCHEMA {name} CASCADE"))


async def ask(url: str, sql: str) -> None:
    """One statement as the operator."""
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()
