"""Where and when a game is played: a cell of the timetable is a slot and a table."""

from collections.abc import Collection, Iterator, Sequence
from itertools import count

from tercet.competition.draw.seating import Game as Players
from tercet.competition.state import Competition, Game, Stage

Cell = tuple[int, int]  # slot and table


def free_cells(tables: Sequence[int], taken: Collection[Cell], after: int, known: Collection[int]) -> Iterator[Cell]:
    """Free cells after a slot, earliest first; within a slot, tables first that nobody in the game has sat at."""
    for slot in count(after + 1):
        free = [table for table in tables if (slot, table) not in taken]
        yield from ((slot, table) for table in sorted(free, key=lambda table: (table in known, table)))


def new_games(
    now: Competition,
    stage: Stage,
    number: int,
    groups: Sequence[Players],
    contest: str = "",
    among: Players = (),
) -> tuple[Game, ...]:
    """Games after the preliminaries: at free tables of the hall, one after the other if there are too few."""
    waiting = [game for game in now.unsettled() if game.slot]
    taken = {(game.slot, game.table) for game in waiting}
    games: list[Game] = []
    for identity, players in enumerate(groups, now.last_id + 1):
        busy = max((game.slot for game in waiting if {*game.players} & {*players}), default=0)
        slot, table = next(free_cells(now.tables, taken, busy, ()))
        taken.add((slot, table))
        games.append(Game(identity, stage, number, players, table, slot, contest, among))
    return tuple(games)
