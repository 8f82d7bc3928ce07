"""The store in one file. One thread owns the connection that writes, another the one that reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

from tercet.cards.reasons import Reason
from tercet.storage.groups import Grouping, Saved
from tercet.storage.portable import for_sqlite
from tercet.storage.sqlite import reading as entries
from tercet.storage.sqlite.copies.copier import Copier
from tercet.storage.sqlite.copies.folder import CopyFolder
from tercet.storage.sqlite.copies.source import Source
from tercet.storage.sqlite.damage import find_damage
from tercet.storage.sqlite.errors import DAMAGED, DamagedFile, cannot_ask, code
from tercet.storage.sqlite.file import open_reader, open_writer
from tercet.storage.sqlite.log import Log
from tercet.storage.sqlite.recording import RecordingConnection
from tercet.storage.sqlite.scrubbing import scrub
from tercet.storage.sqlite.transactions import execute, execute_all
from tercet.storage.sqlite.worker import Worker
from tercet.storage.store import CopyState, DamagedLog, Durability, Entry, NewEntry, Row, Statement, StoreError, Value

FILE_DAMAGED = Reason("the file is damaged there", "log-file-damaged")
Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


class SqliteStore(Grouping):
    """A `Store` in a file. Created by `open`."""

    def __init__(self, path: Path, writing: RecordingConnection, reading: sqlite3.Connection) -> None:
        super().__init__()
        self._path, self._writing = path, writing
        self._writer, self._reader = Worker(writing), Worker(reading)
        self._log = Log(writing)
        self._copier: Copier | None = None

    @classmethod
    async def open(cls, path: Path, durability: Durability = "power", patience: float = 5) -> "SqliteStore":
        """The store in this file; folder and file are created if missing.

        A file that another program has locked is waited for, at most `patience` seconds.
        """
        writing = await asyncio.to_thread(open_writer, path, durability, patience)
        return cls(path, writing, open_reader(path, patience))

    async def copy_to(self, folder: Path) -> None:
        """Keep a copy of everything in another folder, from now on. `StoreError` says why that is not possible."""
        copier = Copier(CopyFolder(folder, self._path.parent), Source(self._path, self._writer))
        self._writing.listener = copier.heard
        await asyncio.to_thread(copier.start)
        self._copier = copier

    @property
    def copy(self) -> CopyState | None:
        """See `Store.copy`."""
        return self._copier.state if self._copier is not None else None

    def _save(self, entries: list[NewEntry], saved: Saved) -> None:
        self._writer.post(partial(self._log.save, entries), saved)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        try:
            return await ask(self._reader, lambda connection: entries.read(connection, stream, after, limit))
        except DamagedFile as damaged:
            raise DamagedLog(stream, after + 1, FILE_DAMAGED) from damaged

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        return await ask(self._reader, lambda connection: entries.head(connection, stream))

    async def seq_of(self, stream: str, by: str, command: str) -> int | None:
        """See `Store.seq_of`."""
        try:
            return await ask(self._reader, lambda connection: entries.seq_of(connection, stream, by, command))
        except UnicodeError:  # what cannot be stored is not stored
            return None

    async def streams(self, after: str = "", limit: int = 1000) -> list[str]:
        """See `Store.streams`."""
        return await ask(self._reader, lambda connection: entries.streams(connection, after, limit))

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.fetch`."""
        return await ask(self._reader, lambda connection: connection.execute(for_sqlite(sql), values).fetchall())

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.execute`."""
        return await ask(self._writer, lambda connection: execute(connection, for_sqlite(sql), values))

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        """See `Store.execute_all`."""
        translated = [(for_sqlite(sql), values) for sql, values in statements]
        await ask(self._writer, lambda connection: execute_all(connection, translated))

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

    async def scrub(self, table: str) -> bool:
        """See `Store.scrub`."""
        return await ask(self._writer, lambda connection: scrub(connection, table))

    async def close(self) -> None:
        """See `Store.close`. The writer is closed last, which leaves the file complete, without a journal."""
        await self._finish()
        if self._copier is not None:
            await asyncio.to_thread(self._copier.stop)
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
            raise DamagedFile("store-busy", why=str(error)) from error
        raise
