"""A PostgreSQL of the server tests' own."""

import asyncio
from collections.abc import Iterator
from uuid import uuid4

import asyncpg
import pytest


@pytest.fixture(scope="module")
def fresh_database(postgres_url: str) -> Iterator[str]:
    """The address of an empty schema: as good as a database, and sooner made."""
    name = f"server_{uuid4().hex}"
    asyncio.run(ask(postgres_url, f"CREATE SCHEMA {name}"))
    yield f"{postgres_url}&search_path={name}"
    asyncio.run(ask(postgres_url, f"DROP SCHEMA {name} CASCADE"))


async def ask(url: str, sql: str) -> None:
    """One statement as the operator."""
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()
