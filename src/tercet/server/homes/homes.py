"""Where tables live, as one worker knows it: here, or at the end of a road."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Final

from tercet.server.homes.doorway import Admit, Doorway
from tercet.server.homes.registry import Home, Registry
from tercet.server.homes.road import Road
from tercet.server.homes.watch import BEAT_S, Watch
from tercet.storage.postgresql.lease import LeaseLost
from tercet.storage.store import StoreError

AGAIN_S: Final = 0.2  # before a home that cannot be reached is looked for again, unless a worker goes sooner
PATIENCE_S: Final = 5.0

log = logging.getLogger(__name__)


class Homes:
    """Finds the home of each table, and gives this worker's own up when it stops."""

    def __init__(self, registry: Registry, admit: Admit, host: str) -> None:
        self._registry, self._admit, self._host = registry, admit, host
        self._watch = Watch()
        self._roads: dict[str, Road] = {}
        self._building: dict[str, asyncio.Task[Road]] = {}
        self._doorways: set[Doorway] = set()
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._others: set[str] = set()
        self._change = asyncio.Event()  # set when another worker has come or gone, and then replaced
        self._server: asyncio.Server | None = None
        self._beating: asyncio.Task[None] | None = None

    @property
    def forwarded(self) -> int:
        """How many sockets of this worker are passed on to others."""
        return sum(road.travellers for road in self._roads.values())

    async def start(self) -> None:
        """Listen to other workers, and say that this one is there."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._doorway, self._host, 0)
        port = self._server.sockets[0].getsockname()[1]
        await self._registry.register(f"{self._host}:{port}")
        self._beating = loop.create_task(self._beat())

    def _doorway(self) -> Doorway:
        return Doorway(self._registry.secret, self._admit, self._doorways)

    async def road_to(self, stream: str) -> Road | None:
        """The way to this table; None if it lives here, from now on if it lived nowhere.

        A home that cannot be reached is waited for: it stops and gives its tables up, or it is evicted.
        """
        if releasing := self._releasing.get(stream):
            await releasing
        end = monotonic() + PATIENCE_S
        while True:
            home = await self._registry.home(stream)
            if home is None:
                await self._claim(stream)
            elif home.worker == self._registry.lease.worker:
                return None
            else:
                with suppress(OSError):  # also a timeout
                    return await self._road(home)
                if monotonic() > end:
                    log.warning(
                        "The worker at %s cannot be reached. Set internal_address on its machine.", home.address
                    )
                    raise StoreError("store-no-home", address=home.address)
                await self._somebody_goes()

    async def _somebody_goes(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(AGAIN_S):
                await self._change.wait()

    async def _claim(self, stream: str) -> None:
        if self._registry.lease.lost:
            raise LeaseLost("store-lease-lost")
        await self._registry.claim(stream)

    async def _road(self, home: Home) -> Road:
        road = self._roads.get(home.worker)
        if road is not None and road.open:
            return road
        if home.worker not in self._building:
            self._building[home.worker] = asyncio.ensure_future(Road.to(home))
        try:
            road = await asyncio.shield(self._building[home.worker])
        finally:
            self._building.pop(home.worker, None)
        self._roads[home.worker] = road
        return road

    def release(self, streams: Iterable[str]) -> None:
        """Nobody is at these tables any more: they may live anywhere."""
        streams = [*streams]
        if streams:
            task = asyncio.get_running_loop().create_task(self._release(streams))
            self._releasing.update(dict.fromkeys(streams, task))

    async def _release(self, streams: list[str]) -> None:
        with suppress(StoreError):  # then they still live here, asleep
            await self._registry.release(streams)
        for stream in streams:
            del self._releasing[stream]

    # ---- the other workers

    async def _beat(self) -> None:
        while not self._registry.lease.lost:
            began = monotonic()
            try:
                await self._look()
            except StoreError:
                self._watch.forget()
            await asyncio.sleep(max(0.0, BEAT_S - (monotonic() - began)))

    async def _look(self) -> None:
        signs = await self._registry.beat()
        self._these_are_there({*signs})
        for worker in self._watch.look(monotonic(), signs):
            log.warning("Worker %s is gone, or does not answer. Its tables move.", worker)
            if await self._registry.evict(worker):
                self._these_are_there(self._others - {worker})

    def _these_are_there(self, others: set[str]) -> None:
        for worker in self._roads.keys() - others:
            self._roads.pop(worker).close()
        if others != self._others:
            self._others = others
            self._change.set()
            self._change = asyncio.Event()

    # ---- the end

    def drain(self) -> None:
        """This worker is stopping: nobody else is let in. It is still there, until everything is saved."""
        if self._server is not None:
            self._server.close()

    async def leave(self) -> None:
        """Everything is saved, and nothing more can be: the tables may live elsewhere."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        for road in self._roads.values():
            road.close()
        for doorway in [*self._doorways]:
            doorway.close()
        with suppress(StoreError):  # then this worker is evicted
            await self._registry.leave()
        await self._registry.close()
