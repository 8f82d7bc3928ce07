"""A connection to the database that is restored when it breaks, and given up after a while."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import asyncpg

from tercet.storage.postgresql.errors import LOST

Result = TypeVar("Result")
Connect: TypeAlias = Callable[[], Awaitable[asyncpg.Connection]]
Check: TypeAlias = Callable[[asyncpg.Connection], Awaitable[None]]
Work: TypeAlias = Callable[[asyncpg.Connection, bool], Awaitable[Result]]
PAUSE_S = 0.05


class Line:
    """One connection, for one thing at a time. A new one is checked first, if there is a check."""

    def __init__(self, connect: Connect, patience: float, check: Check | None = None) -> None:
        self._connect = connect
        self._check = check
        self._patience = patience
        self._connection: asyncpg.Connection | None = None
        self._lost_at: float | None = None

    async def use(self, work: Work[Result]) -> Result:
        """Do something over the connection, repeatedly until it works or the time is up.

        The work is told whether it was tried before: it may have been done already and the answer lost.
        """
        again = False
        while True:
            try:
                return await self._try(work, again)
            except LOST:
                self.drop()
                if self._is_over():
                    raise
            again = True
            await asyncio.sleep(PAUSE_S)

    async def _try(self, work: Work[Result], again: bool) -> Result:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._new_connection()
        result = await work(self._connection, again)
        self._lost_at = None
        return result

    async def _new_connection(self) -> asyncpg.Connection:
        connection = await self._connect()
        try:
            if self._check is not None:
                await self._check(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _is_over(self) -> bool:
        """Has the connection been down for too long? Counted from the break, so that nobody waits for it twice."""
        now = asyncio.get_running_loop().time()
        self._lost_at = self._lost_at or now
        return now - self._lost_at > self._patience

    def drop(self) -> None:
        """Reconnect next time."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        """Close the connection, gracefully if possible."""
        try:
            if self._connection is not None:
                await self._connection.close(timeout=2)
        except LOST:
            self.drop()
