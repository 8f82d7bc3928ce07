"""What the rules come on top of: Tercet's sockets with rooms that know none, and if wanted Tercet's store under them.

python floor.py [FILE]

It speaks as the room of `ws` does, but whatever is claimed is right, and the same cards are dealt again. With a FILE
each claim is saved there, safe against the loss of power, before it is told.
"""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from time import time_ns
from typing import Any

import msgspec
import uvicorn

from tercet.cards.deck import FULL
from tercet.server.listening import listen
from tercet.server.run import AnnouncingServer
from tercet.server.socket.connection import Connection
from tercet.server.socket.frames import frame
from tercet.server.socket.sockets import Sockets
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Appended, NewEntry, Outcome

encode = msgspec.json.Encoder().encode
WELCOME = frame(b'{"type":"welcome"}')


class Said(msgspec.Struct):
    """A claim, or the wish for a new match."""

    type: str
    cards: tuple[str, ...] = ()


decode = msgspec.json.Decoder(Said).decode


class Room:
    """Four sockets that hear the same."""

    def __init__(self, name: str, store: SqliteStore | None) -> None:
        self.name, self.store = name, store
        self.sockets: list[Connection] = []
        self.seq = 0

    def say(self, by: str, events: dict[str, Any]) -> None:
        """Save it, then tell all."""
        self.seq += 1
        body = encode({**events, "seq": self.seq, "by": by})
        if self.store is None:
            self.tell(body)
            return

        def saved(outcome: Outcome) -> None:
            assert isinstance(outcome, Appended)
            self.tell(body)

        entry = NewEntry(self.name, self.seq - 1, time_ns() // 1_000_000, body, by, f"{time_ns():x}")
        self.store.submit(entry, saved)

    def tell(self, body: bytes) -> None:
        """Tell all."""
        framed = frame(body)
        for one in self.sockets:
            one.send(framed)


class Visitor(Connection):
    """One seat."""

    __slots__ = ("by", "path", "room", "tables")

    def __init__(self, tables: "Tables") -> None:
        super().__init__()
        self.tables = tables

    def greet(self, path: str, headers: Mapping[bytes, bytes]) -> None:  # noqa: ARG002
        """The query names the room."""
        self.path = path

    def opened(self) -> None:
        """Sit down."""
        self.room = self.tables.room(self.path)
        self.by = f"player-{len(self.room.sockets)}"
        self.room.sockets.append(self)
        self.send(WELCOME)

    def received(self, payload: bytes) -> None:
        """Everybody is right."""
        said = decode(payload)
        if said.type == "deal":
            self.room.say(self.by, {"type": "fresh", "dealt": FULL[:12]})
        else:
            self.room.say(self.by, {"type": "told", "gone": said.cards, "dealt": said.cards, "points": 1})


class Tables:
    """All rooms."""

    def __init__(self, store: SqliteStore | None) -> None:
        self.rooms: dict[str, Room] = {}
        self.store = store

    def room(self, name: str) -> Room:
        """A room, new if there is none of that name."""
        return self.rooms.setdefault(name, Room(name, self.store))


async def nothing(*_: Any) -> None:
    """There are no pages."""


async def serve(file: Path | None) -> None:
    """Serve until killed."""
    tables = Tables(await SqliteStore.open(file, "power") if file else None)
    sockets = Sockets(lambda: Visitor(tables))
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(nothing, ws=sockets.protocol, lifespan="off", log_level="warning")
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    async with sockets.beating():
        await AnnouncingServer(config, lambda: print(f"at {address}", flush=True)).serve([listener])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
        runner.run(serve(Path(sys.argv[1]) if sys.argv[1:] else None))
