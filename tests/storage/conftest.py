"""The stores under test: SQLite, and a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tests.storage.schemas import own_schema
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
    """The address of a fresh database of this test's own."""
    with own_schema(postgres_url) as url:
        yield url
