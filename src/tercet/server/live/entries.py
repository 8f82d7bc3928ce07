"""The events of one command, as bytes for the log and as bytes for the viewers."""

from collections.abc import Iterable, Iterator, Sequence
from operator import is_

import msgspec

from tercet.record.older import decoded
from tercet.storage.store import DamagedLog, Entry
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering
from tercet.tables.view import seen

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[TableEvent]).decode


def write_entry(events: Sequence[TableEvent]) -> bytes:
    """The stored form of the events."""
    return _encode(events)


def shown_entry(events: Sequence[TableEvent], body: bytes) -> bytes:
    """The public form of the events: the stored bytes themselves, unless they contain a secret."""
    shown = [seen(event) for event in events]
    return body if all(map(is_, shown, events)) else _encode(shown)


def read_entry(body: bytes) -> list[TableEvent]:
    """The events of a stored entry."""
    return decoded(body, _decode)


def events_in(stream: str, entries: Iterable[Entry]) -> Iterator[TableEvent]:
    """The events of some entries of a table's log; `DamagedLog` names the first that cannot be read."""
    for entry in entries:
        try:
            yield from read_entry(entry.body)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise DamagedLog(stream, entry.seq, str(error)) from error


def fold_entries(gathering: Gathering | None, entries: Iterable[Entry], stream: str = "") -> Gathering | None:
    """The table after some entries of its log; `DamagedLog` names the first that cannot be read or makes no sense."""
    for entry in entries:
        try:
            for event in read_entry(entry.body):
                gathering = evolve_table(gathering, event)
        except Exception as error:  # whatever the error: this log cannot be continued
            raise DamagedLog(stream, entry.seq, f"{type(error).__name__}: {error}") from error
    return gathering
