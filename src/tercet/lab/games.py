"""Whole games at full speed: a shuffled deck, a layout, and a player who sees every SET and takes one.

Counts go into the rows of a tally, whose columns are numbers of cards in threes.
"""

import numpy as np

from tercet.lab.compiled import compiled
from tercet.lab.dice import below, dice_of
from tercet.lab.space import DIFFERING, THIRD, Array

# Which SET is taken, of those that are seen?
RANDOM, FIRST, EASIEST, MOST, FEWEST = range(5)
# Rows of a tally. Layouts by their size, while the deck is not used up:
SEEN, WITHOUT, SEEN_SQUARED, WITHOUT_SQUARED, PRODUCT = range(5)
# layouts of the usual size by cards left in the deck; games by cards left at the end, and by the largest layout
STAGE_SEEN, STAGE_WITHOUT, LEFT, LARGEST = range(5, 9)
ROWS, COLUMNS = 9, 28


@compiled
def play_block(seed: int, block: int, games: int, deck_size: int, usual: int, strategy: int, tally: Array) -> None:
    """Play this number of games and count."""
    dice = dice_of(seed, block)
    deck, place = np.arange(deck_size), np.full(81, -1)
    layout, sets, seen, without = (
        np.empty(24, np.int64),
        np.empty(80, np.int64),
        np.zeros(28, np.int64),
        np.zeros(28, np.int64),
    )
    for _ in range(games):
        _shuffle(deck, dice)
        seen[:] = 0
        without[:] = 0
        _play(deck, usual, strategy, dice, layout, place, sets, seen, without, tally)
        for size in range(usual // 3, 8):
            tally[SEEN, size] += seen[size]
            tally[WITHOUT, size] += without[size]
            tally[SEEN_SQUARED, size] += seen[size] * seen[size]
            tally[WITHOUT_SQUARED, size] += without[size] * without[size]
            tally[PRODUCT, size] += seen[size] * without[size]


@compiled
def _shuffle(deck: Array, dice: Array) -> None:
    for i in range(len(deck) - 1, 0, -1):
        j = below(dice, i + 1)
        deck[i], deck[j] = deck[j], deck[i]


@compiled
def _play(
    deck: Array, usual: int, strategy: int, dice: Array, layout: Array, place: Array, sets: Array, seen: Array,
    without: Array, tally: Array,
) -> None:  # fmt: skip
    """One game: take a SET and refill, or lay three more, until there is nothing to take and nothing to lay."""
    size = _lay_more(deck, 0, usual, 0, layout, place)
    dealt, largest = size, size
    while True:
        left = len(deck) - dealt
        found = _find(layout, size, place, sets, strategy == FIRST)
        if left:
            seen[size // 3] += 1
            without[size // 3] += found == 0
        if size == usual:
            tally[STAGE_SEEN, left // 3] += 1
            tally[STAGE_WITHOUT, left // 3] += found == 0
        if found:
            taken = sets[_choose(layout, sets, found, strategy, dice)]
            if left and size == usual:
                dealt = _replace(taken, deck, dealt, layout, place)
            else:
                size = _take(taken, size, layout, place)
        elif left:
            size = _lay_more(deck, dealt, 3, size, layout, place)
            dealt += 3
            largest = max(largest, size)
        else:
            break
    tally[LEFT, size // 3] += 1
    tally[LARGEST, largest // 3] += 1
    for at in range(size):
        place[layout[at]] = -1


@compiled
def _lay_more(deck: Array, dealt: int, more: int, size: int, layout: Array, place: Array) -> int:
    """Add this number of cards at the end; returns the new size."""
    for n in range(more):
        _lay(deck[dealt + n], size + n, layout, place)
    return size + more


@compiled
def _replace(taken: int, deck: Array, dealt: int, layout: Array, place: Array) -> int:
    """Put new cards on the places of a SET; returns how many have been dealt."""
    for at in (taken >> 16, (taken >> 8) & 255, taken & 255):
        place[layout[at]] = -1
        _lay(deck[dealt], at, layout, place)
        dealt += 1
    return dealt


@compiled
def _take(taken: int, size: int, layout: Array, place: Array) -> int:
    """Remove a SET, last place first, and fill its places with the last cards; returns the new size."""
    for at in (taken >> 16, (taken >> 8) & 255, taken & 255):
        place[layout[at]] = -1
        size -= 1
        if at != size:
            _lay(layout[size], at, layout, place)
    return size


@compiled
def _lay(card: int, at: int, layout: Array, place: Array) -> None:
    """Put a card on a place."""
    layout[at] = card
    place[card] = at


@compiled
def _find(layout: Array, size: int, place: Array, sets: Array, one_is_enough: bool) -> int:
    """Write the places of all SETs, or of the first; returns their number."""
    found = 0
    for i in range(size - 2):
        thirds = THIRD[layout[i]]
        for j in range(i + 1, size - 1):
            k = place[thirds[layout[j]]]
            if k > j:
                sets[found] = i | (j << 8) | (k << 16)
                found += 1
                if one_is_enough:
                    return found
    return found


@compiled
def _choose(layout: Array, sets: Array, found: int, strategy: int, dice: Array) -> int:
    """Choose a SET; if several are equally good, one of them at random."""
    if found == 1 or strategy == FIRST:
        return 0
    if strategy == RANDOM:
        return below(dice, found)
    best, chosen, alike = 0, 0, 0
    for n in range(found):
        worth = _worth(layout, sets, found, n, strategy)
        if alike == 0 or worth > best:
            best, chosen, alike = worth, n, 1
        elif worth == best:
            alike += 1
            if below(dice, alike) == 0:
                chosen = n
    return chosen


@compiled
def _worth(layout: Array, sets: Array, found: int, n: int, strategy: int) -> int:
    """How good a SET is according to this strategy."""
    i, j, k = sets[n] & 255, (sets[n] >> 8) & 255, sets[n] >> 16
    if strategy == EASIEST:
        return -int(DIFFERING[layout[i], layout[j]])
    leaves = 0
    for m in range(found):
        meets = False
        for at in (sets[m] & 255, (sets[m] >> 8) & 255, sets[m] >> 16):
            meets = meets or at in (i, j, k)
        leaves += not meets
    return leaves if strategy == MOST else -leaves
