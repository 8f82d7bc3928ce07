"""Notifications between several workers: “stream s is at n”. What happened is always read from the log.

A lost notification costs a moment, never a move. Things that are in no log are sent this way as well: who is present,
quick phrases and chat.
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
    """Somebody is present; without a player, it asks who is."""

    stream: str
    player: str


class Aside(Struct, frozen=True, tag=True):
    """Something for everyone who is looking at a stream now, as JSON."""

    stream: str
    said: Raw


class SessionsEnded(Struct, frozen=True, tag="Ended"):
    """Sessions have ended; contains the hashes of their tokens."""

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
    """Notifications over Redis."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._own = token_hex(8)

    async def ring(self, *news: News) -> None:
        """Notify all other listeners; several notifications cost as much as one."""
        await self._redis.publish(CHANNEL, _encode(Bulletin(self._own, [*news])))

    @asynccontextmanager
    async def hear(self) -> AsyncIterator[AsyncIterator[News]]:
        """Listen for notifications from now on."""
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
        """Close the connections."""
        await self._redis.aclose()
