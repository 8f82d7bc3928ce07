"""Closes the sockets of sessions that have ended."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final, Protocol

from tercet.server.live.partings import RENEWED, SIGNED_OUT
from tercet.server.live.visitor import Visitor
from tercet.storage.store import StoreError

LOOK_S: Final = 10.0  # how often to check for ended sessions without notification


class Sessions(Protocol):
    """Access to the sessions of the server."""

    async def over(self, sessions: Collection[bytes]) -> tuple[bytes, ...]:
        """Which of these sessions have ended."""
        ...


class EndedSessionsLike(Protocol):
    """Sessions that are over."""

    @property
    def sessions(self) -> tuple[bytes, ...]: ...
    @property
    def renewed(self) -> bool: ...


class Doorkeeper:
    """Closes sockets at once when a session ends here or is announced, and otherwise at the next check."""

    def __init__(self, sockets: Iterable[object], sessions: Sessions) -> None:
        self._sockets = sockets
        self._sessions = sessions
        self._looking: asyncio.Task[None] | None = None

    def ended(self, ended: EndedSessionsLike) -> None:
        """These sessions have ended."""
        self._close(ended.sessions, renewed=ended.renewed)

    async def look(self) -> None:
        """Close the sockets of sessions that no longer exist."""
        held = {session for visitor in self._visitors() for session in visitor.sessions}
        self._close(await self._sessions.over(held), renewed=False)

    def start(self) -> None:
        """Start checking periodically."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        """Stop checking."""
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
