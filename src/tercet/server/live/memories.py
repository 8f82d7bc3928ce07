"""What bots can remember of a live table: taken from its log, so that all workers agree."""

from collections.abc import Sequence

from tercet.engine.facts import lies_face_down
from tercet.engine.table import Table
from tercet.players.memory import NOTHING, Memory, remember
from tercet.server.live.entries import fold_entries
from tercet.storage.store import Entry
from tercet.tables.gathering import Gathering


def memory_in(entries: Sequence[Entry], gathering: Gathering) -> Memory:
    """What can be remembered of a whole log."""
    memory, before = NOTHING, None
    if not lies_face_down(gathering.rules):
        return memory
    for entry in entries:
        after = fold_entries(before, [entry])
        if after is not None:
            memory = remember(memory, _table(before), _table(after))
        before = after
    return memory


def remember_at(memory: Memory, before: Gathering, after: Gathering) -> Memory:
    """The same after one more entry."""
    return remember(memory, _table(before), _table(after)) if lies_face_down(after.rules) else NOTHING


def _table(gathering: Gathering | None) -> Table | None:
    return gathering.match.table if gathering and gathering.match else None
