"""The events of one command, as bytes for the log and as bytes for the viewers."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from tercet.engine.match import OnOwnLayout, seen_by
from tercet.engine.value import Player
from tercet.record.older import decoded
from tercet.storage.store import DamagedLog, Entry
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering
from tercet.tables.view import hides_something, seen

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[TableEvent]).decode
NOBODYS: Final[dict[Player, bytes]] = {}


def write_entry(events: Sequence[TableEvent]) -> bytes:
    """The stored form of the events."""
    return _encode(events)


class ShownEntry:
    """The events of an entry as each viewer may see them, encoded once for each audience."""

    __slots__ = ("common", "own")

    def __init__(self, events: Sequence[TableEvent], body: bytes) -> None:
        self.common, self.own = body, NOBODYS
        if hides_something(events):
            players = {event.by for event in events if isinstance(event, OnOwnLayout)}  # M-12
            self.common = _shown(events, None)
            self.own = {player: _shown(events, player) for player in players}

    def to(self, player: Player | None) -> bytes:
        """What this player sees, or with None somebody who only looks on."""
        return self.common if player is None else self.own.get(player, self.common)


def _shown(events: Sequence[TableEvent], viewer: Player | None) -> bytes:
    return _encode([seen(event) for event in seen_by(events, viewer)])


def read_entry(body: bytes) -> list[TableEvent]:
    """The events of a stored entry."""
    return decoded(body, _decode)


def events_in(stream: str, entries: Iterable[Entry]) -> Iterator[TableEvent]:
    """The events of some entries of a table's log; `DamagedLog` names the first that cannot be read."""
    for entry in entries:
        yield from told_by(stream, entry)


def told_by(stream: str, entry: Entry) -> list[TableEvent]:
    """The events of an entry of a table's log; `DamagedLog` if it cannot be read."""
    try:
        return read_entry(entry.body)
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
