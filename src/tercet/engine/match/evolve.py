"""The match after an event."""

from collections.abc import Iterable

from msgspec.structs import replace

from tercet.engine.events import RoundOpened
from tercet.engine.evolve import evolve, opened
from tercet.engine.match.events import (
    CountAgreed,
    DeckSealed,
    DeckShown,
    MatchEnded,
    MatchEvent,
    MatchOpened,
    RoundCounted,
)
from tercet.engine.match.seal import deck_in_order
from tercet.engine.match.state import Match
from tercet.engine.value import Player


def evolve_match(match: Match | None, event: MatchEvent) -> Match:
    """The match after one event of the match or of its round."""
    if isinstance(event, MatchOpened):
        totals = dict.fromkeys(event.players, 0)
        return Match(event.rules, event.by, event.players, event.judge, event.rounds, event.at, totals)
    assert match is not None
    match event:
        case RoundOpened():
            dealt = (*match.dealt[: match.played], event.dealer)
            return replace(match, at=event.at, table=opened(event), dealt=dealt, agreed=())
        case CountAgreed(at, by):
            return replace(match, at=at, agreed=(*match.agreed, by))
        case RoundCounted(at, points):
            return replace(match, at=at, totals=_sum(match.totals, points), played=match.played + 1)
        case DeckSealed(at, _, salt):
            return replace(match, at=at, salt=salt, deck=deck_in_order(match.table) if salt else ())
        case DeckShown(at):
            return replace(match, at=at, salt="", deck=())
        case MatchEnded(at):
            return replace(match, at=at, ended=True)
        case _:
            assert match.table is not None
            table = evolve(match.table, event)
            return replace(match, at=event.at, table=table)


def _sum(totals: dict[Player, int], points: dict[Player, int]) -> dict[Player, int]:
    return {player: totals.get(player, 0) + points.get(player, 0) for player in {**totals, **points}}


def fold_match(events: Iterable[MatchEvent]) -> Match:
    """The match after a whole log."""
    match: Match | None = None
    for event in events:
        match = evolve_match(match, event)
    assert match is not None
    return match
