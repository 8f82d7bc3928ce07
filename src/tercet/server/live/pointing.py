"""The cards that a caller points at, one by one, shown to everyone else. Not in any log, never trusted."""

from tercet.cards.card import Card
from tercet.engine.slots.pattern import in_reach, pick_sizes
from tercet.engine.table import AllShow, Called, Reached, Table
from tercet.engine.value import Player
from tercet.protocol.from_server import PointsAt
from tercet.tables.gathering import Gathering


def points_at(gathering: Gathering, by: Player | None, cards: tuple[Card, ...]) -> PointsAt | None:
    """What the others see of it: None unless this player is to point now, at cards in the layout (R-12)."""
    table = gathering.match.table if gathering.match and gathering.playing and not gathering.paused else None
    if table is None or by is None or by not in to_point(table):
        return None
    return PointsAt(by, cards) if _lie_there(table, cards) else None


def to_point(table: Table) -> tuple[Player, ...]:
    """Who is to point now; nobody while there is no call."""
    match table.phase:
        case Called(by) | Reached(by):
            return (by,)
        case AllShow(callers, _, shown):
            return tuple(caller for caller in callers if caller not in dict(shown))
        case _:
            return ()


def _lie_there(table: Table, cards: tuple[Card, ...]) -> bool:
    few = len(cards) == len(set(cards)) <= pick_sizes(table.rules.pattern)[-1]
    return few and set(cards) <= set(in_reach(table))
