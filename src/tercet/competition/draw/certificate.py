"""The quality of a draw: how many pairs meet again, how few are possible, and who sits at odd-sized tables."""

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from math import comb
from typing import Final

from tercet.competition.draw.seating import Pair, Seating, meetings, odd_seats
from tercet.engine.value import Value

Apart = Mapping[int, AbstractSet[int]]

# Seven players in four rounds have at least 20 meetings, and there are 21 pairs; yet trying all seatings shows that
# a pair always meets twice.
TRIED_OUT: Final = {(7, 4): 1}


class Certificate(Value, frozen=True):
    """The quality of a draw; anyone can check it by counting."""

    repeats: int  # meetings of a pair after its first
    lower_bound: int  # the minimum for this number of players and rounds
    odd_tables: dict[int, int]  # for each player, how often they sit at a table that does not have three players
    clashes: int = 0  # meetings of players who should be kept apart

    @property
    def best_possible(self) -> bool:
        """Is the number of repeats the smallest possible?"""
        return self.repeats == self.lower_bound


def certify(rounds: Seating, players: int, apart: Apart | None = None) -> Certificate:
    """Compute the certificate of a draw."""
    met = meetings(rounds)
    repeats = sum(count - 1 for count in met.values())
    clashes = sum(count for (a, b), count in met.items() if b in (apart or {}).get(a, ()))
    bound = min(repeats, fewest_repeats(players, len(rounds)))
    return Certificate(repeats, bound, dict(sorted(odd_seats(rounds).items())), clashes)


def fewest_repeats(players: int, rounds: int) -> int:
    """A lower bound: even with tables of two, a round has this many meetings; if they exceed all pairs, some repeat."""
    if (players, rounds) in TRIED_OUT:
        return TRIED_OUT[players, rounds]
    return max(0, rounds * meetings_at_least(players) - comb(players, 2))


def meetings_at_least(players: int) -> int:
    """Meetings in one round: all tables of two, and one of three if a player is left over."""
    return players // 2 + 2 * (players % 2)


def must_repeat(met: Mapping[Pair, int], players: Collection[int], rounds: int) -> int:
    """How many repeats this number of rounds must have among these players, given who has met so far."""
    here = {*players}
    strangers = comb(len(here), 2) - sum({*pair} <= here for pair in met)
    return max(0, rounds * meetings_at_least(len(here)) - strangers)


def repeated_pairs(rounds: Seating) -> list[tuple[int, int]]:
    """The pairs that meet again."""
    return sorted(pair for pair, count in meetings(rounds).items() if count > 1)


class Fault(Value, frozen=True):
    """A player who sits at two tables in a round, or at none."""

    round: int
    player: int
    tables: int


def faults(rounds: Seating, players: AbstractSet[int]) -> list[Fault]:
    """What makes a draw unplayable: a player at two tables, or at none."""
    found: list[Fault] = []
    for number, games in enumerate(rounds, 1):
        seated = [player for game in games for player in game]
        twice = sorted({player for player in seated if seated.count(player) > 1})
        found += [Fault(number, player, seated.count(player)) for player in twice]
        found += [Fault(number, player, 0) for player in sorted(players - set(seated))]
    return found
