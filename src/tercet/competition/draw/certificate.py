"""What a draw is worth: how many pairs meet again, how few it could be, and who sits at odd-sized tables."""

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from math import comb
from typing import Final

from tercet.competition.draw.seating import Pair, Seating, meetings, odd_seats
from tercet.engine.value import Value

Apart = Mapping[int, AbstractSet[int]]

# Seven players in four rounds have 20 meetings at least, and 21 pairs; yet every way to seat them, tried out, has a
# pair twice.
TRIED_OUT: Final = {(7, 4): 1}


class Certificate(Value, frozen=True):
    """Anyone can count again."""

    repeats: int  # meetings of a pair beyond its first
    lower_bound: int  # no draw for so many players and rounds has fewer
    odd_tables: dict[int, int]  # how often, for each player who sits at a table that is not of three
    clashes: int = 0  # meetings of players who should be kept apart

    @property
    def best_possible(self) -> bool:
        """Could nobody do it with fewer repeats?"""
        return self.repeats == self.lower_bound


def certify(rounds: Seating, players: int, apart: Apart | None = None) -> Certificate:
    """Count it all."""
    met = meetings(rounds)
    repeats = sum(count - 1 for count in met.values())
    clashes = sum(count for (a, b), count in met.items() if b in (apart or {}).get(a, ()))
    bound = min(repeats, fewest_repeats(players, len(rounds)))
    return Certificate(repeats, bound, dict(sorted(odd_seats(rounds).items())), clashes)


def fewest_repeats(players: int, rounds: int) -> int:
    """With tables of two wherever that goes, a round still has so many meetings; beyond all pairs, they repeat."""
    if (players, rounds) in TRIED_OUT:
        return TRIED_OUT[players, rounds]
    return max(0, rounds * meetings_at_least(players) - comb(players, 2))


def meetings_at_least(players: int) -> int:
    """In one round: all in twos, and where one is left over, a table of three."""
    return players // 2 + 2 * (players % 2)


def must_repeat(met: Mapping[Pair, int], players: Collection[int], rounds: int) -> int:
    """How many repeats so many rounds must have among these players, whoever has met so far."""
    here = {*players}
    strangers = comb(len(here), 2) - sum({*pair} <= here for pair in met)
    return max(0, rounds * meetings_at_least(len(here)) - strangers)


def repeated_pairs(rounds: Seating) -> list[tuple[int, int]]:
    """Who meets again."""
    return sorted(pair for pair, count in meetings(rounds).items() if count > 1)


class Fault(Value, frozen=True):
    """Somebody who in a round sits at so many tables: two, or none."""

    round: int
    player: int
    tables: int


def faults(rounds: Seating, players: AbstractSet[int]) -> list[Fault]:
    """What makes a draw impossible to play: somebody at two tables, or at none."""
    found: list[Fault] = []
    for number, games in enumerate(rounds, 1):
        seated = [player for game in games for player in game]
        twice = sorted({player for player in seated if seated.count(player) > 1})
        found += [Fault(number, player, seated.count(player)) for player in twice]
        found += [Fault(number, player, 0) for player in sorted(players - set(seated))]
    return found
