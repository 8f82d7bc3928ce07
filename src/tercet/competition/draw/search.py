"""Local search: two players of a round swap places as long as that helps, and a little longer."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from tercet.competition.draw.seats import Seats

LOOK_AT: Final = 160  # candidates per step: more find a better swap, but take longer


def improve(seats: Seats, dice: Random, patience: int) -> int:
    """Improve until this number of steps in a row brings nothing; keeps the best draw found, and returns its cost."""
    best = cost = seats.cost()
    undo: list[tuple[int, int, int]] = []  # swaps since the best
    tabu: dict[tuple[int, int, int], int] = {}
    step = last = 0
    while step - last < patience and (troubles := seats.troubles()):
        step += 1
        seats.steps += 1
        r, a = dice.choice(troubles)
        found = _best_swap(seats, r, a, dice, tabu, step, cost - best)
        if found is None:
            continue
        gain, b = found
        for player in (a, b):
            tabu[r, player, seats.where[r][player]] = step + dice.randrange(4, 12)
        seats.swap(r, a, b)
        cost -= gain
        undo.append((r, a, b))
        if cost < best:
            best, last, undo = cost, step, []
    for r, a, b in reversed(undo):
        seats.swap(r, a, b)
    return best


def _best_swap(
    seats: Seats, r: int, a: int, dice: Random, tabu: Mapping[tuple[int, int, int], int], step: int, behind: int
) -> tuple[int, int] | None:
    """The most useful swap for one player; a swap that was just undone is allowed only if it gives a new best."""
    best: tuple[int, int] | None = None
    where, at, ties = seats.where[r], seats.where[r][a], 0
    for b in _others(where, at, dice):
        gain = seats.gain(r, a, b)
        if best is not None and gain < best[0]:
            continue
        barred = tabu.get((r, a, where[b]), -1) > step or tabu.get((r, b, at), -1) > step
        if barred and gain <= behind:
            continue
        ties = 1 if best is None or gain > best[0] else ties + 1
        if ties == 1 or dice.random() * ties < 1:
            best = gain, b
    return best


def _others(where: Mapping[int, int], at: int, dice: Random) -> Iterator[int]:
    others = [player for player, table in where.items() if table != at]
    return iter(others if len(others) <= LOOK_AT else dice.sample(others, LOOK_AT))
