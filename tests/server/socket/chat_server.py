"""A small application with pages and sockets on one port: everybody at a table hears what anybody says."""

import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from socket import socket
from threading import Thread
from time import sleep

import uvicorn
from litestar import Litestar, Request, get, post
from litestar.datastructures import State

from tercet.server.listening import listen
from tercet.server.socket import Connection, HandshakeRefused, Sockets, frame

CAUGHT_UP = b"the table as it is now"
NEVER_S = 3600.0  # no test runs that long: nobody is pinged, unless the test is about pings


class Mistake(Exception):
    """A mistake of the application."""


class Visitor(Connection):
    """Somebody at a table."""

    __slots__ = ("chat", "origin", "table")

    def __init__(self, chat: "ChatServer") -> None:
        super().__init__()
        self.chat = chat
        self.table = ""
        self.origin = b""

    def greet(self, path: str, headers: Mapping[bytes, bytes]) -> None:
        self.table = path
        self.origin = headers.get(b"origin", b"")
        if "refuse=" in path:
            raise HandshakeRefused(int(path[-3:]), headers.get(b"x-why", b"").decode())
        if "mistake=greet" in path:
            raise Mistake

    def opened(self) -> None:
        self.chat.tables.setdefault(self.table, set()).add(self)
        if "mistake=opened" in self.table:
            raise Mistake

    def received(self, payload: bytes) -> None:
        match payload:
            case b"mistake":
                raise Mistake
            case b"leave":
                self.close(3001, "as you wish")
            case b"who":
                self.send(frame(f"{self.remote} {self.scheme}".encode()))
            case b"origin":
                self.send(frame(self.origin))
            case b"lag":
                self.send(frame(f"{len(self.pulse.round_trips_ms)} {self.pulse.lag_ms}".encode()))
            case _:
                self.tell(payload)

    def tell(self, payload: bytes) -> None:
        told = frame(payload)
        for viewer in self.chat.tables[self.table]:
            viewer.send(told)
            self.chat.most_unsent = max(self.chat.most_unsent, viewer.unsent())

    def caught_up(self) -> None:
        if "mistake=caught_up" in self.table:
            raise Mistake
        self.send(frame(CAUGHT_UP))

    def closed(self) -> None:
        self.chat.tables[self.table].remove(self)
        self.chat.left[self.table] += 1

    def unsent(self) -> int:
        return self._transport.get_write_buffer_size()


class Restless(Visitor):
    """A visitor who is pinged all the time."""

    __slots__ = ()

    def opened(self) -> None:
        super().opened()
        self.pulse.every_s = 0.01


@get("/hello", sync_to_thread=False)
def hello(state: State) -> str:
    chat: ChatServer = state.chat
    return f"{len(chat.sockets.open)} open"


@post("/echo")
async def echo(request: Request[object, object, State]) -> bytes:
    return await request.body()


class ChatServer:
    """The application and what is going on in it."""

    def __init__(self, visitor: type[Visitor] = Visitor, answer_s: float = 40.0, tick_s: float = NEVER_S) -> None:
        self.tables: dict[str, set[Visitor]] = {}
        self.left = Counter[str]()
        self.most_unsent = 0
        self.port = 0
        self.sockets = Sockets(lambda: visitor(self), ["127.0.0.0/8"], tick_s=tick_s, answer_s=answer_s)

    def server(self, listener: socket, loop: str = "auto", http: str = "auto") -> uvicorn.Server:
        self.port = listener.getsockname()[1]

        @asynccontextmanager
        async def lifespan(app: Litestar) -> AsyncIterator[None]:
            async with self.sockets.beating(app):
                yield

        app = Litestar([hello, echo], state=State({"chat": self}), lifespan=[lifespan], logging_config=None)
        return uvicorn.Server(
            uvicorn.Config(
                app, ws=self.sockets.protocol, loop=loop, http=http, log_config=None, access_log=False, lifespan="on"
            )
        )

    @contextmanager
    def running(self, loop: str = "auto", http: str = "auto") -> Iterator["ChatServer"]:
        """Serve in a thread until left."""
        listener = listen("127.0.0.1", 0)
        server = self.server(listener, loop, http)
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started and thread.is_alive():
            sleep(0.01)
        yield self
        server.should_exit = True
        thread.join()


def main() -> None:
    """Serve in a process of its own, until a signal says stop."""
    chat = ChatServer()
    listener = listen("127.0.0.1", 0)
    server = chat.server(listener)
    listener.listen()  # so that clients that come early wait instead of being refused
    sys.stdout.write(f"{chat.port}\n")
    sys.stdout.flush()
    server.run([listener])


if __name__ == "__main__":
    main()
