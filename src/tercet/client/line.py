"""A connection to a table that reconnects by itself, and repeats what has not been answered.

Commands of the moment are never sent late: after a lost connection the client only asks whether they took effect.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from secrets import token_hex
from time import time_ns
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tercet.client.errors import Refused
from tercet.protocol import VERSION
from tercet.protocol.from_server import Goodbye
from tercet.protocol.sayings import MOMENTARY

AGAIN_S = (0.1, 0.2, 0.4, 0.8)  # randomised, so that not all clients reconnect at the same moment


def new_id() -> str:
    """An id for a command. Ids that increase with time are adjacent in the server's index, which halves its work."""
    return f"{time_ns() // 1_000_000:012x}{token_hex(6)}"


def _is_of_the_moment(message: dict[str, Any]) -> bool:
    return message["say"]["type"] in MOMENTARY


class Line:
    """`hear` is called with every frame; `known` returns the number of the last entry received."""

    def __init__(
        self, address: str, token: str, table: str, hear: Callable[[bytes], None], known: Callable[[], int]
    ) -> None:
        self.farewell: Goodbye | None = None  # closed for good
        self._address = f"{address.replace('http', 'ws', 1)}/ws?table={table}"  # a proxy may route by it
        self._token = token
        self._table = table
        self._hear = hear
        self._known = known
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._there = False  # connected, and the table has been received
        self._since = 0  # the last entry that was known when this connection began
        self._skipped = False  # were frames skipped, perhaps with answers in them?
        self._staying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Connect, and stay connected."""
        self._staying = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Disconnect for good."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying
        if self._socket is not None:
            await self._socket.close()

    async def say(self, message: dict[str, Any]) -> int:
        """Send a command until it is answered, always with the same id, so that it has one effect."""
        self.check()
        if _is_of_the_moment(message) and not self._there:
            raise Refused("not-heard", "There is no connection to the table now.")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = (message, answer)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message).decode())
        return await answer

    async def until(self, true: Callable[[], Any], timeout_s: float) -> None:
        """Wait until a condition holds; it is checked whenever something arrives."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self.farewell or true()), timeout_s)
        if not true():
            self.check()

    def check(self) -> None:
        """Raise if the server has closed the connection for good."""
        if self.farewell is not None:
            raise Refused(self.farewell.code, self.farewell.why)

    def arrived(self, whole: bool) -> None:
        """The current table has been received.

        Whole in the middle, because this connection was too slow for the frames, perhaps for those that it had missed.
        """
        self._skipped = self._there or (whole and self._since > 0)
        self._there = True

    def answered(self, command_id: str | None, seq: int) -> None:
        """A command took effect."""
        if command_id in self._waiting:
            _, answer = self._waiting.pop(command_id)
            if not answer.done():
                answer.set_result(seq)

    def refused(self, command_id: str, refusal: Refused) -> None:
        """A command was refused."""
        if command_id in self._waiting:
            _, answer = self._waiting.pop(command_id)
            if not answer.done():
                answer.set_exception(refusal)

    def part(self, goodbye: Goodbye) -> None:
        """The server closes the connection; unless reconnecting is allowed, unanswered commands fail."""
        if not goodbye.retry:
            self.farewell = goodbye
            for command_id in [*self._waiting]:
                self.refused(command_id, Refused(goodbye.code, goodbye.why))

    async def _stay(self) -> None:
        """Stay connected; after a lost connection, reconnect and repeat what has not been answered."""
        tries = 0
        while self.farewell is None:
            try:
                async with connect(
                    self._address, additional_headers={"authorization": f"Bearer {self._token}"}, compression=None
                ) as socket:
                    self._socket, tries = socket, 0
                    await self._hello(socket)
                    async for frame in socket:
                        self._hear(frame if isinstance(frame, bytes) else frame.encode())
                        await self._ask_again(socket)
                        await self._notify()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except msgspec.MsgspecError as error:
                self.part(Goodbye("other-version", f"The server speaks another protocol: {error}.", retry=False))
            self._socket, self._there = None, False
            await self._notify()
            await asyncio.sleep(AGAIN_S[min(tries, len(AGAIN_S) - 1)] * uniform(0.5, 1.5))
            tries += 1

    async def _hello(self, socket: ClientConnection) -> None:
        self._since = self._known()
        hello = {"type": "Hello", "v": VERSION, "table": self._table, "seq": self._since}
        await socket.send(msgspec.json.encode(hello).decode())
        for message, _ in [*self._waiting.values()]:
            again = {"again": True} if _is_of_the_moment(message) else {}
            await socket.send(msgspec.json.encode({**message, **again}).decode())

    async def _ask_again(self, socket: ClientConnection) -> None:
        """Ask what came of the commands whose answers may have been among the frames that were skipped."""
        if self._skipped:
            self._skipped = False
            for message, _ in [*self._waiting.values()]:
                await socket.send(msgspec.json.encode({**message, "again": True}).decode())

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()
