"""Runs the application until it is told to stop."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tercet.server.app import create_app
from tercet.storage.sqlite import SqliteStore


class Announcing(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        self._announce()


async def serve(database: Path, client: Path, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve the client on the given socket; `announce` is called once it answers."""
    app = create_app(await SqliteStore.open(database), client)
    config = uvicorn.Config(app, ws="none", lifespan="on", log_level="warning", access_log=False, server_header=False)
    await Announcing(config, announce).serve([listener])


def run(database: Path, client: Path, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until a signal says stop, on the fastest event loop there is."""
    loops = uvicorn.Config("", loop="auto").get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(database, client, listener, announce))
