"""Reads every log, proves every match, and names the first bad entry of each damaged one."""

from collections.abc import AsyncIterator, Sequence

from msgspec import Struct

from tercet.competition.state import Competition
from tercet.engine.match import MatchEnded, MatchEvent, MatchOpened
from tercet.record.codec import BrokenRecord
from tercet.record.replay import prove
from tercet.server.competitions.streams import fold_entry, id_of
from tercet.server.live.entries import fold_entries, read_entry
from tercet.storage.store import DamagedLog, Entry, Store
from tercet.tables.events import TableOnly


class Examined(Struct, frozen=True):
    """A log that is sound: how many entries it has, and how many matches that ended were proved."""

    entries: int
    matches: int


def examine_log(stream: str, entries: Sequence[Entry]) -> Examined:
    """Read a log to its end and prove its matches; DamagedLog names the first entry that is not right."""
    for number, entry in enumerate(entries, 1):
        if entry.seq != number:
            raise DamagedLog(stream, number, f"an entry is missing: after {number - 1} comes {entry.seq}")
    if competition := id_of(stream):
        now: Competition | None = None
        for entry in entries:
            now = fold_entry(now, competition, entry)
        return Examined(len(entries), 0)
    fold_entries(None, entries, stream)
    return Examined(len(entries), _proved(stream, entries))


def _proved(stream: str, entries: Sequence[Entry]) -> int:
    """Say again what was said in each match that has ended; gives how many there were."""
    count = 0
    match: list[tuple[int, MatchEvent]] = []
    for entry in entries:
        for event in read_entry(entry.body):
            if isinstance(event, MatchOpened):
                match = []
            if not isinstance(event, TableOnly):
                match.append((entry.seq, event))
            if isinstance(event, MatchEnded):
                count += 1
                _prove(stream, match)
    return count


def _prove(stream: str, match: list[tuple[int, MatchEvent]]) -> None:
    try:
        prove([event for _, event in match])
    except BrokenRecord as broken:
        raise DamagedLog(stream, match[0][0], f"the match that begins here cannot be proved: {broken}") from broken


async def examine_all(store: Store, streams: Sequence[str]) -> AsyncIterator[Examined | DamagedLog]:
    """One answer for each log."""
    for stream in streams:
        try:
            yield examine_log(stream, await store.read(stream))
        except DamagedLog as damaged:
            yield damaged
