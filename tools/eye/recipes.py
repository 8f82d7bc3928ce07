"""How weights are made: for each network, runs that go on from one another. Steps are counted, so a seed says all."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Run:
    """So many steps; the rate falls along a cosine to nothing."""

    seed: int
    rate: float
    steps: int
    batch: int  # pictures in a step
    kept: int = 0  # so many batches are drawn, and met again and again; 0: each step draws its own

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


Recipe = dict[str, tuple[Run, ...]]


def _going_on(batch: int, *steps: int) -> tuple[Run, ...]:
    rates = (3e-3, 2e-3, 2e-3, 2e-3, 1.5e-3)
    return tuple(Run(n + 1, rates[n], each, batch) for n, each in enumerate(steps))


RECIPES: Final[dict[str, Recipe]] = {
    "full": {  # a GPU, about 40 minutes
        "reader": _going_on(512, 5350, 5254, 4057, 3931, 3166),
        "finder": _going_on(64, 3769, 3513, 1460, 1406, 1165),
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
