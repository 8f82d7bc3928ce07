"""This worker among several: it joins them, and leaves them, or notices that they have given it up."""

import asyncio
import logging
import os
import signal

from tercet.server.homes.homes import Homes
from tercet.server.homes.registry import Registry
from tercet.server.settings import Settings
from tercet.server.socket.connection import GRACE_S
from tercet.server.socket.sockets import Sockets
from tercet.storage.postgresql import PostgresStore
from tercet.storage.postgresql.lease import LeaseLost
from tercet.storage.store import Store

log = logging.getLogger(__name__)


class Company:
    """Joining, draining and leaving."""

    def __init__(self, settings: Settings, store: Store, sockets: Sockets) -> None:
        assert isinstance(store, PostgresStore)
        assert store.lease is not None
        self.lease = store.lease
        self.homes = Homes(
            Registry(settings.database, store, store.lease), sockets.admit_moved, settings.internal_address
        )
        self._sockets = sockets

    async def join(self) -> None:
        """Tables can live here from now on."""
        self.lease.on_lost = self._evicted
        await self.homes.start()

    async def drain(self) -> None:
        """This worker is stopping: those who came by way of other workers must come again, too."""
        self.homes.drain()
        loop = asyncio.get_running_loop()
        end = loop.time() + 2 * GRACE_S
        for connection in [*self._sockets.moved_in]:
            connection.shutdown()
        while self._sockets.moved_in and loop.time() < end:  # noqa: ASYNC110 (until a time)
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Everything is saved: the tables of this worker may live elsewhere."""
        await self.homes.leave()

    def _evicted(self) -> None:
        """The others have taken the tables away, because this worker did not answer: let everybody go, and end.

        Nothing that happens here counts any more. Whoever started this process starts it again.
        """
        log.error("%s", LeaseLost("store-lease-lost"))
        for connection in [*self._sockets.open]:
            connection.shutdown()
        os.kill(os.getpid(), signal.SIGTERM)
