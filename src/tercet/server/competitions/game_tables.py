"""Which game of which competition is played at which table on the server; opening such tables."""

from typing import Final

from msgspec import Struct, json

from tercet.competition.tables import RULES, Seating
from tercet.engine.commands import Join
from tercet.engine.refusals import Refusal
from tercet.server.live.dice import Dice
from tercet.server.live.entries import write_entry
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.lobby.directory import Directory
from tercet.storage.store import Appended, NewEntry, Store, StoreError
from tercet.tables.commands import Lock, OpenTable, TableCommand
from tercet.tables.decide import act_at_table
from tercet.tables.events import TableEvent
from tercet.tables.gathering import Gathering, Options

OPTIONS: Final = Options(visibility="by-link")
# With the same seats the table stays; with others, a new one replaces it.
KEEP: Final = """
    INSERT INTO game_tables (competition, game, stream, seating, closed) VALUES ($1, $2, $3, $4, 0)
    ON CONFLICT (competition, game) DO UPDATE SET stream = excluded.stream, seating = excluded.seating, closed = 0
    WHERE game_tables.seating <> excluded.seating
"""
OF_GAME: Final = "SELECT stream, seating FROM game_tables WHERE competition = $1 AND game = $2"
OPEN: Final = "SELECT competition, game, stream, seating FROM game_tables WHERE closed = 0"
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
        """The table of a game, opened if there is none with these seats: its id and its code."""
        told = json.encode(seating).decode()
        if (found := await self._of(competition, game)) is None or found[1] != told:
            stream = await self._new_table(seating)
            await self._directory.enlist(stream)
            await self._store.execute(KEEP, competition, game, stream, told)
            found = await self._of(competition, game)
        assert found is not None
        return found[0], await self._directory.code_of(found[0]) or ""

    async def _of(self, competition: str, game: int) -> tuple[str, str] | None:
        rows = await self._store.fetch(OF_GAME, competition, game)
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    async def _new_table(self, seating: Seating) -> str:
        stream, events = Dice().table_id(), opening(seating)
        entry = NewEntry(stream, 0, wall_clock_ms(), write_entry(events), next(iter(seating.numbers)))
        if not isinstance(await self._store.append(entry), Appended):
            raise StoreError("The table could not be saved.")
        return stream

    async def open_ones(self, stream: str = "") -> list[GameTable]:
        """Tables that may still have something to report: all of them, or only this one."""
        rows = await (self._store.fetch(AT, stream) if stream else self._store.fetch(OPEN))
        return [GameTable(str(c), int(game), str(at), json.decode(told, type=Seating)) for c, game, at, told in rows]

    async def close(self, stream: str) -> None:
        """Nothing more will be reported from this table."""
        await self._store.execute(CLOSE, stream)


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
