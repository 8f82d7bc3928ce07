"""The store on a PostgreSQL server. Entries use one connection; reading and everything else use two pools."""

import asyncio
from collections.abc import Iterable
from functools import partial
from itertools import groupby
from operator import itemgetter

import asyncpg

from tercet.storage.failure_log import FailureLog
from tercet.storage.groups import Grouping, Saved
from tercet.storage.postgresql import log
from tercet.storage.postgresql.database import prepare
from tercet.storage.postgresql.errors import FAULTS, LOST, cannot_use, not_saved
from tercet.storage.postgresql.lease import Lease, connection_name
from tercet.storage.postgresql.line import PAUSE_S, Line
from tercet.storage.store import Durability, Entry, NewEntry, Outcome, Row, Statement, Value

READ = """SELECT seq, at, "by", command, body FROM entries WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3"""
HEAD = "SELECT coalesce(max(seq), 0) FROM entries WHERE stream = $1"
AT_ONCE = 500  # entries of a long log that are fetched together
COMMAND = """SELECT seq FROM entries WHERE command = $3 AND "by" = $2 AND stream = $1 AND command <> ''"""
STREAMS = "SELECT stream FROM entries WHERE stream > $1 AND seq = 1 ORDER BY stream LIMIT $2"


async def nothing_to_reset(_: asyncpg.Connection) -> None:
    """Between two uses of a connection: no statement here changes a session, so the way to the server is saved.

    An open transaction, as after an error, is rolled back all the same.
    """


class PostgresStore(Grouping):
    """A `Store` on a PostgreSQL server. Created by `open`."""

    def __init__(
        self,
        line: Line,
        reading: asyncpg.Pool,
        writing: asyncpg.Pool,
        patience: float,
        lease: Lease | None = None,
    ) -> None:
        super().__init__()
        self.lease = lease
        self._line, self._reading, self._writing = line, reading, writing
        self._patience = patience
        self._failures = FailureLog()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, url: str, durability: Durability = "power", patience: float = 5, lease: Lease | None = None
    ) -> "PostgresStore":
        """The store at this address, migrated. An unavailable server is waited for, up to `patience` seconds.

        With a lease, entries are appended only while the worker holds it.
        """
        settings = await prepare(url, durability, patience)
        read_only = {**settings, "default_transaction_read_only": "on"}
        named = {**settings, "application_name": connection_name(lease.worker)} if lease else settings
        connect = partial(asyncpg.connect, url, timeout=patience, command_timeout=patience, server_settings=named)
        pool = partial(asyncpg.create_pool, url, min_size=0, timeout=patience, reset=nothing_to_reset)
        reading, writing = await pool(server_settings=read_only), await pool(server_settings=settings)
        line = Line(connect, patience, lease.check if lease else None)
        return cls(line, reading, writing, patience, lease)

    def _save(self, entries: list[NewEntry], saved: Saved) -> None:
        self._task = asyncio.create_task(self._save_and_tell(entries, saved))

    async def _save_and_tell(self, entries: list[NewEntry], saved: Saved) -> None:
        try:
            outcomes = await self._line.use(lambda connection, again: log.save(connection, entries, again))
            self._failures.worked()
        except Exception as error:
            self._line.drop()
            self._failures.failed(error)
            outcomes = list[Outcome]([not_saved(error)]) * len(entries)
        saved(outcomes)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`. A long log is fetched in parts, so that the event loop is free in between."""
        found: list[Entry] = []
        while limit is None or len(found) < limit:
            wanted = AT_ONCE if limit is None else min(AT_ONCE, limit - len(found))
            part = await self.fetch(READ, stream, found[-1].seq if found else after, wanted)
            found += [Entry(*row) for row in part]
            if len(part) < wanted:
                break
        return found

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        [(head,)] = await self.fetch(HEAD, stream)
        assert isinstance(head, int)
        return head

    async def seq_of(self, stream: str, by: str, command: str) -> int | None:
        """See `Store.seq_of`."""
        try:
            ((seq,),) = await self.fetch(COMMAND, stream, by, command) or [(None,)]
        except FAULTS:  # what cannot be stored is not stored
            return None
        assert seq is None or isinstance(seq, int)
        return seq

    async def streams(self, after: str = "", limit: int = 1000) -> list[str]:
        """See `Store.streams`."""
        return [stream for (stream,) in await self.fetch(STREAMS, after, limit)]

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.fetch`. Reading changes nothing, so it is repeated while the server is away."""
        end = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                return [*map(tuple, await self._reading.fetch(sql, *values))]
            except LOST as error:
                if asyncio.get_running_loop().time() > end:
                    raise cannot_use(error) from error
            await asyncio.sleep(PAUSE_S)

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.execute`."""
        try:
            return [*map(tuple, await self._writing.fetch(sql, *values))]
        except LOST as error:
            raise cannot_use(error) from error

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        """See `Store.execute_all`."""
        try:
            async with self._writing.acquire() as connection, connection.transaction():
                for sql, rows in groupby(statements, itemgetter(0)):
                    await connection.executemany(sql, [values for _, values in rows])
        except LOST as error:
            raise cannot_use(error) from error

    async def ready(self) -> bool:
        """See `Store.ready`."""
        try:
            await self._reading.fetchval("SELECT 1", timeout=2)
        except (*LOST, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True

    async def damage(self, *, thorough: bool = False) -> str | None:  # noqa: ARG002
        """See `Store.damage`. PostgreSQL checks what it reads itself."""
        return None

    async def scrub(self, table: str) -> bool:
        """See `Store.scrub`. The server's own journal is recycled by itself."""
        await self.execute(f"VACUUM FULL {table}")
        return True

    async def close(self) -> None:
        """See `Store.close`."""
        await self._finish()
        await self._line.close()
        await self._reading.close()
        await self._writing.close()
