"""Fair scheduling of expensive work: addresses take turns. An address that asks for much only delays itself."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tercet.server.live.gate import household

AT_ONCE: Final = 2  # from different addresses: hashing a password takes 64 MiB of memory and a processor for a while
MOST_OF_ONE: Final = 8  # waiting or at work; a school may share an address
MOST: Final = 64


class Crowded(ValueError):
    """The queue is full; the message says what to do."""


class Turns:
    """A queue of queues. Each address has one task at work at a time, and waits for at most one of each other."""

    def __init__(self) -> None:
        self._at_work: set[str] = set()  # addresses, each with one task at a time
        self._there: Counter[str] = Counter()  # by address: tasks waiting or at work
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and hold it. Raises at once if there are too many."""
        key = household(address)
        self._check(key)
        self._there[key] += 1
        try:
            await self._wait(key)
            try:
                yield
            finally:
                self._hand_on(key)
        finally:
            self._there[key] -= 1
            self._there += Counter()  # removes those with none

    def _check(self, key: str) -> None:
        if self._there[key] >= MOST_OF_ONE:
            raise Crowded("Several people at your address are signing in just now. Try again in a moment.")
        if self._there.total() >= MOST:
            raise Crowded("Many people are signing in just now. Try again in a moment.")

    async def _wait(self, key: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(mine)
        self._go_on()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it got a turn, and was cancelled in the same moment
                self._hand_on(key)
            raise

    def _hand_on(self, key: str) -> None:
        self._at_work.discard(key)
        self._go_on()

    def _go_on(self) -> None:
        """Give the next turn to the address that has waited longest and has nothing at work."""
        while len(self._at_work) < AT_ONCE:
            key = next((key for key in self._waiting if key not in self._at_work), None)
            if key is None:
                return
            queue = self._waiting.pop(key)
            next_ = queue.popleft()
            if queue:
                self._waiting[key] = queue
            if not next_.done():
                self._at_work.add(key)
                next_.set_result(None)
