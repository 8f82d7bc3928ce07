"""Tercet's own sockets, beside a page on the same port. Everybody in a room hears what anybody says."""

import os
import sys
from collections.abc import Mapping

import uvicorn
from litestar import Litestar, get

from tercet.server.listening import listen
from tercet.server.socket import Connection, Sockets, frame

ROOMS: dict[str, set["Viewer"]] = {}


class Viewer(Connection):
    """Somebody in a room."""

    __slots__ = ("room",)

    def greet(self, path: str, headers: Mapping[bytes, bytes]) -> None:  # noqa: ARG002
        """Remember the room."""
        self.room = path

    def opened(self) -> None:
        """Come in."""
        ROOMS.setdefault(self.room, set()).add(self)

    def received(self, payload: bytes) -> None:
        """Tell everybody."""
        told = frame(payload)
        for viewer in ROOMS[self.room]:
            viewer.send(told)

    def closed(self) -> None:
        """Leave."""
        ROOMS[self.room].discard(self)


@get("/", sync_to_thread=False)
def page() -> str:
    """A page."""
    return "hello"


def main() -> None:
    """Serve until stopped, on the core given."""
    os.sched_setaffinity(0, {int(sys.argv[1])})
    sockets = Sockets(Viewer)
    listener = listen("127.0.0.1", 0)
    listener.listen()
    print(listener.getsockname()[1], flush=True)
    app = Litestar([page], lifespan=[sockets.beating], logging_config=None)
    config = uvicorn.Config(app, ws=sockets.protocol, log_level="warning", access_log=False, lifespan="on")
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
