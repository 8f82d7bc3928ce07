"""A table of the lobby as anyone may see it, and the matches in its log."""

from collections.abc import Iterable

from msgspec.structs import replace

from tercet.engine.events import Event
from tercet.engine.match import DeckSealed, MatchEnded, MatchEvent, MatchOpened, match_view
from tercet.engine.view import seen as seen_in_round
from tercet.tables.events import TableEvent, TableOnly
from tercet.tables.gathering import Gathering


def seen(event: Event) -> Event:
    """The event as everyone may see it."""
    return DeckSealed(event.at, event.seal) if isinstance(event, DeckSealed) else seen_in_round(event)


def table_view(gathering: Gathering) -> Gathering:
    """The table without face-down cards."""
    match = gathering.match
    return replace(gathering, match=match_view(match)) if match else gathering


def matches_in(events: Iterable[TableEvent]) -> list[list[MatchEvent]]:
    """The records of all matches of a table, each from its opening to its end (or to the present)."""
    matches: list[list[MatchEvent]] = []
    running = False
    for event in events:
        if isinstance(event, MatchOpened):
            matches.append([])
            running = True
        if running and not isinstance(event, TableOnly):
            matches[-1].append(event)
        running = running and not isinstance(event, MatchEnded)
    return matches
