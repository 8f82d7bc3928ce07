"""The schedules that the competition guide prints, and what they should have been (G-7)."""

from random import Random
from typing import Final

from tercet.competition.draw.certificate import Certificate, certify, faults
from tercet.competition.draw.search import Seats, improve
from tercet.competition.draw.seating import Game, Round, Seating
from tercet.engine.value import Value

PRINTED: Final[dict[int, Seating]] = {
    9: (
        ((1, 2, 3), (4, 5, 6), (7, 8, 9)),
        ((1, 7, 4), (2, 8, 5), (3, 9, 6)),
        ((5, 1, 9), (4, 8, 3), (2, 6, 7)),
    ),
    12: (
        ((1, 5, 9), (2, 6, 10), (3, 7, 11), (4, 8, 12)),
        ((3, 10, 1), (4, 9, 2), (5, 8, 11), (6, 7, 12)),
        ((5, 12, 2), (6, 11, 1), (7, 10, 4), (8, 9, 3)),
        ((5, 2, 3), (8, 1, 7), (9, 12, 10), (6, 11, 4)),
    ),
    15: (
        ((1, 6, 11), (2, 7, 12), (3, 8, 13), (4, 9, 14), (5, 10, 15)),
        ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15)),
        ((15, 4, 8), (2, 5, 9), (3, 7, 11), (6, 10, 13), (12, 14, 1)),
        ((13, 4, 7), (14, 2, 10), (15, 3, 11), (1, 5, 8), (6, 9, 12)),
    ),
    18: (
        ((1, 7, 13), (2, 8, 14), (3, 9, 15), (4, 10, 16), (5, 11, 17), (6, 12, 18)),
        ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15), (16, 17, 18)),
        ((18, 1, 4), (17, 2, 5), (16, 3, 6), (15, 7, 10), (14, 9, 11), (13, 8, 12)),
        ((15, 16, 1), (14, 17, 7), (13, 18, 11), (3, 5, 12), (9, 6, 2), (8, 10, 4)),
    ),
    21: (
        ((1, 8, 15), (2, 9, 16), (3, 10, 17), (4, 11, 18), (5, 12, 19), (6, 13, 20), (7, 14, 21)),
        ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15), (16, 17, 18), (19, 20, 21)),
        ((2, 4, 8), (3, 6, 9), (5, 10, 15), (7, 1, 18), (11, 13, 21), (16, 17, 20), (14, 16, 19)),
        ((11, 14, 6), (12, 21, 2), (16, 15, 7), (17, 13, 4), (18, 10, 3), (19, 9, 1), (20, 8, 5)),
    ),
    24: (
        ((1, 9, 17), (2, 10, 18), (3, 11, 19), (4, 12, 20), (5, 13, 21), (6, 14, 22), (7, 15, 23), (8, 16, 24)),
        ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15), (16, 17, 18), (19, 20, 21), (22, 23, 24)),
        ((16, 6, 20), (17, 19, 21), (18, 7, 22), (1, 8, 23), (2, 9, 24), (3, 10, 13), (4, 11, 14), (5, 12, 15)),
        ((19, 7, 13), (20, 8, 11), (21, 9, 12), (22, 10, 5), (1, 15, 6), (2, 16, 23), (3, 17, 14), (4, 18, 24)),
    ),
    27: (
        (
            (1, 10, 19),
            (2, 11, 20),
            (3, 12, 21),
            (4, 13, 22),
            (5, 14, 23),
            (6, 15, 24),
            (7, 16, 25),
            (8, 17, 26),
            (9, 18, 27),
        ),
        (
            (1, 2, 3),
            (4, 5, 6),
            (7, 8, 9),
            (10, 11, 12),
            (13, 14, 15),
            (16, 17, 18),
            (19, 20, 21),
            (22, 23, 24),
            (25, 26, 27),
        ),
        (
            (7, 15, 22),
            (8, 16, 23),
            (9, 17, 24),
            (1, 18, 25),
            (2, 10, 26),
            (3, 11, 27),
            (4, 12, 19),
            (5, 13, 20),
            (6, 14, 21),
        ),
        (
            (7, 14, 21),
            (8, 15, 22),
            (9, 16, 23),
            (1, 17, 24),
            (2, 18, 25),
            (3, 10, 26),
            (4, 11, 19),
            (5, 12, 27),
            (6, 13, 26),
        ),
    ),
    30: (
        (
            (1, 11, 21),
            (2, 12, 22),
            (3, 13, 23),
            (4, 14, 24),
            (5, 15, 25),
            (6, 16, 26),
            (7, 17, 27),
            (8, 18, 28),
            (9, 19, 29),
            (10, 20, 30),
        ),
        (
            (1, 2, 3),
            (4, 5, 6),
            (7, 8, 9),
            (10, 11, 12),
            (13, 14, 15),
            (16, 17, 18),
            (19, 20, 21),
            (22, 23, 24),
            (25, 26, 27),
            (28, 29, 30),
        ),
        (
            (8, 17, 24),
            (9, 18, 25),
            (10, 19, 26),
            (1, 20, 27),
            (2, 11, 28),
            (3, 12, 29),
            (4, 13, 30),
            (5, 14, 21),
            (6, 15, 22),
            (7, 16, 23),
        ),
        (
            (5, 12, 24),
            (6, 13, 25),
            (7, 14, 26),
            (8, 15, 27),
            (9, 16, 28),
            (10, 17, 29),
            (1, 18, 30),
            (2, 19, 21),
            (3, 20, 22),
            (4, 11, 23),
        ),
    ),
    33: (
        (
            (1, 12, 23),
            (2, 13, 24),
            (3, 14, 25),
            (4, 15, 26),
            (5, 16, 27),
            (6, 17, 28),
            (7, 18, 29),
            (8, 19, 30),
            (9, 20, 31),
            (10, 21, 32),
            (11, 22, 33),
        ),
        (
            (1, 2, 3),
            (4, 5, 6),
            (7, 8, 9),
            (10, 11, 12),
            (13, 14, 15),
            (16, 17, 18),
            (19, 20, 21),
            (22, 23, 24),
            (25, 26, 27),
            (28, 29, 30),
            (31, 32, 33),
        ),
        (
            (9, 19, 26),
            (10, 20, 27),
            (11, 21, 28),
            (1, 22, 29),
            (2, 12, 30),
            (3, 13, 31),
            (4, 14, 32),
            (5, 15, 33),
            (6, 16, 23),
            (7, 17, 24),
            (8, 18, 25),
        ),
        (
            (6, 15, 29),
            (7, 16, 30),
            (8, 17, 31),
            (9, 18, 32),
            (10, 19, 33),
            (11, 20, 23),
            (1, 21, 24),
            (2, 22, 25),
            (3, 12, 26),
            (4, 13, 27),
            (5, 14, 28),
        ),
    ),
    36: (
        (
            (1, 13, 25),
            (2, 14, 26),
            (3, 15, 27),
            (4, 16, 28),
            (5, 17, 29),
            (6, 18, 30),
            (7, 19, 31),
            (8, 20, 32),
            (9, 21, 33),
            (10, 22, 34),
            (11, 23, 35),
            (12, 24, 36),
        ),
        (
            (1, 2, 3),
            (4, 5, 6),
            (7, 8, 9),
            (10, 11, 12),
            (13, 14, 15),
            (16, 17, 18),
            (19, 20, 21),
            (22, 23, 24),
            (25, 26, 27),
            (28, 29, 30),
            (31, 32, 33),
            (34, 35, 36),
        ),
        (
            (10, 21, 30),
            (11, 22, 31),
            (12, 23, 32),
            (1, 24, 33),
            (2, 13, 34),
            (3, 14, 35),
            (4, 15, 36),
            (5, 16, 25),
            (6, 17, 26),
            (7, 18, 27),
            (8, 19, 28),
            (9, 20, 29),
        ),
        (
            (7, 16, 33),
            (8, 17, 34),
            (9, 18, 35),
            (10, 19, 36),
            (11, 20, 25),
            (12, 21, 26),
            (1, 22, 27),
            (2, 23, 28),
            (3, 24, 29),
            (4, 13, 30),
            (5, 14, 31),
            (6, 15, 32),
        ),
    ),
}
TRIES = 12


