"""95 % confidence intervals of estimates."""

from math import sqrt
from typing import NamedTuple

Z = 1.959964  # standard deviations that contain 95 % of a normal distribution
FEW = 10  # with fewer cases the normal approximation is too narrow


class Interval(NamedTuple):
    """The lower and the upper limit."""

    low: float
    high: float


def of_ratio(hits: int, seen: int, hits_squared: int, seen_squared: int, product: int) -> Interval:
    """A share of cases that are correlated within a game, from sums and sums of squares over games."""
    if hits < FEW or hits == seen:
        return of_share(hits, seen)
    share = hits / seen
    error = sqrt(max(0.0, hits_squared - 2 * share * product + share * share * seen_squared)) / seen
    return Interval(max(0.0, share - Z * error), min(1.0, share + Z * error))


def of_share(hits: int, seen: int) -> Interval:
    """A share of independent cases, by Wilson: also valid if there were none.

    >>> of_share(0, 100)
    Interval(low=0.0, high=0.03699...)
    """
    if seen == 0:
        return Interval(0.0, 1.0)
    share, weight = hits / seen, Z * Z / seen
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / seen + weight / (4 * seen)) / (1 + weight)
    return Interval(max(0.0, middle - half) if hits else 0.0, min(1.0, middle + half) if hits < seen else 1.0)


def of_mean(total: float, squares: float, count: int) -> Interval:
    """The mean of independent cases, from their sum and the sum of their squares."""
    mean = total / count
    error = sqrt(max(0.0, squares / count - mean * mean) / count)
    return Interval(mean - Z * error, mean + Z * error)
