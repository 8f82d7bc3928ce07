"""The kinds of cards: which features they have, and which values each feature has. A code tells its kind.

Four letters are the box's cards, five have an edge as well (`2rshf`), four capitals have four values for each feature
(`4ISL`), and six places are dots (`r--b-i`).
"""

from itertools import product
from typing import Final, Literal

from msgspec import Struct

from tercet.cards.card import FEATURES, LETTERS, Card, Feature

KindName = Literal["box", "edges", "fours", "dots"]


class Kind(Struct, frozen=True, eq=False):
    """The features in the order of the code, and for each the letters of its values; all have as many values.

    There is one object of each kind. As a key it is known by identity, since tables are looked up by kind all the time.
    """

    name: KindName
    features: tuple[Feature, ...]
    letters: tuple[str, ...]

    @property
    def values(self) -> int:
        """How many values each feature has."""
        return len(self.letters[0])


BOX: Final = Kind("box", FEATURES, tuple(LETTERS[feature] for feature in FEATURES))
EDGES: Final = Kind("edges", (*FEATURES, "edge"), (*BOX.letters, "pfc"))  # plain, framed, cornered
FOURS: Final = Kind("fours", FEATURES, ("1234", "RPGI", "OSDB", "FHEL"))  # ink; beam; lower half
DOTS: Final = Kind("dots", ("dot1", "dot2", "dot3", "dot4", "dot5", "dot6"), ("-r", "-a", "-g", "-b", "-v", "-i"))
KINDS: Final = {(kind.values, len(kind.features)): kind for kind in (BOX, EDGES, FOURS, DOTS)}


def codes(kind: Kind) -> tuple[Card, ...]:
    """Every code of a kind, in order: the place of a card here is its number. Nobody prints the one without dots."""
    return tuple(Card("".join(letters)) for letters in product(*kind.letters))


NUMBER: Final = {card: number for kind in KINDS.values() for number, card in enumerate(codes(kind))}
_KIND: Final = {card: kind for kind in KINDS.values() for card in codes(kind)}


def kind_of(card: Card) -> Kind:
    """The kind that a card belongs to.

    >>> kind_of(Card("2rshf")).values, kind_of(Card("4ISL")).values, kind_of(Card("r--b-i")).values
    (3, 4, 2)
    """
    return _KIND[card]


def letter_of(card: Card, feature: Feature) -> str:
    """The letter that a card shows for one of its features."""
    return card[kind_of(card).features.index(feature)]
