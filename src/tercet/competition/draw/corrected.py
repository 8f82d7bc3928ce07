"""Corrections of the schedules that the guide prints: playable, and nobody meeting twice (G-7)."""

from random import Random

from tercet.competition.draw.certificate import Certificate, Fault, certify, faults
from tercet.competition.draw.printed import PRINTED
from tercet.competition.draw.search import improve
from tercet.competition.draw.seating import Game, Round, Seating
from tercet.competition.draw.seats import Seats
from tercet.engine.value import Value

TRIES = 12


class Change(Value, frozen=True):
    """One table of the printed schedule that had to be changed."""

    round: int
    table: int
    printed: Game
    corrected: Game


class CorrectedSchedule(Value, frozen=True, tag="Corrected"):
    """A printed schedule in a playable form, and what was wrong with it."""

    rounds: Seating
    changes: tuple[Change, ...]
    faults: tuple[Fault, ...]
    printed: Certificate
    certificate: Certificate


def corrected(players: int) -> CorrectedSchedule:
    """The printed schedule for this number of players, with as few seats changed as were found."""
    printed = PRINTED[players]
    everyone = set(range(1, players + 1))
    whole = tuple(_each_once(games, everyone) for games in printed)
    rounds = min((_mended(whole, printed, players, Random(seed)) for seed in range(TRIES)), key=lambda each: each[0])[1]
    wrong = tuple(faults(printed, everyone))
    return CorrectedSchedule(
        rounds, changes(printed, rounds), wrong, certify(printed, players), certify(rounds, players)
    )


def _each_once(games: Round, everyone: set[int]) -> Round:
    """A player who is missing takes the second seat of a player who has two."""
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
    """The differences, table by table."""
    return tuple(
        Change(r, t, then, now)
        for r, (old, new) in enumerate(zip(before, after, strict=True), 1)
        for t, (then, now) in enumerate(zip(old, new, strict=True), 1)
        if set(then) != set(now)
    )
