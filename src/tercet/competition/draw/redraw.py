"""A draw that changes in mid-event: what was played stays, what is announced moves as little as it can.

All remaining rounds are solved together, so that the last one does not pay for the others.
"""

from collections.abc import Sequence
from math import comb
from random import Random

from tercet.competition.draw.certificate import Apart, meetings_at_least
from tercet.competition.draw.fields import usual_sizes
from tercet.competition.draw.notation import read
from tercet.competition.draw.search import Seats, improve
from tercet.competition.draw.seating import Round, Seating, meetings, renumbered
from tercet.competition.draw.stored import STORED
from tercet.engine.value import Value

SMALL = 15  # fields for which other sizes than the usual may save a repeat
PATIENCE = {True: 300, False: 60}
TRIES = 5


class Redrawn(Value, frozen=True):
    """The rounds that remain; places in a round stay, so an empty game is a table that is no longer needed."""

    rounds: Seating
    moved: tuple[tuple[int, int], ...]  # (round, player): announced elsewhere, counted from the first that remains
    repeats: int  # meetings in the remaining rounds of pairs that have met
    lower_bound: int  # whatever is done now, there are at least so many


def redraw(
    played: Seating, announced: Seating, players: Sequence[int], dice: Random, apart: Apart | None = None
) -> Redrawn:
    """The announced rounds again, for just these players."""
    numbers = sorted({*players, *(p for games in (*played, *announced) for game in games for p in game)})
    index = {number: i for i, number in enumerate(numbers)}
    past, then = (_indexed(rounds, index) for rounds in (played, announced))
    kept = {index[a]: {index[b] for b in others if b in index} for a, others in (apart or {}).items() if a in index}
    here = [index[number] for number in players]
    best: tuple[int, Seats] | None = None
    for sizes in _options(len(here), len(played) + len(announced), len(announced)) * TRIES:
        start = [_resized(games, here, wanted, dice) for games, wanted in zip(then, sizes, strict=True)]
        seats = Seats(len(numbers), start, past, kept, then)
        cost = improve(seats, dice, PATIENCE[len(here) <= SMALL])
        if best is None or cost < best[0]:
            best = cost, seats
    assert best is not None
    return _told(renumbered(best[1].seating, numbers), played, announced, players)


def _indexed(rounds: Seating, index: dict[int, int]) -> Seating:
    return tuple(tuple(tuple(index[p] for p in game) for game in games) for games in rounds)


def _told(rounds: Seating, played: Seating, announced: Seating, players: Sequence[int]) -> Redrawn:
    moved = tuple(
        (r, player)
        for r, (then, now) in enumerate(zip(announced, rounds, strict=True))
        for place, game in enumerate(now)
        for player in game
        if any(player in other for other in then) and (place >= len(then) or player not in then[place])
    )
    before, after = meetings(played), meetings((*played, *rounds))
    repeats = sum(count - 1 for count in after.values()) - sum(count - 1 for count in before.values())
    strangers = comb(len(players), 2) - sum({*pair} <= {*players} for pair in before)
    bound = max(0, len(rounds) * meetings_at_least(len(players)) - strangers)
    return Redrawn(rounds, moved, repeats, min(repeats, bound))


def _options(players: int, rounds: int, left: int) -> list[list[list[int]]]:
    """Sizes of the tables for each round that is left, best first."""
    usual = usual_sizes(players)
    options = [[usual] * left]
    if players % 3 == 1 and players > 4:
        options.append([[*usual[:-1], 2, 2]] * left)  # usual[-1] is the table of four
    stored = STORED.get((players, rounds))
    if stored is not None and players <= SMALL:
        options.append([[len(game) for game in games] for games in read(stored)[-left:]] if left else [])
    return options


def _resized(games: Round, here: Sequence[int], wanted: Sequence[int], dice: Random) -> Round:
    """The same tables, with only these players and these sizes: the fullest stay, the emptiest are given up."""
    present = set(here)
    left = [[p for p in game if p in present] for game in games]
    left += [[] for _ in range(len(wanted) - len(left))]
    order = sorted(range(len(left)), key=lambda place: (-len(left[place]), dice.random()))
    size = dict(zip(order, sorted(wanted, reverse=True), strict=False))
    waiting = [p for p in here if not any(p in game for game in left)]
    for place, game in enumerate(left):
        dice.shuffle(game)
        waiting += game[size.get(place, 0) :]
        del game[size.get(place, 0) :]
    dice.shuffle(waiting)
    for place, game in enumerate(left):
        while len(game) < size.get(place, 0):
            game.append(waiting.pop())
    return tuple(map(tuple, left))
