"""Notifications in a worker: sessions that end here are told to the others, and those that end elsewhere are heard."""

import asyncio
from contextlib import suppress
from typing import Final

from redis.exceptions import RedisError

from tercet.server.people.guests import EndedSessions, Told
from tercet.storage.bell import Bell, SessionsEnded

AGAIN_S: Final = 0.5  # after the connection was lost


class Ringing:
    """Keeps this worker's sessions in step with the others'. A lost notification is made up for by the doorkeeper."""

    def __init__(self, bell: Bell, ended_elsewhere: Told) -> None:
        self._bell = bell
        self._ended_elsewhere = ended_elsewhere
        self._tasks: list[asyncio.Task[None]] = []
        self._news: list[SessionsEnded] = []  # to be sent
        self._some = asyncio.Event()

    async def start(self) -> None:
        """Start sending and listening."""
        self._tasks = [asyncio.create_task(work()) for work in (self._ring, self._listen)]

    async def stop(self) -> None:
        """Stop, and close the connection."""
        left = {*self._tasks}
        while left:  # the Redis client may swallow the first cancellation while it is sending
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN_S)
        with suppress(RedisError, OSError):
            await self._bell.close()

    def ended(self, ended: EndedSessions) -> None:
        """Sessions have ended here: other workers must close their sockets."""
        self._news.append(SessionsEnded(ended.sessions, ended.renewed))
        self._some.set()

    async def _ring(self) -> None:
        """Send everything that has happened since the last time."""
        while True:
            await self._some.wait()
            self._some.clear()
            news, self._news = self._news, []
            with suppress(RedisError, OSError):
                await self._bell.ring(*news)

    async def _listen(self) -> None:
        """Listen; if the connection is lost, reconnect."""
        while True:
            with suppress(RedisError, OSError, ValueError):
                async with self._bell.hear() as heard:
                    async for news in heard:
                        self._ended_elsewhere(EndedSessions(news.sessions, news.renewed))
            await asyncio.sleep(AGAIN_S)
