"""What a server says, as a client reads it (docs/protocol.md)."""

import msgspec
from msgspec import Struct

from tercet.engine.value import Player
from tercet.tables.events import TableEvent
from tercet.tables.gathering import Gathering


class Told(Struct, frozen=True, tag=True):
    """An entry of the table's log."""

    seq: int
    events: list[TableEvent]
    done: str | None = None


class Snapshot(Struct, frozen=True, tag=True):
    """The whole table."""

    v: int
    seq: int
    at: int
    you: Player | None
    table: Gathering
    names: dict[Player, str]


class Done(Struct, frozen=True, tag=True):
    id: str
    seq: int


class Names(Struct, frozen=True, tag=True):
    names: dict[Player, str]


class Waved(Struct, frozen=True, tag=True):
    by: Player
    sign: str


class Chatted(Struct, frozen=True, tag=True):
    by: Player
    text: str


class Reported(Struct, frozen=True, tag=True):
    player: Player


class UpToDate(Struct, frozen=True, tag=True):
    seq: int
    at: int


class Goodbye(Struct, frozen=True, tag=True):
    code: str
    why: str
    retry: bool


class NotAllowed(Struct, frozen=True, tag="Refused"):
    id: str
    code: str
    why: str


FromServer = Told | Snapshot | Done | Names | Waved | Chatted | Reported | UpToDate | Goodbye | NotAllowed
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def read(frame: bytes) -> FromServer:
    """The message in a frame."""
    return _decoder.decode(frame)
