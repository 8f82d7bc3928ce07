"""Points and ranks, shared if points are equal (R-11), and the result of a player alone (R-7)."""

from collections.abc import Mapping
from typing import Literal

from tercet.engine.slots.no_set import has_price
from tercet.engine.table import Over, Table
from tercet.engine.value import Player, Value

Fared = Literal["won", "lost", "given-up"]


class Rank(Value, frozen=True):
    """A place in the ranking: equal points share a rank (1, 2, 2, 4)."""

    rank: int
    player: Player
    points: int


def ranking(points: Mapping[Player, int]) -> tuple[Rank, ...]:
    """Highest first; players with equal points share a rank and stay in the order of their seats."""
    ordered = sorted(points.items(), key=lambda pair: -pair[1])
    return tuple(
        Rank(1 + sum(other > scored for other in points.values()), player, scored) for player, scored in ordered
    )


def points_of(table: Table) -> dict[Player, int]:
    """The points of each player of a round; a Master who did not play has none."""
    return {seat.player: seat.points for seat in table.seats if seat.role != "judge"}


def fared_alone(table: Table) -> Fared | None:
    """How a solitaire round has ended (R-7); None while it is being played, or if nothing is ever owed."""
    if not has_price(table.rules) or not isinstance(table.phase, Over):
        return None
    if table.phase.why == "stopped":
        return "given-up"
    return "lost" if sets_owed(table) else "won"


def sets_owed(table: Table) -> int:
    """How many SETs are still to be won back."""
    return sum(seat.owed for seat in table.seats)
