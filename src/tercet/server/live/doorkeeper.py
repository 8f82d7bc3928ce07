"""Sees to it that a session that is over speaks for nobody: its sockets are closed."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final, Protocol

from tercet.server.live.partings import RENEWED, SIGNED_OUT
from tercet.server.live.visitor import Visitor
from tercet.storage.store import StoreError

LOOK_S: Final = 10.0  # how often it is asked whether sessions are over that nobody has told of


class Sessions(Protocol):
    """Who knows which sessions there are."""

    async def over(self, sessions: Collection[bytes]) -> tuple[bytes, ...]:
        """Which of these are over."""
        ...


class EndedSessionsLike(Protocol):
    """Sessions that are over."""

    @property
    def sessions(self) -> tuple[bytes, ...]: ...
    @property
    def renewed(self) -> bool: ...


class Doorkeeper:
    """Closes at once what ends on this worker or by the bell, and at the next look what ends in any other way."""

    def __init__(self, sockets: Iterable[object], sessions: Sessions) -> None:
        self._sockets = sockets
        self._sessions = sessions
        self._looking: asyncio.Task[None] | None = None

    def ended(self, ended: EndedSessionsLike) -> None:
        """These are over."""
        self._close(ended.sessions, renewed=ended.renewed)

    async def look(self) -> None:
        """Close the sockets of sessions that are there no more."""
        held = {session for visitor in self._visitors() for session in visitor.sessions}
        self._close(await self._sessions.over(held), renewed=False)

    def start(self) -> None:
        """Begin to look now and then."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            with suppress(StoreError):
                await self.look()

    def _close(self, sessions: Iterable[bytes], *, renewed: bool) -> None:
        over = frozenset(sessions)
        for visitor in self._visitors() if over else ():
            if not over.isdisjoint(visitor.sessions):
                visitor.part(RENEWED if renewed else SIGNED_OUT)

    def _visitors(self) -> list[Visitor]:
        return [socket for socket in self._sockets if isinstance(socket, Visitor)]
