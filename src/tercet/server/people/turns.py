"""Who comes next when work is dear: the addresses in turn. One that asks for much waits behind itself alone."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tercet.server.live.gate import household

AT_ONCE: Final = 2  # of different addresses: a password takes 64 MiB of memory and a processor for a while
MOST_OF_ONE: Final = 8  # waiting or at work; a school shares an address
MOST: Final = 64


class Crowded(ValueError):
    """No place left in the queue; the message says what to do."""


class Turns:
    """A queue of queues. One address has one at work at a time, and nobody waits for more than one of each other."""

    def __init__(self) -> None:
        self._at_work: set[str] = set()  # addresses, each with one at a time
        self._there: Counter[str] = Counter()  # by address: waiting or at work
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Who is one too many is refused before anything is done."""
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
            self._there += Counter()  # forgets those with none

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
            if not mine.cancelled():  # it was given a turn, and gave up in the same moment
                self._hand_on(key)
            raise

    def _hand_on(self, key: str) -> None:
        self._at_work.discard(key)
        self._go_on()

    def _go_on(self) -> None:
        """Whoever has waited longest among the addresses with nothing at work has a turn, and comes last then."""
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
