"""All sockets of a server: creates one for each visitor, and keeps them alive with one timer."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, cast

from uvicorn import Config
from uvicorn.server import ServerState

from tercet.server.socket.connection import Connection, Surroundings
from tercet.server.socket.proxies import Proxies

TICK_S = 0.5
ANSWER_S = 40.0


class Sockets:
    """The sockets of an application: `Config(ws=sockets.protocol)`, `Litestar(lifespan=[sockets.beating])`."""

    def __init__(
        self,
        make: Callable[[], Connection],
        trusted_proxies: Iterable[str] = (),
        tick_s: float = TICK_S,
        answer_s: float = ANSWER_S,
    ) -> None:
        self.open: set[Connection] = set()
        self.moved_in: set[Connection] = set()  # opened at another worker
        self._make = make
        self._proxies = Proxies(trusted_proxies)
        self._tick_s = tick_s
        self._answer_s = answer_s

    @property
    def protocol(self) -> type[asyncio.Protocol]:
        """The protocol factory for uvicorn."""
        return cast(type[asyncio.Protocol], self._admit)

    def _admit(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> Connection:  # noqa: ARG002
        connection = self._make()
        connection.around = Surroundings(server_state.connections, self.open, self._proxies)
        return connection

    def admit_moved(self) -> Connection:
        """A connection for somebody who comes by way of another worker."""
        connection = self._make()
        connection.around = Surroundings(self.moved_in, self.open, self._proxies)
        return connection

    @asynccontextmanager
    async def beating(self, _: object = None) -> AsyncIterator[None]:
        """While the application runs, ping everybody now and then, and close connections that do not answer."""
        task = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait([task])

    async def _beat(self) -> None:
        last = monotonic()
        while True:
            await asyncio.sleep(self._tick_s)
            before, last = last, monotonic()
            if last - before < self._tick_s + self._answer_s / 4:  # otherwise we were suspended: read answers first
                for connection in self.open:
                    connection.beat(last, self._answer_s)
