"""The way to a home, at the worker that a visitor has come to: passes bytes on in both directions, and reads none."""

import asyncio
from typing import Any, Final, cast

from msgspec.msgpack import encode

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
from tercet.server.homes.registry import Home
from tercet.server.socket.connection import GRACE_S

ANSWER_S: Final = 1.0  # for a home to answer a new connection
HIGH_WATER: Final = 1 << 20


class Road(asyncio.Protocol):
    """One connection to the home of many tables, for all visitors who have come to this worker instead."""

    outbox: Outbox
    _transport: asyncio.Transport

    def __init__(self, home: Home) -> None:
        self.open = True
        self._home = home
        self._parcels = Parcels()
        self._travellers: dict[int, Traveller] = {}
        self._count = 0
        self._answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(cls, home: Home) -> "Road":
        """Connect. Raises an OSError if the home cannot be reached."""
        host, _, port = home.address.rpartition(":")
        async with asyncio.timeout(ANSWER_S):
            _, road = await asyncio.get_running_loop().create_connection(lambda: cls(home), host, int(port))
            try:
                await road._answered
            except BaseException:
                road.close()
                raise
        return road

    def forward(
        self, transport: asyncio.Transport, listed: set[Any], remote: str, token: str, said: bytes, *, slow: bool
    ) -> None:
        """A visitor goes there: the address, the session, and what was said so far."""
        if not self.open:
            transport.close()
            return
        self._count += 1
        traveller = Traveller(self, self._count, transport, listed)
        self._travellers[self._count] = traveller
        self.send(self._count, COME, encode(Baggage(remote, token)))
        self.send(self._count, DATA, said)
        if slow:
            traveller.pause_writing()

    @property
    def travellers(self) -> int:
        """How many are on this way."""
        return len(self._travellers)

    def send(self, visitor: int, kind: int, payload: bytes = b"") -> None:
        """Send a parcel."""
        if self.open:
            self.outbox.send(visitor, kind, payload)

    def forget(self, visitor: int) -> None:
        """This visitor is gone."""
        if self._travellers.pop(visitor, None) is not None:
            self.send(visitor, GONE)

    def close(self) -> None:
        """The home is no more."""
        self._transport.abort()

    # ---- called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected: show that we know the home."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(HIGH_WATER)
        self.outbox = Outbox(self._transport)
        self.send(0, KEY, self._home.secret.encode())

    def data_received(self, data: bytes) -> None:
        """The home sends something to visitors."""
        try:
            for visitor, kind, payload in self._parcels.read(data):
                if kind == DATA:
                    if traveller := self._travellers.get(visitor):
                        traveller.write(payload)
                elif kind == GONE:
                    if traveller := self._travellers.pop(visitor, None):
                        traveller.let_go()
                elif kind == KEY and not self._answered.done():
                    self._answered.set_result(None)
        except NotAParcel:
            self.close()

    def pause_writing(self) -> None:
        """The home does not read: nor do we."""
        for traveller in self._travellers.values():
            traveller.hold(True)

    def resume_writing(self) -> None:
        """It reads again."""
        for traveller in self._travellers.values():
            traveller.hold(False)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The home is gone, and everybody must come again."""
        self.open = False
        if not self._answered.done():
            self._answered.set_exception(ConnectionResetError("the home does not know us"))
        for traveller in [*self._travellers.values()]:
            traveller.let_go()


class Traveller(asyncio.Protocol):
    """A visitor's connection from the moment on when it is forwarded."""

    __slots__ = ("_id", "_listed", "_road", "_transport", "data_received", "write")

    def __init__(self, road: Road, number: int, transport: asyncio.Transport, listed: set[Any]) -> None:
        self._road, self._id, self._transport, self._listed = road, number, transport, listed
        self.write = transport.write
        self.data_received = road.outbox.data_for(number)  # type: ignore[method-assign, assignment]
        listed.add(self)
        transport.set_protocol(self)

    def pause_writing(self) -> None:
        """The visitor does not read."""
        self._road.send(self._id, SLOW)

    def resume_writing(self) -> None:
        """The visitor has read everything."""
        self._road.send(self._id, CAUGHT_UP)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The visitor is gone."""
        self._listed.discard(self)
        self._road.forget(self._id)

    def hold(self, held: bool) -> None:
        """Read nothing from the visitor for now, or again."""
        if not self._transport.is_closing():
            (self._transport.pause_reading if held else self._transport.resume_reading)()

    def let_go(self) -> None:
        """Close the connection, when everything has been sent."""
        self._transport.close()
        asyncio.get_running_loop().call_later(GRACE_S, self._transport.abort)

    def shutdown(self) -> None:
        """This worker is stopping: the home parts from the visitor, who comes again by way of another worker."""
        self._road.send(self._id, LEAVE)
        asyncio.get_running_loop().call_later(GRACE_S, self._transport.abort)
