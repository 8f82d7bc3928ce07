"""What a client sends. It is validated strictly: an unknown field makes it invalid."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tercet.cards.card import Card
from tercet.protocol.ids import ID
from tercet.protocol.sayings import Saying

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Sign = Literal["hello", "well-done", "thanks", "oops", "so-close", "again"]  # a fixed list: no free text
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
POINTED_AT_MOST: Final = 4  # as many as any rules need
BESIDE_AT_MOST: Final = 11  # as many as fit at a table beside the owner of the device


class Hello(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """“Show me this table; I have its log up to `seq`.” `beside`: the sessions of others at the same device."""

    v: int
    table: Annotated[str, Meta(pattern=ID)]
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    beside: Annotated[tuple[Token, ...], Meta(max_length=BESIDE_AT_MOST)] = ()


class Say(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A command at the table. The id is chosen by the client: the same id twice has one effect.

    `by`: who at this device says it; by default its owner.
    `again`: it was sent before the connection was lost. It is answered if it took effect, and not executed now if not.
    """

    id: CommandId
    say: Saying
    reaction_ms: Annotated[int, Meta(ge=0, le=86_400_000)] | None = None
    by: Annotated[str, Meta(pattern=ID)] | None = None
    again: bool = False


class Wave(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A quick phrase for the others, such as “well-done”: shown, not stored."""

    sign: Sign


class Chat(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A line to the others, if the table has chat: shown, not stored."""

    text: Line


class ReportPlayer(Struct, frozen=True, tag="Report", forbid_unknown_fields=True):
    """Report what this player has written recently to the operator of the server."""

    player: Annotated[str, Meta(pattern=ID)]


class PointAt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """While pointing: the cards so far. Shown, not stored; the verdict depends on `Point` alone.

    `by`: as in `Say`.
    """

    cards: Annotated[tuple[Card, ...], Meta(max_length=POINTED_AT_MOST)]
    by: Annotated[str, Meta(pattern=ID)] | None = None


class Introduce(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """I have changed my name: tell the others at this table."""


Beside = Wave | Chat | ReportPlayer | PointAt | Introduce
FromClient = Hello | Say | Beside
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class BadMessage(ValueError):
    """A text that is not a message of this protocol; the exception says what is wrong."""


def read_from_client(text: bytes) -> FromClient:
    """Parse a message from a client."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
