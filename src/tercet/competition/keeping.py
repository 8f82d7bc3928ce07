"""Keeping an announced timetable: a game stays at its table, and may be played a little later before it moves.

A game whose players are still busy, or whose table is, waits until both are free, and games behind it may have to wait
too. Only games without a table (new ones, and those of closed tables) get one; of several cells, one is chosen that
lets the day end soonest and delays the fewest players.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from tercet.competition.cells import Cell, free_cells
from tercet.competition.draw.seating import Game as Players

NO_TABLE: Final = 0
LOOK_AT: Final = 6  # cells that are tried if there is no place without a delay


class Placed(NamedTuple):
    """A game to come, with the time and the table that it has or wishes to have."""

    round: int
    slot: int
    table: int
    players: Players


class Begun(NamedTuple):
    """What has begun: cells that are taken, when and where everyone has played, and the last slot that is over."""

    taken: frozenset[Cell]
    last: Mapping[int, int]
    visited: frozenset[tuple[int, int]]  # player and table
    over: int


def kept(games: Sequence[Placed], tables: Sequence[int], begun: Begun) -> list[Placed]:
    """All games at a table and a time at which they can be played."""
    wishes = [game for game in games if game.table in tables]
    homeless = [game for game in games if game.table not in tables]
    for game in sorted(homeless, key=lambda game: (game.round, game.slot)):
        wishes.append(_housed(game, wishes, tables, begun))
    return _laid(wishes, begun)


def _laid(wishes: Sequence[Placed], begun: Begun) -> list[Placed]:
    """The better of two ways: late games wait for a gap at their table, or go first and the others wait."""
    gaps, queue = (_one_after_the_other(wishes, begun, into_gaps) for into_gaps in (True, False))
    return min(gaps, queue, key=lambda laid: _delay(wishes, laid))


def _one_after_the_other(wishes: Sequence[Placed], begun: Begun, into_gaps: bool) -> list[Placed]:
    """Round by round: each game at its table, as soon as it wishes and as its players and the table are free."""
    taken, last, laid = {*begun.taken}, dict(begun.last), list[Placed]()
    wished = {(game.slot, game.table) for game in wishes} if into_gaps else set[Cell]()
    for game in sorted(wishes):
        free = 1 + max(last.get(player, 0) for player in game.players)
        slot = max(game.slot, free)
        while (slot, game.table) in taken or (slot > game.slot and (slot, game.table) in wished):
            slot += 1
        taken.add((slot, game.table))
        last |= dict.fromkeys(game.players, slot)
        laid.append(game._replace(slot=slot))
    return laid


def _delay(wishes: Iterable[Placed], laid: Iterable[Placed]) -> tuple[int, int]:
    """When the day ends, and how many seats are later than wished."""
    pairs = zip(sorted(wishes), laid, strict=True)  # laid in that order
    waiting = sum(len(now.players) for before, now in pairs if now.slot != before.slot)
    return max((game.slot for game in laid), default=0), waiting


def _housed(game: Placed, wishes: Sequence[Placed], tables: Sequence[int], begun: Begun) -> Placed:
    """The game with a time and a table."""
    laid = _laid(wishes, begun)
    known = {table for player, table in _visits(laid, begun) if player in game.players}
    before = [other.slot for other in _of(game.players, laid) if other.round < game.round]
    after = [other.slot for other in _of(game.players, laid) if other.round > game.round]
    behind = max([begun.over, *before, *(begun.last.get(player, 0) for player in game.players)])
    taken = {*begun.taken, *((other.slot, other.table) for other in laid)}
    latest = max([behind, *(slot for slot, _ in taken)])
    in_time = min([latest, *(slot - 1 for slot in after)])
    early = [*_until(in_time, free_cells(tables, taken, behind, known))]
    if early:
        slot, table = min(early, key=lambda cell: (abs(cell[0] - max(game.slot, behind + 1)), cell[1] in known))
        return game._replace(slot=slot, table=table)
    return _pressed_in(game, wishes, _cells_to_try(tables, taken, behind, known), begun)


def _pressed_in(game: Placed, wishes: Sequence[Placed], cells: Iterable[Cell], begun: Begun) -> Placed:
    """Somebody has to wait: try where that is the fewest."""
    tried = [game._replace(slot=slot, table=table) for slot, table in cells]
    return min(tried, key=lambda each: _delay([*wishes, each], _laid([*wishes, each], begun)))


def _cells_to_try(tables: Sequence[int], taken: set[Cell], behind: int, known: set[int]) -> Iterator[Cell]:
    """The next free cells, and tables in the next slot at which others would have to wait."""
    yield from islice(free_cells(tables, taken, behind, known), LOOK_AT)
    fresh = sorted(tables, key=lambda table: (table in known, sum(at == table for slot, at in taken if slot > behind)))
    yield from ((behind + 1, table) for table in fresh[:LOOK_AT])


def _of(players: Players, laid: Iterable[Placed]) -> list[Placed]:
    return [game for game in laid if not {*players}.isdisjoint(game.players)]


def _visits(laid: Iterable[Placed], begun: Begun) -> Iterator[tuple[int, int]]:
    yield from begun.visited
    yield from ((player, game.table) for game in laid for player in game.players)


def _until(latest: int, cells: Iterator[Cell]) -> Iterator[Cell]:
    """Cells up to this slot."""
    for cell in cells:
        if cell[0] > latest:
            return
        yield cell
