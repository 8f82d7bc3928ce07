"""What `exact` has counted, stored in a file, so that answers need not wait ten seconds."""

from math import comb
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tercet.words.sayable import Sayable

DECKS: Final = (3, 9, 27, 81)  # with one, two, three and four features
PRINTED: Final = {12: 33, 15: 2500}  # the odds printed on the rule sheet, by number of cards
STORED: Final = Path(__file__).with_name("exact.json")


class CountsMissing(Sayable):
    """The stored counts are missing; the message says how to compute them again."""


class HandCounts(Struct, frozen=True):
    """One deck: hands without a SET by number of cards; and by number of cards, hands by number of SETs."""

    without_set: tuple[int, ...]
    sets: dict[int, dict[int, int]]


class Odds(Struct, frozen=True):
    """The odds for a number of cards of a fresh deck."""

    deck: int
    cards: int
    hands: int
    without_set: int
    odds: float | None  # hands with a SET for each one without; None if there always is one
    sets: dict[int, int] | None  # hands by number of SETs; None if not known


def odds(deck: int, cards: int, path: Path = STORED) -> Odds:
    """The exact odds of a fresh deal."""
    counted, hands = read(path)[deck], comb(deck, cards)
    without = counted.without_set[cards]
    return Odds(deck, cards, hands, without, (hands - without) / without if without else None, counted.sets.get(cards))


def read(path: Path = STORED) -> dict[int, HandCounts]:
    """The stored counts by size of the deck."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[int, HandCounts])
    except FileNotFoundError:
        raise CountsMissing("cli-counts-missing") from None


def count_again() -> bytes:
    """Count everything again, in the stored form."""
    from tercet.lab.exact import hands_without_set, sets_in_hands

    counted = {deck: HandCounts(tuple(hands_without_set(deck)), sets_in_hands(deck)) for deck in DECKS}
    return msgspec.json.format(msgspec.json.encode(counted), indent=1) + b"\n"
