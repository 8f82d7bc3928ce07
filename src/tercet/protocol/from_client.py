"""What a client says. It is read strictly: a field too many, and it is no message."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tercet.cards.card import Card
from tercet.protocol.ids import ID
from tercet.protocol.sayings import Saying

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Sign = Literal["hello", "well-done", "thanks", "oops", "so-close", "again"]  # all there are: no words of one's own
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
POINTED_AT_MOST: Final = 4  # as many as any rules ask for
BESIDE_AT_MOST: Final = 11  # as many as fit at a table beside the one who holds the device


class Hello(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """“Show me this table; I have its log up to `seq`.” `beside`: the sessions of others at the same device."""

    v: int
    table: Annotated[str, Meta(pattern=ID)]
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    beside: Annotated[tuple[Token, ...], Meta(max_length=BESIDE_AT_MOST)] = ()


class Say(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something said at the table. The id is the client's own: the same id twice has one effect.

    `by`: who of those at this device says it; the one whose device it is, unless somebody is named.
    `again`: it was said before the connection was lost. It is answered if it stands, and not done now if it does not.
    """

    id: CommandId
    say: Saying
    reaction_ms: Annotated[int, Meta(ge=0, le=86_400_000)] | None = None
    by: Annotated[str, Meta(pattern=ID)] | None = None
    again: bool = False


class Wave(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A sign to the others, such as “well-done”: shown, not kept."""

    sign: Sign


class Chat(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A line to the others, where the host lets people write: shown, not kept."""

    text: Line


class ReportPlayer(Struct, frozen=True, tag="Report", forbid_unknown_fields=True):
    """What this player has written here lately is not right: whoever runs the server shall see it."""

    player: Annotated[str, Meta(pattern=ID)]


class PointAt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """While one is to point: the cards so far. Shown, not kept; the verdict comes from `Point` alone.

    `by`: as in `Say`.
    """

    cards: Annotated[tuple[Card, ...], Meta(max_length=POINTED_AT_MOST)]
    by: Annotated[str, Meta(pattern=ID)] | None = None


class Introduce(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """I have taken another name: tell the others at this table."""


Beside = Wave | Chat | ReportPlayer | PointAt | Introduce
FromClient = Hello | Say | Beside
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class BadMessage(ValueError):
    """A text that is no message of this protocol; the exception's own says what is wrong."""


def read_from_client(text: bytes) -> FromClient:
    """The message that a client sent."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
