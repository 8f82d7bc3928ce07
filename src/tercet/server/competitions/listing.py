"""The list of competitions. Made from their logs, and made anew from them at any time."""

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
    """A competition as the list shows it."""

    competition: str
    name: str
    coordinator_name: str
    entrants: int
    status: Status


def status_of(now: Competition) -> Status:
    """How far it is."""
    if now.ended:
        return "over"
    if now.cutting:
        return "finals"
    if now.started:
        return "playing"
    return "drawn" if now.drawn else "entering"


def line_of(now: Competition) -> tuple[str, str, int, str, int]:
    """What the list shows."""
    return now.setup.name, now.coordinator, len(now.entrants), status_of(now), int(now.setup.listed)


class Listing:
    """Writes the list and reads it out."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, competition: str, head: int, now: Competition) -> None:
        """Remember how the list shows it after this entry of its log; what another worker knows of later ones stays."""
        await self._store.execute(KEEP, stream_of(competition), *line_of(now), head, wall_clock_ms())

    async def listed(self, most: int = 50) -> list[ListedCompetition]:
        """Competitions that anyone may see, the liveliest first."""
        rows = await self._store.fetch(LIST, most)
        return [ListedCompetition(id_of(str(stream)) or "", *rest) for stream, *rest in rows]
