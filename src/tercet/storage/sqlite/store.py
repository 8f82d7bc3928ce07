"""The store in one file. One thread owns the connection that writes, another the one that reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

from tercet.storage.groups import Grouping, Saved
from tercet.storage.portable import for_sqlite
from tercet.storage.sqlite import reading as entries
from tercet.storage.sqlite.damage import find_damage
from tercet.storage.sqlite.errors import DAMAGED, DamagedFile, cannot_ask, code
from tercet.storage.sqlite.file import open_reader, open_writer
from tercet.storage.sqlite.log import Log
from tercet.storage.sqlite.transactions import execute
from tercet.storage.sqlite.worker import Worker
from tercet.storage.store import DamagedLog, Durability, Entry, NewEntry, Row, Statement, StoreError, Value

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


class SqliteStore(Grouping):
    """A `Store` in a file. Created by `open`."""

    def __init__(self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        super().__init__()
        self._path = path
        self._writer, self._reader = Worker(writing), Worker(reading)
        self._log = Log(writing)

    @classmethod
    async def open(cls, path: Path, durability: Durability = "power", patience: float = 5) -> "SqliteStore":
        """The store in this file; folder and file are created if missing.

        A file that another program has locked is waited for, at most `patience` seconds.
        """
        writing = await asyncio.to_thread(open_writer, path, durability, patience)
        return cls(path, writing, open_reader(path, patience))

    def _save(self, entries: list[NewEntry], saved: Saved) -> None:
        self._writer.post(partial(self._log.save, entries), saved)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        try:
            return await ask(self._reader, lambda connection: entries.read(connection, stream, after, limit))
        except DamagedFile as damaged:
            raise DamagedLog(stream, after + 1, "the file is damaged there") from damaged

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        return await ask(self._reader, lambda connection: entries.head(connection, stream))

    async def streams(self, after: str = "", limit: int = 1000) -> list[str]:
        """See `Store.streams`."""
        return await ask(self._reader, lambda connection: entries.streams(connection, after, limit))

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.fetch`."""
        return await ask(self._reader, lambda connection: connection.execute(for_sqlite(sql), values).fetchall())

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.execute`."""
        return (await ask(self._writer, lambda connection: execute(connection, [(for_sqlite(sql), values)])))[0]

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        """See `Store.execute_all`."""
        translated = [(for_sqlite(sql), values) for sql, values in statements]
        await ask(self._writer, lambda connection: execute(connection, translated))

    async def ready(self) -> bool:
        """See `Store.ready`."""
        try:
            await self.head("")
        except StoreError:
            return False
        return True

    async def damage(self, *, thorough: bool = False) -> str | None:
        """See `Store.damage`. Uses its own connection, so that players do not wait for it."""
        return await asyncio.to_thread(find_damage, self._path, thorough)

    async def close(self) -> None:
        """See `Store.close`. The writer is closed last, which leaves the file complete, without a journal."""
        await self._finish()
        await self._reader.close()
        await self._writer.close()


async def ask(worker: Worker, work: Work[Result]) -> Result:
    """Run a query; database errors become a `StoreError`, and any other error is a bug."""
    try:
        return await worker.ask(work)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            raise
        raise cannot_ask(error) from error
    except sqlite3.DatabaseError as error:
        if code(error) in DAMAGED:
            raise DamagedFile(cannot_ask(error)) from error
        raise
