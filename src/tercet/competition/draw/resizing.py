"""Fit the tables of a round to other players: the fullest stay, the emptiest are given up."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from tercet.competition.draw.seating import Round


def resized(games: Round, here: Sequence[int], wanted: Sequence[int], dice: Random) -> Round:
    """The same tables, with only these players and these sizes; only those move who must, chosen at random."""
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


def fewest_moves(games: Round, here: Sequence[int], wanted: Sequence[int]) -> int:
    """How many must move: players without a seat, if the largest tables go to the fullest."""
    present = set(here)
    full = sorted((sum(p in present for p in game) for game in games), reverse=True)
    seats = sorted(wanted, reverse=True)
    return sum(max(0, sitting - (seats[place] if place < len(seats) else 0)) for place, sitting in enumerate(full))


def nearest(games: Round, before: Round) -> Round:
    """The same games at other places, where more of their players have sat before; nobody's opponents change."""
    placed = [*games]
    seats = [{*game} for game in before] + [set[int]()] * (len(games) - len(before))

    def gain(a: int, b: int) -> int:
        stays = sum(p in seats[a] for p in placed[b]) + sum(p in seats[b] for p in placed[a])
        return stays - sum(p in seats[place] for place in (a, b) for p in placed[place])

    moved = [place for place, game in enumerate(placed) if not seats[place] >= {*game}]
    better = True
    while better:
        better = False
        for a, b in combinations(moved, 2):
            if gain(a, b) > 0:
                placed[a], placed[b] = placed[b], placed[a]
                better = True
    return tuple(placed)
