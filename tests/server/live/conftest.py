"""The stores of the tests of live tables."""

from collections.abc import Iterator

import pytest

from tests.storage.schemas import own_schema


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a fresh PostgreSQL database of this test's own; empty for SQLite."""
    if request.param == "sqlite":
        yield ""
    else:
        with own_schema(request.getfixturevalue("postgres_url")) as url:
            yield url
