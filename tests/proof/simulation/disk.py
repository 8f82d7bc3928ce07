"""The log of a simulated game: SQLite in memory, written to when the simulated disk is ready."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from functools import cache, partial
from random import Random
from typing import TypeVar

from tercet.storage.groups import Grouping, Saved
from tercet.storage.portable import for_sqlite
from tercet.storage.sqlite import reading
from tercet.storage.sqlite.file import migrate
from tercet.storage.sqlite.log import Log
from tercet.storage.sqlite.transactions import execute, execute_all
from tercet.storage.store import Entry, NewEntry, NotSaved, Outcome, Row, Statement, StoreError, Value

AWAY = NotSaved("The database does not answer, so it is not known whether this was saved.")
QUICK_S = 0.001
Result = TypeVar("Result")


@cache
def empty_file() -> bytes:
    """A migrated database without any rows."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    return connection.serialize()


def new_database() -> sqlite3.Connection:
    """A database of a game's own."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.deserialize(empty_file())
    return connection


class SimulatedStore(Grouping):
    """The store as a worker uses it. What is not committed dies with the worker; the next one has the same database."""

    def __init__(self, database: sqlite3.Connection, dice: Random, delay_s: float, troubles: float) -> None:
        super().__init__()
        self._database, self._log = database, Log(database)
        self._dice, self._delay_s, self._troubles = dice, delay_s, troubles
        self._loop = asyncio.get_running_loop()
        self.dead = False
        self.stopped_until = 0.0
        self._held: list[Callable[[], object]] = []
        self.lost = 0
        """Entries that were submitted and never committed."""

    def stop(self, until: float) -> None:
        """The worker is stopped: what it has decided is not appended before it goes on."""
        self.stopped_until = until
        self._loop.call_at(until, self._go_on)

    def calm(self) -> None:
        """From now on the disk is quick and has no trouble, and the worker goes on."""
        self._troubles, self.stopped_until, self._delay_s = 0.0, 0.0, QUICK_S
        self._go_on()

    def _go_on(self) -> None:
        if self.stopped_until <= self._loop.time():
            held, self._held = self._held, []
            for each in held:
                each()

    def _save(self, entries: list[NewEntry], saved: Saved) -> None:
        self._loop.call_at(self._soon(), self._commit, entries, saved)

    def _commit(self, entries: list[NewEntry], saved: Saved) -> None:
        if self.dead:
            self.lost += len(entries)
        elif self.stopped_until > self._loop.time():
            self._held.append(partial(self._commit, entries, saved))
        else:
            luck = self._dice.random()
            outcomes: list[Outcome] = [AWAY] * len(entries)
            if luck >= self._troubles:
                outcomes = self._log.save(entries)
            elif luck < self._troubles / 2:  # it is saved, and the answer is lost
                self._log.save(entries)
            self._loop.call_at(self._soon(), self._tell, saved, outcomes)

    def _tell(self, saved: Saved, outcomes: list[Outcome]) -> None:
        if not self.dead:
            saved(outcomes)

    def _soon(self) -> float:
        return self._loop.time() + self._dice.uniform(0, self._delay_s)

    async def _ask(self, work: Callable[[], Result]) -> Result:
        """Some time passes before the question is looked at, and before the answer is there."""
        await self._wait()
        if self._dice.random() < self._troubles:
            raise StoreError("store-busy", why="simulated")
        answer = work()
        await self._wait()
        return answer

    async def _wait(self) -> None:
        await asyncio.sleep(self._dice.uniform(0, self._delay_s))
        if self.stopped_until > self._loop.time():
            going = asyncio.Event()
            self._held.append(going.set)
            await going.wait()
        if self.dead:
            await self._loop.create_future()  # nobody is there any more to be answered

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        return await self._ask(lambda: reading.read(self._database, stream, after, limit))

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        return await self._ask(lambda: reading.head(self._database, stream))

    async def seq_of(self, stream: str, by: str, command: str) -> int | None:
        """See `Store.seq_of`."""
        return await self._ask(lambda: reading.seq_of(self._database, stream, by, command))

    async def streams(self, after: str = "", limit: int = 1000) -> list[str]:
        """See `Store.streams`."""
        return await self._ask(lambda: reading.streams(self._database, after, limit))

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.fetch`."""
        return await self._ask(lambda: self._database.execute(for_sqlite(sql), values).fetchall())

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """See `Store.execute`."""
        return await self._ask(lambda: execute(self._database, for_sqlite(sql), values))

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        """See `Store.execute_all`."""
        translated = [(for_sqlite(sql), values) for sql, values in statements]
        await self._ask(lambda: execute_all(self._database, translated))

    async def ready(self) -> bool:
        """See `Store.ready`."""
        return True

    async def damage(self, *, thorough: bool = False) -> str | None:  # noqa: ARG002
        """See `Store.damage`."""
        return None

    async def scrub(self, table: str) -> bool:  # noqa: ARG002
        """See `Store.scrub`."""
        return True

    async def close(self) -> None:
        """See `Store.close`."""
        await self._finish()
