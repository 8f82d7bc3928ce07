"""The condition of the data: what is known to be damaged, and whether there is space. For the operator."""

import asyncio
import logging
import shutil
from pathlib import Path
from typing import Final

from tercet.server.doctor import read_through
from tercet.storage.store import DamagedLog, Store, StoreError

LEAST_ROOM: Final = 50 * 1024**2
LOOKED_AT: Final = 1_000  # logs that are read after the start: those that people are most likely to open
RECENT: Final = "SELECT stream FROM lobby ORDER BY changed DESC LIMIT $1"

log = logging.getLogger(__name__)


class Condition:
    """What `/readyz` reports. A damaged log is recorded once, and named in the server's own log."""

    def __init__(self, store: Store, folder: Path | None = None) -> None:
        self._store, self._folder = store, folder
        self.damaged: dict[str, DamagedLog] = {}
        self._file_damage: str | None = None
        self._looking: asyncio.Task[None] | None = None

    def note(self, damaged: DamagedLog) -> None:
        """Record a damaged log."""
        if damaged.stream not in self.damaged:
            log.error("%s", damaged)
        self.damaged[damaged.stream] = damaged

    async def troubles(self) -> list[str]:
        """Why the server cannot work at the moment, one sentence each; empty if it can."""
        found = [] if await self._store.ready() else ["The store does not answer."]
        if self._file_damage:
            found.append(f"The data is damaged ({self._file_damage}). Stop the server and run “tercet doctor”.")
        free = shutil.disk_usage(self._folder).free if self._folder else LEAST_ROOM
        if free < LEAST_ROOM:
            found.append(f"The disk of {self._folder} is full: {free // 1024**2} MB are left. Make room.")
        return found

    def start(self) -> None:
        """Start checking the data in the background."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Stop checking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])

    async def _look(self) -> None:
        try:
            self._file_damage = await self._store.damage()
            for trouble in await self.troubles():
                log.error("%s", trouble)
            for (stream,) in await self._store.fetch(RECENT, LOOKED_AT):
                await self._look_at(stream)
        except StoreError as trouble:
            log.error("The data cannot be looked at: %s", trouble)

    async def _look_at(self, stream: str) -> None:
        try:
            entries = await self._store.read(stream)
            await asyncio.to_thread(read_through, stream, entries)
        except DamagedLog as damaged:
            self.note(damaged)
