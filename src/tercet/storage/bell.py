"""The bell between several workers: “stream s is at n”. What happened is always read from the log.

A ring that gets lost costs a moment, never a move.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

CHANNEL = "tercet:bell"


class Ring(Struct, frozen=True):
    """A stream has reached a number."""

    stream: str
    seq: int


class Bell:
    """The bell over Redis."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._own = token_hex(8)

    async def ring(self, *rings: Ring) -> None:
        """Tell all others who listen: any number of rings at the price of one."""
        lines = [f"{ring.seq} {ring.stream}" for ring in rings]
        await self._redis.publish(CHANNEL, "\n".join([self._own, *lines]))

    @asynccontextmanager
    async def hear(self) -> AsyncIterator[AsyncIterator[Ring]]:
        """Listen: whatever others ring from here on is heard."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await channel.get_message(timeout=5)
            yield self._rings(channel)

    async def _rings(self, channel: PubSub) -> AsyncIterator[Ring]:
        async for message in channel.listen():
            who, *lines = message["data"].decode().split("\n")
            if who != self._own:
                for line in lines:
                    yield read_ring(line)

    async def close(self) -> None:
        """Let go of the connections."""
        await self._redis.aclose()


def read_ring(line: str) -> Ring:
    """The ring that was written as `7 stream`.

    >>> read_ring("7 table/x y")
    Ring(stream='table/x y', seq=7)
    """
    seq, stream = line.split(" ", 1)
    return Ring(stream, int(seq))
