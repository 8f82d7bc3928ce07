"""The bell between several workers: “stream s is at n”. What happened is always read from the log.

A ring that gets lost costs a moment, never a move.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct
from redis.asyncio import Redis

CHANNEL = "tercet:bell"


class Ring(Struct, frozen=True):
    """A stream has reached a number."""

    stream: str
    seq: int


class Bell:
    """The bell over Redis."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)

    async def ring(self, stream: str, seq: int) -> None:
        """Tell all who listen."""
        await self._redis.publish(CHANNEL, f"{seq} {stream}")

    @asynccontextmanager
    async def hear(self) -> AsyncIterator[AsyncIterator[Ring]]:
        """Listen: whatever is rung from here on is heard."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await channel.get_message(timeout=5)
            yield (read_ring(message["data"]) async for message in channel.listen())

    async def close(self) -> None:
        """Let go of the connections."""
        await self._redis.aclose()


def read_ring(text: bytes) -> Ring:
    """The ring that was written as `7 stream`.

    >>> read_ring(b"7 table/x y")
    Ring(stream='table/x y', seq=7)
    """
    seq, stream = text.decode().split(" ", 1)
    return Ring(stream, int(seq))
