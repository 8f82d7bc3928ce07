"""How sure an estimate is: intervals that hold the truth 95 times in 100."""

from math import sqrt
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
FEW = 10  # of fewer cases the normal approximation says too little


class Interval(NamedTuple):
    """From, to."""

    low: float
    high: float


def of_ratio(hits: int, seen: int, hits_squared: int, seen_squared: int, product: int) -> Interval:
    """A share of what was seen, where what one game shows hangs together: sums and sums of squares over games."""
    if hits < FEW or hits == seen:
        return of_share(hits, seen)
    share = hits / seen
    error = sqrt(max(0.0, hits_squared - 2 * share * product + share * share * seen_squared)) / seen
    return Interval(max(0.0, share - Z * error), min(1.0, share + Z * error))


def of_share(hits: int, seen: int) -> Interval:
    """A share of independent cases, by Wilson: sensible also where there were none.

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
    """A mean of independent cases, from their sum and the sum of their squares."""
    mean = total / count
    error = sqrt(max(0.0, squares / count - mean * mean) / count)
    return Interval(mean - Z * error, mean + Z * error)
