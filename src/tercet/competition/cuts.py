"""Cuts that decide something: who is division champion, who goes to the final, who is first.

A cut takes the best of some players. Where those at the cut are equal, they play tie-breakers until it is
decided (G-11).
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import groupby

from tercet.competition.standings import totals
from tercet.competition.state import Competition, Game
from tercet.engine.value import Value

Scores = Mapping[int, Fraction]


class Contest(Value, frozen=True):
    """So many places, for the best of these."""

    key: str
    players: tuple[int, ...]
    places: int


class Decided(Value, frozen=True):
    """Those who have the places."""

    numbers: tuple[int, ...]


class Waiting(Value, frozen=True):
    """Tie-breakers are being played."""


class Tied(Value, frozen=True):
    """These are equal at the cut, and play for the places that are left."""

    numbers: tuple[int, ...]
    leg: int  # the first tie-breaker, the second …


Verdict = Decided | Waiting | Tied


def verdict(now: Competition, contest: Contest, scores: Scores) -> Verdict:
    """What is decided, by the scores and by the tie-breakers so far. Whoever has left is out."""
    pool, places, leg = _here(now, contest.players), contest.places, 0
    chosen: list[int] = []
    while True:
        safe, tied = _best(pool, scores, places)
        chosen += safe
        if not tied:
            return Decided(tuple(chosen))
        leg, places = leg + 1, places - len(safe)
        games = tie_breakers(now, contest.key, leg, tied)
        if not games:
            return Tied(tuple(tied), leg)
        if any(now.settled(game.id) is None for game in games):
            return Waiting()
        pool, scores = tied, game_scores(now, games)


def _here(now: Competition, numbers: Iterable[int]) -> list[int]:
    return [number for number in numbers if now.entrants[number].here]


def _best(pool: list[int], scores: Scores, places: int) -> tuple[list[int], list[int]]:
    """Those who are in for sure, and those who are equal at the cut."""

    def score(number: int) -> Fraction:
        return scores.get(number, Fraction(-1_000_000))  # who did not play is behind all who did

    safe: list[int] = []
    for _, group in groupby(sorted(pool, key=lambda number: (-score(number), number)), key=score):
        equal = list(group)
        if len(safe) == places:
            return safe, []
        if len(safe) + len(equal) > places:
            return safe, equal
        safe += equal
    return safe, []


def tie_breakers(now: Competition, key: str, leg: int, tied: Iterable[int]) -> list[Game]:
    """The games of one tie-breaker among just these; whoever has left since may be missing.

    A correction can make others tie: then a tie-breaker that was played among the wrong ones is not heeded.
    """
    wanted = set(tied)
    games = [
        game
        for game in now.games.values()
        if (game.contest, game.round) == (key, leg) and {*_here(now, game.among)} == wanted
    ]
    return [game for game in games if game.among == games[-1].among]


def game_scores(now: Competition, games: Iterable[Game]) -> dict[int, Fraction]:
    """What each player has in these games."""
    sheets = [now.settled(game.id) for game in games]
    return {line.number: Fraction(line.score) for sheet in sheets if sheet for line in sheet.lines}


def contests(now: Competition) -> list[Contest]:
    """The cuts after the preliminaries: a champion for each division, or the best (G-10)."""
    everyone = sorted(now.entrants)
    if not now.setup.divisions or now.setup.final == "best":
        return [Contest("final", tuple(everyone), now.setup.finalists)]
    found = []
    for division in now.setup.divisions:
        numbers = tuple(number for number in everyone if now.entrants[number].division == division.name)
        found.append(Contest(f"division {division.name}", numbers, 1))
    return found


def named_now(now: Competition) -> tuple[int, ...] | None:
    """The finalists; None while a tie is open."""
    sums = totals(now)
    verdicts = [verdict(now, contest, sums) for contest in contests(now)]
    named: list[int] = []
    for each in verdicts:
        if not isinstance(each, Decided):
            return None
        named += each.numbers
    return tuple(sorted(named))
