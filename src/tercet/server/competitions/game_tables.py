"""Which game of which competition is played at which table on the server; opening such tables."""

from typing import Final

from msgspec import Struct, json

from tercet.competition.tables import RULES, Seating
from tercet.engine.commands import Join
from tercet.engine.refusals import Refusal
from tercet.server.live.dice import Dice
from tercet.server.live.entries import events_in, write_entry
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.lobby.directory import Directory
from tercet.storage.store import Appended, NewEntry, Row, Store, StoreError
from tercet.tables.commands import Lock, OpenTable, TableCommand
from tercet.tables.decide import act_at_table
from tercet.tables.events import TableEvent
from tercet.tables.gathering import Gathering, Options
from tercet.tables.view import matches_in

OPTIONS: Final = Options(visibility="by-link")
# If two open it at once, the first table stays.
KEEP: Final = """
    INSERT INTO game_tables (competition, game, stream, seating, closed) VALUES ($1, $2, $3, $4, 0)
    ON CONFLICT (competition, game) DO UPDATE SET stream = excluded.stream, seating = excluded.seating, closed = 0
    WHERE game_tables.seating <> excluded.seating
"""
COLUMNS: Final = "SELECT competition, game, stream, seating FROM game_tables"
OF_GAME: Final = f"{COLUMNS} WHERE competition = $1 AND game = $2"
OPEN: Final = f"{COLUMNS} WHERE closed = 0"
AT: Final = f"{OPEN} AND stream = $1"
CLOSE: Final = "UPDATE game_tables SET closed = 1 WHERE stream = $1"


class GameTable(Struct, frozen=True):
    """A game, and the table at which it is played."""

    competition: str
    game: int
    stream: str
    seating: Seating


class GameTables:
    """Opens tables for games, and knows which of them may still have something to report."""

    def __init__(self, store: Store, directory: Directory) -> None:
        self._store = store
        self._directory = directory

    async def open(self, competition: str, game: int, seating: Seating) -> tuple[str, str]:
        """The table of a game, opened if there is none for these players: its id and its code."""
        found = await self._of(competition, game)
        if found is None or not await self._stays(found, seating):
            stream = await self._new_table(seating)
            await self._directory.enlist(stream)
            await self._store.execute(KEEP, competition, game, stream, json.encode(seating).decode())
            found = await self._of(competition, game)
        assert found is not None
        return found.stream, await self._directory.code_of(found.stream) or ""

    async def _stays(self, table: GameTable, seating: Seating) -> bool:
        """Is it for the same players, whoever judges? A match that has begun is never taken away from its game."""
        if table.seating.numbers == seating.numbers:
            return True
        return bool(matches_in(events_in(table.stream, await self._store.read(table.stream))))

    async def _of(self, competition: str, game: int) -> GameTable | None:
        rows = await self._store.fetch(OF_GAME, competition, game)
        return _game_table(rows[0]) if rows else None

    async def _new_table(self, seating: Seating) -> str:
        stream, events = Dice().table_id(), opening(seating)
        entry = NewEntry(stream, 0, wall_clock_ms(), write_entry(events), next(iter(seating.numbers)))
        if not isinstance(await self._store.append(entry), Appended):
            raise StoreError("store-table-not-saved")
        return stream

    async def open_ones(self, stream: str = "") -> list[GameTable]:
        """Tables that may still have something to report: all of them, or only this one."""
        rows = await (self._store.fetch(AT, stream) if stream else self._store.fetch(OPEN))
        return [_game_table(row) for row in rows]

    async def close(self, stream: str) -> None:
        """Nothing more will be reported from this table."""
        await self._store.execute(CLOSE, stream)


def _game_table(row: Row) -> GameTable:
    competition, game, stream, seating = row
    return GameTable(str(competition), int(game), str(stream), json.decode(seating, type=Seating))


def opening(seating: Seating) -> list[TableEvent]:
    """Open the table with everyone in their seats; the first of them is host, and nobody else may take a seat."""
    host, *others = seating.numbers
    commands: list[TableCommand] = [OpenTable(0, host, RULES, OPTIONS), *(Join(0, other) for other in others)]
    if seating.judge is not None:
        commands.append(Join(0, seating.judge, "judge"))
    return _told([*commands, Lock(0, host, locked=True)])


def _told(commands: list[TableCommand]) -> list[TableEvent]:
    events: list[TableEvent] = []
    gathering: Gathering | None = None
    for command in commands:
        story = act_at_table(gathering, command)
        assert not isinstance(story, Refusal), story
        events += story.events
        gathering = story.gathering
    return events
