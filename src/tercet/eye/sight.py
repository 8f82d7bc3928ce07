"""From places to the answer: every card once, how sure it is, and what else it may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from tercet.cards.card import FEATURES, LETTERS, Card
from tercet.eye.assign import assigned
from tercet.eye.colours import IMPOSSIBLE
from tercet.eye.measured import SURE
from tercet.eye.picture import Quad
from tercet.eye.places import Place

CARDS: Final = [Card("".join(letters)) for letters in product(*(LETTERS[feature] for feature in FEATURES))]
LIKELY: Final = 0.6  # where no card is sure, only cards at least this likely are reported
FEW: Final = 2  # where no more cards than this are likely, one of them must surely be a card, whichever it is
SURELY_A_CARD: Final = 0.99995
NO_CARD_LEFT: Final = 0.05  # what is less likely cannot be the card
OTHERS: Final = 5


@dataclass(frozen=True)
class SeenCard:
    """A card in a picture: how sure it is, what else it may be, and its corners in pixels."""

    card: Card
    confidence: float
    others: Sequence[Card]
    corners: Quad

    @property
    def sure(self) -> bool:
        """Sure enough not to be marked."""
        return self.confidence >= SURE


def sight_of(places: list[Place]) -> list[SeenCard]:
    """The cards at these places, the surest place first; if no card is sure, only likely ones."""
    best = sorted(places, key=lambda place: -place.score)[: len(CARDS)]
    seen = once_each(best)
    if _is_pattern(best, seen) or not _are_cards(best, seen):
        return []
    return seen if any(one.sure for one in seen) else [one for one in seen if one.confidence >= LIKELY]


def once_each(places: list[Place]) -> list[SeenCard]:
    """Each card lies there once, and goes to the place with the best claim. Where several are sure of it, none is."""
    given = assigned(np.array([np.maximum(place.logs, IMPOSSIBLE) for place in places]).reshape(-1, len(CARDS)))
    sure = [int(place.logs.argmax()) for place in places if place.score >= SURE]
    return [seen_card(place, card, max(1, sure.count(card))) for place, card in zip(places, given, strict=True)]


def _are_cards(places: list[Place], seen: list[SeenCard]) -> bool:
    """Are many likely, or is one surely a card? Else they may be parts of something else, such as a sheet with pips."""
    likely = [place for place, one in zip(places, seen, strict=True) if one.confidence >= LIKELY]
    return len(likely) > FEW or any(place.card >= SURELY_A_CARD for place in likely)


def _is_pattern(places: list[Place], seen: list[SeenCard]) -> bool:
    """Do more places repeat a card that lies elsewhere than are sure? Then it is no card, but a sheet with pips."""
    repeated = [
        one
        for place, one in zip(places, seen, strict=True)
        if one.confidence < NO_CARD_LEFT and one.card != CARDS[place.logs.argmax()]
    ]
    return len(repeated) > sum(one.sure for one in seen)


def seen_card(place: Place, card: int, claims: int = 1) -> SeenCard:
    """This card at this place, which so many places are sure of."""
    others = [CARDS[n] for n in np.argsort(-place.logs, kind="stable") if n != card][:OTHERS]
    return SeenCard(CARDS[card], place.card * float(np.exp(place.logs[card])) / claims, others, place.quad)
