"""Reading on in a table's log when somebody else, such as another worker, has written to it."""

import asyncio
from collections.abc import Callable
from typing import Final

from tercet.storage.store import Entry, Store, StoreError

RETRY_MS: Final = 1_000  # before a failed attempt is repeated


class LogReader:
    """Reads what follows an entry, one reading at a time, and hands it over."""

    def __init__(self, store: Store, stream: str, take_in: Callable[[list[Entry]], None]) -> None:
        self.reading = False
        self._store = store
        self._stream = stream
        self._take_in = take_in

    def read_on(self, head: int) -> None:
        """Read what follows the entry `head`, unless that is being done."""
        if not self.reading:
            self.reading = True
            self._task: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._read_on(head))

    async def read_to_the_end(self, head: int) -> None:
        """Read what follows the entry `head`, and wait until it has been taken in."""
        self.read_on(head)
        await asyncio.shield(self._task)

    async def _read_on(self, head: int) -> None:
        entries = await self._entries_after(head)
        self.reading = False
        self._take_in(entries)

    async def _entries_after(self, head: int) -> list[Entry]:
        """As soon as the store can be read."""
        while True:
            try:
                return await self._store.read(self._stream, head)
            except StoreError:
                await asyncio.sleep(RETRY_MS / 1000)
