"""Counts from many games. Tallies of different games can be added in any order."""

from collections import Counter
from itertools import starmap
from operator import add

from msgspec import Struct, field

Sums = tuple[int, ...]


class Tally(Struct):
    """Layouts count while the deck is not used up; stages are layouts of the usual size, until the end."""

    games: int = 0
    layouts: dict[int, Sums] = field(default_factory=dict)  # by size: seen, without, their squares, their product
    stages: dict[int, Sums] = field(default_factory=dict)  # by cards left in the deck: seen, without
    left: Counter[int] = field(default_factory=Counter)  # rounds by cards left at the end,
    largest: Counter[int] = field(default_factory=Counter)  # by the largest layout,
    sets: Counter[int] = field(default_factory=Counter)  # and by how many were found

    def add(self, other: "Tally") -> None:
        """Add the counts of other games."""
        self.games += other.games
        _add(self.layouts, other.layouts)
        _add(self.stages, other.stages)
        self.left.update(other.left)
        self.largest.update(other.largest)
        self.sets.update(other.sets)


def _add(sums: dict[int, Sums], more: dict[int, Sums]) -> None:
    for key, values in more.items():
        sums[key] = tuple(starmap(add, zip(sums.get(key, (0,) * len(values)), values, strict=True)))
