"""Who leads: points, and ranks that are shared where points are equal (R-11)."""

from collections.abc import Mapping

from tercet.engine.table import Table
from tercet.engine.value import Player, Value


class Rank(Value, frozen=True):
    """1, 2, 2, 4: the same points share a rank."""

    rank: int
    player: Player
    points: int


def ranking(points: Mapping[Player, int]) -> tuple[Rank, ...]:
    """Highest first; equal ones in the order in which they sit, but with one rank."""
    ordered = sorted(points.items(), key=lambda pair: -pair[1])
    return tuple(
        Rank(1 + sum(other > scored for other in points.values()), player, scored) for player, scored in ordered
    )


def points_of(table: Table) -> dict[Player, int]:
    """What each player of a round has; a Master who did not play has nothing of it."""
    return {seat.player: seat.points for seat in table.seats if seat.role != "judge"}


def nothing_owed(table: Table) -> bool:
    """Solitaire is won when no price is owed at the end (R-7)."""
    return all(seat.owed == 0 for seat in table.seats)
