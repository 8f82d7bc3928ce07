"""What a server sends. Clients ignore unknown fields."""

import msgspec
from msgspec import Struct

from tercet.cards.card import Card
from tercet.engine.value import Player
from tercet.protocol.from_client import Sign
from tercet.tables.events import TableEvent
from tercet.tables.gathering import Gathering


class Snapshot(Struct, frozen=True, tag=True):
    """The whole table after entry `seq`."""

    v: int
    seq: int
    at: int
    you: Player | None
    table: Gathering
    names: dict[Player, str]


class TableEntry(Struct, frozen=True, tag="Told", omit_defaults=True):
    """Entry `seq` of the table's log. `done`: the id of your command, if the entry is its effect."""

    seq: int
    events: list[TableEvent]
    done: str | None = None


class CommandRefused(Struct, frozen=True, tag="Refused"):
    """The command with this id was refused; nothing has changed."""

    id: str
    code: str
    why: str


class Done(Struct, frozen=True, tag=True):
    """The command with this id is in the log, as entry `seq`."""

    id: str
    seq: int


class Names(Struct, frozen=True, tag=True):
    """The names of people who have just taken a seat or changed their name."""

    names: dict[Player, str]


class SignMade(Struct, frozen=True, tag="Waved"):
    """Somebody sent a quick phrase."""

    by: Player
    sign: Sign


class LineWritten(Struct, frozen=True, tag="Chatted"):
    """Somebody wrote a line."""

    by: Player
    text: str


class PointsAt(Struct, frozen=True, tag=True):
    """The cards that the caller has pointed at so far."""

    by: Player
    cards: tuple[Card, ...]


class ReportReceived(Struct, frozen=True, tag="Reported"):
    """Your report of this player has been stored for the operator."""

    player: Player


class UpToDate(Struct, frozen=True, tag=True):
    """You have the log up to `seq` now, and the table's clock shows `at`."""

    seq: int
    at: int


class Goodbye(Struct, frozen=True, tag=True):
    """The server is about to close the connection, and why; `retry` says whether to reconnect."""

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
    """Parse a message from a server."""
    return _decoder.decode(text)
