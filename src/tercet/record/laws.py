"""Laws that hold for every game under any rules, checked on its log alone."""

from collections.abc import Iterator, Sequence

from msgspec import json

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.cards.reasons import Reason
from tercet.engine.events import (
    CardsDealt,
    CardsTakenOff,
    CardTurned,
    ClaimSeen,
    Event,
    LayoutSeen,
    PointShared,
    PointsLost,
    RoundEnded,
    RoundOpened,
    SetTaken,
)
from tercet.engine.match import (
    DeckShown,
    Match,
    MatchEvent,
    OnOwnLayout,
    OwnLayoutOpened,
    evolve_match,
    racers,
    seen_by,
)
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.engine.view import seen
from tercet.record.codec import BrokenRecord, read_record, write_record
from tercet.record.replay import prove


def violations(events: Sequence[MatchEvent]) -> list[Reason]:
    """What is wrong with this game; empty for a sound game."""
    return [*_follows(events), *_reads_back(events), *_keeps_cards(events), *_shows_no_undealt_card(events)]


def _follows(events: Sequence[MatchEvent]) -> Iterator[Reason]:
    """Deciding every command again gives the same log, and the game comes to an end."""
    try:
        match = prove(events)
    except BrokenRecord as broken:
        yield broken.reason
    else:
        if not match.ended:
            yield Reason("The game does not end.", "law-no-end")


def _reads_back(events: Sequence[MatchEvent]) -> Iterator[Reason]:
    if read_record(write_record(events)) != list(events):
        yield Reason("The record does not read back as it was written.", "law-not-read-back")


def _keeps_cards(events: Sequence[MatchEvent]) -> Iterator[Reason]:
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
        if any(sorted(all_cards(table)) != deck for table in _changed(match, match.table, event)):
            yield Reason(f"Event {n}: a card is missing or is there twice.", "law-cards", {"n": n})
        if isinstance(event, OnOwnLayout):  # an event that says how far the player is now follows
            continue
        if any(seat.points != points.get(seat.player, 0) for seat in match.table.seats):
            yield Reason(f"Event {n}: the points do not match the events.", "law-points", {"n": n})


def _changed(match: Match, table: Table, event: MatchEvent) -> list[Table]:
    """The tables whose cards an event may have moved: in a race, that of a player."""
    return [match.own[event.by]] if isinstance(event, (OnOwnLayout, OwnLayoutOpened)) else [table]


def _add_points(points: dict[Player, int], event: MatchEvent) -> None:
    match event:
        case OnOwnLayout(event=what):
            _add_points(points, what)
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


def _shows_no_undealt_card(events: Sequence[MatchEvent]) -> Iterator[Reason]:
    """What anyone may see of an event contains only cards that have lain open for them (R-12, M-12)."""
    for viewer in (None, *racers(events)):
        yield from _shows_only_dealt_cards([*seen_by(events, viewer)])


def _shows_only_dealt_cards(events: Sequence[Event]) -> Iterator[Reason]:
    """Cards that have lain open, and at the end all of the layout."""
    dealt: set[Card] = set()
    face_down: set[Card] = set()
    for n, event in enumerate(events, 1):
        if isinstance(event, RoundOpened):
            dealt, face_down = set(), set()
        if isinstance(event, CardsDealt) and event.face_down:
            face_down |= set(event.cards)
        dealt |= _turned_up(event, face_down)
        if isinstance(event, DeckShown):  # the round is over, or the deck was reshuffled
            continue
        shown = cards_named(event)
        if not shown <= dealt:
            codes = ", ".join(sorted(shown - dealt))
            yield Reason(f"Event {n} shows an undealt card: {codes}.", "law-undealt-card", {"n": n, "codes": codes})
        if isinstance(event, CardsTakenOff):
            dealt -= set(event.cards)


def _turned_up(event: Event, face_down: set[Card]) -> set[Card]:
    """The cards that lie open from this event on."""
    match event:
        case CardsDealt(cards=cards, face_down=False):
            return set(cards)
        case CardTurned(card=card):
            return {card}
        case LayoutSeen(cards=seen) | ClaimSeen(cards=seen):  # as somebody says who sees the real cards
            return {card for card, _ in seen}
        case RoundEnded():
            return face_down
        case _:
            return set()


def cards_named(event: Event) -> set[Card]:
    """Every card code in the public version of an event."""
    text = json.encode(seen(event)).decode()
    return {card for card in FULL if f'"{card}"' in text}
