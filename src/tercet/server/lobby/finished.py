"""The finished matches of a table, from its log."""

from asyncio import to_thread
from collections.abc import Sequence

from msgspec import Struct

from tercet.engine.match import MatchEnded, MatchEvent
from tercet.record.timings import Timing, timings_of
from tercet.server.live.dice import is_bot
from tercet.server.live.entries import events_in
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


async def finished(store: Store, stream: str, after: int = 0, number: int = 1) -> list[FinishedMatch]:
    """The matches that ended after an entry; the first of them has this number.

    To look through a long match takes some ms, during which nobody should have to wait.
    """
    return await to_thread(finished_in, stream, await store.read(stream, after), number)


def finished_in(stream: str, entries: Sequence[Entry], number: int = 1) -> list[FinishedMatch]:
    """The matches that ended with one of these entries of a log."""
    events: list[TableEvent] = []
    endings: list[int] = []
    for entry in entries:
        told = [*events_in(stream, [entry])]
        events += told
        endings += [entry.at for event in told if isinstance(event, MatchEnded)]
    over = zip(matches_in(events), endings, strict=False)
    return [
        FinishedMatch(stream, match, counted_as(played), ended, results, _people_in(played))
        for match, (played, ended) in enumerate(over, number)
        for _, results in filter(None, [results_of(played)])
    ]


def _people_in(played: list[MatchEvent]) -> list[Timing]:
    """How people did."""
    return [timing for timing in timings_of(played) if not is_bot(timing.player)]
