"""Timing that no person has: for an operator to look at. Nothing here judges anybody, and nothing follows by itself.

People who saw three cards one after another and only had to say whether they are a SET took .43 s in the middle, and
one in four less than .31 s; who looks for one among twelve cards takes seconds, and sometimes ten times as long as the
time before. A program finds everything at once, or always after the same time.
"""

from collections.abc import Sequence
from statistics import fmean, median, pstdev
from typing import Final, Literal

from msgspec import Struct

from tercet.record.timings import TimedFind

FEWEST: Final = 10  # finds of one match; fewer say nothing
AT_ONCE_MS: Final = 300
AT_ONCE_SHARE: Final = 0.3
QUICK_MS: Final = 600
EVEN: Final = 0.15

Why = Literal["at-once", "quick", "even"]


class Oddity(Struct, frozen=True):
    """Why a match is listed: the reason, the figure behind it, and the number of finds it was taken from."""

    why: Why
    figure: float
    finds: int


def oddities(finds: Sequence[TimedFind]) -> list[Oddity]:
    """What is odd about the times at which somebody found things in one match.

    `at-once`: the share of finds within 300 ms of their last card. `quick`: the middle time since the layout changed,
    in seconds. `even`: how much these times vary, as a share of their mean.
    """
    gaps = [find.gap for find in finds]
    if len(gaps) < FEWEST:
        return []
    at_once = sum(find.took < AT_ONCE_MS for find in finds) / len(finds)
    middle = median(gaps)
    varies = pstdev(gaps) / fmean(gaps) if any(gaps) else 0.0
    odd: list[tuple[Why, float, bool]] = [
        ("at-once", at_once, at_once >= AT_ONCE_SHARE),
        ("quick", middle / 1000, middle < QUICK_MS),
        ("even", varies, varies < EVEN),
    ]
    return [Oddity(why, round(figure, 3), len(finds)) for why, figure, is_odd in odd if is_odd]
