"""All hands of a deck up to symmetry: one hand for each orbit of the affine group, and the size of the orbit.

Every hand of k + 1 cards comes from k + 1 hands of k cards by adding a card. So the sizes of the orbits follow from
those with one card fewer, and every division must have no remainder, which is a check in itself.
"""

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from tercet.lab.compiled import compiled, insist_on_speed
from tercet.lab.normal_form import WORD, fingerprints, normal_form, pairs_completed, rare_first, unpack
from tercet.lab.space import Array


class Orbits(Struct, frozen=True):
    """Hands with a number of cards: in each row the two words of a hand and how many hands are equivalent to it."""

    cards: int
    low: Array
    high: Array
    hands: Array

    @property
    def total(self) -> int:
        """The number of hands."""
        return int(self.hands.sum())


def orbits(deck: int, only_without_set: bool = False) -> Iterator[Orbits]:
    """Hands of 0, 1, 2 … cards, as long as there are any."""
    insist_on_speed()
    one = np.ones(1, np.int64)
    level = Orbits(0, one * 0, one * 0, one)
    while len(level.hands):
        yield level
        level = _one_card_more(level, deck, only_without_set)


def _one_card_more(level: Orbits, deck: int, only_without_set: bool) -> Orbits:
    rows = len(level.hands) * (deck - level.cards)
    low, high, hands = (np.empty(rows, np.int64) for _ in range(3))
    count = _extend(level.low, level.high, level.hands, deck, only_without_set, low, high, hands)
    low, high, hands = low[:count], high[:count], hands[:count]
    order = np.lexsort((low, high))
    low, high, hands = low[order], high[order], hands[order]
    starts = np.flatnonzero(np.r_[True, (low[1:] != low[:-1]) | (high[1:] != high[:-1])][:count])
    sums = np.add.reduceat(hands, starts) if count else hands
    assert not (sums % (level.cards + 1)).any(), "each hand is reached from each of its cards"
    return Orbits(level.cards + 1, low[starts], high[starts], sums // (level.cards + 1))


@compiled
def _extend(
    lows: Array, highs: Array, weights: Array, deck: int, free: bool, out_low: Array, out_high: Array, out_w: Array
) -> int:
    """Add each card to each hand, and write the normal forms; returns their number."""
    hand, completed, before = np.empty(81, np.int64), np.zeros(81, np.int64), np.zeros(81, np.int64)
    prints, finer, keys = np.empty(81, np.int64), np.empty(81, np.int64), np.empty(81, np.int64)
    where = np.full(81, -1, np.int64)
    count = 0
    for row in range(len(lows)):
        size = unpack(lows[row], highs[row], hand)
        pairs_completed(hand, size, before)
        for card in range(deck):
            there = (lows[row] >> card) & 1 if card < WORD else (highs[row] >> (card - WORD)) & 1
            if there or (free and before[card]):
                continue
            hand[size] = card
            pairs_completed(hand, size + 1, completed)
            fingerprints(hand, size + 1, completed, prints, finer)
            rare_first(prints, size + 1, keys)
            out_low[count], out_high[count] = normal_form(hand, size + 1, keys, where)
            out_w[count] = weights[row]
            count += 1
    return count
