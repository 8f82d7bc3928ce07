"""The store in one file. One thread owns the connection; everything else waits its turn there."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from tercet.storage.migrations import missing
from tercet.storage.store import Conflict, Stored, StoreTrouble

Result = TypeVar("Result")

HEAD = "SELECT coalesce(max(seq), 0) FROM events WHERE stream = ?"
APPEND = "INSERT INTO events (stream, seq, body) VALUES (?, ?, ?)"
READ = "SELECT seq, body FROM events WHERE stream = ? AND seq > ? ORDER BY seq"


class SqliteStore:
    """A `Store` in a file, safe against power loss (WAL, synchronous=FULL). Made by `open`."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """The store in this file; both are made if they are not there."""
        thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, connect, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread)

    async def append(self, stream: str, after: int, bodies: Sequence[bytes]) -> int | Conflict:
        """See `Store.append`."""
        return await self._do(lambda connection: append(connection, stream, after, bodies))

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """See `Store.read`."""
        rows = await self._do(lambda connection: connection.execute(READ, (stream, after)).fetchall())
        return [Stored(seq, body) for seq, body in rows]

    async def ready(self) -> bool:
        """See `Store.ready`."""
        try:
            await self._do(lambda connection: connection.execute(HEAD, ("",)).fetchone())
        except sqlite3.Error:
            return False
        return True

    async def close(self) -> None:
        """See `Store.close`."""
        await self._do(lambda connection: connection.close())
        self._thread.shutdown()

    async def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)


def append(connection: sqlite3.Connection, stream: str, after: int, bodies: Sequence[bytes]) -> int | Conflict:
    """Append in one transaction. Taking the write lock first keeps other processes out of the gap."""
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        (head,) = connection.execute(HEAD, (stream,)).fetchone()
        if head != after:
            return Conflict(head)
        connection.executemany(APPEND, ((stream, seq, body) for seq, body in enumerate(bodies, after + 1)))
    return after + len(bodies)


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the file, brought up to date."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=5)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection)
    except (OSError, sqlite3.Error) as error:
        raise StoreTrouble(why(error, path)) from error
    return connection


def why(error: OSError | sqlite3.Error, path: Path) -> str:
    """One sentence for what the system said."""
    match error:
        case sqlite3.OperationalError() if "locked" in str(error):
            return f"{path} is in use by another program. Stop that one, or choose another folder with --data."
        case OSError() | sqlite3.OperationalError():
            said = error.strerror if isinstance(error, OSError) else error
            return f"Tercet cannot write in {path.parent} ({said}). Make it writable, or choose a folder with --data."
        case _:
            return f"{path} does not hold Tercet’s data ({error}). Move it away, or choose another folder with --data."


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to today's version, one step a transaction."""
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    with connection:
        for step in missing("sqlite", version):
            for statement in step.sql.split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {step.version}")
