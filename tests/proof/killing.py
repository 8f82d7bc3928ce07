"""A writer that is killed at a random instant, and what must be true of the log afterwards."""

import asyncio
import multiprocessing
import os
import struct
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import TypeAlias

from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Appended, Entry, NewEntry, Outcome, Store
from tests.proof.checker.evidence import Violation
from tests.proof.checker.of_log import numbers_are_dense, one_effect_each, promises_are_kept
from tests.support.limits import HANG_S

TABLES = 8
LATEST_S = 0.03
Acknowledged: TypeAlias = dict[str, int]
"""The last number that was acknowledged of each stream."""

WORD = struct.Struct("<II")
PROCESSES = multiprocessing.get_context("forkserver")  # forks from a bare process: quick, and without our threads
PROCESSES.set_forkserver_preload([__name__])


async def open_store(where: str) -> Store:
    """A file, or a database."""
    return await (PostgresStore.open(where) if "://" in where else SqliteStore.open(Path(where)))


class Writer:
    """Plays at some tables at once, and says each number that is acknowledged."""

    def __init__(self, store: Store, say: int, hasty: bool) -> None:
        self._store, self._say, self._hasty = store, say, hasty

    async def write(self) -> None:
        """Append for ever."""
        for table in range(TABLES):
            self._append(table, await self._store.head(f"table {table}"))
        await asyncio.Event().wait()

    def _append(self, table: int, after: int) -> None:
        entry = NewEntry(f"table {table}", after, 0, body_of(table, after + 1), "ada", f"{table}-{after}")
        if self._hasty:
            os.write(self._say, WORD.pack(table, after + 1))
        self._store.submit(entry, lambda outcome: self._done(table, outcome))

    def _done(self, table: int, outcome: Outcome) -> None:
        assert isinstance(outcome, Appended)
        if not self._hasty:
            os.write(self._say, WORD.pack(table, outcome.seq))
        self._append(table, outcome.seq)


def body_of(table: int, seq: int) -> bytes:
    """What is written as an entry: long enough to fill pages."""
    return b"%d/%d " % (table, seq) * 40


def write(where: str, say: Connection, hasty: bool) -> None:
    """The process that gets killed."""

    async def story() -> None:
        await Writer(await open_store(where), say.fileno(), hasty).write()

    asyncio.run(story())


def write_and_kill(where: str, dice: Random, hasty: bool = False) -> Acknowledged:
    """Let somebody write, kill them at a random instant, and give what they had been promised."""
    hear, say = PROCESSES.Pipe(duplex=False)
    assert isinstance(hear, Connection)
    process = PROCESSES.Process(target=write, args=(where, say, hasty))
    process.start()
    say.close()
    if dice.random() < 0.7:
        hear.poll(HANG_S)  # until the first promise; else it may die while it still opens the store
    process.join(dice.uniform(0, LATEST_S))
    process.kill()
    process.join()
    return promised(hear)


def promised(hear: Connection) -> Acknowledged:
    """What was said before the end."""
    with hear, os.fdopen(os.dup(hear.fileno()), "rb") as pipe:
        said = pipe.read()
    return {f"table {table}": seq for table, seq in WORD.iter_unpack(said)}


async def logs(where: str) -> dict[str, list[Entry]]:
    """All there is, read by a store that is opened after the kill."""
    store = await open_store(where)
    found = {stream: await store.read(stream) for stream in await store.streams()}
    await store.close()
    return found


def losses(acknowledged: Acknowledged, found: dict[str, list[Entry]]) -> list[str]:
    """What is wrong, in words; nothing if all is well."""
    wrong = list[Violation]()
    for stream in {**found, **acknowledged}:
        entries, table = found.get(stream, []), int(stream.removeprefix("table "))
        promised = {("ada", f"{table}-{seq - 1}"): seq for seq in range(1, acknowledged.get(stream, 0) + 1)}
        wrong += numbers_are_dense(stream, entries)
        wrong += one_effect_each(stream, entries)
        wrong += promises_are_kept(stream, entries, promised, lambda _, __: False)
        if any(entry.body != body_of(table, entry.seq) for entry in entries):
            wrong.append(Violation("unreadable", stream, "An entry is not what was written."))
    return [str(violation) for violation in wrong]
