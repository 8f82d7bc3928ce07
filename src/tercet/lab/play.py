"""Many games on all cores. Each block of games has its own random numbers, so it does not matter who plays it."""

import os
from collections import Counter, deque
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import numpy as np

from tercet.lab import games as g
from tercet.lab.compiled import IS_FAST
from tercet.lab.space import Array
from tercet.lab.tally import Sums, Tally

STRATEGIES: Final = {
    "random": g.RANDOM,
    "first": g.FIRST,
    "easiest": g.EASIEST,
    "most": g.MOST,
    "fewest": g.FEWEST,
}
USUAL: Final = {81: 12, 27: 9}  # cards laid out at first, by size of the deck (A-1, P-5)
BLOCK: Final = 500  # games per block
AHEAD: Final = 4  # blocks per core at a time


def blocks(games: int, seed: int, deck: int, strategy: str, cores: int | None = None) -> Generator[Tally, None, None]:
    """The tallies of block after block, in order."""
    sizes = [BLOCK] * (games // BLOCK) + [games % BLOCK] * (games % BLOCK > 0)
    workers = (cores or os.cpu_count() or 1) if IS_FAST else 1  # plain Python always runs on one core
    _block(0, 0, seed, deck, strategy)  # compile before starting threads
    pool = ThreadPoolExecutor(workers)
    waiting: deque[Future[Tally]] = deque()
    try:
        for number, size in enumerate(sizes):
            waiting.append(pool.submit(_block, number, size, seed, deck, strategy))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _block(number: int, games: int, seed: int, deck: int, strategy: str) -> Tally:
    counted = np.zeros((g.ROWS, g.COLUMNS), np.int64)
    g.play_block(seed, number, games, deck, USUAL[deck], STRATEGIES[strategy], counted)
    return _told(counted, deck)


def _told(counted: Array, deck: int) -> Tally:
    """The kernel's counts as a tally; in it, every SET takes three cards of the deck."""
    left = _row(counted, g.LEFT)
    return Tally(
        left.total(),
        _rows(counted, range(g.SEEN, g.PRODUCT + 1)),
        _rows(counted, range(g.STAGE_SEEN, g.STAGE_WITHOUT + 1)),
        left,
        _row(counted, g.LARGEST),
        Counter({(deck - cards) // 3: times for cards, times in left.items()}),
    )


def _row(counted: Array, row: int) -> Counter[int]:
    return Counter({3 * column: times for column, times in enumerate(counted[row].tolist()) if times})


def _rows(counted: Array, rows: range) -> dict[int, Sums]:
    """By number of cards: a column stands for three of them."""
    columns = zip(*(counted[row].tolist() for row in rows), strict=True)
    return {3 * column: sums for column, sums in enumerate(columns) if sums[0]}
