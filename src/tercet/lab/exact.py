"""Exact counts: hands without a SET for every number of cards, and hands by number of SETs.

From the orbits of small hands the rest follows by adding cards in all ways: a hand of k cards is reached from each of
its parts of j cards, `comb(k, j)` times in total. Counts of SETs go up to `BASE + MORE` cards; they also give
the counts for the complements of those hands.
"""

from itertools import islice
from math import comb
from typing import Final

import numpy as np

from tercet.lab.compiled import compiled
from tercet.lab.normal_form import pairs_completed, unpack
from tercet.lab.orbits import Orbits, orbits
from tercet.lab.space import THIRD, Array, Bytes

ROOTS: Final = 11  # hands without a SET: orbits up to here, then every card in all ways
BASE: Final = 12  # counts of SETs: orbits up to here,
MORE: Final = 3  # and this many more cards in all ways
MOST: Final = 36  # more SETs than any 15 cards contain: each of 105 pairs is in one SET, so 35 at most

Counts = dict[int, int]  # number of SETs in a hand: number of hands


def lines(deck: int) -> int:
    """How many SETs the whole deck contains."""
    return deck * (deck - 1) // 6


def hands_without_set(deck: int) -> list[int]:
    """The number of hands without a SET, for 0, 1, 2 … cards up to the whole deck."""
    levels = [*islice(orbits(deck, only_without_set=True), ROOTS + 1)]
    counted = [level.total for level in levels]
    if len(levels) > ROOTS:
        supersets = _supersets(levels[-1], deck)
        for cards in range(ROOTS + 1, deck + 1):
            hands, rest = divmod(supersets[cards], comb(cards, ROOTS))
            assert rest == 0, "each hand is reached from each of its parts"
            counted.append(hands)
    return counted + [0] * (deck + 1 - len(counted))


def _supersets(level: Orbits, deck: int) -> list[int]:
    """Hands without a SET that contain a hand of an orbit, summed over all orbits, by number of cards."""
    around = np.zeros((len(level.hands), deck + 1), np.int64)
    _grow_all(level.low, level.high, deck, around)
    return [sum(int(n) * int(w) for n, w in zip(column, level.hands, strict=True)) for column in around.T]


@compiled
def _grow_all(lows: Array, highs: Array, deck: int, around: Array) -> None:
    hand, blocked, open_cards = np.empty(81, np.int64), np.zeros(81, np.int64), np.empty((81, 81), np.int64)
    left, size_of = np.empty(81, np.int64), 0
    for row in range(len(lows)):
        size_of = unpack(lows[row], highs[row], hand)
        pairs_completed(hand, size_of, blocked)
        for i in range(size_of):
            blocked[hand[i]] += 1
        left[size_of] = 0
        for card in range(deck):
            if not blocked[card]:
                open_cards[size_of, left[size_of]] = card
                left[size_of] += 1
        _grow(hand, size_of, blocked, open_cards, left, around[row])


@compiled
def _grow(hand: Array, root: int, blocked: Array, open_cards: Array, left: Array, around: Array) -> None:
    """Add every card that makes no SET, each hand once: cards come in descending order of their place in the list."""
    size = root
    around[size] += 1
    around[size + 1] += left[size]
    while size >= root:
        if left[size] < 2:  # after the last card nothing more can be added
            size -= 1
            continue
        left[size] -= 1
        card = open_cards[size, left[size]]
        for i in range(size):
            blocked[THIRD[hand[i], card]] += 1
        hand[size] = card
        count = 0
        for i in range(left[size]):
            other = open_cards[size, i]
            if not blocked[other]:
                open_cards[size + 1, count] = other
                count += 1
        for i in range(size):
            blocked[THIRD[hand[i], card]] -= 1
        size += 1
        left[size] = count
        around[size + 1] += count


def sets_in_hands(deck: int) -> dict[int, Counts]:
    """For each number of cards within reach: how many hands contain 0, 1, 2 … SETs."""
    full = deck > BASE + MORE + BASE + MORE
    levels = [*islice(orbits(deck), BASE + 1)] if full else [*orbits(deck)]
    known = {level.cards: _sets_within(level) for level in levels}
    if full:
        known |= _sets_beyond(levels[-1], deck)
        known |= {deck - cards: complement(deck, cards, counts) for cards, counts in known.items()}
    return dict(sorted(known.items()))


