"""A tally as odds, shares and means, each with its confidence interval."""

from collections import Counter

from msgspec import Struct

from tercet.lab.intervals import Interval, of_mean, of_ratio, of_share
from tercet.lab.tally import Sums, Tally

Shares = dict[int, float]
Between = dict[int, Interval]


class Chance(Struct, frozen=True):
    """How often there was no SET, and the odds that there is one, with their interval."""

    seen: int
    without_set: int
    odds: float | None  # layouts with a SET for each one without; None if there always was one
    low: float | None
    high: float | None  # None if there is no upper limit


class OddsInPlay(Struct, frozen=True):
    """The results of many games."""

    games: int
    rounds: int  # some games have several
    layouts: dict[int, Chance]  # by size, while the deck is not used up
    stages: dict[int, Chance]  # layouts of the usual size, by cards left in the deck
    left: Shares  # of rounds, by cards left at the end
    left_between: Between
    largest: Shares  # of rounds, by the largest layout
    largest_between: Between
    mean_sets: float
    mean_sets_between: Interval


def summed_up(tally: Tally) -> OddsInPlay:
    """The results of a tally."""
    rounds = tally.sets.total()
    total, squares = (sum(sets**power * times for sets, times in tally.sets.items()) for power in (1, 2))
    return OddsInPlay(
        tally.games,
        rounds,
        {size: _of_layouts(sums) for size, sums in sorted(tally.layouts.items())},
        {left: _of_stage(sums) for left, sums in sorted(tally.stages.items(), reverse=True)},
        *_shares(tally.left),
        *_shares(tally.largest),
        total / rounds,
        of_mean(total, squares, rounds),
    )


def _of_layouts(sums: Sums) -> Chance:
    seen, without, seen_squared, without_squared, product = sums
    return _chance(seen, without, of_ratio(without, seen, without_squared, seen_squared, product))


def _of_stage(sums: Sums) -> Chance:
    seen, without = sums
    return _chance(seen, without, of_share(without, seen))


def _chance(seen: int, without: int, share: Interval) -> Chance:
    """Convert a share into odds."""
    odds = (seen - without) / without if without else None
    return Chance(seen, without, odds, _odds(share.high), _odds(share.low))


def _odds(share: float) -> float | None:
    return (1 - share) / share if share else None


def _shares(rounds: Counter[int]) -> tuple[Shares, Between]:
    total, ordered = rounds.total(), sorted(rounds.items())
    return (
        {cards: times / total for cards, times in ordered},
        {cards: of_share(times, total) for cards, times in ordered},
    )
