"""A table as it is after its log, without what is no longer there: the cards of matches that are over."""

from collections.abc import Sequence
from typing import Final

from tercet.engine.match import MatchEnded
from tercet.tables.events import TableEvent, TableOpened
from tercet.tables.evolve import CHANGES, evolve_table
from tercet.tables.gathering import Gathering

LASTS: Final = frozenset([TableOpened, MatchEnded, *CHANGES])


def summed_up(events: Sequence[TableEvent]) -> Gathering | None:
    """The table after a log; of a match that is over, only that it is. Several times as fast as to fold everything."""
    over = next((n for n in range(len(events), 0, -1) if type(events[n - 1]) is MatchEnded), 0)
    gathering: Gathering | None = None
    for event in events[:over]:
        if type(event) in LASTS:
            gathering = evolve_table(gathering, event)
    for event in events[over:]:
        gathering = evolve_table(gathering, event)
    return gathering