def complement(deck: int, cards: int, counts: Counts) -> Counts:
    """The same for the cards that are not in the hand.

    A SET is outside a hand unless it meets it: subtract those through each card, add those through each pair, and
    subtract those inside.
    """
    outside = lines(deck) - cards * (deck - 1) // 2 + comb(cards, 2)
    return {outside - sets: hands for sets, hands in sorted(counts.items(), reverse=True)}


def _sets_within(level: Orbits) -> Counts:
    sets = np.empty(len(level.hands), np.int64)
    _count_sets(level.low, level.high, sets)
    return {int(n): int(level.hands[sets == n].sum()) for n in np.unique(sets)}


def _sets_beyond(level: Orbits, deck: int) -> dict[int, Counts]:
    """Hands with one, two and three more cards."""
    sums = np.zeros((MORE + 1, MOST), np.int64)  # below 2^63: all 15-card hands of the deck, 455 times, are 3.7e18
    _add_cards(level.low, level.high, level.hands, deck, sums)
    found: dict[int, Counts] = {}
    for more in range(1, MORE + 1):
        divided = [divmod(int(hands), comb(level.cards + more, more)) for hands in sums[more]]
        assert not any(rest for _, rest in divided), "each hand is reached from each of its parts"
        found[level.cards + more] = {sets: hands for sets, (hands, _) in enumerate(divided) if hands}
    return found


@compiled
def _count_sets(lows: Array, highs: Array, sets: Array) -> None:
    hand, completed = np.empty(81, np.int64), np.zeros(81, np.int64)
    for row in range(len(lows)):
        size = unpack(lows[row], highs[row], hand)
        pairs_completed(hand, size, completed)
        total = 0
        for i in range(size):
            total += completed[hand[i]]
        sets[row] = total // 3


@compiled
def _add_cards(lows: Array, highs: Array, weights: Array, deck: int, sums: Array) -> None:
    """Add one, two and three cards in all ways to each hand, and count the SETs."""
    hand, completed, outside = np.empty(81, np.int64), np.zeros(81, np.int64), np.empty(81, np.int64)
    joined, place = np.zeros((81, 81), np.uint8), np.empty(81, np.int64)
    counts = np.empty((MORE + 1, MOST), np.int64)
    for row in range(len(lows)):
        size = unpack(lows[row], highs[row], hand)
        pairs_completed(hand, size, completed)
        left = _look_outside(hand, size, deck, outside, place, joined)
        own = 0
        for i in range(size):
            own += int(completed[hand[i]])
        counts[:] = 0
        _add_to_one(own // 3, left, outside, place, completed, joined, counts)
        for more in range(MORE + 1):
            for sets in range(MOST):
                sums[more, sets] += counts[more, sets] * weights[row]


@compiled
def _look_outside(hand: Array, size: int, deck: int, outside: Array, place: Array, joined: Bytes) -> int:
    """The cards not in the hand, and the pairs of them whose third card is in it; returns their number."""
    place[:] = 0
    for i in range(size):
        place[hand[i]] = -1
    left = 0
    for card in range(deck):
        if place[card] == 0:
            place[card] = left
            outside[left] = card
            left += 1
    for a in range(left):
        for b in range(left):
            joined[a, b] = place[THIRD[outside[a], outside[b]]] < 0
    return left


@compiled
def _add_to_one(
    own: int, left: int, outside: Array, place: Array, completed: Array, joined: Bytes, counts: Array
) -> None:
    gains, with_a = np.empty(81, np.int64), np.empty(81, np.int64)
    for a in range(left):
        gains[a] = completed[outside[a]]
    for a in range(left):
        counts[1, own + gains[a]] += 1
        for b in range(a):
            with_a[b] = own + gains[a] + gains[b] + joined[a, b]
            counts[2, with_a[b]] += 1
        for b in range(a):
            so_far = gains[b] + joined[a, b]
            row = joined[b]
            for c in range(b):
                counts[3, with_a[c] + so_far + row[c]] += 1
            c = place[THIRD[outside[a], outside[b]]]
            if 0 <= c < b:  # these three are a SET themselves
                sets = with_a[c] + so_far + row[c]
                counts[3, sets] -= 1
                counts[3, sets + 1] += 1
