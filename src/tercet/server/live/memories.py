"""What bots can remember of a live table: taken from its log, so that all workers agree."""

from tercet.engine.table import Table
from tercet.players.memory import NOTHING, Memory, remember
from tercet.tables.gathering import Gathering


def remember_at(memory: Memory, before: Gathering, after: Gathering) -> Memory:
    """What can be remembered after one more entry."""
    return remember(memory, _table(before), _table(after)) if after.rules.layout.face_down else NOTHING


def _table(gathering: Gathering) -> Table | None:
    return gathering.match.table if gathering.match else None
