"""The log of a competition in the store."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tercet.competition.events import CompetitionEvent

PREFIX: Final = "competition/"  # no table has such a name, and no socket can ask for one

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[CompetitionEvent, ...]).decode


def stream_of(competition: str) -> str:
    """The name of its log."""
    return PREFIX + competition


def id_of(stream: str) -> str | None:
    """The competition whose log this is; nothing if it is another's."""
    return stream.removeprefix(PREFIX) if stream.startswith(PREFIX) else None


def write_entry(events: Sequence[CompetitionEvent]) -> bytes:
    """The events of one command, as they are stored."""
    return _encode(events)


def read_entry(body: bytes) -> tuple[CompetitionEvent, ...]:
    """The events of a stored entry."""
    return _decode(body)
