"""What a server says. It is read leniently: fields that one does not know are passed over."""

import msgspec
from msgspec import Struct

from tercet.cards.card import Card
from tercet.engine.value import Player
from tercet.protocol.from_client import Sign
from tercet.tables.events import TableEvent
from tercet.tables.gathering import Gathering


class Snapshot(Struct, frozen=True, tag=True):
    """The whole table as it is after entry `seq`."""

    v: int
    seq: int
    at: int
    you: Player | None
    table: Gathering
    names: dict[Player, str]


class TableEntry(Struct, frozen=True, tag="Told", omit_defaults=True):
    """Entry `seq` of the table's log. `done`: it is what you said with this id; left out for all others."""

    seq: int
    events: list[TableEvent]
    done: str | None = None


class CommandRefused(Struct, frozen=True, tag="Refused"):
    """What was said with this id may not be; nothing has changed."""

    id: str
    code: str
    why: str


class Done(Struct, frozen=True, tag=True):
    """What was said with this id stands in the log, as entry `seq`."""

    id: str
    seq: int


class Names(Struct, frozen=True, tag=True):
    """How people at the table are called who have just sat down, or have taken another name."""

    names: dict[Player, str]


class SignMade(Struct, frozen=True, tag="Waved"):
    """Somebody made a sign."""

    by: Player
    sign: Sign


class LineWritten(Struct, frozen=True, tag="Chatted"):
    """Somebody wrote a line."""

    by: Player
    text: str


class PointsAt(Struct, frozen=True, tag=True):
    """Somebody who has the call points at these cards so far."""

    by: Player
    cards: tuple[Card, ...]


class ReportReceived(Struct, frozen=True, tag="Reported"):
    """What this player has written was laid before whoever runs the server."""

    player: Player


class UpToDate(Struct, frozen=True, tag=True):
    """You have the log up to `seq` now, and the table's clock shows `at`."""

    seq: int
    at: int


class Goodbye(Struct, frozen=True, tag=True):
    """The server is about to close the connection, and why; `retry` says whether to come again."""

    code: str
    why: str
    retry: bool


Aside = SignMade | LineWritten | PointsAt | Names
FromServer = (
    Snapshot
    | TableEntry
    | CommandRefused
    | Done
    | Names
    | SignMade
    | LineWritten
    | PointsAt
    | ReportReceived
    | UpToDate
    | Goodbye
)
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def read_from_server(text: bytes) -> FromServer:
    """The message that a server sent."""
    return _decoder.decode(text)
