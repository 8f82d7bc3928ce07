"""The list of competitions. Derived from their logs, and can be rebuilt at any time."""

from typing import Final, Literal

from msgspec import Struct

from tercet.competition.state import Competition
from tercet.server.competitions.streams import id_of, stream_of
from tercet.server.live.table_clock import wall_clock_ms
from tercet.storage.store import Store

Status = Literal["entering", "drawn", "playing", "finals", "over"]
KEEP: Final = """
    INSERT INTO competitions (stream, name, coordinator, entrants, status, listed, head, changed)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (stream) DO UPDATE SET name = excluded.name, coordinator = excluded.coordinator,
        entrants = excluded.entrants, status = excluded.status, listed = excluded.listed, head = excluded.head,
        changed = excluded.changed
    WHERE competitions.head < excluded.head
"""
LIST: Final = """
    SELECT stream, competitions.name, COALESCE(players.name, ''), entrants, status
    FROM competitions LEFT JOIN players ON players.id = coordinator
    WHERE listed = 1 ORDER BY changed DESC LIMIT $1
"""


class ListedCompetition(Struct, frozen=True):
    """A competition in the list."""

    competition: str
    name: str
    coordinator_name: str
    entrants: int
    status: Status


def status_of(now: Competition) -> Status:
    """The status shown in the list."""
    if now.ended:
        return "over"
    if now.cutting:
        return "finals"
    if now.started:
        return "playing"
    return "drawn" if now.drawn else "entering"


def line_of(now: Competition) -> tuple[str, str, int, str, int]:
    """The line shown in the list."""
    return now.setup.name, now.coordinator, len(now.entrants), status_of(now), int(now.setup.listed)


class Listing:
    """Writes and reads the list."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, competition: str, head: int, now: Competition) -> None:
        """Store the line after this entry of the log, unless another worker has stored a later one."""
        await self._store.execute(KEEP, stream_of(competition), *line_of(now), head, wall_clock_ms())

    async def listed(self, most: int = 50) -> list[ListedCompetition]:
        """The listed competitions, most active first."""
        rows = await self._store.fetch(LIST, most)
        return [ListedCompetition(id_of(str(stream)) or "", *rest) for stream, *rest in rows]
