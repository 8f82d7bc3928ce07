"""`python -m tests.proof.simulation 81`: play the game of this seed again. `81 100`: and the 99 after it."""

import sys
from collections.abc import Iterator
from time import perf_counter

from tests.proof.simulation.game import simulate
from tests.proof.simulation.plan import plan_of


def told(first: int, games: int) -> Iterator[str]:
    """What came of each game that went wrong, and of a single one in any case."""
    began, failed = perf_counter(), 0
    for seed in range(first, first + games):
        outcome = simulate(seed)
        failed += bool(outcome.wrong)
        if outcome.wrong or games == 1:
            yield "\n".join([f"{plan_of(seed)}", f"{outcome}", *outcome.wrong])
    yield f"{games} games, {failed} with faults, {perf_counter() - began:.1f} s"


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    for line in told(numbers[0], numbers[1] if len(numbers) > 1 else 1):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
