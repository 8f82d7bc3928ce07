"""How often people would be listed for their timing, measured on players for whom the limits were not set.

    python -m tests.players.other_people 20 2026

plays so many matches of each kind with this seed, and prints the share of listed players with its 95 % interval. The
limits were chosen with the players of `imitated.py`. These here differ from them in everything that was assumed there:
every match draws its own skill, first look, reaction time and its spread, from wider ranges; and other rule sets are
played. Nothing here may be adjusted to the outcome.
"""

import sys
from collections.abc import Callable
from math import comb
from random import Random
from unittest.mock import patch

from tercet.players.levels import LEVELS, Level
from tercet.players.match_of_bots import bots_play
from tercet.players.oddities import FEWEST, oddities
from tercet.record.timings import TimedFind, timings_of
from tercet.rulesets.catalogue import RULE_SETS

PLAYED = ("quick", "classic", "passing-deal", "junior", "master", "ghost", "super", "race", "easy")
FASTEST_MS = 120
SOMEBODY = 100  # a level that only these matches know
SURE = 0.05


def somebody(dice: Random) -> Level:
    """A level between a slow newcomer and the quickest there are; somebody's first look may take half a second."""
    return Level("somebody", dice.randint(500, 4_000), dice.uniform(0.02, 0.7), dice.uniform(0, 0.15))


def reactions(dice: Random) -> Callable[[], int]:
    """What is added to each time of one person: quick or slow, steady or not, with a long tail now and then."""
    middle, spread, tail = dice.uniform(300, 800), dice.uniform(0.25, 0.9), dice.uniform(0, 2_000)
    return lambda: round(dice.lognormvariate(0, spread) * middle - middle + dice.expovariate(1) * tail * dice.random())


def match(rule_set: str, dice: Random) -> list[list[TimedFind]]:
    """The times of everyone in one match."""
    rules = RULE_SETS[rule_set].rules
    seats = dice.randint(max(1, rules.seats.least), min(6, rules.seats.most))
    people = {SOMEBODY + n: somebody(dice) for n in range(seats)}
    with patch.dict(LEVELS, people):
        timings = timings_of(bots_play(rules, [*people], dice))
    told = []
    for timing in timings:
        more = reactions(dice)
        told.append([_with(find, more()) for find in timing.finds])
    return told


def _with(find: TimedFind, more: int) -> TimedFind:
    return TimedFind(max(find.took + more, FASTEST_MS), max(find.gap + more, FASTEST_MS), find.features)


def listed(matches: int, dice: Random) -> tuple[int, int]:
    """How many of how many players are listed."""
    times = [finds for rule_set in PLAYED for _ in range(matches) for finds in match(rule_set, dice)]
    enough = [finds for finds in times if len(finds) >= FEWEST]
    return sum(bool(oddities(finds)) for finds in enough), len(enough)


def interval(count: int, of: int) -> tuple[float, float]:
    """The shares with which so many are not unlikely (Clopper and Pearson)."""
    return (
        0.0 if count == 0 else _share_where(lambda share: 1 - _at_most(count - 1, of, share), rising=True),
        1.0 if count == of else _share_where(lambda share: _at_most(count, of, share), rising=False),
    )


def _at_most(count: int, of: int, share: float) -> float:
    return sum(comb(of, k) * share**k * (1 - share) ** (of - k) for k in range(count + 1))


def _share_where(likely: Callable[[float], float], *, rising: bool) -> float:
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if (likely(middle) < SURE / 2) == rising:
            low = middle
        else:
            high = middle
    return (low + high) / 2


if __name__ == "__main__":
    count, of = listed(int(sys.argv[1]), Random(int(sys.argv[2])))
    low, high = interval(count, of)
    sys.stdout.write(f"{count} of {of} players listed: {count / of:.2%}, 95 % interval {low:.2%} to {high:.2%}\n")
