"""Notifications between several workers, of what is in no log and concerns no table: sessions that have ended."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

CHANNEL = "tercet:bell"


class SessionsEnded(Struct, frozen=True, tag="Ended"):
    """Sessions have ended; contains the hashes of their tokens."""

    sessions: tuple[bytes, ...]
    renewed: bool


class Bulletin(Struct, frozen=True):
    """What one worker tells the others at a time."""

    by: str
    news: list[SessionsEnded]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Bulletin).decode


class Bell:
    """Notifications over Redis."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._own = token_hex(8)

    async def ring(self, *news: SessionsEnded) -> None:
        """Notify all other listeners; several notifications cost as much as one."""
        await self._redis.publish(CHANNEL, _encode(Bulletin(self._own, [*news])))

    @asynccontextmanager
    async def hear(self) -> AsyncIterator[AsyncIterator[SessionsEnded]]:
        """Listen for notifications from now on."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await channel.get_message(timeout=5)
            yield self._news(channel)

    async def _news(self, channel: PubSub) -> AsyncIterator[SessionsEnded]:
        async for message in channel.listen():
            rung = _decode(message["data"])
            if rung.by != self._own:
                for news in rung.news:
                    yield news

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()
