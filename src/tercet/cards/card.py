"""A card is its code, with one letter for each feature: `2rsh` is two red striped squiggles (C-1).

These letters are those of the box; other kinds of cards are in `kinds`.
"""

from typing import Final, Literal, NewType

Card = NewType("Card", str)
Trio = tuple[Card, Card, Card]
FACE_DOWN: Final = Card("?")  # in place of a card that lies face down, for those who may not know it
Feature = Literal["number", "colour", "shape", "shading", "edge", "dot1", "dot2", "dot3", "dot4", "dot5", "dot6"]

FEATURES: Final[tuple[Feature, ...]] = ("number", "colour", "shape", "shading")
LETTERS: Final[dict[Feature, str]] = {
    "number": "123",
    "colour": "rpg",  # red, purple, green
    "shape": "osd",  # oval, squiggle, diamond; the European edition draws a beam and a wave
    "shading": "fhe",  # full (solid), half (striped), empty (open)
}
