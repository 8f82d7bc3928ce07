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
SEAT = "seat "  # and of a contest for its seat in the final, if the champion has left


class Contest(Value, frozen=True):
    """A number of places for the best of these players."""

    key: str
    players: tuple[int, ...]
    places: int
    absent: bool = False  # may be won by somebody who has left


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
    """What is decided by the scores and the tie-breakers so far. Players who have left are out, except for a title."""
    pool, places, leg = [*contest.players] if contest.absent else _here(now, contest.players), contest.places, 0
    chosen: list[int] = []
    while True:
        safe, tied = _best(pool, scores, places)
        chosen += safe
        if not tied:
            return Decided(tuple(chosen))
        leg, places = leg + 1, places - len(safe)
        games = tie_breakers(now, contest, leg, tied)
        if not games or any(now.settled(game.id) is None for game in games):
            return _open(now, chosen, tied, leg, waiting=bool(games))
        pool, scores = tied, game_scores(now, games)


def _open(now: Competition, chosen: list[int], tied: list[int], leg: int, waiting: bool) -> Verdict:
    """A tie that has to be played off by those who are here; a title of people who have all left is shared."""
    able = _here(now, tied)
    if len(able) < 2:
        return Decided((*chosen, *(able or tied)))
    return Waiting() if waiting else Tied(tuple(able), leg)


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


def tie_breakers(now: Competition, contest: Contest, leg: int, tied: Iterable[int]) -> list[Game]:
    """The games of one tie-breaker among these players; those who have left since may be missing.

    After a correction others may be tied; a tie-breaker among the wrong players is then ignored.
    """
    wanted = set(tied)
    here = {*_here(now, wanted)}
    games = [
        game
        for game in now.games.values()
        if (game.contest, game.round) == (contest.key, leg)
        and {*_here(now, game.among)} == here
        and (not contest.absent or {*game.among} <= wanted)
    ]
    return [game for game in games if game.among == games[-1].among]


def game_scores(now: Competition, games: Iterable[Game]) -> dict[int, Points]:
    """Each player's score in these games."""
    sheets = [now.settled(game.id) for game in games]
    return {line.number: line.score for sheet in sheets if sheet for line in sheet.lines}


def contests(now: Competition, sums: Scores) -> list[Contest]:
    """The cuts after the preliminaries: a champion for each division, and places in the final (G-10).

    A champion who has gone home keeps the title; the next of the division who is here takes the seat in the final.
    """
    won = titles(now)
    if now.setup.final == "best" or not won:
        return [*won, Contest("final", tuple(sorted(now.entrants)), now.setup.finalists)]
    return [*won, *(seat for title in won for seat in _vacant(now, title, sums))]


def titles(now: Competition) -> list[Contest]:
    """The contests for the titles of the divisions, among those who played to the end of the preliminaries."""
    to_the_end = {*now.at_cut, *_last_players(now)}
    return [
        Contest(
            TITLE + division.name,
            tuple(n for n in sorted(to_the_end) if now.entrants[n].division == division.name),
            1,
            absent=True,
        )
        for division in now.setup.divisions
    ]


def _last_players(now: Competition) -> set[int]:
    """Who has a score in the last round, and may have left since."""
    games = [game for game in now.games.values() if game.stage in ("preliminary", "make-up")]
    sheets = [now.settled(game.id) for game in games if game.round == now.started]
    return {number for sheet in sheets if sheet for number in sheet.numbers}


def _vacant(now: Competition, title: Contest, sums: Scores) -> list[Contest]:
    """The seat of a division whose champion has left."""
    found = verdict(now, title, sums)
    if not isinstance(found, Decided) or _here(now, found.numbers):
        return []
    others = tuple(n for n in title.players if n not in found.numbers)
    return [Contest(SEAT + title.key.removeprefix(TITLE), others, 1)]


def decided(now: Competition, sums: Scores) -> dict[str, tuple[int, ...]] | None:
    """Who has which places, by contest; None while a tie is open."""
    found: dict[str, tuple[int, ...]] = {}
    for contest in contests(now, sums):
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
    return tuple(sorted(found["final"] if "final" in found else _here(now, sum(found.values(), ()))))


def division_champions(now: Competition) -> dict[str, tuple[int, ...]]:
    """The champion of each division whose tie is broken (G-10); several if they share the title and have left."""
    sums = totals(now)
    found = {title.key.removeprefix(TITLE): verdict(now, title, sums) for title in titles(now) if now.cutting}
    return {name: each.numbers for name, each in found.items() if isinstance(each, Decided) and each.numbers}
