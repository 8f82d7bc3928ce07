"""The log of a competition in the store."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from tercet.competition.events import CompetitionEvent
from tercet.competition.evolve import evolve
from tercet.competition.state import Competition
from tercet.server.competitions.references import Kept, put_back
from tercet.storage.store import DamagedLog, Entry

PREFIX: Final = "competition/"  # no table has such a name, and no socket can ask for one
NOTHING: Final[Kept] = {}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[CompetitionEvent, ...]).decode


def stream_of(competition: str) -> str:
    """The name of its log."""
    return PREFIX + competition


def id_of(stream: str) -> str | None:
    """The competition of a log; None if it is another kind of log."""
    return stream.removeprefix(PREFIX) if stream.startswith(PREFIX) else None


def write_entry(events: Sequence[CompetitionEvent]) -> bytes:
    """The stored form of the events of one command."""
    return _encode(events)


def read_entry(body: bytes) -> tuple[CompetitionEvent, ...]:
    """The events of a stored entry."""
    return _decode(body)


def events_in(competition: str, entries: Iterable[Entry], kept: Kept = NOTHING) -> Iterator[CompetitionEvent]:
    """The events of some entries of a competition's log; `DamagedLog` names the first that cannot be read."""
    for entry in entries:
        try:
            yield from (put_back(event, kept) for event in read_entry(entry.body))
        except (msgspec.DecodeError, UnicodeError) as error:
            raise DamagedLog(stream_of(competition), entry.seq, str(error)) from error


def fold_entry(now: Competition | None, competition: str, entry: Entry, kept: Kept = NOTHING) -> Competition:
    """The competition after one more entry; `DamagedLog` if it cannot be read, or makes no sense there."""
    try:
        for event in read_entry(entry.body):
            now = evolve(now, put_back(event, kept))
        assert now is not None
    except Exception as error:  # whatever the error: this log cannot be continued
        raise DamagedLog(stream_of(competition), entry.seq, f"{type(error).__name__}: {error}") from error
    return now
