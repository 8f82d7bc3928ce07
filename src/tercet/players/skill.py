"""Skill as a continuous scale, with the levels as points on it: what else depends on a player's speed."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp, log
from typing import Final

from tercet.players.levels import BEGINNER, EXPERT, LEVELS, Level

Slope = dict[int, float]  # how often a SET is seen, by number of differing features; 1 for one differing feature

# From a model of people who play SET, fitted to beginners and experts (Taatgen and others, ICCM 2003): good players
# gain most on hard SETs.
OF_A_BEGINNER: Final[Slope] = {1: 1.0, 2: 0.64, 3: 0.43, 4: 0.36}
OF_AN_EXPERT: Final[Slope] = {1: 1.0, 2: 0.65, 3: 0.58, 4: 0.48}
REMEMBERED: Final = 4096  # slopes
# How many more cards are turned up, on average, before one that was seen is forgotten: an assumption.
KEPT_BY_A_BEGINNER: Final = 4.0
KEPT_BY_AN_EXPERT: Final = 15.0


@lru_cache(REMEMBERED)
def slope(rate: float) -> Slope:
    """How much harder more differing features make it at this rate; constant beyond the two known points."""
    share = _share(rate, LEVELS[BEGINNER].rate, LEVELS[EXPERT].rate)
    return {kind: _between(OF_A_BEGINNER[kind], OF_AN_EXPERT[kind], share) for kind in OF_A_BEGINNER}


def keeps(rate: float) -> float:
    """How many more cards this player sees, on average, before one is forgotten."""
    return _between(KEPT_BY_A_BEGINNER, KEPT_BY_AN_EXPERT, _share(rate, LEVELS[BEGINNER].rate, LEVELS[EXPERT].rate))


def skill_at(rate: float) -> Level:
    """The skill at this rate, interpolated between the two nearest levels; beyond the last, only the rate changes."""
    levels: Sequence[Level] = [*LEVELS.values()]
    slower, quicker = next((pair for pair in pairwise(levels) if rate <= pair[1].rate), (levels[-2], levels[-1]))
    share = _share(rate, slower.rate, quicker.rate)
    first_ms = round(_between(slower.first_ms, quicker.first_ms, share))
    return Level("", first_ms, rate, _between(slower.slips, quicker.slips, share))


def _share(rate: float, slow: float, quick: float) -> float:
    """The position between two rates, as a factor from 0 to 1."""
    return min(1.0, max(0.0, log(rate / slow) / log(quick / slow)))


def _between(one: float, other: float, share: float) -> float:
    return exp((1 - share) * log(one) + share * log(other))
