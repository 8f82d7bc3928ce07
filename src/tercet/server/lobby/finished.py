"""The finished matches of a table, from its log."""

from msgspec import Struct

from tercet.engine.match import MatchEnded
from tercet.server.live.entries import events_in
from tercet.server.lobby.naming import counted_as
from tercet.storage.store import Store
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


async def finished(store: Store, stream: str, after: int = 0, number: int = 1) -> list[FinishedMatch]:
    """The matches that ended after an entry; the first of them has this number."""
    events: list[TableEvent] = []
    endings: list[int] = []
    for entry in await store.read(stream, after):
        told = [*events_in(stream, [entry])]
        events += told
        endings += [entry.at for event in told if isinstance(event, MatchEnded)]
    return [
        FinishedMatch(stream, match, counted_as(played), ended, results)
        for match, (played, ended) in enumerate(zip(matches_in(events), endings, strict=False), number)
        for _, results in filter(None, [results_of(played)])
    ]
