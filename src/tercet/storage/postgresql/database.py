"""The database: connecting, migrating, and making it keep what it acknowledges."""

import asyncpg

from tercet.storage.migrations import missing
from tercet.storage.postgresql.errors import cannot_use
from tercet.storage.store import Durability

MIGRATING = 847_301  # an arbitrary number: only one worker migrates at a time


async def prepare(url: str, durability: Durability, patience: float) -> dict[str, str]:
    """Migrate the database. Returns the settings for every connection to it."""
    try:
        connection = await asyncpg.connect(url, timeout=patience)
        try:
            await migrate(connection)
            return {"application_name": "tercet", "synchronous_commit": await waiting(connection, durability)}
        finally:
            await connection.close()
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise cannot_use(error) from error


async def waiting(connection: asyncpg.Connection, durability: Durability) -> str:
    """What a commit waits for: nothing; or the disk, and anything more the operator has configured (a replica)."""
    if durability == "process":
        return "off"
    wanted: str = await connection.fetchval("SHOW synchronous_commit")
    return "on" if wanted == "off" else wanted


async def migrate(connection: asyncpg.Connection) -> None:
    """Migrate to the current version; workers that start together take turns."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS versions (version bigint PRIMARY KEY)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM versions")
        for step in missing("postgresql", version):
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO versions VALUES ($1)", step.version)
