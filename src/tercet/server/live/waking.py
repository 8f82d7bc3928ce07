"""Waking a table: from its stored state and the entries after it, or from its whole log."""

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import Final

from msgspec import Struct

from tercet.server.live.done_commands import DoneCommands
from tercet.server.live.stored_states import StoredStates
from tercet.server.live.table_state import TableState, state_after
from tercet.storage.store import Entry, Store

SLICE_S: Final = 0.001  # the event loop is held for about so long at a time


class Woken(Struct):
    """A table as its log says, the commands that are remembered, and up to which entry its state was stored."""

    state: TableState | None
    done: DoneCommands
    stored: int = 0

    async def read(self, entries: Iterable[Entry], stream: str) -> None:
        """Take in more entries, a few at a time: others need the event loop too."""
        began = perf_counter()
        for entry in entries:
            self.state = state_after(self.state, entry, stream)
            if entry.command:
                self.done.add((entry.by, entry.command), entry.seq)
            if perf_counter() - began > SLICE_S:
                await asyncio.sleep(0)
                began = perf_counter()


async def woken(store: Store, stored: StoredStates, stream: str) -> Woken:
    """A table as its log says, whether its state was stored or not."""
    found = await _from_stored(store, stored, stream)
    if found is None:
        found = Woken(None, DoneCommands())
        await found.read(await store.read(stream), stream)
    while found.state and (more := await store.read(stream, found.state.head)):  # written meanwhile by another worker
        await found.read(more, stream)
    return found


async def _from_stored(store: Store, stored: StoredStates, stream: str) -> Woken | None:
    last = await stored.last(stream)
    if last is None:
        return None
    entries = await store.read(stream, last.seq - 1)
    state = last.usable(stream, entries)
    if state is None:
        return None
    found = Woken(state, DoneCommands(complete=False), last.seq)
    await found.read(entries[1:], stream)
    return found
