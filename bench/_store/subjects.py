"""What is measured: Tercet's stores, and beside each the least that the database itself could do."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import asyncpg

from tercet.storage.sqlite.file import SYNCHRONOUS
from tercet.storage.store import Appended, Durability, NewEntry, Outcome, Store

COLUMNS = ("stream", "seq", "at", "by", "command", "body")
BARE = """
    CREATE TABLE bare (
        stream bigint NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, "by" text NOT NULL, command text NOT NULL,
        body {bytes} NOT NULL, PRIMARY KEY (stream, seq)
    )
"""


class Subject(Protocol):
    """Saves groups, one after the other."""

    async def save(self, groups: Sequence[list[NewEntry]]) -> None: ...
    async def close(self) -> None: ...


class Tercet:
    """A store as the tables use it: each submits, and hears when its entry is safe."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open = 0
        self._heard = asyncio.Event()

    async def save(self, groups: Sequence[list[NewEntry]]) -> None:
        """Submit each group in one turn of the event loop, and wait until all have heard."""
        submit, done = self._store.submit, self._done
        for group in groups:
            self._open = len(group)
            self._heard.clear()
            for entry in group:
                submit(entry, done)
            await self._heard.wait()

    def _done(self, outcome: Outcome) -> None:
        assert type(outcome) is Appended, outcome
        self._open -= 1
        if not self._open:
            self._heard.set()

    async def close(self) -> None:
        """The end."""
        await self._store.close()


class Copied(Tercet):
    """The same, until everything is in the copy too."""

    async def save(self, groups: Sequence[list[NewEntry]]) -> None:
        """As the tables use it; then wait for the copy."""
        await super().save(groups)
        while (copy := self._store.copy) is not None and copy.behind:  # noqa: ASYNC110 (a thread does the work)
            await asyncio.sleep(0.01)


class Numbers:
    """Streams by number: the least there is has no names."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def row(self, entry: NewEntry) -> tuple[int, int, int, str, str, bytes]:
        """An entry as a row."""
        stream = self._numbers.setdefault(entry.stream, len(self._numbers))
        return stream, entry.after + 1, entry.at, entry.by, entry.command, entry.body


class BareSqlite:
    """executemany in a transaction: no thread, no check for gaps, no commands known again."""

    def __init__(self, path: Path, durability: Durability) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[durability]}")
        self._connection.execute(BARE.format(bytes="blob"))
        self._row = Numbers().row

    async def save(self, groups: Sequence[list[NewEntry]]) -> None:
        """One transaction a group."""
        for group in groups:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany("INSERT INTO bare VALUES (?, ?, ?, ?, ?, ?)", [*map(self._row, group)])
            self._connection.execute("COMMIT")

    async def close(self) -> None:
        """The end."""
        self._connection.close()


class BarePostgres:
    """COPY: no check for gaps, no conflicts, no commands known again."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._row = Numbers().row

    @classmethod
    async def open(cls, url: str, durability: Durability) -> "BarePostgres":
        """A connection that waits for the disk, or does not."""
        waits = {"synchronous_commit": "on" if durability == "power" else "off"}
        connection = await asyncpg.connect(url, server_settings=waits)
        await connection.execute("DROP TABLE IF EXISTS bare")
        await connection.execute(BARE.format(bytes="bytea"))
        return cls(connection)

    async def save(self, groups: Sequence[list[NewEntry]]) -> None:
        """One COPY a group."""
        for group in groups:
            await self._connection.copy_records_to_table("bare", records=[*map(self._row, group)], columns=COLUMNS)

    async def close(self) -> None:
        """The end."""
        await self._connection.close()
