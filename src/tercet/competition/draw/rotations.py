"""When and where each game is played. With too few tables, a round takes several rotations (G-8).

Rotations overlap: a game of the next round begins as soon as its players and a table are free, without waiting for the
whole round to end.
"""

from math import ceil
from random import Random

from tercet.competition.draw.halls import arranged
from tercet.competition.draw.seating import Game, Seating
from tercet.engine.value import Value

TRIES = 24
Key = tuple[int, int]  # round and place in it


class Sitting(Value, frozen=True):
    """A game at its table, in a slot of the timetable."""

    round: int
    table: int
    players: Game


Slot = tuple[Sitting, ...]


def timetable(rounds: Seating, tables: int, dice: Random) -> tuple[Slot, ...]:
    """Slots in order; the games of a slot are played at the same time."""
    slots, told = shortest(rounds, tables, dice), list[Slot]()
    hall = arranged([[rounds[r][g] for r, g in slot] for slot in slots], tables, dice)
    for slot, at in zip(slots, hall, strict=True):
        sittings = [Sitting(r + 1, table, rounds[r][g]) for (r, g), table in zip(slot, at, strict=True)]
        told.append(tuple(sorted(sittings, key=lambda sitting: sitting.table)))
    return tuple(told)


def shortest(rounds: Seating, tables: int, dice: Random) -> list[list[Key]]:
    """The shortest of several attempts; stops at the first that cannot be shorter."""
    games = sum(len(games) for games in rounds)
    least = max(len(rounds), ceil(games / tables))
    best: list[list[Key]] = []
    for _ in range(TRIES if games <= 200 else 3):
        slots = _rolling(rounds, tables, dice)
        if not best or len(slots) < len(best):
            best = slots
        if len(best) == least:
            break
    return best


def _rolling(rounds: Seating, tables: int, dice: Random) -> list[list[Key]]:
    """Earlier rounds first; within a round, games that let others begin."""
    game_of = [{p: g for g, game in enumerate(games) for p in game} for games in rounds]
    done: dict[int, int] = {p: 0 for games in game_of for p in games}  # rounds that each player has finished
    left = {(r, g) for r, games in enumerate(rounds) for g, game in enumerate(games) if game}
    slots: list[list[Key]] = []
    for p in done:
        done[p] = _next_round(game_of, p, 0)
    while left:
        ready = [key for key in left if all(done[p] == key[0] for p in rounds[key[0]][key[1]])]
        weight = {key: _opens(rounds, game_of, done, key) for key in ready}
        ready.sort(key=lambda key: (key[0], -weight[key], dice.random()))
        slot = ready[:tables]
        left.difference_update(slot)
        for r, g in slot:
            for p in rounds[r][g]:
                done[p] = _next_round(game_of, p, r + 1)
        slots.append(slot)
    return slots


def _next_round(game_of: list[dict[int, int]], player: int, r: int) -> int:
    """The next round from r on in which the player plays."""
    while r < len(game_of) and player not in game_of[r]:
        r += 1
    return r


def _opens(rounds: Seating, game_of: list[dict[int, int]], done: dict[int, int], key: Key) -> int:
    """How many of its players' next opponents are already waiting."""
    r, g = key
    count = 0
    for player in rounds[r][g]:
        after = _next_round(game_of, player, r + 1)
        if after < len(rounds):
            count += sum(done[p] >= after for p in rounds[after][game_of[after][player]])
    return count
