"""A deck is every card that can be made of some letters for each feature, in a fixed order.

The order is that of the codes; the caller shuffles.
"""

from itertools import product
from typing import Final

from tercet.cards.card import FEATURES, LETTERS, Card, Feature

Deck = tuple[Card, ...]


def deck_of(*letters: str) -> Deck:
    """All cards with these letters, one string a feature.

    >>> deck_of("12", "r", "o", "fe")
    ('1rof', '1roe', '2rof', '2roe')
    """
    return tuple(Card("".join(code)) for code in product(*letters))


def deck_with(fixed: dict[Feature, str]) -> Deck:
    """The full deck with some features held to the given letters: the small decks (A-13, E-7)."""
    return deck_of(*(fixed.get(feature, LETTERS[feature]) for feature in FEATURES))


FULL: Final = deck_with({})
SOLID: Final = deck_with({"shading": "f"})
