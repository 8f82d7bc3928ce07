"""A deck is every card of a kind, or those with some features held to one value, in the order of the codes.

Shuffling belongs to whoever has the dice.
"""

from collections.abc import Mapping
from typing import Final

from tercet.cards.card import Card, Feature
from tercet.cards.kinds import BOX, Kind, codes, letter_of
from tercet.cards.sums import NOTHING

Deck = tuple[Card, ...]


def deck_of(kind: Kind, fixed: Mapping[Feature, str] | None = None) -> Deck:
    """All cards of a kind, with some features held to the given letters: the small decks (A-13, E-7).

    Dots have no card for “none of them”, since it would cancel by itself.
    """
    first = NOTHING + 1 if kind.values == 2 else NOTHING
    held = (fixed or {}).items()
    return tuple(card for card in codes(kind)[first:] if all(letter_of(card, feature) == one for feature, one in held))


FULL: Final = deck_of(BOX)
SOLID: Final = deck_of(BOX, {"shading": "f"})
