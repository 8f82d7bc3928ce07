"""The bell in a worker: rung after each entry, heard for tables that are awake here."""

import asyncio
from contextlib import suppress
from typing import Final

from redis.exceptions import RedisError

from tercet.engine.value import Player
from tercet.server.live.hub import Hub
from tercet.server.live.mailbox import Mailbox
from tercet.storage.bell import Bell, Ring
from tercet.storage.store import StoreTrouble

AGAIN_S: Final = 0.5  # after the bell was lost
LOOK_S: Final = 2.0  # how often heads are compared, whatever the bell says


class Ringing:
    """Keeps this worker's tables in step with the others'. A lost ring costs a moment, never a move."""

    def __init__(self, bell: Bell, hub: Hub) -> None:
        self._bell = bell
        self._hub = hub
        self._tasks: list[asyncio.Task[None]] = []
        self._rings: dict[str, int] = {}  # to be rung; of a log only the newest number
        self._some = asyncio.Event()
        hub.listeners.append(self._changed)
        hub.presence.herald = self._herald

    async def start(self) -> None:
        """Begin to ring and to listen."""
        self._tasks = [asyncio.create_task(work()) for work in (self._ring, self._listen, self._look)]

    async def stop(self) -> None:
        """Stop, and let go of the bell."""
        left = {*self._tasks}
        while left:  # Redis's client may swallow the first cancellation of a ring under way
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN_S)
        with suppress(RedisError, OSError):
            await self._bell.close()

    def _changed(self, mailbox: Mailbox) -> None:
        self._rings[mailbox.stream] = mailbox.head
        self._some.set()

    def _herald(self, mailbox: Mailbox, player: Player | None) -> None:
        """Say that a player is here; or ask, with nobody, who is elsewhere."""
        self._rings[f"{player or ''} {mailbox.stream}"] = 0
        self._some.set()

    async def _ring(self) -> None:
        """Ring for all that has happened since the last time."""
        while True:
            await self._some.wait()
            self._some.clear()
            rings, self._rings = self._rings, {}
            with suppress(RedisError, OSError):
                await self._bell.ring(*(Ring(stream, seq) for stream, seq in rings.items()))

    async def _listen(self) -> None:
        """Hear the bell; when it is lost, hang it up again and read on everywhere."""
        while True:
            with suppress(RedisError, OSError, ValueError):
                async with self._bell.hear() as rings:
                    self._catch_up()
                    async for ring in rings:
                        self._heard(ring)
            await asyncio.sleep(AGAIN_S)

    def _heard(self, ring: Ring) -> None:
        match ring.stream.split(" "):
            case [stream]:
                self._hub.rung(stream, ring.seq)
            case [player, stream] if stream in self._hub.awake:
                mailbox, presence = self._hub.awake[stream], self._hub.presence
                if player:
                    presence.is_here(mailbox, Player(player))
                else:
                    presence.answer(mailbox)
            case _:
                pass

    def _catch_up(self) -> None:
        for mailbox in self._hub.awake.values():
            mailbox.catch_up()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            for stream in [*self._hub.awake]:
                with suppress(StoreTrouble):
                    self._hub.rung(stream, await self._hub.store.head(stream))
