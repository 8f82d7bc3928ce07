"""Reports of what somebody wrote at a table, for the operator. Kept for 90 days."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.table_clock import wall_clock_ms
from tercet.storage.store import Store

KEEP_MS: Final = 90 * 24 * 3_600_000
ADD: Final = "INSERT INTO reports (at, stream, reporter, player, lines) VALUES ($1, $2, $3, $4, $5)"
FORGET: Final = "DELETE FROM reports WHERE at < $1"
ALL: Final = """
    SELECT r.at, r.stream, r.player, COALESCE(p.name, ''), r.reporter, COALESCE(q.name, ''), r.lines FROM reports AS r
    LEFT JOIN players AS p ON p.id = r.player LEFT JOIN players AS q ON q.id = r.reporter ORDER BY r.at DESC
"""
ABOUT: Final = "SELECT at, stream, lines FROM reports WHERE player = $1 ORDER BY at DESC"


class Report(Struct, frozen=True):
    """One report: who wrote what, and who reported it. Names may have been deleted."""

    at: int
    table: str
    player: Player
    name: str
    reporter: Player
    reporter_name: str
    lines: list[str]


class ReportedLines(Struct, frozen=True):
    """A report as the person it is about may see it."""

    at: int
    table: str
    lines: list[str]


class Reports:
    """Stores and lists reports."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, stream: str, reporter: Player, player: Player, lines: Sequence[str]) -> None:
        """Store a report, and delete those that are too old."""
        now = wall_clock_ms()
        added = (ADD, (now, stream, reporter, player, "\n".join(lines)))
        await self._store.execute_all([(FORGET, (now - KEEP_MS,)), added])

    async def all(self) -> list[Report]:
        """All reports, newest first."""
        return [
            Report(at, table, player, name, reporter, reporter_name, lines.split("\n"))
            for at, table, player, name, reporter, reporter_name, lines in await self._store.fetch(ALL)
        ]

    async def about(self, player: Player) -> list[ReportedLines]:
        """The reports about one player."""
        return [
            ReportedLines(at, table, lines.split("\n")) for at, table, lines in await self._store.fetch(ABOUT, player)
        ]
