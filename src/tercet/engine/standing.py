"""Who leads: points, and ranks that are shared where points are equal (R-11); how a player alone has fared (R-7)."""

from collections.abc import Mapping
from typing import Literal

from tercet.engine.rules import AtAPrice
from tercet.engine.table import Over, Table
from tercet.engine.value import Player, Value

Fared = Literal["won", "lost", "given-up"]


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


def fared_alone(table: Table) -> Fared | None:
    """How a round against a price has ended (R-7): nothing while it is played, or where nothing is ever owed."""
    if not isinstance(table.rules.no_set, AtAPrice) or not isinstance(table.phase, Over):
        return None
    if table.phase.why == "stopped":
        return "given-up"
    return "lost" if sets_owed(table) else "won"


def sets_owed(table: Table) -> int:
    """What is still to be won back."""
    return sum(seat.owed for seat in table.seats)
