"""Who comes next when work is dear: the addresses in turn. One that asks for much waits behind itself alone."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tercet.server.live.gate import household

AT_ONCE: Final = 2  # a password takes 64 MiB of memory and a processor for a while
MOST_OF_ONE: Final = 8  # waiting or at work; a school shares an address
MOST: Final = 64


class Crowded(ValueError):
    """No place left in the queue; the message says what to do."""


class Turns:
    """A queue of queues. Nobody waits for more than one turn of each other address."""

    def __init__(self) -> None:
        self._working = 0
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
                self._hand_on()
        finally:
            self._there[key] -= 1
            self._there += Counter()  # forgets those with none

    def _check(self, key: str) -> None:
        if self._there[key] >= MOST_OF_ONE:
            raise Crowded("Several people at your address are signing in just now. Try again in a moment.")
        if self._there.total() >= MOST:
            raise Crowded("Many people are signing in just now. Try again in a moment.")

    async def _wait(self, key: str) -> None:
        if self._working < AT_ONCE:
            self._working += 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given a turn, and gave up in the same moment
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """The next address has its turn, and comes last then."""
        while self._waiting:
            key, queue = self._waiting.popitem(last=False)
            next_ = queue.popleft()
            if queue:
                self._waiting[key] = queue
            if not next_.done():
                next_.set_result(None)
                return
        self._working -= 1
