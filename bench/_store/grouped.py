"""The least that a store of groups would do: a row for each group commit, and a chapter of each table every 20 entries.

A prototype for comparison (ADR 21). It handles the good case only, so it does less than a store would have to. It knows
the last number of each stream in memory (SQLite), or from a table of them, which is the fence between workers
(PostgreSQL). With `commands`, an id sent twice would still be known years later, as Tercet promises.
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import asyncpg
from msgspec import msgpack

from tercet.storage.groups import Saved
from tercet.storage.postgresql import PostgresStore
from tercet.storage.postgresql.log import NEW, columns
from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.log import Log
from tercet.storage.sqlite.transactions import transaction
from tercet.storage.store import Appended, Durability, NewEntry, Outcome

CHAPTER = 20
TABLES = """
    CREATE TABLE groups (id {serial} PRIMARY KEY, body {bytes} NOT NULL);
    CREATE TABLE chapters (id {serial} PRIMARY KEY, stream text NOT NULL, first bigint NOT NULL, body {bytes} NOT NULL);
    CREATE UNIQUE INDEX chapters_of_stream ON chapters (stream, first);
    CREATE TABLE heads (stream text PRIMARY KEY, head bigint NOT NULL);
    CREATE TABLE commands_of_groups (
        command text NOT NULL, "by" text NOT NULL, stream text NOT NULL, seq bigint NOT NULL,
        PRIMARY KEY (command, "by", stream)
    ){rowid};
"""
FENCE = f"""
    WITH moved AS (
        INSERT INTO heads SELECT stream, after + 1 FROM {NEW}
        ON CONFLICT (stream) DO UPDATE SET head = excluded.head WHERE heads.head = excluded.head - 1 RETURNING stream
    ), noted AS (
        INSERT INTO commands_of_groups SELECT command, "by", stream, after + 1 FROM {NEW} WHERE $8::boolean RETURNING 1
    ), written AS (INSERT INTO groups (body) VALUES ($7) RETURNING 1)
    SELECT stream FROM moved
"""
CHAPTERS = """
    INSERT INTO chapters (stream, first, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
"""
pack = msgpack.Encoder().encode
Line = tuple[str, int, int, str, str, bytes]


class Chapters:
    """What each stream has said since its last chapter."""

    def __init__(self) -> None:
        self._open: dict[str, list[Line]] = defaultdict(list)

    def full(self, lines: Sequence[Line]) -> list[tuple[str, int, bytes]]:
        """The chapters that are full with these lines, as rows."""
        rows: list[tuple[str, int, bytes]] = []
        for line in lines:
            kept = self._open[line[0]]
            kept.append(line)
            if len(kept) == CHAPTER:
                rows.append((line[0], kept[0][1], pack(self._open.pop(line[0]))))
        return rows


def lines_of(entries: Sequence[NewEntry]) -> list[Line]:
    """The entries as they are packed."""
    return [(e.stream, e.after, e.at, e.by, e.command, e.body) for e in entries]


class GroupLog(Log):
    """Groups in a file."""

    def __init__(self, connection: sqlite3.Connection, commands: bool) -> None:
        super().__init__(connection)
        connection.executescript(TABLES.format(serial="integer", bytes="blob", rowid=" WITHOUT ROWID"))
        self._commands, self._chapters, self._heads = commands, Chapters(), dict[str, int]()

    def _save(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        assert all(self._heads.get(entry.stream, 0) == entry.after for entry in entries)
        lines = lines_of(entries)
        with transaction(self._connection):
            self._connection.execute("INSERT INTO groups (body) VALUES (?)", (pack(lines),))
            for row in self._chapters.full(lines):
                self._connection.execute("INSERT INTO chapters (stream, first, body) VALUES (?, ?, ?)", row)
            if self._commands:
                values: list[Any] = [value for e in entries for value in (e.command, e.by, e.stream, e.after + 1)]
                rows = ", ".join(["(?, ?, ?, ?)"] * len(entries))
                self._connection.execute(f"INSERT INTO commands_of_groups VALUES {rows}", values)
        self._heads.update((entry.stream, entry.after + 1) for entry in entries)
        return [Appended(entry.after + 1) for entry in entries]


class GroupsInFile(SqliteStore):
    """A file that saves by `GroupLog`."""

    def with_groups(self, commands: bool) -> "GroupsInFile":
        """Save groups from now on."""
        self._log = GroupLog(self._writing, commands)
        return self


class GroupsOnServer(PostgresStore):
    """A PostgreSQL server that saves groups."""

    commands: bool
    connection: asyncpg.Connection

    async def with_groups(self, url: str, durability: Durability, commands: bool) -> "GroupsOnServer":
        """Save groups from now on."""
        waits = {"synchronous_commit": "on" if durability == "power" else "off"}
        self.connection = await asyncpg.connect(url, server_settings=waits)
        await self.connection.execute(TABLES.format(serial="bigserial", bytes="bytea", rowid=""))
        self.commands, self._chapters = commands, Chapters()
        return self

    def _save(self, entries: list[NewEntry], saved: Saved) -> None:
        self._task = asyncio.create_task(self._save_group(entries, saved))

    async def _save_group(self, entries: list[NewEntry], saved: Saved) -> None:
        lines = lines_of(entries)
        full = self._chapters.full(lines)
        moved = await self.connection.fetch(FENCE, *columns(entries), pack(lines), self.commands)
        assert len(moved) == len(entries)
        if full:  # in a transaction with the group, if it were a store
            await self.connection.execute(CHAPTERS, *map(list, zip(*full, strict=True)))
        saved([Appended(entry.after + 1) for entry in entries])

    async def close(self) -> None:
        """The end."""
        await super().close()
        await self.connection.close()
