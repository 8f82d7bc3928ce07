"""A table of the lobby as anyone may see it, and the matches in its log."""

from collections.abc import Iterable
from typing import Any, Final, TypeGuard, get_args

from msgspec.structs import replace

from tercet.engine.events import CardsDealt, Event
from tercet.engine.match import (
    DeckSealed,
    MatchEnded,
    MatchEvent,
    MatchOpened,
    OnOwnLayout,
    OwnLayoutOpened,
    match_view,
)
from tercet.engine.value import Player
from tercet.engine.view import HIDES
from tercet.engine.view import seen as seen_in_round
from tercet.tables.events import TableEvent, TableOnly
from tercet.tables.gathering import Gathering

TABLE_ONLY: Final = frozenset(get_args(TableOnly))
SECRETIVE: Final = frozenset((*HIDES, DeckSealed, OnOwnLayout, OwnLayoutOpened))


def seen(event: Event) -> Event:
    """The event as anyone may see it who may see it at all."""
    return DeckSealed(event.at, event.seal) if type(event) is DeckSealed else seen_in_round(event)


def hides_something(events: Iterable[Any]) -> bool:
    """Does somebody see less of this than is stored? Everyone sees all of nearly every command."""
    for event in events:
        kind = type(event)
        if kind in SECRETIVE and (kind is not CardsDealt or event.face_down):
            return True
    return False


def table_view(gathering: Gathering, viewer: Player | None = None) -> Gathering:
    """The table as somebody may see it: without face-down cards, and without the layouts of others."""
    match = gathering.match
    return replace(gathering, match=match_view(match, viewer)) if match else gathering


def matches_in(events: Iterable[TableEvent]) -> list[list[MatchEvent]]:
    """The records of all matches of a table, each from its opening to its end (or to the present)."""
    matches: list[list[MatchEvent]] = []
    running = False
    for event in events:
        if type(event) is MatchOpened:
            matches.append([])
            running = True
        if running and _is_of_match(event):
            matches[-1].append(event)
        running = running and type(event) is not MatchEnded
    return matches


def _is_of_match(event: TableEvent) -> TypeGuard[MatchEvent]:
    return type(event) not in TABLE_ONLY
