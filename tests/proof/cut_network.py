"""A network that breaks connections anywhere: in the middle of a frame, before an answer, just after it."""

import asyncio
from contextlib import suppress
from random import Random

AT_A_TIME = 400  # bytes: small, so that a frame is cut too


class CutNetwork:
    """Stands between clients and a server. Every connection breaks after some bytes, until the network is calm."""

    def __init__(self, address: str, dice: Random, longest: int = 6_000) -> None:
        self._port = int(address.rpartition(":")[2])
        self._dice, self._longest = dice, longest
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self.calm = False
        self.address = ""

    async def __aenter__(self) -> "CutNetwork":
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
            await self._carry((asked, asks), (answered, answers))
        finally:
            self._tasks.discard(task)

    async def _carry(self, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        """Pass everything on in both directions until one breaks; then neither goes on."""
        left = [self._dice.randrange(self._longest)]
        passing = [asyncio.create_task(self._pass_on(*way, left)) for way in ways]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task, (_, writer) in zip(passing, ways, strict=True):
                task.cancel()
                writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(AT_A_TIME):
                left[0] -= len(data)
                if left[0] < 0 and not self.calm:
                    self.cuts += 1
                    writer.write(data[: left[0]])
                    return
                writer.write(data)
