"""Notifications in a worker: sent after each entry, received for tables that are awake here."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from redis.exceptions import RedisError

from tercet.engine.value import Player
from tercet.protocol import from_server
from tercet.server.live.hub import Hub
from tercet.server.live.mailbox import Mailbox
from tercet.server.people.guests import EndedSessions, Told
from tercet.storage import bell as news_of
from tercet.storage.bell import Aside, Bell, News, Ring, RollCall
from tercet.storage.store import StoreError

AGAIN_S: Final = 0.5  # after the connection was lost
LOOK_S: Final = 2.0  # how often logs are compared, independently of notifications

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(from_server.Aside).decode


class Ringing:
    """Keeps this worker's tables in step with the others'. A lost notification costs a moment, never a move."""

    def __init__(self, bell: Bell, hub: Hub) -> None:
        self._bell = bell
        self._hub = hub
        self._tasks: list[asyncio.Task[None]] = []
        self._rings: dict[str, int] = {}  # to be sent; for a log only the newest number
        self._beside: list[News] = []  # to be sent as well, since it is in no log
        self._some = asyncio.Event()
        hub.listeners.append(self._changed)
        hub.presence.herald = self._herald
        hub.talk_elsewhere = self._pass_on
        self.ended_elsewhere: Told | None = None

    async def start(self) -> None:
        """Start sending and listening."""
        self._tasks = [asyncio.create_task(work()) for work in (self._ring, self._listen, self._look)]

    async def stop(self) -> None:
        """Stop, and close the connection."""
        left = {*self._tasks}
        while left:  # the Redis client may swallow the first cancellation while it is sending
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN_S)
        with suppress(RedisError, OSError):
            await self._bell.close()

    def _changed(self, mailbox: Mailbox) -> None:
        self._rings[mailbox.stream] = mailbox.head
        self._some.set()

    def _herald(self, mailbox: Mailbox, player: Player | None) -> None:
        """Say that a player is here; or, without a player, ask who is elsewhere."""
        self._beside.append(RollCall(mailbox.stream, player or ""))
        self._some.set()

    def _pass_on(self, mailbox: Mailbox, said: from_server.Aside) -> None:
        """Show it to viewers of this table on other workers."""
        self._beside.append(Aside(mailbox.stream, msgspec.Raw(_encode(said))))
        self._some.set()

    def ended(self, ended: EndedSessions) -> None:
        """Sessions have ended here: other workers must close their sockets."""
        self._beside.append(news_of.SessionsEnded(ended.sessions, ended.renewed))
        self._some.set()

    async def _ring(self) -> None:
        """Send everything that has happened since the last time."""
        while True:
            await self._some.wait()
            self._some.clear()
            rings, self._rings = self._rings, {}
            beside, self._beside = self._beside, []
            with suppress(RedisError, OSError):
                await self._bell.ring(*(Ring(stream, seq) for stream, seq in rings.items()), *beside)

    async def _listen(self) -> None:
        """Listen; if the connection is lost, reconnect and read all logs on."""
        while True:
            with suppress(RedisError, OSError, ValueError):
                async with self._bell.hear() as heard:
                    self._catch_up()
                    async for news in heard:
                        self._heard(news)
            await asyncio.sleep(AGAIN_S)

    def _heard(self, news: News) -> None:
        if isinstance(news, Ring):
            self._hub.rung(news.stream, news.seq)
        elif isinstance(news, news_of.SessionsEnded):
            if self.ended_elsewhere is not None:
                self.ended_elsewhere(EndedSessions(news.sessions, news.renewed))
        elif mailbox := self._hub.awake.get(news.stream):
            self._heard_beside(mailbox, news)

    def _heard_beside(self, mailbox: Mailbox, news: RollCall | Aside) -> None:
        match news:
            case Aside(_, said):
                mailbox.audience.talk.show(_decode(said), mailbox.audience.viewers)
            case RollCall(_, ""):
                self._hub.presence.answer(mailbox)
            case RollCall(_, player):
                self._hub.presence.is_here(mailbox, Player(player))

    def _catch_up(self) -> None:
        for mailbox in self._hub.awake.values():
            mailbox.catch_up()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            for stream in [*self._hub.awake]:
                with suppress(StoreError):
                    self._hub.rung(stream, await self._hub.store.head(stream))
