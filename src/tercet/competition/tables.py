"""Games played at Tercet's own tables report by themselves."""

from collections.abc import Iterable, Mapping

from tercet.competition.scores import FINISHED, Line, Sheet
from tercet.engine.match import MatchEvent
from tercet.engine.value import Player
from tercet.tables.results import results_of


def sheet_of(events: Iterable[MatchEvent], numbers: Mapping[Player, int]) -> Sheet | None:
    """The score sheet of a match that has ended; nothing while it is going on."""
    found = results_of(events)
    if found is None:
        return None
    lines = [Line(numbers[each.player], each.sets, each.sets - each.points) for each in found[1]]
    return Sheet(tuple(lines), stopped=sum(line.sets for line in lines) not in FINISHED)
