"""The store on a PostgreSQL server, for several workers. The primary key is the lock: who comes second, conflicts."""

from collections.abc import Sequence

import asyncpg

from tercet.storage.migrations import missing
from tercet.storage.store import Conflict, Stored, StoreTrouble

HEAD = "SELECT coalesce(max(seq), 0) FROM events WHERE stream = $1"
APPEND = f"""
    INSERT INTO events (stream, seq, body)
    SELECT $1, $2 + place, body FROM unnest($3::bytea[]) WITH ORDINALITY AS new (body, place)
    WHERE ({HEAD}) = $2::bigint
"""
READ = "SELECT seq, body FROM events WHERE stream = $1 AND seq > $2 ORDER BY seq"
MIGRATING = 847_301  # any number of our own: only one worker migrates at a time


class PostgresStore:
    """A `Store` on a PostgreSQL server. Made by `open`."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The store at this address, brought up to date."""
        try:
            pool = await asyncpg.create_pool(url, min_size=1)
            await migrate(pool)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreTrouble(
                f"Tercet cannot use the PostgreSQL database: {error}. Check its address, and that it runs."
            ) from error
        return cls(pool)

    async def append(self, stream: str, after: int, bodies: Sequence[bytes]) -> int | Conflict:
        """See `Store.append`."""
        try:
            done: str = await self._pool.execute(APPEND, stream, after, bodies)
        except asyncpg.UniqueViolationError:
            done = "INSERT 0 0"
        if done == f"INSERT 0 {len(bodies)}":
            return after + len(bodies)
        return Conflict(await self._pool.fetchval(HEAD, stream))

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """See `Store.read`."""
        return [Stored(seq, body) for seq, body in await self._pool.fetch(READ, stream, after)]

    async def ready(self) -> bool:
        """See `Store.ready`."""
        try:
            await self._pool.fetchval(HEAD, "", timeout=2)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True

    async def close(self) -> None:
        """See `Store.close`."""
        await self._pool.close()


async def migrate(pool: asyncpg.Pool) -> None:
    """Bring the database to today's version; workers that start together take turns."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS versions (version integer PRIMARY KEY)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM versions")
        for step in missing("postgresql", version):
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO versions VALUES ($1)", step.version)
