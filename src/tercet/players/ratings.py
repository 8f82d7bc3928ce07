"""Ratings based on shares of SETs: a player's speed relative to the others, with its uncertainty.

In a race, a player who finds SETs at a rate of e^x per second gets the share e^x over the sum of all. The estimate of x
is a mean and a variance; a round moves both to their most likely values. Keep separate ratings for each rule set: speed
with calls is not the same as speed without.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player

POINTS_A_TENFOLD: Final = 800  # ten times as fast is this many points more
MIDDLE: Final = 1200
DRIFT: Final = 0.0005  # people change: each round adds this much variance
STEPS: Final = 6  # Newton's method converges long before


class Rating(Struct, frozen=True):
    """The logarithm of a speed: its mean and variance, after a number of rounds."""

    mean: float = 0.0
    variance: float = 0.5
    rounds: int = 0

    @property
    def points(self) -> int:
        """The value shown to people: 1200 for a newcomer."""
        return round(MIDDLE + POINTS_A_TENFOLD * self.mean / log(10))

    @property
    def doubt(self) -> int:
        """Half the width of the 95 % interval, in points."""
        return round(1.96 * POINTS_A_TENFOLD * sqrt(self.variance) / log(10))


def expected_shares(ratings: Mapping[Player, Rating]) -> dict[Player, float]:
    """The share of the SETs that each player is expected to find."""
    speeds = {player: exp(rating.mean) for player, rating in ratings.items()}
    return {player: speed / sum(speeds.values()) for player, speed in speeds.items()}


def rate(ratings: Mapping[Player, Rating], sets: Mapping[Player, int]) -> dict[Player, Rating]:
    """The ratings after a round with these numbers of SETs. One player, or no SETs, change nothing."""
    players = [*sets]
    before = [ratings.get(player, Rating()) for player in players]
    found = [sets[player] for player in players]
    if len(players) < 2 or sum(found) == 0:
        return dict(zip(players, before, strict=True))
    wide = [rating.variance + DRIFT for rating in before]
    means = [rating.mean for rating in before]
    at = [*means]
    for _ in range(STEPS):
        slope = _slope(at, means, wide, found)
        at = [x + step for x, step in zip(at, _solve(at, wide, sum(found), slope), strict=True)]
    variances = _variances(at, wide, sum(found))
    return {
        player: Rating(x, v, rating.rounds + 1)
        for player, x, v, rating in zip(players, at, variances, before, strict=True)
    }


def together(parts: Sequence[Rating]) -> Rating:
    """Combine the ratings of somebody who played under several ids, counting the prior only once."""
    before = Rating()
    precision = sum(1 / part.variance for part in parts) - (len(parts) - 1) / before.variance
    mean = sum(part.mean / part.variance for part in parts) / precision
    return Rating(mean, 1 / precision, sum(part.rounds for part in parts))


def _slope(at: list[float], means: list[float], wide: list[float], found: list[int]) -> list[float]:
    """How much more was found than expected, less the pull of the prior."""
    known = [(x - mean) / variance for x, mean, variance in zip(at, means, wide, strict=True)]
    total = sum(found)
    expected = [total * share for share in _shares(at)]
    return [n - e - k for n, e, k in zip(found, expected, known, strict=True)]


def _shares(at: list[float]) -> list[float]:
    top = max(at)
    speeds = [exp(x - top) for x in at]
    total = sum(speeds)
    return [speed / total for speed in speeds]


def _parts(at: list[float], wide: list[float], sets: int) -> tuple[list[float], list[float], float]:
    """The curvature is a diagonal minus the outer product of a vector; so is its inverse (Sherman, Morrison)."""
    shares = _shares(at)
    diagonal = [1 / v + sets * p for v, p in zip(wide, shares, strict=True)]
    leaning = [p / d for p, d in zip(shares, diagonal, strict=True)]
    rest = 1 - sets * sum(p * q for p, q in zip(shares, leaning, strict=True))
    return diagonal, leaning, sets / rest


def _solve(at: list[float], wide: list[float], sets: int, slope: list[float]) -> list[float]:
    diagonal, leaning, scale = _parts(at, wide, sets)
    common = scale * sum(q * g for q, g in zip(leaning, slope, strict=True))
    return [g / d + common * q for g, d, q in zip(slope, diagonal, leaning, strict=True)]


def _variances(at: list[float], wide: list[float], sets: int) -> list[float]:
    diagonal, leaning, scale = _parts(at, wide, sets)
    return [1 / d + scale * q * q for d, q in zip(diagonal, leaning, strict=True)]
