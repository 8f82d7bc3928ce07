"""The match as somebody may see it."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tercet.engine.events import Event
from tercet.engine.match.events import MatchEvent, OnOwnLayout, OwnLayoutOpened
from tercet.engine.match.state import Match
from tercet.engine.table import Seat, Table
from tercet.engine.value import Player
from tercet.engine.view import shown_table


def match_view(match: Match, viewer: Player | None = None) -> Match:
    """The match without face-down cards, without the salt, and in a race without the layouts of others."""
    table = table_of(match, viewer)
    return replace(match, table=shown_table(table) if table else None, salt="", deck=(), own={})


def table_of(match: Match, viewer: Player | None) -> Table | None:
    """The table that somebody sits at: in a race, the people of all and the cards of one's own round."""
    own = match.own.get(viewer) if viewer is not None else None
    if match.table is None or own is None:
        return match.table
    (mine,) = own.seats
    seats = tuple(_with_cards(seat, mine) if seat.player == viewer else seat for seat in match.table.seats)
    return replace(
        match.table,
        since=own.since,
        seats=seats,
        piles=own.piles,
        layout=own.layout,
        discard=own.discard,
        finds=own.finds,
        hinted=own.hinted,
    )


def _with_cards(seat: Seat, own: Seat) -> Seat:
    return replace(seat, taken=own.taken, against=own.against)


def seen_by(events: Iterable[Event], viewer: Player | None) -> Iterator[Event]:
    """Of a race, what concerns everybody, and what happened on the viewer's own layout as in an ordinary round."""
    for event in events:
        match event:
            case OnOwnLayout(_, by, what):
                if by == viewer:
                    yield what
            case OwnLayoutOpened():
                pass
            case _:
                yield event


def event_on_layout(event: MatchEvent) -> MatchEvent:
    """What happened, on whoever's layout it was."""
    return event.event if type(event) is OnOwnLayout else event


def racers(events: Iterable[MatchEvent]) -> list[Player]:
    """Those who had a layout of their own; nobody outside a race."""
    return [event.by for event in events if type(event) is OwnLayoutOpened]


def own_view(events: Iterable[MatchEvent], player: Player) -> list[MatchEvent]:
    """The log of a race as one player saw it, each event in its place; what the others did is left wrapped."""
    return [event.event if isinstance(event, OnOwnLayout) and event.by == player else event for event in events]
