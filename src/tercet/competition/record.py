"""A competition as text: its log, and apart from it the people, who can be erased while the log still replays."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct, field

from tercet.competition.events import CompetitionEvent, CompetitionOpened
from tercet.competition.people import People, Person
from tercet.competition.refusals import Refused, no

VERSION: Final = 1


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds."""

    competition: str
    version: int
    events: tuple[CompetitionEvent, ...]
    people: dict[str, Person] = field(default_factory=dict)


_decode = msgspec.json.Decoder(Kept).decode


def write(events: Sequence[CompetitionEvent], people: People) -> str:
    """The text that `read` reads."""
    kept = Kept("tercet", VERSION, tuple(events), dict(people))
    return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"


def read(text: str) -> Kept:
    """The log and the people; Refused says why it is none."""
    try:
        kept = _decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(no("file-broken", problem=str(error))) from None
    if kept.competition != "tercet" or kept.version != VERSION:
        raise Refused(no("file-version", version=str(VERSION)))
    if not kept.events or not isinstance(kept.events[0], CompetitionOpened):
        raise Refused(no("file-no-opening"))
    return kept
