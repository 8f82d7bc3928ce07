"""The bell between several workers: “stream s is at n”. What happened is always read from the log.

A ring that gets lost costs a moment, never a move. What is in no log goes by the bell as well: who is there, and what
goes across a table beside the game.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

import msgspec
from msgspec import Raw, Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

CHANNEL = "tercet:bell"


class Ring(Struct, frozen=True, tag=True):
    """A stream has reached a number."""

    stream: str
    seq: int


class RollCall(Struct, frozen=True, tag="Here"):
    """Somebody is there; with nobody, it asks who is."""

    stream: str
    player: str


class Aside(Struct, frozen=True, tag=True):
    """Something for all who look at a stream just now, as JSON."""

    stream: str
    said: Raw


class SessionsEnded(Struct, frozen=True, tag="Ended"):
    """Sessions are over: the hashes of their tokens."""

    sessions: tuple[bytes, ...]
    renewed: bool


News = Ring | RollCall | Aside | SessionsEnded


class Bulletin(Struct, frozen=True):
    """What one worker tells the others at a time."""

    by: str
    news: list[News]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Bulletin).decode


class Bell:
    """The bell over Redis."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._own = token_hex(8)

    async def ring(self, *news: News) -> None:
        """Tell all others who listen: any number of things at the price of one."""
        await self._redis.publish(CHANNEL, _encode(Bulletin(self._own, [*news])))

    @asynccontextmanager
    async def hear(self) -> AsyncIterator[AsyncIterator[News]]:
        """Listen: whatever others ring from here on is heard."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await channel.get_message(timeout=5)
            yield self._news(channel)

    async def _news(self, channel: PubSub) -> AsyncIterator[News]:
        async for message in channel.listen():
            rung = _decode(message["data"])
            if rung.by != self._own:
                for news in rung.news:
                    yield news

    async def close(self) -> None:
        """Let go of the connections."""
        await self._redis.aclose()
