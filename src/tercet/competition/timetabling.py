"""The announced timetable after a change: games keep their slot and table wherever possible."""

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random

from tercet.competition.draw.redraw import Redraw
from tercet.competition.draw.rotations import timetable
from tercet.competition.draw.seating import Game as Players
from tercet.competition.draw.seating import Seating
from tercet.competition.draw.seats import Times
from tercet.competition.events import RoundsDrawn
from tercet.competition.keeping import NO_TABLE, Begun, Placed, kept
from tercet.competition.moves import seats_of, seats_to_come, to_come
from tercet.competition.state import Competition, Game
from tercet.engine.value import Player


def games_of(competition: Competition, number: int) -> list[Game]:
    """The games of a preliminary round, in announced order."""
    return [game for game in competition.games.values() if (game.stage, game.round) == ("preliminary", number)]


def rounds_of(competition: Competition, first: int, last: int) -> Seating:
    """Who plays with whom in these rounds."""
    return tuple(tuple(game.players for game in games_of(competition, number)) for number in range(first, last + 1))


def announced_again(now: Competition, rounds: Seating) -> tuple[Game, ...]:
    """The remaining rounds, each game in the cell of the one it replaces, or as near to it as possible."""
    wishes = [wish for number, games in enumerate(rounds, now.started + 1) for wish in _wishes(now, number, games)]
    return numbered(now, kept(wishes, now.tables, _begun(now)))


def _wishes(now: Competition, number: int, games: Iterable[Players]) -> Iterator[Placed]:
    """The games of a round, each with the time and table that were announced for its place."""
    announced = games_of(now, number)
    late = max((game.slot for game in announced), default=0)
    for place, players in enumerate(games):
        if players and place < len(announced):
            yield Placed(number, announced[place].slot, announced[place].table, players)
        elif players:
            yield Placed(number, late, NO_TABLE, players)


def announced_times(now: Competition) -> Times:
    """When the remaining rounds are played, and when everyone has played last."""
    rounds = range(now.started + 1, now.setup.rounds + 1)
    return Times([[game.slot for game in games_of(now, number)] for number in rounds], _begun(now).last)


def _begun(now: Competition) -> Begun:
    games = [game for number in range(1, now.started + 1) for game in games_of(now, number)]
    return Begun(
        frozenset((game.slot, game.table) for game in games),
        {player: game.slot for game in games for player in game.players},
        frozenset((player, game.table) for game in games for player in game.players),
        max((game.slot for game in games if now.settled(game.id) is not None), default=0),
    )


def numbered(now: Competition, games: Iterable[Placed]) -> tuple[Game, ...]:
    """The games with their ids: those of the same players at the same table keep theirs, so that slips stay valid."""
    ids = {(game.round, game.table, game.players): game.id for game in to_come(now)}
    fresh = count(now.last_id + 1)
    return tuple(
        Game(
            ids[number, table, players] if (number, table, players) in ids else next(fresh),
            "preliminary",
            number,
            players,
            table,
            slot,
        )
        for number, slot, table, players in sorted(games)
    )


def new_timetable(now: Competition, rounds: Seating, dice: Random) -> list[Placed]:
    """The shortest timetable after the games that have begun; nearly everyone gets another table."""
    over = max((game.slot for n in range(1, now.started + 1) for game in games_of(now, n)), default=0)
    return [
        Placed(now.started + sitting.round, over + slot, now.tables[sitting.table - 1], sitting.players)
        for slot, sittings in enumerate(timetable(rounds, len(now.tables), dice), 1)
        for sitting in sittings
    ]


def drawn_again(now: Competition, at: int, by: Player, done: Redraw, games: tuple[Game, ...]) -> RoundsDrawn:
    """The event: these games replace the announced ones."""
    before, after = seats_to_come(now), seats_of(games)
    both = sorted(before.keys() & after.keys())
    moved = tuple(seat for seat in both if before[seat].table != after[seat].table)
    shifted = tuple(seat for seat in both if before[seat] != after[seat] and seat not in moved)
    return RoundsDrawn(at, by, now.started + 1, games, moved, done.repeats, done.lower_bound, shifted)
