"""The protocol between client and server: JSON, one message a frame, typed and versioned. See docs/protocol.md."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.server.live.dice import ID
from tercet.server.live.sayings import Saying
from tercet.server.socket.frames import frame
from tercet.tables.gathering import Gathering

VERSION: Final = 1
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Sign = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z-]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
BESIDE_AT_MOST: Final = 11  # as many as fit at a table beside the one who holds the device


# From the client.
class Hello(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """“Show me this table; I have its log up to `seq`.” `beside`: the sessions of others at the same device."""

    v: int
    table: Annotated[str, Meta(pattern=ID)]
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    beside: Annotated[tuple[Token, ...], Meta(max_length=BESIDE_AT_MOST)] = ()


class Say(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something said at the table. The id is the client's own: the same id twice has one effect.

    `by`: who of those at this device says it; the one whose device it is, unless somebody is named.
    """

    id: CommandId
    say: Saying
    reaction_ms: Annotated[int, Meta(ge=0, le=86_400_000)] | None = None
    by: Annotated[str, Meta(pattern=ID)] | None = None


class Wave(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A sign to the others, such as “well-done”: shown, not kept."""

    sign: Sign


class Chat(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A line to the others, where the host lets people write: shown, not kept."""

    text: Line


class Report(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What this player has written here lately is not right: whoever runs the server shall see it."""

    player: Annotated[str, Meta(pattern=ID)]


FromClient = Hello | Say | Wave | Chat | Report


# From the server. `Told` is put together of bytes that are there already.
class Snapshot(Struct, frozen=True, tag=True):
    """The whole table as it is after entry `seq`."""

    v: int
    seq: int
    at: int
    you: Player | None
    table: Gathering
    names: dict[Player, str]


class Refused(Struct, frozen=True, tag=True):
    """What was said with this id may not be; nothing has changed."""

    id: str
    code: str
    why: str


class Done(Struct, frozen=True, tag=True):
    """What was said with this id stands in the log, as entry `seq`."""

    id: str
    seq: int


class Names(Struct, frozen=True, tag=True):
    """How people at the table are called."""

    names: dict[Player, str]


class Waved(Struct, frozen=True, tag=True):
    """Somebody made a sign."""

    by: Player
    sign: str


class Chatted(Struct, frozen=True, tag=True):
    """Somebody wrote a line."""

    by: Player
    text: str


class Reported(Struct, frozen=True, tag=True):
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


Aside = Waved | Chatted
FromServer = Snapshot | Refused | Done | Names | Waved | Chatted | Reported | UpToDate | Goodbye

_decoder: msgspec.json.Decoder[Hello | Say | Wave | Chat | Report] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class BadMessage(ValueError):
    """A frame that is no message of this protocol; the message says what is wrong."""


def read(payload: bytes) -> Hello | Say | Wave | Chat | Report:
    """The message in a frame."""
    try:
        return _decoder.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def framed(message: FromServer) -> bytes:
    """A message as a frame, ready for any number of viewers."""
    return frame(_encode(message))


def refused(command_id: str, refusal: Refusal) -> bytes:
    """The answer to something that may not be."""
    return framed(Refused(command_id, refusal.code, refusal.why))


def told(seq: int, body: bytes) -> bytes:
    """The frame that tells entry `seq`: the stored events are the sent events."""
    return frame(b'{"type":"Told","seq":%d,"events":%b}' % (seq, body))


def told_to_caller(seq: int, body: bytes, command_id: str) -> bytes:
    """The same for the one who said it: it stands in the log."""
    return frame(b'{"type":"Told","seq":%d,"done":%b,"events":%b}' % (seq, _encode(command_id), body))
