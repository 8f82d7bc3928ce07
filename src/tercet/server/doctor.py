"""Reads every log, verifies every match, and names the first bad entry of each damaged log."""

from collections.abc import AsyncIterator, Iterator, Sequence

from msgspec import Struct

from tercet.cards.reasons import Reason
from tercet.competition.state import Competition
from tercet.engine.match import MatchEnded, MatchEvent, MatchOpened
from tercet.record.codec import BrokenRecord
from tercet.record.replay import prove
from tercet.server.competitions.streams import fold_entry, id_of
from tercet.server.live.entries import fold_entries, read_entry
from tercet.storage.store import DamagedLog, Entry, Store
from tercet.tables.events import TableOnly


class UnprovedMatch(Struct, frozen=True):
    """A readable match whose events do not follow from its commands: changed, or played by an older Tercet."""

    log: str
    entry: int
    why: Reason


class Examination(Struct, frozen=True):
    """A readable log: its entries, its finished matches, and those that cannot be verified."""

    entries: int
    matches: int = 0
    unproved: tuple[UnprovedMatch, ...] = ()


def missing(number: int, found: int) -> Reason:
    """Why a log is damaged that lacks an entry."""
    why = f"an entry is missing: entry {number - 1} is followed by {found}"
    return Reason(why, "log-entry-missing", {"n": number - 1, "next": str(found)})


def read_through(stream: str, entries: Sequence[Entry]) -> None:
    """Read a whole log; `DamagedLog` names the first entry that is missing or cannot be read."""
    for number, entry in enumerate(entries, 1):
        if entry.seq != number:
            raise DamagedLog(stream, number, missing(number, entry.seq))
    competition = id_of(stream)
    if competition is None:
        fold_entries(None, entries, stream)
        return
    now: Competition | None = None
    for entry in entries:
        now = fold_entry(now, competition, entry)


def examine_log(stream: str, entries: Sequence[Entry]) -> Examination:
    """Read a whole log, and verify each finished match."""
    read_through(stream, entries)
    if id_of(stream) is not None:
        return Examination(len(entries))
    matches = [*_ended(entries)]
    unproved = (_unproved(stream, match) for match in matches)
    return Examination(len(entries), len(matches), tuple(each for each in unproved if each is not None))


def _ended(entries: Sequence[Entry]) -> Iterator[list[tuple[int, MatchEvent]]]:
    """The events of each finished match, with the numbers of their entries."""
    match: list[tuple[int, MatchEvent]] = []
    for entry in entries:
        for event in read_entry(entry.body):
            if isinstance(event, MatchOpened):
                match = []
            if not isinstance(event, TableOnly):
                match.append((entry.seq, event))
            if isinstance(event, MatchEnded):
                yield match


def _unproved(stream: str, match: list[tuple[int, MatchEvent]]) -> UnprovedMatch | None:
    try:
        prove([event for _, event in match])
    except BrokenRecord as broken:
        return UnprovedMatch(stream, match[0][0], broken.reason)
    return None


async def examine_all(store: Store, streams: Sequence[str]) -> AsyncIterator[Examination | DamagedLog]:
    """The result for each log."""
    for stream in streams:
        try:
            yield examine_log(stream, await store.read(stream))
        except DamagedLog as damaged:
            yield damaged
