"""Writes the lobby and the ledger after what happens at the tables. Late is no harm: both can be made anew."""

import asyncio
from typing import Any, Final

from tercet.server.live.mailbox import Mailbox
from tercet.server.lobby.directory import Directory, summary
from tercet.server.lobby.ledger import Ledger

REMEMBERED: Final = 10_000


class Scribe:
    """A listener of the hub."""

    def __init__(self, directory: Directory, ledger: Ledger) -> None:
        self._directory = directory
        self._ledger = ledger
        self._shown: dict[str, tuple[Any, ...]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, mailbox: Mailbox) -> None:
        """Something has happened at a table: write what the lobby shows of it, if that is another now."""
        now = summary(mailbox.gathering)
        before = self._shown.get(mailbox.stream)
        if now == before:
            return
        if len(self._shown) > REMEMBERED:
            self._shown.clear()
        self._shown[mailbox.stream] = now
        self._begin(self._write(mailbox, ended=now[5] == "over"))

    async def _write(self, mailbox: Mailbox, ended: bool) -> None:
        await self._directory.keep(mailbox.stream, mailbox.gathering)
        if ended:
            await self._ledger.write(mailbox.stream)

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Write what is still to be written."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
