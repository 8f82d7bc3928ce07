"""A seat at a table: follows what happens, and sends commands."""

import asyncio
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any

from tercet.client.errors import Refused
from tercet.client.line import Line, new_id
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.protocol import from_server as s
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering


class Seat:
    """One player's view of one table. Use it with `async with`."""

    def __init__(self, address: str, token: str, player: Player, table: str, *, join: bool) -> None:
        self.player = player
        self.table_id = table
        self.seq = 0
        self.names: dict[Player, str] = {}
        self.frames: list[bytes] = []  # every frame received, if `keep_frames` is set
        self.keep_frames = False
        self._join = join
        self._gathering: Gathering | None = None
        self._events: list[asyncio.Queue[TableEvent]] = []
        self._line = Line(address, token, table, self._read, lambda: self.seq)

    async def __aenter__(self) -> "Seat":
        """Connect to the table, and take a seat unless only watching."""
        self._line.open()
        await self.until(lambda: self._gathering is not None)
        if self._join and self.gathering.sitter(self.player) is None:
            await self.say("Join")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """Disconnect."""
        await self._line.close()

    @property
    def gathering(self) -> Gathering:
        """The table of the lobby, as far as it is known."""
        assert self._gathering is not None
        return self._gathering

    @property
    def table(self) -> Table | None:
        """The round that is being played, if there is one."""
        match = self._gathering.match if self._gathering else None
        return match.table if match else None

    async def say(self, what: str, /, *, reaction_ms: int | None = None, **more: Any) -> int:
        """Send a command, such as `say("Point", cards=[…])`; returns the number of its entry.

        It is repeated after a lost connection until the server has answered, always with the same id, so it has one
        effect. Commands of the moment, such as a call, never take effect late: they are refused as `not-heard`.
        """
        message: dict[str, Any] = {"type": "Say", "id": new_id(), "say": {"type": what, **more}}
        if reaction_ms is not None:
            message["reaction_ms"] = reaction_ms
        return await self._line.say(message)

    async def until(self, true: Callable[[], Any], timeout_s: float = 30.0) -> None:
        """Wait until a condition holds for the table."""
        await self._line.until(true, timeout_s)

    async def events(self) -> AsyncIterator[TableEvent]:
        """What happens from now on."""
        queue: asyncio.Queue[TableEvent] = asyncio.Queue()
        self._events.append(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self._events.remove(queue)

    def _read(self, frame: bytes) -> None:
        message = s.read_from_server(frame)
        self._hear(message)
        if isinstance(message, s.Snapshot | s.UpToDate):
            self._line.arrived(whole=isinstance(message, s.Snapshot))
        if self.keep_frames:
            self.frames.append(frame)

    def _hear(self, message: s.FromServer) -> None:
        match message:
            case s.TableEntry(seq, events, done):
                self._take_in(seq, events)
                self._line.answered(done, seq)
            case s.Snapshot(_, seq, _, _, table, names):
                self.seq, self._gathering = seq, table
                self.names |= names
            case s.Done(command_id, seq):
                self._line.answered(command_id, seq)
            case s.CommandRefused(command_id, code, why):
                self._line.refused(command_id, Refused(code, why))
            case s.Names(names):
                self.names |= names
            case s.Goodbye():
                self._line.part(message)
            case s.SignMade() | s.LineWritten() | s.PointsAt() | s.ReportReceived() | s.UpToDate():
                pass

    def _take_in(self, seq: int, events: list[TableEvent]) -> None:
        if seq != self.seq + 1:
            return  # received before
        self.seq = seq
        for event in events:
            self._gathering = evolve_table(self._gathering, event)
            for queue in self._events:
                queue.put_nowait(event)
