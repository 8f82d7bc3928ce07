"""Reports games played at tables on the server. Nothing can be missed: the logs are checked again."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tercet.competition.commands import ReportResult
from tercet.competition.refusals import Refusal
from tercet.competition.roles import TABLE
from tercet.competition.scores import Sheet
from tercet.competition.tables import counts, sheet_of
from tercet.server.competitions.game_tables import GameTable, GameTables
from tercet.server.competitions.office import Office, Sent
from tercet.server.live.entries import events_in
from tercet.server.live.mailbox import Mailbox
from tercet.storage.store import DamagedLog, Store, StoreError
from tercet.tables.view import matches_in

REMEMBERED: Final = 10_000
AGAIN_S: Final = 5.0

log = logging.getLogger(__name__)


class Reporter:
    """A listener of the hub. Every worker has one; a match that several report is reported once."""

    def __init__(self, store: Store, office: Office, tables: GameTables) -> None:
        self._store = store
        self._office = office
        self._tables = tables
        self._heard: dict[str, int] = {}  # by table: the last match whose end was noticed
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Check every table of a game: a match may have ended just before the server stopped."""
        self._look_at()

    def heard(self, mailbox: Mailbox) -> None:
        """Something has happened at a table, or somebody has come to it: perhaps a match has ended."""
        now = mailbox.gathering
        if now.match is None or not now.match.ended or self._heard.get(mailbox.stream) == now.matches:
            return
        if len(self._heard) > REMEMBERED:
            self._heard.clear()
        self._heard[mailbox.stream] = now.matches
        self._look_at(mailbox.stream)

    def _look_at(self, stream: str = "") -> None:
        task = asyncio.get_running_loop().create_task(self._look(stream))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, stream: str) -> None:
        """Report what there is to report, as soon as the store can be read."""
        while True:
            try:
                for table in await self._tables.open_ones(stream):
                    await self._report(table)
                return
            except StoreError:
                await asyncio.sleep(AGAIN_S)

    async def _report(self, table: GameTable) -> None:
        try:
            if await self._is_settled(table) or await self._tell(table):
                await self._tables.close(table.stream)
        except DamagedLog as damaged:  # the others are still reported
            log.error("A game is not reported to its competition: %s", damaged)

    async def _is_settled(self, table: GameTable) -> bool:
        """Has the result been settled by somebody else, or is the day over?"""
        known = await self._office.known(table.competition)
        return known is None or known.now.ended or known.now.settled(table.game) is not None

    async def _tell(self, table: GameTable) -> bool:
        """Report the first match that counts as the game; returns whether there was one."""
        entries = await self._store.read(table.stream)
        matches = matches_in(events_in(table.stream, entries))
        for number, match in enumerate(matches, 1):
            numbers = table.seating.numbers
            sheet = sheet_of(match, numbers) if counts(match, numbers) else None
            if sheet is not None and await self._say(table, number, sheet):
                return True
        return False

    async def _say(self, table: GameTable, number: int, sheet: Sheet) -> bool:
        """Send the report. The command's id is that of the match, so that it has one effect."""
        said = await self._office.say(
            table.competition, TABLE, Sent(f"{table.stream}/{number}"), reporting(table, sheet)
        )
        if isinstance(said, Refusal):
            log.warning("Match %d at table %s is not reported to its competition: %s", number, table.stream, said.code)
        return not isinstance(said, Refusal)

    async def stop(self) -> None:
        """Stop; anything not yet reported is reported after the next start."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def reporting(table: GameTable, sheet: Sheet) -> Callable[[int], ReportResult]:
    """The report of a table on its game."""
    return lambda at: ReportResult(at, TABLE, table.game, sheet)
