"""Cuts that decide something: who is division champion, who goes to the final, who is first.

A cut takes the best of some players. Players who are equal at the cut play tie-breakers until it is decided (G-11).
"""

from collections.abc import Iterable, Mapping
from itertools import groupby

from tercet.competition.scores import Points
from tercet.competition.standings import totals
from tercet.competition.state import Competition, Game
from tercet.engine.value import Value

Scores = Mapping[int, Points]


TITLE = "division "  # prefix of the key of a contest for a division's title


class Contest(Value, frozen=True):
    """A number of places for the best of these players."""

    key: str
    players: tuple[int, ...]
    places: int


class Decided(Value, frozen=True):
    """The players who have the places."""

    numbers: tuple[int, ...]


class Waiting(Value, frozen=True):
    """Tie-breakers are being played."""


class Tied(Value, frozen=True):
    """These players are equal at the cut, and play for the remaining places."""

    numbers: tuple[int, ...]
    leg: int  # 1 for the first tie-breaker, 2 for the second …


Verdict = Decided | Waiting | Tied


def verdict(now: Competition, contest: Contest, scores: Scores) -> Verdict:
    """What is decided by the scores and the tie-breakers so far. Players who have left are out."""
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
    """Those who are certainly in, and those who are equal at the cut."""

    def score(number: int) -> Points:
        return scores.get(number, -1_000_000)  # players without a game rank behind all others

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
    """The games of one tie-breaker among these players; those who have left since may be missing.

    After a correction others may be tied; a tie-breaker among the wrong players is then ignored.
    """
    wanted = set(tied)
    games = [
        game
        for game in now.games.values()
        if (game.contest, game.round) == (key, leg) and {*_here(now, game.among)} == wanted
    ]
    return [game for game in games if game.among == games[-1].among]


def game_scores(now: Competition, games: Iterable[Game]) -> dict[int, Points]:
    """Each player's score in these games."""
    sheets = [now.settled(game.id) for game in games]
    return {line.number: line.score for sheet in sheets if sheet for line in sheet.lines}


def contests(now: Competition) -> list[Contest]:
    """The cuts after the preliminaries: a champion for each division, and the best players for the final (G-10)."""
    titles = [
        Contest(
            TITLE + division.name,
            tuple(n for n in sorted(now.entrants) if now.entrants[n].division == division.name),
            1,
        )
        for division in now.setup.divisions
    ]
    best = Contest("final", tuple(sorted(now.entrants)), now.setup.finalists)
    return [*titles, best] if now.setup.final == "best" or not titles else titles


def decided(now: Competition, sums: Scores) -> dict[str, tuple[int, ...]] | None:
    """Who has which places, by contest; None while a tie is open."""
    found: dict[str, tuple[int, ...]] = {}
    for contest in contests(now):
        each = verdict(now, contest, sums)
        if not isinstance(each, Decided):
            return None
        found[contest.key] = each.numbers
    return found


def named_now(now: Competition, sums: Scores | None = None) -> tuple[int, ...] | None:
    """The finalists; None while any tie is open, even for a title that does not lead to the final."""
    found = decided(now, totals(now) if sums is None else sums)
    if found is None:
        return None
    return tuple(sorted(found["final"] if "final" in found else sum(found.values(), ())))


def division_champions(now: Competition) -> dict[str, int]:
    """The champion of each division with players left, once all ties are broken (G-10)."""
    found = (decided(now, totals(now)) if now.cutting else None) or {}
    return {key.removeprefix(TITLE): who[0] for key, who in found.items() if key.startswith(TITLE) and who}
