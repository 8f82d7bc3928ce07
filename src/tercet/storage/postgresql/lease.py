"""A worker's right to append. It lies in the connection for entries: whoever ends that connection takes the right away.

The connection has the worker's name, and is used only if the worker is registered. So a worker that was evicted, and
whose connection was ended, can append nothing more, whatever it believes.
"""

from collections.abc import Callable
from secrets import token_hex
from typing import Final

import asyncpg

from tercet.storage.store import StoreError

REGISTERED: Final = "SELECT 1 FROM workers WHERE id = $1 AND evicted = 0"
# The answer is true only once the process at the other end of the connection is gone.
END: Final = "SELECT pg_terminate_backend(pid, $2) FROM pg_stat_activity WHERE application_name = $1"
END_MS: Final = 2_000


class LeaseLost(StoreError):
    """Another worker has taken the tables of this one, because it did not answer any more."""


class Lease:
    """The lease of one worker, for as long as its process lives; once lost, it is lost for good."""

    def __init__(self) -> None:
        self.worker = token_hex(8)
        self.lost = False
        self.on_lost: Callable[[], None] | None = None

    async def check(self, connection: asyncpg.Connection) -> None:
        """Raise unless the worker of this connection is registered."""
        if self.lost or not await connection.fetchval(REGISTERED, self.worker):
            self.lose()
            raise LeaseLost("store-lease-lost")

    def lose(self) -> None:
        """Another worker has evicted this one."""
        if not self.lost:
            self.lost = True
            if self.on_lost is not None:
                self.on_lost()


def connection_name(worker: str) -> str:
    """The name of a worker's connection for entries."""
    return f"tercet {worker}"


async def end_connection(connection: asyncpg.Connection, worker: str) -> bool:
    """End a worker's connection for entries; returns whether it is gone."""
    return all(ended for (ended,) in await connection.fetch(END, connection_name(worker), END_MS))
