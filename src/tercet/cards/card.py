"""A card is its code, with one letter for each feature: `2rsh` is two red striped squiggles (C-1)."""

from typing import Final, Literal, NewType

Card = NewType("Card", str)
Trio = tuple[Card, Card, Card]
Feature = Literal["number", "colour", "shape", "shading", "edge", "dot1", "dot2", "dot3", "dot4", "dot5", "dot6"]

FEATURES: Final[tuple[Feature, ...]] = ("number", "colour", "shape", "shading")
LETTERS: Final[dict[Feature, str]] = {
    "number": "123",
    "colour": "rpg",  # red, purple, green
    "shape": "osd",  # oval, squiggle, diamond; the European edition draws a beam and a wave
    "shading": "fhe",  # full (solid), half (striped), empty (open)
}


class NotACard(ValueError):
    """A code that is not a card; the message says which letter is wrong and which are allowed."""


def parse_card(code: str) -> Card:
    """The card of a code.

    >>> parse_card("2rsh")
    '2rsh'
    >>> parse_card("2rsx")
    Traceback (most recent call last):
    ...
    tercet.cards.card.NotACard: “2rsx” is not a card: “x” is no shading. Shadings are f, h, e.
    """
    if len(code) != len(FEATURES):
        raise NotACard(f"“{code}” is not a card: a card has {len(FEATURES)} letters, such as 2rsh.")
    for feature, letter in zip(FEATURES, code, strict=True):
        if letter not in LETTERS[feature]:
            known = ", ".join(LETTERS[feature])
            plural = feature.capitalize() + "s"
            raise NotACard(f"“{code}” is not a card: “{letter}” is no {feature}. {plural} are {known}.")
    return Card(code)