class Change(Value, frozen=True):
    """One table of the printed schedule that had to become another."""

    round: int
    table: int
    printed: Game
    corrected: Game


class Corrected(Value, frozen=True):
    """A printed schedule as it can be played, and what was wrong with it."""

    rounds: Seating
    changes: tuple[Change, ...]
    faults: tuple[str, ...]
    printed: Certificate
    certificate: Certificate


def corrected(players: int) -> Corrected:
    """The printed schedule for so many players, with as few seats changed as were found to do."""
    printed = PRINTED[players]
    everyone = set(range(1, players + 1))
    whole = tuple(_each_once(games, everyone) for games in printed)
    rounds = min((_mended(whole, printed, players, Random(seed)) for seed in range(TRIES)), key=lambda each: each[0])[1]
    wrong = tuple(faults(printed, everyone))
    return Corrected(rounds, changes(printed, rounds), wrong, certify(printed, players), certify(rounds, players))


def _each_once(games: Round, everyone: set[int]) -> Round:
    """Whoever is missing takes the second seat of whoever has two."""
    seated: set[int] = set()
    missing = sorted(everyone - {player for game in games for player in game})
    told: list[Game] = []
    for game in games:
        told.append(tuple(missing.pop() if player in seated else player for player in game))
        seated.update(game)
    return tuple(told)


def _mended(rounds: Seating, printed: Seating, players: int, dice: Random) -> tuple[int, Seating]:
    seats = Seats(players + 1, rounds, announced=printed)
    return improve(seats, dice, 200), seats.seating


def changes(before: Seating, after: Seating) -> tuple[Change, ...]:
    """Table by table, what is different."""
    return tuple(
        Change(r, t, then, now)
        for r, (old, new) in enumerate(zip(before, after, strict=True), 1)
        for t, (then, now) in enumerate(zip(old, new, strict=True), 1)
        if set(then) != set(now)
    )
