"""What a table's log knows of a match beside its record: which calls were weighed, and who was a bot."""

from collections.abc import Sequence

from msgspec import Struct

from tercet.engine.match import MatchEnded, MatchOpened
from tercet.engine.value import Player
from tercet.tables.events import BotAdded, CallsWeighed, TableEvent


class Reaction(Struct, frozen=True):
    """How quick somebody was, from the moment the cards were shown; lag is taken off."""

    player: Player
    reaction_ms: int


class WeighedCalls(Struct, frozen=True):
    """Calls that came at about the same time, the quickest first: that one got the call."""

    at: int
    calls: tuple[Reaction, ...]


def weighed_in(events: Sequence[TableEvent], number: int) -> list[WeighedCalls]:
    """The calls of one match, the table's first being 1, in which more than one player was heard."""
    return [
        WeighedCalls(event.at, tuple(Reaction(call.player, call.reaction_ms) for call in event.calls))
        for event in events_of_match(events, number)
        if isinstance(event, CallsWeighed) and len(event.calls) > 1
    ]


def events_of_match(events: Sequence[TableEvent], number: int) -> list[TableEvent]:
    """Everything that happened at the table from the opening of a match to its end."""
    opened = [n for n, event in enumerate(events) if isinstance(event, MatchOpened)]
    if number > len(opened):
        return []
    first = opened[number - 1]
    ends = (n for n, event in enumerate(events[first:], first) if isinstance(event, MatchEnded))
    return [*events[first : next(ends, len(events)) + 1]]


def bots_in(events: Sequence[TableEvent]) -> dict[Player, int]:
    """The bots that have ever sat there, with their levels."""
    return {event.bot: event.level for event in events if isinstance(event, BotAdded)}
