"""The list of competitions. Derived from their logs, and can be rebuilt at any time."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from msgspec import Struct

from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.server.competitions.streams import id_of, stream_of
from tercet.server.live.table_clock import wall_clock_ms
from tercet.storage.store import Store

Status = Literal["entering", "drawn", "playing", "finals", "over"]
GOING_ON: Final = ("drawn", "playing", "finals")
KEEP: Final = """
    INSERT INTO competitions (stream, name, coordinator, entrants, status, begins, round, rounds, listed, head, changed)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (stream) DO UPDATE SET name = excluded.name, coordinator = excluded.coordinator,
        entrants = excluded.entrants, status = excluded.status, begins = excluded.begins, round = excluded.round,
        rounds = excluded.rounds, listed = excluded.listed, head = excluded.head, changed = excluded.changed
    WHERE competitions.head < excluded.head
"""
LIST: Final = """
    SELECT stream, competitions.name, COALESCE(players.name, ''), entrants, status, begins, round, rounds,
        coordinator = $4, changed
    FROM competitions LEFT JOIN players ON players.id = coordinator
    WHERE listed = 1 OR coordinator = $4
    ORDER BY coordinator = $4 DESC, substr(begins, 1, 10) BETWEEN $2 AND $3 DESC, changed DESC LIMIT $1
"""


class ListedCompetition(Struct, frozen=True):
    """A competition in the list."""

    competition: str
    name: str
    coordinator_name: str
    entrants: int
    status: Status
    begins: str  # local date and time of the first round, with its zone; empty if it is not known
    round: int  # preliminary rounds begun so far
    rounds: int
    yours: bool  # you coordinate it; those are shown to you even if they are not listed
    today: bool


def is_today(status: Status, begins: str, changed: int, now: datetime) -> bool:
    """Is it held today, where it is held? If nobody has said when, a day that is going on is today's."""
    if begins:
        planned = datetime.fromisoformat(begins)
        return planned.date() == now.astimezone(planned.tzinfo).date()
    return status in GOING_ON and now - datetime.fromtimestamp(changed / 1000, UTC) < timedelta(hours=12)


def status_of(now: Competition) -> Status:
    """The status shown in the list."""
    if now.ended:
        return "over"
    if now.cutting:
        return "finals"
    if now.started:
        return "playing"
    return "drawn" if now.drawn else "entering"


def line_of(now: Competition) -> tuple[str, str, int, str, str, int, int, int]:
    """The line shown in the list."""
    setup = now.setup
    shown = setup.name, now.coordinator, len(now.entrants), status_of(now)
    return *shown, setup.begins, now.started, setup.rounds, int(setup.listed)


class Listing:
    """Writes and reads the list."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, competition: str, head: int, now: Competition) -> None:
        """Store the line after this entry of the log, unless another worker has stored a later one."""
        await self._store.execute(KEEP, stream_of(competition), *line_of(now), head, wall_clock_ms())

    async def listed(self, most: int = 50, me: Player | None = None) -> list[ListedCompetition]:
        """Your own competitions, then the listed ones: first those of these days, then the most active ones."""
        now = datetime.now(UTC)
        days = [(now + timedelta(days=away)).date().isoformat() for away in (-1, 1)]
        rows = await self._store.fetch(LIST, most, *days, me or "")
        return [_line(id_of(str(stream)) or "", rest, now) for stream, *rest in rows]


def _line(competition: str, row: Sequence[Any], now: datetime) -> ListedCompetition:
    *shown, yours, changed = row
    _, _, _, status, begins, _, _ = shown
    facts: list[Any] = [competition, *shown, bool(yours), is_today(status, begins, changed, now)]
    return ListedCompetition(*facts)
