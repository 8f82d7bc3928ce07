"""A draw that changes during the event: past rounds stay, and as few announced seats as possible move.

All remaining rounds are solved together, so that the last one is not at a disadvantage. Each attempt begins with the
fewest moves that the tables' sizes allow, and search adds only what is needed so that nobody meets twice or sits at
odd-sized tables again. The best of many attempts is returned, and the search ends early if none can be better.
"""

from collections.abc import Sequence
from itertools import islice, product
from random import Random

from tercet.competition.draw.certificate import Apart, must_repeat
from tercet.competition.draw.fields import usual_sizes
from tercet.competition.draw.notation import read
from tercet.competition.draw.resizing import fewest_moves, nearest, resized
from tercet.competition.draw.search import improve
from tercet.competition.draw.seating import Seating, meetings, odd_seats, renumbered
from tercet.competition.draw.seats import MOVE, ODD, REPEAT, WAIT, Seats, Times
from tercet.competition.draw.stored import STORED
from tercet.engine.value import Value

SMALL = 15  # fields for which unusual table sizes may save a repeat
TINY, MIXED = 7, 16  # fields for which the rounds may have different sizes, and how many such ways are tried
PATIENCE = {True: 120, False: 60}
STEPS = 3_000  # steps of search, over all attempts
Sizes = list[list[int]]  # of the tables, for each round


class Redraw(Value, frozen=True, tag="Redrawn"):
    """The remaining rounds. Games keep their place in a round, so an empty game is a table no longer needed."""

    rounds: Seating
    moved: tuple[tuple[int, int], ...]  # (round, player), rounds counted from the first that remains
    repeats: int  # meetings in the remaining rounds of pairs that have met
    lower_bound: int  # the fewest possible from now on
    fewest_moves: int = 0  # the fewest possible with tables of these sizes


def redraw(
    played: Seating,
    announced: Seating,
    players: Sequence[int],
    dice: Random,
    apart: Apart | None = None,
    times: Times | None = None,
) -> Redraw:
    """Draw the announced rounds again, for exactly these players; with times, so that few have to wait."""
    numbers = sorted({*players, *(p for games in (*played, *announced) for game in games for p in game)})
    index = {number: i for i, number in enumerate(numbers)}
    past, then = (_indexed(rounds, index) for rounds in (played, announced))
    kept = {index[a]: {index[b] for b in others if b in index} for a, others in (apart or {}).items() if a in index}
    here = [index[number] for number in players]
    when = times and Times(times.slots, {index[p]: slot for p, slot in times.last.items()})
    options = _options(len(here), len(played) + len(announced), len(announced))
    least = min(_least_cost(past, then, here, sizes) for sizes in options)
    best: tuple[int, Seats] | None = None
    steps = 0
    for turn in range(max(2 * len(options), min(60, 2_000 // len(numbers)))):
        sizes = options[turn % len(options)]
        start = [resized(games, here, wanted, dice) for games, wanted in zip(then, sizes, strict=True)]
        seats = Seats(len(numbers), start, past, kept, then, when)
        cost = improve(seats, dice, PATIENCE[len(here) <= SMALL]) + seats.waits() * WAIT
        steps += seats.steps
        if best is None or cost < best[0]:
            best = cost, seats
        if best[0] <= least or steps > STEPS:
            break
    assert best is not None
    settled = tuple(nearest(games, before) for games, before in zip(best[1].seating, then, strict=True))
    return told(renumbered(settled, numbers), played, announced, players)


def _indexed(rounds: Seating, index: dict[int, int]) -> Seating:
    return tuple(tuple(tuple(index[p] for p in game) for game in games) for games in rounds)


def told(rounds: Seating, played: Seating, announced: Seating, players: Sequence[int]) -> Redraw:
    """These rounds instead of the announced ones, and what that means."""
    moved = tuple(
        (r, player)
        for r, (then, now) in enumerate(zip(announced, rounds, strict=True))
        for place, game in enumerate(now)
        for player in game
        if any(player in other for other in then) and (place >= len(then) or player not in then[place])
    )
    before, after = meetings(played), meetings((*played, *rounds))
    repeats = sum(count - 1 for count in after.values()) - sum(count - 1 for count in before.values())
    bound = must_repeat(before, players, len(rounds))
    fewest = sum(fewest_moves(then, players, list(map(len, now))) for then, now in zip(announced, rounds, strict=True))
    return Redraw(rounds, moved, repeats, min(repeats, bound), fewest)


def _least_cost(past: Seating, then: Seating, here: Sequence[int], sizes: Sizes) -> int:
    """A lower bound for these sizes: repeats so far, odd seats given to those with the fewest, forced moves."""
    before = meetings(past)
    repeats = sum(count - 1 for count in before.values()) + must_repeat(before, here, len(then))
    odd = odd_seats(past)
    for _ in range(sum(size for wanted in sizes for size in wanted if size != 3)):
        odd[min(here, key=lambda player: odd[player])] += 1
    again = sum(count * (count - 1) // 2 for count in odd.values())
    moves = sum(fewest_moves(games, here, wanted) for games, wanted in zip(then, sizes, strict=True))
    return repeats * REPEAT + again * ODD + moves * MOVE


def _options(players: int, rounds: int, left: int) -> list[Sizes]:
    """Sizes of the tables for each remaining round, best first."""
    usual = usual_sizes(players)
    options = [[usual] * left]
    if players % 3 == 1 and players > 4:
        options.append([[*usual[:-1], 2, 2]] * left)  # usual[-1] is the table of four
    stored = STORED.get((players, rounds))
    if stored is not None and players <= SMALL:
        options.append([[len(game) for game in games] for games in read(stored)[-left:]] if left else [])
    return options if players > TINY else options + _mixed(options, left)


def _mixed(options: list[Sizes], left: int) -> list[Sizes]:
    """Some rounds with sizes of one option and some with those of another."""
    known = {tuple(sorted(sizes)) for option in options for sizes in option}
    return [[list(sizes) for sizes in each] for each in islice(product(sorted(known), repeat=left), MIXED)]
