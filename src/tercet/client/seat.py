"""A seat at a table: sees what happens, says what its owner says, and comes back by itself after a lost connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from random import uniform
from secrets import token_hex
from time import time_ns
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tercet.client.errors import Refused
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.protocol import VERSION, from_server
from tercet.protocol.from_server import (
    Chatted,
    Done,
    FromServer,
    Goodbye,
    Names,
    Reported,
    Snapshot,
    Told,
    UpToDate,
    Waved,
)
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering

AGAIN_S = (0.1, 0.2, 0.4, 0.8)  # more or less, so that not all come back at the same moment


def new_id() -> str:
    """An id for a command. Ids that rise with time lie side by side in the server's index, which halves its work."""
    return f"{time_ns() // 1_000_000:012x}{token_hex(6)}"


class Seat:
    """One player's view of one table. Use it with `async with`."""

    def __init__(self, address: str, token: str, player: Player, table: str, *, join: bool) -> None:
        self.player = player
        self.table_id = table
        self.seq = 0
        self.names: dict[Player, str] = {}
        self.frames: list[bytes] = []  # every frame that came in, if `keep_frames` is set
        self.keep_frames = False
        self._address = f"{address.replace('http', 'ws', 1)}/ws?table={table}"  # a proxy may route by it
        self._token = token
        self._join = join
        self._gathering: Gathering | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[int]]] = {}
        self._changed = asyncio.Condition()
        self._events: list[asyncio.Queue[TableEvent]] = []
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._farewell: Goodbye | None = None

    async def __aenter__(self) -> "Seat":
        """Go to the table, and sit down if that was wished."""
        self._reading = asyncio.create_task(self._stay())
        await self.until(lambda: self._gathering is not None)
        if self._join and self.gathering.sitter(self.player) is None:
            await self.say("Join")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """Go away."""
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        if self._socket is not None:
            await self._socket.close()

    @property
    def gathering(self) -> Gathering:
        """The table of the lobby, as far as it has been told."""
        assert self._gathering is not None
        return self._gathering

    @property
    def table(self) -> Table | None:
        """The round that is being played, if there is one."""
        match = self._gathering.match if self._gathering else None
        return match.table if match else None

    async def say(self, what: str, /, *, reaction_ms: int | None = None, **more: Any) -> int:
        """Say something, such as `say("Point", cards=[…])`; gives the number of the entry it became.

        It is kept until the server has answered, and said again after a lost connection: with the same id, so once.
        """
        if self._farewell is not None:
            raise Refused(self._farewell.code, self._farewell.why)
        command_id = new_id()
        message: dict[str, Any] = {"type": "Say", "id": command_id, "say": {"type": what, **more}}
        if reaction_ms is not None:
            message["reaction_ms"] = reaction_ms
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[command_id] = (msgspec.json.encode(message), answer)
        await self._send(self._waiting[command_id][0])
        return await answer

    async def until(self, true: Any, timeout_s: float = 30.0) -> None:
        """Wait until something is true of the table."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self._farewell or true()), timeout_s)
        if self._farewell is not None and not true():
            raise Refused(self._farewell.code, self._farewell.why)

    async def events(self) -> AsyncIterator[TableEvent]:
        """What happens from now on."""
        queue: asyncio.Queue[TableEvent] = asyncio.Queue()
        self._events.append(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self._events.remove(queue)

    async def _stay(self) -> None:
        """Be connected; come back, with what has not been answered, when the connection is lost."""
        tries = 0
        while self._farewell is None:
            try:
                async with connect(
                    self._address, additional_headers={"authorization": f"Bearer {self._token}"}, compression=None
                ) as socket:
                    self._socket, tries = socket, 0
                    await self._hello(socket)
                    async for frame in socket:
                        await self._read(frame if isinstance(frame, bytes) else frame.encode())
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except msgspec.MsgspecError as error:
                self._part(Goodbye("other-version", f"The server speaks another protocol: {error}.", retry=False))
            self._socket = None
            await self._notify()
            await asyncio.sleep(AGAIN_S[min(tries, len(AGAIN_S) - 1)] * uniform(0.5, 1.5))
            tries += 1

    async def _hello(self, socket: ClientConnection) -> None:
        hello = {"type": "Hello", "v": VERSION, "table": self.table_id, "seq": self.seq}
        await socket.send(msgspec.json.encode(hello).decode())
        for message, _ in [*self._waiting.values()]:
            await socket.send(message.decode())

    async def _send(self, message: bytes) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(message.decode())

    async def _read(self, frame: bytes) -> None:
        self._hear(from_server.read_from_server(frame))
        if self.keep_frames:
            self.frames.append(frame)
        await self._notify()

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _hear(self, message: FromServer) -> None:
        match message:
            case Told(seq, events, done):
                self._take_in(seq, events)
                self._answer(done, seq)
            case Snapshot(_, seq, _, _, table, names):
                self.seq, self._gathering = seq, table
                self.names |= names
            case Done(command_id, seq):
                self._answer(command_id, seq)
            case from_server.Refused(command_id, code, why):
                self._refuse(command_id, Refused(code, why))
            case Names(names):
                self.names |= names
            case Goodbye():
                self._part(message)
            case Waved() | Chatted() | Reported() | UpToDate():
                pass

    def _take_in(self, seq: int, events: list[TableEvent]) -> None:
        if seq != self.seq + 1:
            return  # told before
        self.seq = seq
        for event in events:
            self._gathering = evolve_table(self._gathering, event)
            for queue in self._events:
                queue.put_nowait(event)

    def _part(self, goodbye: Goodbye) -> None:
        """The server hangs up; unless one may come again, what was not answered never will be."""
        if not goodbye.retry:
            self._farewell = goodbye
            for command_id in [*self._waiting]:
                self._refuse(command_id, Refused(goodbye.code, goodbye.why))

    def _answer(self, command_id: str | None, seq: int) -> None:
        if command_id in self._waiting:
            _, answer = self._waiting.pop(command_id)
            if not answer.done():
                answer.set_result(seq)

    def _refuse(self, command_id: str, refused: Refused) -> None:
        if command_id in self._waiting:
            _, answer = self._waiting.pop(command_id)
            if not answer.done():
                answer.set_exception(refused)
