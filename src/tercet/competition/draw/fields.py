"""The draw for a field of any size without constraints: by construction, from stored draws, or by search."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tercet.competition.draw.fours import one_four, reach
from tercet.competition.draw.notation import read
from tercet.competition.draw.search import improve
from tercet.competition.draw.seating import Round, Seating, renumbered
from tercet.competition.draw.seats import Seats
from tercet.competition.draw.stored import STORED
from tercet.competition.draw.threes import most_rounds, threes

LEAST_PLAYERS: Final = 6
MOST_PLAYERS: Final = 1_000
ROUNDS: Final = 8  # for any field; some have longer designs
PATIENCE: Final = 400
TRIES: Final = 20


def longest(players: int) -> int:
    """How many rounds can be drawn."""
    return max(ROUNDS, most_rounds(players + (-players % 3)) if players % 3 != 1 else 0)


def field(players: int, rounds: int) -> Seating:
    """For players 0 … n-1, and no more rounds than `longest`."""
    if (players, rounds) in STORED:
        return read(STORED[players, rounds])
    if players % 3 == 0:
        return threes(players, rounds)
    if players % 3 == 2:
        return _without(players, threes(players + 1, rounds))
    return one_four(players, rounds) if players >= reach(rounds) else _searched(players, rounds)


def usual_sizes(players: int) -> list[int]:
    """Tables of three, and one of two or four if the number cannot be divided (G-5)."""
    odd = ([], [4], [2])[players % 3]
    return [3] * ((players - sum(odd)) // 3) + odd


def dealt(players: Sequence[int], sizes: Sequence[int]) -> Round:
    """The players in order, with these numbers at each table."""
    rest = iter(players)
    return tuple(tuple(next(rest) for _ in range(size)) for size in sizes)


def _without(player: int, rounds: Seating) -> Seating:
    """One player fewer: those who met the missing one sit at a table of two exactly once."""
    return tuple(tuple(tuple(p for p in game if p != player) for game in games) for games in rounds)


def _searched(players: int, rounds: int) -> Seating:
    """A few swaps are enough for these fields; the tests try every one."""
    dice = Random(players * 10 + rounds)
    for _ in range(TRIES):
        order = list(range(players))
        start = [dealt(dice.sample(order, players), usual_sizes(players)) for _ in range(rounds)]
        seats = Seats(players, start)
        if improve(seats, dice, PATIENCE) == 0:
            return seats.seating
    raise AssertionError(f"no draw found for {players} players in {rounds} rounds")


def shuffled(rounds: Seating, players: int, dice: Random) -> Seating:
    """Assign players 1 … n at random."""
    return renumbered(rounds, dice.sample(range(1, players + 1), players))
