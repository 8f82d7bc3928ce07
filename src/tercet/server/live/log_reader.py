"""Reading on in a table's log when somebody else, such as another worker, has written to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from tercet.storage.store import Entry, Store, StoreError

RETRY_MS: Final = 1_000  # before a failed attempt is repeated

Answer = TypeVar("Answer")


class LogReader:
    """Reads what follows an entry, one reading at a time, and hands it over."""

    def __init__(self, store: Store, stream: str, take_in: Callable[[list[Entry]], None]) -> None:
        self.reading = False
        self._looking = False
        self._store = store
        self._stream = stream
        self._take_in = take_in
        self._finding: set[asyncio.Task[None]] = set()

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

    def look(self, grown: Callable[[int], None]) -> None:
        """Ask the store how long the log is, as soon as it can be asked, unless that is being done."""
        if not self._looking:
            self._looking = True
            task = asyncio.get_running_loop().create_task(self._look(grown))
            self._finding.add(task)
            task.add_done_callback(self._finding.discard)

    async def _look(self, grown: Callable[[int], None]) -> None:
        head = await patiently(lambda: self._store.head(self._stream))
        self._looking = False
        grown(head)

    async def _entries_after(self, head: int) -> list[Entry]:
        return await patiently(lambda: self._store.read(self._stream, head))

    def find(self, by: str, command: str, found: Callable[[int | None], None]) -> None:
        """Ask the store for the entry that a command of long ago has caused; `found` is given its number, or None."""
        task = asyncio.get_running_loop().create_task(self._find(by, command, found))
        self._finding.add(task)
        task.add_done_callback(self._finding.discard)

    async def _find(self, by: str, command: str, found: Callable[[int | None], None]) -> None:
        found(await patiently(lambda: self._store.seq_of(self._stream, by, command)))


async def patiently(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """The answer of the store, as soon as it can be asked."""
    while True:
        try:
            return await ask()
        except StoreError:
            await asyncio.sleep(RETRY_MS / 1000)
