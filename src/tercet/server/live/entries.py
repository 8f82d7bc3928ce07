"""What one command caused, as bytes for the log, and as bytes for the viewers."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tercet.engine.events import CardsTakenOff, PilesSet
from tercet.engine.match import DeckSealed
from tercet.storage.store import Entry
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering
from tercet.tables.view import seen

SECRET: Final = frozenset({PilesSet, DeckSealed, CardsTakenOff})

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[TableEvent]).decode


def write_entry(events: Sequence[TableEvent]) -> bytes:
    """The events as they are stored."""
    return _encode(events)


def shown_entry(events: Sequence[TableEvent], body: bytes) -> bytes:
    """The events as everyone may see them: the stored bytes themselves, unless there is a secret in them."""
    for event in events:
        if type(event) in SECRET:
            return _encode([seen(event) for event in events])
    return body


def read_entry(body: bytes) -> list[TableEvent]:
    """The events of a stored entry."""
    return _decode(body)


def fold_entries(gathering: Gathering | None, entries: Iterable[Entry]) -> Gathering | None:
    """The table after some entries of its log."""
    for entry in entries:
        for event in read_entry(entry.body):
            gathering = evolve_table(gathering, event)
    return gathering
