"""A schema of the database for one test alone."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import asyncpg


@contextmanager
def own_schema(url: str) -> Iterator[str]:
    """The address of a schema of this test's own: as good as a database, and sooner made."""
    name = f"test_{uuid4().hex}"
    asyncio.run(ask(url, f"CREATE SCHEMA {name}"))
    yield f"{url}&search_path={name}"
    asyncio.run(ask(url, f"DROP SCHEMA {name} CASCADE"))


async def ask(url: str, sql: str) -> None:
    """One statement as the operator."""
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()
