"""Keeps the lobby and the results up to date. Delays do no harm: both can be rebuilt."""

import asyncio
import logging
from typing import Any, Final

from tercet.server.live.mailbox import Mailbox
from tercet.server.lobby.directory import lobby_line
from tercet.server.lobby.finished import FinishedMatch, finished
from tercet.server.lobby.ledger import Ledger
from tercet.storage.store import DamagedLog, Statement, Store, StoreError
from tercet.tables.gathering import Gathering

REMEMBERED: Final = 10_000
FROM_THE_FIRST: Final = (0, 1)

log = logging.getLogger(__name__)


class Scribe:
    """A listener of the hub. What happens while it writes is written next, all tables at once."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self._store = store
        self._ledger = ledger
        self._shown: dict[str, tuple[Any, ...]] = {}
        self._changed: dict[str, Gathering] = {}
        self._ended: list[tuple[str, int, int]] = []
        self._writing: asyncio.Task[None] | None = None

    def heard(self, mailbox: Mailbox) -> None:
        """Something has happened at a table: note what the lobby shows of it, if that has changed."""
        now, stream, playing = mailbox.gathering, mailbox.stream, mailbox.gathering.playing
        shown = (now.sitters, now.host, now.rules, now.options, now.locked, playing)
        before = self._shown.get(stream)
        if shown == before:  # nearly always: a claim changes none of these
            return
        if len(self._shown) > REMEMBERED:
            self._shown.clear()
        self._shown[stream] = shown
        self._changed[stream] = now
        was_playing = before is None or before[-1]
        if was_playing and not playing and now.match is not None:
            self._ended.append((stream, mailbox.begun, now.matches))
        self._begin()

    def _begin(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        while self._changed:
            changed, self._changed = self._changed, {}
            ended, self._ended = self._ended, []
            try:
                await self._store.execute_all(await self._lines(changed, ended))
            except StoreError:  # it is written with the next change
                self._changed = changed | self._changed
                self._ended = ended + self._ended
                return

    async def _lines(self, changed: dict[str, Gathering], ended: list[tuple[str, int, int]]) -> list[Statement]:
        lines = [lobby_line(stream, gathering) for stream, gathering in changed.items()]
        with_these = {(stream, number) for stream, _, number in ended}
        matches = [
            match
            for stream, after, number in ended
            for match in await self._finished(stream, after, number, (stream, number - 1) in with_these)
        ]
        return lines + await self._ledger.lines(matches)

    async def _finished(self, stream: str, after: int, number: int, follows: bool) -> list[FinishedMatch]:
        """The match that has ended; if the one before was never written down, all matches of the table."""
        if not follows and number > 1 and not await self._ledger.knows(stream, number - 1):
            after, number = FROM_THE_FIRST
        try:
            return await finished(self._store, stream, after, number)
        except DamagedLog as damaged:  # the results of other tables are still written
            log.error("Results are not written: %s", damaged)
            return []

    async def finish(self) -> None:
        """Write everything that is pending."""
        if self._writing is not None:
            await self._writing
