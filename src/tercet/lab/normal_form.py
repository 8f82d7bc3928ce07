"""One representative for all equivalent hands: the normal form of a hand under the affine group.

The group maps any points in general position to any others (one more than there are features), and a map is determined
by where it takes them. So we try all choices of such a frame in the hand, map it to the first cards of the deck, and
keep the smallest hand. Fingerprints of the cards, which no map changes, keep the number of choices small.
"""

import numpy as np

from tercet.lab.compiled import compiled
from tercet.lab.dice import mix
from tercet.lab.space import MINUS, PLUS, THIRD, Array

WORD = 41  # bits in the lower of the two words of a hand, so that neither reaches the sign bit


@compiled
def unpack(low: int, high: int, hand: Array) -> int:
    """Write the cards of a hand; returns their number."""
    count = 0
    for card in range(81):
        bit = (low >> card) & 1 if card < WORD else (high >> (card - WORD)) & 1
        if bit:
            hand[count] = card
            count += 1
    return count


@compiled
def pairs_completed(hand: Array, size: int, completed: Array) -> None:
    """For each card of the deck: how many pairs of the hand it would complete to a SET."""
    completed[:] = 0
    for i in range(size):
        for j in range(i):
            completed[THIRD[hand[i], hand[j]]] += 1


@compiled
def fingerprints(hand: Array, size: int, completed: Array, prints: Array, finer: Array) -> None:
    """Invariants of each card: how it relates to the others, then how those do."""
    for i in range(size):
        seen = int(completed[hand[i]]) * 1_000_003
        for j in range(size):
            if j != i:
                seen += mix(int(completed[THIRD[hand[i], hand[j]]]) + 64)
        prints[i] = mix(seen & 0xFFFFFFFF)
    for _ in range(2):
        for i in range(size):
            seen = int(prints[i]) * 3
            for j in range(size):
                if j != i:
                    seen += mix((int(prints[j]) + int(completed[THIRD[hand[i], hand[j]]]) * 7919) & 0xFFFFFFFF)
            finer[i] = mix(seen & 0xFFFFFFFF)
        prints[:size] = finer[:size]


@compiled
def rare_first(prints: Array, size: int, keys: Array) -> None:
    """Rare fingerprints first, which leaves few ways to begin."""
    for i in range(size):
        alike = 0
        for j in range(size):
            alike += prints[j] == prints[i]
        keys[i] = alike * 0x100000000 + prints[i]


@compiled
def _candidates(hand: Array, size: int, keys: Array, where: Array, found: Array) -> int:
    """The cards outside the span so far with the smallest key; returns their number."""
    best, count = 0x7FFFFFFFFFFFFFFF, 0
    for i in range(size):
        if where[hand[i]] < 0 and keys[i] <= best:
            if keys[i] < best:
                best, count = keys[i], 0
            found[count] = hand[i]
            count += 1
    return count


@compiled
def _span(card: int, had: int, span: Array, where: Array) -> None:
    """Add one card to the span. A point's position in it is where the map takes the point."""
    if had == 0:
        span[0] = card
        where[card] = 0
        return
    step = MINUS[card, span[0]]
    for i in range(had):
        span[had + i] = PLUS[span[i], step]
        span[2 * had + i] = MINUS[span[i], step]
    for i in range(had, 3 * had):
        where[span[i]] = i


@compiled
def _shrink(had: int, have: int, span: Array, where: Array) -> None:
    for i in range(had, have):
        where[span[i]] = -1


@compiled
def normal_form(hand: Array, size: int, keys: Array, where: Array) -> tuple[int, int]:
    """The smallest of all hands that the chosen frames give, as two words.

    `where` must be, and is left, filled with −1.
    """
    span, found = np.empty(81, np.int64), np.empty((5, 81), np.int64)
    count, tried = np.zeros(5, np.int64), np.zeros(5, np.int64)
    sizes = (0, 1, 3, 9, 27, 81)
    least_low, least_high = 0x7FFFFFFFFFFFFFFF, 0x7FFFFFFFFFFFFFFF
    depth = 0
    count[0] = _candidates(hand, size, keys, where, found[0])
    while depth >= 0:
        if tried[depth]:
            _shrink(sizes[depth], sizes[depth + 1], span, where)
        if tried[depth] == count[depth]:
            depth -= 1
            continue
        _span(found[depth, tried[depth]], sizes[depth], span, where)
        tried[depth] += 1
        more = _candidates(hand, size, keys, where, found[depth + 1]) if depth < 4 else 0
        if more:
            depth += 1
            count[depth], tried[depth] = more, 0
            continue
        low, high = 0, 0
        for i in range(size):
            at = int(where[hand[i]])
            if at < WORD:
                low |= 1 << at
            else:
                high |= 1 << (at - WORD)
        if high < least_high or (high == least_high and low < least_low):
            least_low, least_high = low, high
    return least_low, least_high
