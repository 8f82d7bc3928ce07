"""A table after some entry of its log, with all else that the server derives from the log as it goes along."""

from msgspec import Struct

from tercet.players.memory import NOTHING, Memory
from tercet.players.pace import Paces
from tercet.server.live.entries import fold_entries
from tercet.server.live.memories import remember_at
from tercet.server.live.paces import learn_at
from tercet.storage.store import Entry
from tercet.tables.gathering import Gathering


class TableState(Struct, frozen=True):
    """The table after entry `head`: what one needs to go on from there without the entries before."""

    head: int
    gathering: Gathering
    paces: Paces = {}
    memory: Memory = NOTHING
    begun: int = 0
    """The entry before the current match."""


def state_after(before: TableState | None, entry: Entry, stream: str = "") -> TableState | None:
    """The state after one more entry; None if there is no table yet."""
    if before is None:
        opened = fold_entries(None, [entry], stream)
        return None if opened is None else TableState(entry.seq, opened)
    gathering = fold_entries(before.gathering, [entry], stream)
    assert gathering is not None
    return TableState(
        entry.seq,
        gathering,
        learn_at(before.paces, before.gathering, gathering),
        remember_at(before.memory, before.gathering, gathering),
        before.begun if gathering.matches == before.gathering.matches else before.head,
    )
