"""A network that is slow, breaks connections anywhere, and brings commands twice or swapped."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from random import Random
from typing import Any

from msgspec import Struct

from tests.proof.simulation.network import is_command

AT_A_TIME = 400  # bytes: small, so that a frame is cut too


class Faults(Struct, frozen=True):
    """What goes wrong, and how often."""

    longest: int = 6_000
    """No connection lasts for more bytes; 0: they all last."""
    slow_s: float = 0.0
    """How long each piece may be held up."""
    repeats: float = 0.0
    swaps: float = 0.0


class UnrulyNetwork:
    """Stands between clients and a server, until it is calm."""

    def __init__(self, address: str, dice: Random, faults: Faults) -> None:
        self._port = int(address.rpartition(":")[2])
        self._dice, self._faults = dice, faults
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = self.repeated = self.swapped = 0
        self.calm = False
        self.address = ""

    async def __aenter__(self) -> "UnrulyNetwork":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, asked: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            answered, asks = await asyncio.open_connection("127.0.0.1", self._port)
            left = [self._dice.randrange(self._faults.longest)] if self._faults.longest else []
            await self._carry(self._bring(asked, asks, left), self._pass_on(answered, answers, left))
            asks.transport.abort()
        finally:
            answers.transport.abort()
            self._tasks.discard(task)

    async def _carry(self, *ways: Coroutine[Any, Any, None]) -> None:
        """Both directions go on until one breaks; then neither does."""
        passing = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in passing:
                task.cancel()

    async def _bring(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        """From a client: frame by frame, because a command may come twice or be overtaken by the next one."""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            held = [await reader.readuntil(b"\r\n\r\n")]
            while True:
                for piece in held:
                    if not await self._write(writer, piece, left):
                        return
                held = [*self._disturbed(await read_frame(reader))]
                if self._swaps(held[0]):
                    held = [await read_frame(reader), *held]

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        """To a client: any pieces, in their order, as TCP keeps it."""
        with suppress(ConnectionError):
            while data := await reader.read(AT_A_TIME):
                if not await self._write(writer, data, left):
                    return

    async def _write(self, writer: asyncio.StreamWriter, data: bytes, left: list[int]) -> bool:
        """Write it, late perhaps; false if the connection broke in the middle of it."""
        if self._faults.slow_s and not self.calm:
            await asyncio.sleep(self._dice.uniform(0, self._faults.slow_s))
        if left and not self.calm:
            left[0] -= len(data)
            if left[0] < 0:
                self.cuts += 1
                writer.write(data[: left[0]])
                return False
        writer.write(data)
        return True

    def _disturbed(self, frame: bytes) -> Iterator[bytes]:
        yield frame
        if not self.calm and is_command(frame) and self._dice.random() < self._faults.repeats:
            self.repeated += 1
            yield frame

    def _swaps(self, frame: bytes) -> bool:
        """Wait for the next frame and send that first? Clients answer pings, so there always is one."""
        chosen = not self.calm and is_command(frame) and self._dice.random() < self._faults.swaps
        self.swapped += chosen
        return chosen


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a client, with its mask."""
    head = await reader.readexactly(2)
    size, more = head[1] & 0x7F, {126: 2, 127: 8}.get(head[1] & 0x7F, 0)
    longer = await reader.readexactly(more)
    body = await reader.readexactly((int.from_bytes(longer, "big") if more else size) + 4)
    return head + longer + body
