"""The register of workers and of the tables that live at each, in PostgreSQL."""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from secrets import token_hex
from typing import Final, TypeVar

import asyncpg
from msgspec import Struct

from tercet.server.homes.watch import Sign
from tercet.storage.postgresql.errors import LOST, cannot_use
from tercet.storage.postgresql.lease import Lease, end_connection
from tercet.storage.postgresql.line import Line
from tercet.storage.store import Statement, Store

REGISTER: Final = "INSERT INTO workers VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT (id) DO NOTHING"
# A worker holds its lock as long as its connection lives; who could have the lock sees that the connection is gone.
LOCK: Final = "SELECT pg_advisory_lock($1)"
BEAT: Final = """
    WITH own AS (UPDATE workers SET beat = beat + 1 WHERE id = $1 AND evicted = 0 RETURNING id, beat)
    SELECT id, beat, pg_try_advisory_xact_lock_shared(lock) FROM workers WHERE id <> $1
    UNION ALL SELECT id, beat, false FROM own
"""
EVICT: Final = "UPDATE workers SET evicted = 1 WHERE id = $1"
REMOVE: Final = "DELETE FROM workers WHERE id = $1"
HOME: Final = "SELECT id, address, secret FROM homes JOIN workers ON id = worker WHERE stream = $1"
CLAIM: Final = """
    INSERT INTO homes (stream, worker) SELECT $1, id FROM workers WHERE id = $2 AND evicted = 0
    ON CONFLICT (stream) DO NOTHING RETURNING stream
"""
RELEASE: Final = "DELETE FROM homes WHERE stream = $1 AND worker = $2"
TIMEOUT_S: Final = 2.0

Result = TypeVar("Result")


class Home(Struct, frozen=True):
    """The worker at which a table lives, and how other workers reach it."""

    worker: str
    address: str
    secret: str


class Registry:
    """What one worker writes and reads there. Beats have a connection of their own, so that they wait for nobody."""

    def __init__(self, url: str, store: Store, lease: Lease) -> None:
        self.secret = token_hex(16)
        self.lease = lease
        self._store = store
        self._lock = int.from_bytes(bytes.fromhex(lease.worker), "big", signed=True)
        connect = partial(asyncpg.connect, url, timeout=TIMEOUT_S, command_timeout=2 * TIMEOUT_S)
        self._line = Line(connect, patience=0, check=self._hold_lock)

    async def _hold_lock(self, connection: asyncpg.Connection) -> None:
        await connection.execute(LOCK, self._lock)

    async def register(self, address: str) -> None:
        """This worker can be reached."""
        await self._use(lambda line: line.execute(REGISTER, self.lease.worker, self._lock, address, self.secret))

    async def beat(self) -> dict[str, Sign]:
        """Say that this worker is there; returns what is seen of the others. If it was evicted, its lease is lost."""
        rows = await self._use(lambda line: line.fetch(BEAT, self.lease.worker))
        signs: dict[str, Sign] = {worker: Sign(*sign) for worker, *sign in rows}
        if signs.pop(self.lease.worker, None) is None:
            self.lease.lose()
        return signs

    async def evict(self, worker: str) -> bool:
        """Take a silent worker's tables away: from then on it can append nothing. Returns whether that is done.

        In this order: it gets no new connection; the one it has is ended; only then do its tables become free.
        """
        await self._use(lambda line: line.execute(EVICT, worker))
        gone = await self._use(lambda line: end_connection(line, worker))
        if gone:
            await self._use(lambda line: line.execute(REMOVE, worker))
        return gone

    async def home(self, stream: str) -> Home | None:
        """Where this table lives; None if nowhere."""
        rows = await self._store.fetch(HOME, stream)
        return Home(*rows[0]) if rows else None

    async def claim(self, stream: str) -> None:
        """Let this table live here, unless it lives somewhere."""
        await self._store.execute(CLAIM, stream, self.lease.worker)

    async def release(self, streams: Iterable[str]) -> None:
        """These tables need no home for now."""
        rows: list[Statement] = [(RELEASE, (stream, self.lease.worker)) for stream in sorted(streams)]
        await self._store.execute_all(rows)

    async def leave(self) -> None:
        """This worker is gone: its tables can live elsewhere. Nothing may be appended here any more."""
        await self._use(lambda line: line.execute(REMOVE, self.lease.worker))

    async def close(self) -> None:
        """Close the connection."""
        await self._line.close()

    async def _use(self, work: Callable[[asyncpg.Connection], Awaitable[Result]]) -> Result:
        try:
            return await self._line.use(lambda connection, _: work(connection))
        except (*LOST, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            self._line.drop()
            raise cannot_use(error) from error
