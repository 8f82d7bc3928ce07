"""Laws that hold for every game under any rules, checked on its log alone."""

from collections.abc import Iterator, Sequence

from msgspec import json

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.engine.events import CardsDealt, CardsTakenOff, CardTurned, PointShared, PointsLost, RoundOpened, SetTaken
from tercet.engine.match import DeckShown, Match, MatchEvent, evolve_match
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.engine.view import seen
from tercet.record.codec import BrokenRecord, read_record, write_record
from tercet.record.replay import prove


def violations(events: Sequence[MatchEvent]) -> list[str]:
    """Every law that this game breaks, in a sentence each; empty for a sound game."""
    return [*_follows(events), *_reads_back(events), *_keeps_cards(events), *_shows_no_undealt_card(events)]


def _follows(events: Sequence[MatchEvent]) -> Iterator[str]:
    """Deciding every command again gives the same log, and the game comes to an end."""
    try:
        match = prove(events)
    except BrokenRecord as broken:
        yield str(broken)
    else:
        if not match.ended:
            yield "The game does not end."


def _reads_back(events: Sequence[MatchEvent]) -> Iterator[str]:
    if read_record(write_record(events)) != list(events):
        yield "The record does not read back as it was written."


def _keeps_cards(events: Sequence[MatchEvent]) -> Iterator[str]:
    """No card is lost or duplicated, and points match the events."""
    match: Match | None = None
    points: dict[Player, int] = {}
    deck: list[Card] = []
    for n, event in enumerate(events, 1):
        match = evolve_match(match, event)
        if isinstance(event, RoundOpened):
            points, deck = {}, []
        _add_points(points, event)
        if match.table is None or not match.table.piles:
            continue
        deck = deck or sorted(all_cards(match.table))
        if sorted(all_cards(match.table)) != deck:
            yield f"Event {n}: a card is lost or there twice."
        if any(seat.points != points.get(seat.player, 0) for seat in match.table.seats):
            yield f"Event {n}: points are not what the events say."


def _add_points(points: dict[Player, int], event: MatchEvent) -> None:
    match event:
        case SetTaken(by=by, points=gained):
            points[by] = points.get(by, 0) + gained
        case PointShared(by=by):
            points[by] = points.get(by, 0) + 1
        case PointsLost(by=by, points=lost):
            points[by] = points.get(by, 0) - lost
        case _:
            pass


def all_cards(table: Table) -> list[Card]:
    """Every card of the round: layout, piles, taken and discarded."""
    face_down = [card for pile in table.piles for card in pile.top(pile.left)]
    return [*table.cards, *face_down, *table.discard, *(card for seat in table.seats for card in seat.taken)]


def _shows_no_undealt_card(events: Sequence[MatchEvent]) -> Iterator[str]:
    """What anyone may see of an event contains only cards that have lain open (R-12)."""
    dealt: set[Card] = set()
    for n, event in enumerate(events, 1):
        if isinstance(event, RoundOpened):
            dealt = set()
        if isinstance(event, CardsDealt) and not event.face_down:
            dealt |= set(event.cards)
        if isinstance(event, CardTurned):
            dealt.add(event.card)
        if isinstance(event, DeckShown):  # the round is over, or the deck was reshuffled
            continue
        shown = cards_named(event)
        if not shown <= dealt:
            yield f"Event {n} shows an undealt card: {', '.join(sorted(shown - dealt))}."
        if isinstance(event, CardsTakenOff):
            dealt -= set(event.cards)


def cards_named(event: MatchEvent) -> set[Card]:
    """Every card code in the public version of an event."""
    text = json.encode(seen(event)).decode()
    return {card for card in FULL if f'"{card}"' in text}
