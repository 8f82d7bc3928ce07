"""How weights are made: for each network, runs that go on from one another. Steps are counted, so a seed says all."""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")
DRAWING = 0.7  # of the steps of a mixed run: what is drawn by then is met until the end


@dataclass(frozen=True)
class Run:
    """So many steps; the rate falls along a cosine to nothing."""

    seed: int
    rate: float
    steps: int
    batch: int  # pictures in a step, or in a draw of a mixed run
    kept: int = 0  # so many batches are drawn, and met again and again; 0: each step draws its own
    mixed: int = 0  # so many of the kept batches, chosen by chance, are one step

    @property
    def pictures(self) -> int:
        """How many are drawn."""
        return self.batch * (self.kept or self.steps)


def met(draw: Callable[[], T], run: Run) -> Iterator[T]:
    """What is drawn for each step: something new, or after the first round what was kept."""
    kept: list[T] = []
    for step in range(run.steps):
        lesson = kept[step % run.kept] if run.kept and step >= run.kept else draw()
        if len(kept) < run.kept:
            kept.append(lesson)
        yield lesson


def mixed(draw: Callable[[], T], run: Run) -> Iterator[list[T]]:
    """For each step some of what was kept. Drawing is spread over most of the run, so that nothing waits for it."""
    chance, kept = random.Random(run.seed), list[T]()
    for step in range(run.steps):
        due = min(run.kept, math.ceil(run.kept * (step + 1) / (DRAWING * run.steps)))
        kept += [draw() for _ in range(due - len(kept))]
        yield chance.choices(kept, k=run.mixed)


Recipe = dict[str, tuple[Run, ...]]


def _going_on(batch: int, *steps: int) -> tuple[Run, ...]:
    rates = (3e-3, 2e-3, 2e-3, 2e-3, 1.5e-3)
    return tuple(Run(n + 1, rates[n], each, batch) for n, each in enumerate(steps))


RECIPES: Final[dict[str, Recipe]] = {
    "full": {  # a GPU, about 40 minutes
        "reader": _going_on(512, 5350, 5254, 4057, 3931, 3166),
        "finder": _going_on(64, 3769, 3513, 1460, 1406, 1165),
    },
    "cores": {  # two processor cores, about an hour
        "reader": (Run(1, 3e-3, 60_000, 16, kept=15_000, mixed=4),),
        "finder": (Run(1, 3e-3, 22_000, 4, kept=6_000, mixed=4),),
    },
    "polish": {  # two processor cores, about 12 minutes of one; goes on from weights that exist
        "reader": (Run(21, 4e-4, 1500, 64, kept=500), Run(22, 3e-4, 1500, 64, kept=500)),
        "finder": (),
    },
    "small": {  # two processor cores: drawing costs most, so that each picture is met many times
        "reader": (Run(1, 3e-3, 1200, 64, kept=40),),
        "finder": (Run(1, 3e-3, 500, 8, kept=24),),
    },
    "tiny": {  # shows that all parts fit together, and no more
        "reader": (Run(1, 1e-3, 3, 8, kept=2), Run(2, 1e-3, 1, 8)),
        "finder": (Run(1, 1e-3, 3, 2, kept=2),),
    },
}
