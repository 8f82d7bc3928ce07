"""A network that delays, stalls, breaks connections anywhere, and brings what people say twice or in another order.

A connection keeps the order of its bytes, as TCP does. Commands come twice or in another order because devices send
them again: here a command may be repeated later, or be overtaken by the next one.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from tercet.server.socket.connection import HIGH_WATER
from tests.proof.checker import Size
from tests.proof.simulation.transport import SimulatedTransport


class Dangers(Struct, frozen=True):
    """How bad the network of a game is."""

    latency_s: float = 0.02
    breaks_after: int = 0
    """About how many bytes a connection lasts; 0: for ever."""
    stalls: float = 0.0
    """How many of the chunks are held up for some seconds."""
    repeats: float = 0.0
    overtakes: float = 0.0
    buffer: int | None = None
    """How many bytes may be on their way before a writer is told to stop."""


class Station(Protocol):
    """A worker, as the network knows it."""

    @property
    def stopped_until(self) -> float:
        """Until then it reads nothing."""
        ...

    def admit(self) -> asyncio.Protocol | None:
        """A protocol for a new connection; None if nobody is there."""
        ...


class Way:
    """One direction of a connection: first in, first out."""

    def __init__(self, wire: "Wire", dice: Random, stopped_until: Callable[[], float], greets: bool) -> None:
        self._wire, self._dice, self._stopped_until = wire, dice, stopped_until
        self._greets = greets  # is the first thing that is sent the head of a request?
        self._coming: deque[tuple[float, bytes, int]] = deque()  # when, what, and how many bytes were written for it
        self._timer: asyncio.TimerHandle | None = None
        self._held: bytes | None = None
        self.sender: SimulatedTransport
        self.receiver: SimulatedTransport

    def carry(self, data: bytes) -> None:
        """Somebody writes something."""
        dangers, loop = self._wire.dangers, self._wire.loop
        if (dangers.repeats or dangers.overtakes) and is_command(data):
            if self._dice.random() < dangers.repeats:
                loop.call_later(self._dice.uniform(0.01, 5), self._repeat, data)
            if self._held is None and self._dice.random() < dangers.overtakes:
                self._held = data
                loop.call_later(self._dice.uniform(0.05, 1), self._let_go)
                return
        self._send(data, len(data))

    def hurry(self) -> None:
        """Whatever is on its way arrives now."""
        self._let_go()
        now = self._wire.loop.time()
        self._coming = deque((min(due, now), data, size) for due, data, size in self._coming)
        self._wait()

    def _repeat(self, data: bytes) -> None:
        if not self.sender.is_closing():
            self._send(data, 0)

    def _let_go(self) -> None:
        if (held := self._held) is not None:
            self._held = None
            self._send(held, len(held))

    def _send(self, data: bytes, size: int) -> None:
        if self._wire.cut:
            return
        passed = self._wire.spend(len(data))
        delay = self._wire.dangers.latency_s * self._dice.uniform(0.5, 2)
        if self._dice.random() < self._wire.dangers.stalls:
            delay += self._dice.uniform(0.5, 15)
        due = self._wire.loop.time() + delay
        if self._coming:
            due = max(due, self._coming[-1][0])
        self._coming.append((due, data[:passed], size))
        if len(self._coming) == 1:
            self._wait()
        if passed < len(data):
            self._wire.break_off()

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._coming:
            self._timer = self._wire.loop.call_at(max(self._coming[0][0], self._stopped_until()), self._arrive)

    def _arrive(self) -> None:
        if self._stopped_until() <= self._wire.loop.time():
            _, data, size = self._coming.popleft()
            self.sender.sent(size)
            if self._greets:
                self._greets, data = False, as_handed_over(data)
            if data:
                self.receiver.receive(data)
        self._wait()


class Wire:
    """A connection between a client and a worker."""

    def __init__(self, loop: asyncio.AbstractEventLoop, dangers: Dangers, dice: Random) -> None:
        self.loop, self.dangers, self._dice = loop, dangers, dice
        self.cut = False
        self._left = dice.randrange(2 * dangers.breaks_after) if dangers.breaks_after else None
        self.ends: tuple[SimulatedTransport, SimulatedTransport]
        self.ways: tuple[Way, Way]
        self.on_cut: Callable[[], None] = lambda: None

    def spend(self, size: int) -> int:
        """How many of these bytes pass before the connection breaks."""
        if self._left is None:
            return size
        self._left -= size
        return size if self._left >= 0 else max(0, size + self._left)

    def break_off(self, at_once: bool = False) -> None:
        """It is broken; each end learns of it in its own time."""
        if not self.cut:
            self.cut = True
            self.on_cut()
            for end in self.ends:
                late = self._dice.random() < 0.3 and not at_once
                self.loop.call_later(self._dice.uniform(1, 12) if late else self._dice.uniform(0.03, 0.5), end.lose)

    def hang_up(self, other: SimulatedTransport) -> None:
        """One end has closed: the other learns of it after all that was sent."""
        self.cut = True
        self.loop.call_later(self.dangers.latency_s * 2 + 0.05, other.lose)

    def calm(self) -> None:
        """No more faults; whoever does not know yet that the connection is broken learns it."""
        self.dangers = CALM
        self._left = None
        for way in self.ways:
            way.hurry()
        if self.cut:
            for end in self.ends:
                self.loop.call_soon(end.lose)


CALM = Dangers(latency_s=0.005)


class Network:
    """Connects clients with workers by name."""

    def __init__(self, seed: int, dangers: Dangers) -> None:
        self.loop: asyncio.AbstractEventLoop
        self.stations: dict[str, Station] = {}
        self.cuts = 0
        self._seed, self._dangers = seed, dangers
        self._made = 0
        self._most_unsent = self._largest = 0
        self._wires: list[Wire] = []

    def connect(self, factory: Callable[[], Any], host: str, _: int) -> tuple[asyncio.Transport, Any]:
        """A client connects to a worker."""
        station = self.stations[host]
        theirs = station.admit()
        if theirs is None:
            raise ConnectionRefusedError
        self._made += 1
        dice = Random(f"{self._seed} wire {self._made}")  # its own, so that the order of writing plays no part
        wire = Wire(self.loop, self._dangers, dice)
        wire.on_cut = self._count
        ours = factory()
        there = Way(wire, Random(dice.random()), lambda: station.stopped_until, greets=True)
        back = Way(wire, Random(dice.random()), lambda: 0.0, greets=False)
        client = SimulatedTransport(self.loop, ours, there.carry)
        server = SimulatedTransport(self.loop, theirs, back.carry)
        there.sender, there.receiver, back.sender, back.receiver = client, server, server, client
        server.buffer = self._dangers.buffer
        client.hung_up, server.hung_up = lambda: wire.hang_up(server), lambda: wire.hang_up(client)
        wire.ends, wire.ways = (client, server), (there, back)
        self._wires = [*filter(self._is_open, self._wires), wire]
        theirs.connection_made(server)
        ours.connection_made(client)
        return client, ours

    def _is_open(self, wire: Wire) -> bool:
        self._most_unsent = max(self._most_unsent, wire.ends[1].most_unsent)
        self._largest = max(self._largest, wire.ends[1].largest)
        return not all(end.is_closing() for end in wire.ends)

    def break_all(self, protocols: set[Any]) -> None:
        """A worker died: its connections are gone."""
        for wire in self._wires:
            if wire.ends[1].get_protocol() in protocols:
                wire.break_off(at_once=True)

    def calm(self) -> None:
        """From now on nothing goes wrong."""
        self._dangers = CALM
        for wire in self._wires:
            wire.calm()

    def sizes(self) -> list[Size]:
        """How much was on its way to a client at most, and how long a message was."""
        for wire in self._wires:
            self._is_open(wire)
        return [
            Size("bytes waiting for one client", self._most_unsent, 2 * HIGH_WATER),
            Size("bytes of a message", self._largest, HIGH_WATER // 2),
        ]

    def _count(self) -> None:
        self.cuts += 1


def is_command(frame: bytes) -> bool:
    """Is this a command, in a frame of a client?"""
    if len(frame) < 12 or frame[0] != 0x81 or not frame[1] & 0x80:
        return False
    start = {126: 4, 127: 10}.get(frame[1] & 0x7F, 2)
    mask, masked = frame[start : start + 4], frame[start + 4 : start + 24]
    return b'"Say"' in bytes(byte ^ mask[n % 4] for n, byte in enumerate(masked))


def as_handed_over(head: bytes) -> bytes:
    """The head of a request as uvicorn hands it to a socket: whole, and with names in small letters."""
    if not head.endswith(b"\r\n\r\n"):
        return b""
    first, *fields = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    named = [field.partition(b":") for field in fields]
    return b"\r\n".join([first, *(b"%b:%b" % (name.lower(), value) for name, _, value in named), b"", b""])
