"""What can be remembered of a layout that lies face down: where a card was seen last, and how long ago.

It follows from what everybody has seen, so it is the same for all; who forgets what depends on the player (`skill.py`).
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec import Struct

from tercet.cards.card import Card
from tercet.engine.facts import lies_face_down
from tercet.engine.table import Table
from tercet.engine.value import Place, Player


class Glimpse(Struct, frozen=True):
    """Where a card lay open, and how many had been turned up by then."""

    place: Place
    after: int


class Memory(Struct, frozen=True):
    """How many cards have been turned up in this round, and those that have not been taken since."""

    turned: int = 0
    glimpses: Mapping[Card, Glimpse] = {}


NOTHING: Final = Memory()


def remember(memory: Memory, before: Table | None, after: Table | None) -> Memory:
    """What can be remembered after the table has changed: nothing of another round."""
    if after is None or not lies_face_down(after.rules):
        return NOTHING
    if before is None or before.began != after.began:
        memory, before = NOTHING, None
    lying = _open_cards(after)
    turned = memory.turned + len(lying.keys() - (_open_cards(before) if before else {}).keys())
    taken = {card for find in after.finds[len(before.finds) if before else 0 :] for card in find}
    kept = {card: glimpse for card, glimpse in memory.glimpses.items() if card not in taken}
    return Memory(turned, {**kept, **{card: Glimpse(place, turned) for card, place in lying.items()}})


def places_in_mind(memory: Memory, table: Table, me: Player, keeps: float) -> dict[Card, Place]:
    """Where this player believes cards to lie: the open ones, and those that have not been forgotten."""
    known = {
        card: glimpse.place
        for card, glimpse in memory.glimpses.items()
        if _lasts(me, card, glimpse, keeps) > memory.turned - glimpse.after
    }
    there = {card: place for card, place in known.items() if place < len(table.layout) and table.layout[place]}
    return {**there, **_open_cards(table)}


def _lasts(me: Player, card: Card, glimpse: Glimpse, keeps: float) -> float:
    """After how many more cards this player forgets this one; the same each time it is asked."""
    return Random(f"{me} {card} {glimpse.after}").expovariate(1 / keeps)


def _open_cards(table: Table) -> dict[Card, Place]:
    cards = {card for turned in table.turned for card in turned.cards}
    return {card: Place(n) for n, card in enumerate(table.layout) if card in cards and card is not None}
