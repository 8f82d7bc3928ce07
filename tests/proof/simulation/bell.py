"""Notifications between simulated workers. Like Redis, it forgets what is said while a listener is not connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from tercet.storage.bell import News


class Tower:
    """What all workers' bells hang in; now and then it is away for some time."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.away_until = 0.0
        self.listeners: dict[str, asyncio.Queue[News | None]] = {}

    def fail(self, until: float) -> None:
        """Nobody is heard until then, and every listener has to come back."""
        self.away_until = until
        for queue in self.listeners.values():
            queue.put_nowait(None)
        self.listeners.clear()


class SimulatedBell:
    """See `tercet.storage.bell.Bell`."""

    def __init__(self, tower: Tower, worker: str) -> None:
        self._tower, self._worker = tower, worker
        self.dead = False

    async def ring(self, *news: News) -> None:
        """Notify all others."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._tower.away_until:
            raise ConnectionError
        for name, queue in self._tower.listeners.items():
            if name != self._worker and not self.dead:
                late = self._tower.dice.uniform(0, 0.3)
                for one in news:
                    loop.call_later(late, queue.put_nowait, one)

    @asynccontextmanager
    async def hear(self) -> AsyncIterator[AsyncIterator[News]]:
        """Listen from now on."""
        if self.dead or asyncio.get_running_loop().time() < self._tower.away_until:
            raise ConnectionError
        queue = asyncio.Queue[News | None]()
        self._tower.listeners[self._worker] = queue
        yield self._news(queue)

    async def _news(self, queue: "asyncio.Queue[News | None]") -> AsyncIterator[News]:
        while (news := await queue.get()) is not None:
            yield news
        raise ConnectionError

    async def close(self) -> None:
        """Nothing to close."""
