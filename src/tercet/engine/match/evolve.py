"""The match after an event."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from tercet.engine.events import RoundEvent, RoundOpened
from tercet.engine.evolve import evolve, opened
from tercet.engine.match.events import (
    CountAgreed,
    DeckSealed,
    DeckShown,
    MatchEnded,
    MatchEvent,
    MatchOpened,
    OnOwnLayout,
    OwnLayoutOpened,
    ProgressMade,
    RoundCounted,
)
from tercet.engine.match.seal import deck_in_order
from tercet.engine.match.state import Match
from tercet.engine.table import Seat, Table
from tercet.engine.value import Player


def evolve_match(match: Match | None, event: MatchEvent) -> Match:
    """The match after one event of the match or of its round, to which nearly all belong."""
    if type(event) is MatchOpened:
        totals = dict.fromkeys(event.players, 0)
        return Match(event.rules, event.by, event.players, event.judge, event.rounds, event.at, totals)
    assert match is not None
    change = CHANGES.get(type(event), _in_round)
    return change(match, event)


def _in_round(match: Match, event: RoundEvent) -> Match:
    assert match.table is not None
    return replace(match, at=event.at, table=evolve(match.table, event))


def _round_opened(match: Match, event: RoundOpened) -> Match:
    dealt = (*match.dealt[: match.played], event.dealer)
    return replace(match, at=event.at, table=opened(event), dealt=dealt, agreed=(), own={}, times={})


def _counted(match: Match, event: RoundCounted) -> Match:
    return replace(match, at=event.at, totals=_sum(match.totals, event.points), played=match.played + 1)


def _sealed(match: Match, event: DeckSealed) -> Match:
    deck = deck_in_order(match.table) if event.salt else ()
    return replace(match, at=event.at, salt=event.salt, deck=deck)


def _own_layout_opened(match: Match, event: OwnLayoutOpened) -> Match:
    return replace(match, at=event.at, own={**match.own, event.by: _own_table(match, event)})


def _on_own_layout(match: Match, event: OnOwnLayout) -> Match:
    return replace(match, at=event.at, own={**match.own, event.by: evolve(match.own[event.by], event.event)})


def _own_table(match: Match, event: OwnLayoutOpened) -> Table:
    """A round for one, with the deck of all."""
    common = match.table
    assert common is not None
    return replace(common, seats=(Seat(event.by),), host=event.by, dealer=event.by, at=event.at, since=event.at)


def _progress(match: Match, event: ProgressMade) -> Match:
    at, by, table, before = event.at, event.by, match.table, match.times.get(event.by, ())
    assert table is not None
    known = {"sets": event.sets, "points": event.points}
    seats = tuple(replace(seat, **known) if seat.player == by else seat for seat in table.seats)
    locked = {**table.locked, by: event.locked_until} if event.locked_until else table.locked
    times = {**match.times, by: (*before, at)} if event.sets > len(before) else match.times
    return replace(match, at=at, table=replace(table, at=at, seats=seats, locked=locked), times=times)


def _sum(totals: dict[Player, int], points: dict[Player, int]) -> dict[Player, int]:
    return {player: totals.get(player, 0) + points.get(player, 0) for player in {**totals, **points}}


# All other events belong to the round.
CHANGES: Final[dict[type, Callable[[Match, Any], Match]]] = {
    RoundOpened: _round_opened,
    CountAgreed: lambda match, event: replace(match, at=event.at, agreed=(*match.agreed, event.by)),
    RoundCounted: _counted,
    DeckSealed: _sealed,
    DeckShown: lambda match, event: replace(match, at=event.at, salt="", deck=()),
    MatchEnded: lambda match, event: replace(match, at=event.at, ended=True),
    OwnLayoutOpened: _own_layout_opened,
    OnOwnLayout: _on_own_layout,
    ProgressMade: _progress,
}


def fold_match(events: Iterable[MatchEvent]) -> Match:
    """The match after a whole log."""
    match: Match | None = None
    for event in events:
        match = evolve_match(match, event)
    assert match is not None
    return match
