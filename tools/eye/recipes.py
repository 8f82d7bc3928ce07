"""How weights are made: one run for each network. Steps are counted, so a seed says all."""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")
DRAWING = 0.7  # of the steps: what is drawn by then is met until the end


@dataclass(frozen=True)
class Run:
    """So many steps; the rate falls along a cosine to nothing."""

    seed: int
    rate: float
    steps: int
    batch: int  # pictures in a draw
    kept: int  # draws in all
    mixed: int  # so many of those kept so far, chosen at random, make one step

    @property
    def pictures(self) -> int:
        """How many are drawn."""
        return self.batch * self.kept


def mixed(draw: Callable[[], T], run: Run) -> Iterator[list[T]]:
    """For each step some of what was kept. Drawing is spread over most of the run, so that nothing waits for it."""
    chance, kept = random.Random(run.seed), list[T]()
    for step in range(run.steps):
        due = min(run.kept, math.ceil(run.kept * (step + 1) / (DRAWING * run.steps)))
        kept += [draw() for _ in range(due - len(kept))]
        yield chance.choices(kept, k=run.mixed)


Recipe = dict[str, Run]

RECIPES: Final[dict[str, Recipe]] = {
    "full": {  # two processor cores, about an hour and a half
        "reader": Run(1, 3e-3, 68_000, 16, kept=15_500, mixed=4),
        "finder": Run(1, 3e-3, 23_000, 4, kept=6_200, mixed=4),
    },
    "tiny": {  # shows that all parts fit together, and no more
        "reader": Run(1, 1e-3, 4, 8, kept=2, mixed=1),
        "finder": Run(1, 1e-3, 3, 2, kept=2, mixed=1),
    },
}
