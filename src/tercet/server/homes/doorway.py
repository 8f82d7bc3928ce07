"""Visitors whom other workers send here, at the home of their tables: to the application they are like any other."""

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from typing import cast

from msgspec import msgpack

from tercet.server.homes.outbox import Outbox
from tercet.server.homes.parcels import (
    CAUGHT_UP,
    COME,
    DATA,
    GONE,
    KEY,
    LEAVE,
    SLOW,
    Baggage,
    NotAParcel,
    Parcels,
)
from tercet.server.homes.road import HIGH_WATER
from tercet.server.socket.connection import Connection

_decode = msgpack.Decoder(Baggage).decode
Admit = Callable[[], Connection]


class Doorway(asyncio.Protocol):
    """One connection from another worker."""

    outbox: Outbox
    _transport: asyncio.Transport

    def __init__(self, secret: str, admit: Admit, doorways: set["Doorway"]) -> None:
        self._secret, self._admit, self._doorways = secret.encode(), admit, doorways
        self._parcels = Parcels()
        self._known = False
        self._visitors: dict[int, Connection] = {}
        self._slow: set[int] = set()
        self._held = False  # does the other worker not read?

    def gone(self, visitor: int) -> None:
        """The application has let go of a visitor."""
        if connection := self._visitors.pop(visitor, None):
            self._slow.discard(visitor)
            self.outbox.send(visitor, GONE)
            connection.connection_lost(None)

    def close(self) -> None:
        """End it."""
        self._transport.abort()

    # ---- called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Another worker, or so it says."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(HIGH_WATER)
        self.outbox = Outbox(self._transport)
        self._doorways.add(self)

    def data_received(self, data: bytes) -> None:
        """The other worker sends something."""
        try:
            for visitor, kind, payload in self._parcels.read(data):
                if kind == DATA and self._known:
                    if connection := self._visitors.get(visitor):
                        connection.data_received(payload)
                else:
                    self._heard(visitor, kind, payload)
        except (NotAParcel, ValueError):
            self.close()

    def _heard(self, visitor: int, kind: int, payload: bytes) -> None:
        if kind == KEY and compare_digest(payload, self._secret):
            self._known = True
            self.outbox.send(0, KEY)
        elif not self._known:
            raise NotAParcel
        elif kind == COME:
            self._come(visitor, _decode(payload))
        elif connection := self._visitors.get(visitor):
            self._tell(connection, visitor, kind)

    def _come(self, visitor: int, baggage: Baggage) -> None:
        connection = self._visitors[visitor] = self._admit()
        connection.move_in(RemoteTransport(self, visitor), baggage.remote, baggage.token)

    def _tell(self, connection: Connection, visitor: int, kind: int) -> None:
        if kind == SLOW:
            self._slow.add(visitor)
            self._pace(visitor, connection)
        elif kind == CAUGHT_UP:
            self._slow.discard(visitor)
            self._pace(visitor, connection)
        elif kind == LEAVE:
            connection.shutdown()
        elif kind == GONE:
            del self._visitors[visitor]
            self._slow.discard(visitor)
            connection.connection_lost(None)

    def _pace(self, visitor: int, connection: Connection) -> None:
        """Somebody is slow if they do not read, or the worker in between does not."""
        slow = self._held or visitor in self._slow
        if slow and not connection.slow:
            connection.pause_writing()
        elif connection.slow and not slow:
            connection.resume_writing()

    def _hold(self, held: bool) -> None:
        self._held = held
        for visitor, connection in [*self._visitors.items()]:
            self._pace(visitor, connection)

    def pause_writing(self) -> None:
        """The other worker does not read: all its visitors are slow."""
        self._hold(True)

    def resume_writing(self) -> None:
        """It reads again."""
        self._hold(False)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other worker is gone, and its visitors with it."""
        self._doorways.discard(self)
        visitors, self._visitors = self._visitors, {}
        for connection in visitors.values():
            connection.connection_lost(exc)


class RemoteTransport(asyncio.Transport):
    """The way to a visitor by way of another worker."""

    def __init__(self, doorway: Doorway, visitor: int) -> None:
        super().__init__()
        self._doorway, self._visitor = doorway, visitor
        self._closing = False
        self.write = doorway.outbox.data_for(visitor)  # type: ignore[method-assign, assignment]

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """The other worker says when the visitor is slow."""

    def is_closing(self) -> bool:
        """Is it closed?"""
        return self._closing

    def can_write_eof(self) -> bool:
        """It cannot be closed by halves."""
        return False

    def close(self) -> None:
        """Let the visitor go, after what was sent."""
        if not self._closing:
            self._closing = True
            asyncio.get_running_loop().call_soon(self._doorway.gone, self._visitor)

    def abort(self) -> None:
        """Let the visitor go."""
        self.close()
