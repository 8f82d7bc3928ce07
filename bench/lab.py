"""How fast the lab is: whole random games beside obvious Python and beside C, and the exact table.

python3 dev.py bench lab [ROUNDS]

Obvious Python looks at every three cards of the layout and puts each feature into a set. The C program is compiled
here with all optimisations, where there is a compiler. Rounds are interleaved; time is CPU time of one core, without
the time to compile either.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median, quantiles

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from dev import stop  # noqa: E402
from tercet.cards.card import Card  # noqa: E402
from tercet.cards.deck import FULL  # noqa: E402
from tercet.lab.compiled import IS_FAST  # noqa: E402
from tercet.lab.exact import hands_without_set, sets_in_hands  # noqa: E402
from tercet.lab.games import COLUMNS, RANDOM, ROWS, SEEN, WITHOUT, play_block  # noqa: E402

OBVIOUS_GAMES, FAST_GAMES = 10, 20_000
SOURCE = Path(__file__).parent / "_lab/games.c"
Odds = tuple[int, int]  # layouts of 12 cards seen, and those without a SET


def obvious(games: int, dice: Random) -> Odds:
    """What most people write first."""
    seen = without = 0
    for _ in range(games):
        deck = [*FULL]
        dice.shuffle(deck)
        layout, deck = deck[:12], deck[12:]
        while True:
            sets = [trio for trio in combinations(layout, 3) if is_set(*trio)]
            if deck and len(layout) == 12:
                seen, without = seen + 1, without + (not sets)
            if sets:
                taken = dice.choice(sets)
                layout = [card for card in layout if card not in taken]
            elif not deck:
                break
            missing = 3 if not sets else max(0, 12 - len(layout))
            layout, deck = layout + deck[:missing], deck[missing:]
    return seen, without


def is_set(a: Card, b: Card, c: Card) -> bool:
    """Each feature the same or different on all three."""
    return all(len({x, y, z}) != 2 for x, y, z in zip(a, b, c))  # noqa: B905 (a check would slow it down)


def kernel(games: int) -> Odds:
    """The lab's own."""
    tally = np.zeros((ROWS, COLUMNS), np.int64)
    play_block(7, 0, games, 81, 12, RANDOM, tally)
    return int(tally[SEEN, 4]), int(tally[WITHOUT, 4])


def compiled_c(folder: str) -> Path | None:
    """The C program, where there is a compiler."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        return None
    program = Path(folder) / "games"
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, SOURCE], check=True)
    return program


def run_c(program: Path, games: int) -> Odds:
    """Play in C."""
    seen, without = subprocess.run([program, str(games)], capture_output=True, check=True).stdout.split()
    return int(seen), int(without)


def cpu() -> float:
    """Seconds of CPU, of this process and of those it has run."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def cost_us(work: Callable[[int], Odds], games: int) -> tuple[float, Odds]:
    """Microseconds a game."""
    before = cpu()
    odds = work(games)
    return (cpu() - before) * 1e6 / games, odds


def spread(values: list[float]) -> str:
    """Median and 10–90 % range."""
    tenths = quantiles(values, n=10, method="inclusive")
    return f"{median(values):.2f} [{tenths[0]:.2f}–{tenths[-1]:.2f}]"


def main(rounds: str = "9") -> None:
    """Measure, and print the table."""
    if not rounds.isdecimal() or int(rounds) < 2:
        stop("Say how many rounds: a number from 2 on, such as 9.", 2)
    if not IS_FAST:
        stop("The lab is measured with numba. Install it: pip install 'tercet[lab]'")
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_c(folder)
        report(int(rounds), program)
    report_exact()
    print(f"\n{rounds} rounds, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}.")


def report(rounds: int, program: Path | None) -> None:
    """Whole games."""
    dice = Random(7)
    ways: dict[str, tuple[int, Callable[[int], Odds]]] = {
        "obvious Python": (OBVIOUS_GAMES, lambda games: obvious(games, dice)),
        "Tercet": (FAST_GAMES, kernel),
    }
    if program:
        ways["C"] = FAST_GAMES, lambda games: run_c(program, games)
    kernel(1)
    costs: dict[str, list[float]] = {name: [] for name in ways}
    odds: dict[str, Odds] = {}
    for number in range(rounds):
        print(f"· round {number + 1} of {rounds}", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr)
        for name, (games, work) in ways.items():
            cost, odds[name] = cost_us(work, games)
            costs[name].append(cost)
    print("| who | µs a game, median [10–90 %] | Tercet is faster by a factor of | odds at 12 cards |")
    print("| --- | --- | --- | --- |")
    for name, values in costs.items():
        ratios = [other / own for other, own in zip(values, costs["Tercet"], strict=True)]
        seen, without = odds[name]
        print(f"| {name} | {spread(values)} | {spread(ratios)} | {seen / without - 1:.1f} : 1 |")


def report_exact() -> None:
    """The exact table."""
    hands_without_set(9), sets_in_hands(9)
    for what, work in (("hands without a SET, all k", hands_without_set), ("hands by SETs, k to 15", sets_in_hands)):
        before = time.process_time()
        work(81)
        print(f"\nExact, {what}, 81 cards: {time.process_time() - before:.1f} s of CPU.")


if __name__ == "__main__":
    main(*sys.argv[1:])
