"""The announced timetable after a change: games keep their slot and table wherever possible."""

from collections.abc import Iterable
from random import Random

from tercet.competition.cells import Cell, free_cells
from tercet.competition.draw.rotations import timetable
from tercet.competition.draw.seating import Seating
from tercet.competition.state import Competition, Game


def games_of(competition: Competition, number: int) -> list[Game]:
    """The games of a preliminary round, in announced order."""
    return [game for game in competition.games.values() if (game.stage, game.round) == ("preliminary", number)]


def rounds_of(competition: Competition, first: int, last: int) -> Seating:
    """Who plays with whom in these rounds."""
    return tuple(tuple(game.players for game in games_of(competition, number)) for number in range(first, last + 1))


def announced_again(now: Competition, rounds: Seating, dice: Random) -> tuple[Game, ...]:
    """The remaining rounds, each game in the cell of the one it replaces, unless a new timetable saves a slot."""
    kept = _kept(now, rounds)
    if max((slot for _, slot, _, _ in kept), default=0) > now.setup.rounds:  # with rotations, it may become shorter
        fresh = _fresh(now, rounds, dice)
        kept = min(kept, fresh, key=lambda games: max(slot for _, slot, _, _ in games))
    return tuple(
        Game(identity, "preliminary", number, players, table, slot)
        for identity, (number, slot, table, players) in enumerate(kept, now.last_id + 1)
    )


Placed = tuple[int, int, int, tuple[int, ...]]  # round, slot, table, players


def _kept(now: Competition, rounds: Seating) -> list[Placed]:
    """Round by round; a game that would start before its players are free, or at a closed table, gets a free cell."""
    over = [game for number in range(1, now.started + 1) for game in games_of(now, number)]
    last = {player: game.slot for game in over for player in game.players}
    visited = {(player, game.table) for game in over for player in game.players}
    past = max((game.slot for game in over if now.settled(game.id) is not None), default=0)
    wishes = {
        (number, place): (game.slot, game.table)
        for number in range(now.started + 1, now.setup.rounds + 1)
        for place, game in enumerate(games_of(now, number))
        if game.table in now.tables and place < len(rounds[number - now.started - 1])
    }
    taken: set[Cell] = {(game.slot, game.table) for game in over} | {*wishes.values()}
    placed: list[Placed] = []
    for number, games in enumerate(rounds, now.started + 1):
        for place, players in enumerate(games):
            wish = wishes.get((number, place))
            behind = max([past, *(last.get(player, 0) for player in players)])
            if wish is None or not players or wish[0] <= behind:
                taken.discard(wish or (0, 0))
                known = {table for player, table in visited if player in players}
                wish = next(free_cells(now.tables, taken, behind, known))
            if players:
                taken.add(wish)
                last |= dict.fromkeys(players, wish[0])
                visited |= {(player, wish[1]) for player in players}
                placed.append((number, *wish, players))
    return placed


def _fresh(now: Competition, rounds: Seating, dice: Random) -> list[Placed]:
    """A new timetable after the games that have begun."""
    whole = tuple(tuple(game for game in games if game) for games in rounds)
    over = max((game.slot for n in range(1, now.started + 1) for game in games_of(now, n)), default=0)
    return [
        (now.started + sitting.round, over + slot, now.tables[sitting.table - 1], sitting.players)
        for slot, sittings in enumerate(timetable(whole, len(now.tables), dice), 1)
        for sitting in sittings
    ]


def moved_seats(before: Iterable[Game], after: Iterable[Game]) -> tuple[tuple[int, int], ...]:
    """Seats that were announced elsewhere, or at another time: (round, number)."""
    then = {(game.round, player): (game.slot, game.table) for game in before for player in _preliminary(game)}
    now = {(game.round, player): (game.slot, game.table) for game in after for player in game.players}
    return tuple(sorted(seat for seat, cell in now.items() if seat in then and then[seat] != cell))


def _preliminary(game: Game) -> tuple[int, ...]:
    return game.players if game.stage == "preliminary" else ()
