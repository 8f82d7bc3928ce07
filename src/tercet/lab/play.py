"""Many games on all cores. Blocks of games have dice of their own: who plays which block changes nothing."""

import os
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import numpy as np
from msgspec import Struct

from tercet.lab import games as g
from tercet.lab.compiled import IS_FAST
from tercet.lab.intervals import Interval, of_mean, of_ratio, of_share
from tercet.lab.space import Array

STRATEGIES: Final = {
    "random": g.RANDOM,
    "first": g.FIRST,
    "easiest": g.EASIEST,
    "most": g.MOST,
    "fewest": g.FEWEST,
}
USUAL: Final = {81: 12, 27: 9}  # cards laid out at first, by size of the deck (A-1, P-5)
BLOCK: Final = 500  # games
AHEAD: Final = 4  # blocks handed out to each core


class Chance(Struct, frozen=True):
    """How often there was no SET, and the odds that there is one, with the interval of the odds."""

    seen: int
    without_set: int
    odds: float | None  # so many with a SET for one without; None where there always was one
    low: float | None
    high: float | None  # None: no upper limit is known


class InPlay(Struct, frozen=True):
    """What many games show."""

    games: int
    layouts: dict[int, Chance]  # by size, while the deck is not used up
    stages: dict[int, Chance]  # layouts of the usual size, by cards left in the deck
    left: dict[int, float]  # share of games, by cards left at the end
    largest: dict[int, float]  # share of games, by the largest layout
    mean_sets: float
    mean_sets_between: Interval


def blocks(games: int, seed: int, deck: int, strategy: str, cores: int | None = None) -> Generator[Array, None, None]:
    """The tallies of block after block, in order."""
    sizes = [BLOCK] * (games // BLOCK) + [games % BLOCK] * (games % BLOCK > 0)
    workers = (cores or os.cpu_count() or 1) if IS_FAST else 1  # plain Python runs on one core whatever we do
    _block(0, 0, seed, deck, strategy)  # compiles
    pool = ThreadPoolExecutor(workers)
    waiting: deque[Future[Array]] = deque()
    try:
        for number, size in enumerate(sizes):
            waiting.append(pool.submit(_block, number, size, seed, deck, strategy))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _block(number: int, games: int, seed: int, deck: int, strategy: str) -> Array:
    tally = np.zeros((g.ROWS, g.COLUMNS), np.int64)
    g.play_block(seed, number, games, deck, USUAL[deck], STRATEGIES[strategy], tally)
    return tally


def summed_up(tally: Array, deck: int) -> InPlay:
    """What a tally says."""
    games = int(tally[g.LEFT].sum())
    sizes = [3 * column for column in np.flatnonzero(tally[g.SEEN]).tolist()]
    stages = [3 * column for column in np.flatnonzero(tally[g.STAGE_SEEN]).tolist()]
    sets = [(deck - 3 * column) // 3 for column in range(g.COLUMNS)]
    total, squares = (sum(n**power * int(t) for n, t in zip(sets, tally[g.LEFT], strict=True)) for power in (1, 2))
    return InPlay(
        games,
        {size: _of_layouts(tally, size // 3) for size in sizes},
        {left: _of_stage(tally, left // 3) for left in reversed(stages)},
        _shares(tally[g.LEFT], games),
        _shares(tally[g.LARGEST], games),
        total / games,
        of_mean(total, squares, games),
    )


def _of_layouts(tally: Array, column: int) -> Chance:
    seen, without, seen_squared, without_squared, product = (int(row[column]) for row in tally[: g.PRODUCT + 1])
    return chance(seen, without, of_ratio(without, seen, without_squared, seen_squared, product))


def _of_stage(tally: Array, column: int) -> Chance:
    seen, without = int(tally[g.STAGE_SEEN, column]), int(tally[g.STAGE_WITHOUT, column])
    return chance(seen, without, of_share(without, seen))


def chance(seen: int, without: int, share: Interval) -> Chance:
    """A share turned into odds."""
    odds = (seen - without) / without if without else None
    return Chance(seen, without, odds, _odds(share.high), _odds(share.low))


def _odds(share: float) -> float | None:
    return (1 - share) / share if share else None


def _shares(row: Array, games: int) -> dict[int, float]:
    return {3 * column: int(row[column]) / games for column in np.flatnonzero(row).tolist()}
