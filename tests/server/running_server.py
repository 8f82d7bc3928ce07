"""A whole server in the test's own event loop: real sockets, a real store, and everything to look into."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import uvicorn
from litestar import Litestar
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from tercet.protocol.from_server import FromServer, read_from_server
from tercet.server.app import create_app
from tercet.server.assembly import TercetServer
from tercet.server.listening import listen
from tercet.server.run import configured, open_store
from tercet.server.settings import Settings
from tests.support.limits import HANG_S

CLIENT: Final = Path(__file__).parent / "client"  # a page without anything, because no test here looks at it
IDLE: Final[list[Litestar]] = []  # applications to be used again: building one takes longer than most of the tests


class RunningServer(NamedTuple):
    """A running server."""

    address: str
    inside: TercetServer
    stop: Callable[[], None]

    @property
    def ws(self) -> str:
        return self.address.replace("http", "ws", 1) + "/ws"


@asynccontextmanager
async def running_server(folder: Path, port: int = 0, **settings: Any) -> AsyncIterator[RunningServer]:
    """Serve from a data folder until left."""
    chosen = Settings(**{"durability": "process", "tables_per_s": 1_000, **settings})
    app = IDLE.pop() if IDLE else create_app(CLIENT)
    inside = TercetServer(chosen, await open_store(chosen, folder), app, folder)
    listener = listen("127.0.0.1", port)
    server = uvicorn.Server(configured(inside, chosen))

    def stop() -> None:
        server.should_exit = True

    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():  # noqa: ASYNC110 (uvicorn offers nothing to wait for)
        await asyncio.sleep(0.01)
    try:
        yield RunningServer(f"http://127.0.0.1:{listener.getsockname()[1]}", inside, stop)
    finally:
        stop()
        await serving
        IDLE.append(app)


class Line:
    """A socket, frame by frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.encode(message).decode())

    async def hear(self) -> FromServer:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), HANG_S)
        return read_from_server(frame.encode() if isinstance(frame, str) else frame)

    async def goodbye(self) -> tuple[int | None, str]:
        """How the server hung up."""
        await asyncio.wait_for(self.socket.wait_closed(), HANG_S)
        return self.socket.close_code, self.socket.close_reason or ""


@asynccontextmanager
async def line(server: RunningServer, token: str = "", **headers: str) -> AsyncIterator[Line]:
    """A socket to the server, with a program's token or whatever headers."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        sent["authorization"] = f"Bearer {token}"
    async with connect(server.ws, additional_headers=sent, compression=None) as socket:
        yield Line(socket)


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Tell a story to its end."""

    async def told() -> None:
        async with asyncio.timeout(HANG_S * 2):
            await story()

    asyncio.run(told())
