"""The finished matches of a table, from its log."""

from asyncio import to_thread
from collections.abc import Sequence

from msgspec import Struct

from tercet.engine.match import MatchEnded, MatchEvent
from tercet.record.timings import Timing, timings_from
from tercet.server.live.dice import is_bot
from tercet.server.live.entries import told_by
from tercet.server.lobby.naming import counted_as
from tercet.storage.store import Entry, Store
from tercet.tables.events import TableEvent
from tercet.tables.results import Result, results_of
from tercet.tables.view import matches_in


class FinishedMatch(Struct, frozen=True):
    """A finished match, with its results."""

    stream: str
    number: int  # 1 is the table's first
    rule_set: str
    ended: int
    results: list[Result]
    timings: list[Timing] = []  # of people only


class ReadLog(Struct, frozen=True):
    """What a log says, or a part of it."""

    events: list[TableEvent]
    endings: list[int]  # when each of its matches ended, by the wall clock


async def finished(store: Store, stream: str, after: int = 0, number: int = 1) -> list[FinishedMatch]:
    """The matches that ended after an entry; the first of them has this number.

    To look through a long match takes some ms, during which nobody should have to wait.
    """
    entries = await store.read(stream, after)
    return await to_thread(lambda: finished_in(stream, read_log(stream, entries), number))


def read_log(stream: str, entries: Sequence[Entry]) -> ReadLog:
    """What these entries say; `DamagedLog` names the first that cannot be read."""
    log = ReadLog([], [])
    for entry in entries:
        told = told_by(stream, entry)
        log.events.extend(told)
        log.endings.extend([entry.at for event in told if type(event) is MatchEnded])
    return log


def finished_in(stream: str, log: ReadLog, number: int = 1) -> list[FinishedMatch]:
    """The matches that ended in a log, or in a part of it."""
    over = zip(matches_in(log.events), log.endings, strict=False)
    return [
        FinishedMatch(stream, match, counted_as(played), ended, results, _people_in(played, results))
        for match, (played, ended) in enumerate(over, number)
        for _, results in filter(None, [results_of(played)])
    ]


def _people_in(played: list[MatchEvent], results: list[Result]) -> list[Timing]:
    """How people did."""
    return [timing for timing in timings_from(played, results) if not is_bot(timing.player)]
