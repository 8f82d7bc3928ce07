"""Standings, derived from the log. Ties are shown as ties (R-11)."""

from collections.abc import Mapping
from fractions import Fraction

from tercet.competition.scores import Points, weighed
from tercet.competition.state import Competition, Outcome
from tercet.engine.value import Value


class Standing(Value, frozen=True):
    """One line of the standings."""

    rank: int | None  # none for somebody who is not here and has not played
    number: int
    division: str
    total: float
    scores: tuple[int | None, ...]  # by round; None for a game that was missed or has no result yet
    here: bool
    averaged: tuple[int, ...] = ()  # rounds that count as the average of the others
    given: tuple[int, ...] = ()  # rounds that count as points for a game that could not be played


Scores = dict[int, tuple[int, Points]]  # by round: the score, and how much it counts


def scores_of(competition: Competition, outcomes: Mapping[int, Outcome]) -> dict[int, Scores]:
    """Everyone's scores, with the points for games that could not be played."""
    found = _played(competition, outcomes)
    for number, rounds in _stayed(competition).items() if competition.setup.stayed == "points" else ():
        for played in rounds:
            found[number].setdefault(played, (competition.setup.walkover, competition.setup.walkover))
    return found


def _played(competition: Competition, outcomes: Mapping[int, Outcome]) -> dict[int, Scores]:
    """Everyone's scores in the games that were played."""
    found: dict[int, Scores] = {number: {} for number in competition.entrants}
    for game in competition.games.values():
        outcome = outcomes.get(game.id)
        if game.stage not in ("preliminary", "make-up") or outcome is None or outcome.sheet is None:
            continue
        sheet = outcome.sheet
        for line in sheet.lines:
            counts = weighed(line.score, len(sheet.lines), competition.setup.odd_correction)
            found[line.number].setdefault(game.round, (line.score, counts))  # guests of a make-up game have theirs
    return found


def _stayed(competition: Competition) -> dict[int, set[int]]:
    """For each player, the rounds in which they stayed for a game that could not be played."""
    found: dict[int, set[int]] = {}
    for game, numbers in competition.voided.items():
        if competition.games[game].stage in ("preliminary", "make-up"):
            for number in numbers:
                found.setdefault(number, set()).add(competition.games[game].round)
    return found


def totals(competition: Competition, outcomes: Mapping[int, Outcome] | None = None) -> dict[int, Points]:
    """Everyone's total after the preliminary rounds so far."""
    found = scores_of(competition, competition.outcomes if outcomes is None else outcomes)
    averaged = _averaged(competition, found)
    return {number: total(scores, len(averaged[number])) for number, scores in found.items()}


def _averaged(competition: Competition, found: Mapping[int, Scores]) -> dict[int, tuple[int, ...]]:
    """For each player, the rounds that count as the average of the others: those missed, or those they stayed for."""
    stayed = _stayed(competition) if competition.setup.stayed == "average" else {}
    begun = {*range(1, competition.started + 1)}
    rounds = {each: begun if competition.setup.missed == "average" else stayed.get(each, set()) for each in found}
    return {each: tuple(sorted(rounds[each] - scores.keys())) if scores else () for each, scores in found.items()}


def total(scores: Scores, averaged: int) -> Points:
    """The sum; for games that count as the average of the others, that is added."""
    counted: Points = sum(counts for _, counts in scores.values())
    return counted + Fraction(counted) / len(scores) * averaged if averaged else counted


def standings(
    competition: Competition, division: str | None = None, outcomes: Mapping[int, Outcome] | None = None
) -> list[Standing]:
    """Overall or for one division, best first; equal totals share a rank."""
    known = competition.outcomes if outcomes is None else outcomes
    found, sums, played = scores_of(competition, known), totals(competition, known), _played(competition, known)
    averaged = _averaged(competition, found)
    listed = [each for each in competition.entrants.values() if division in (None, each.division)]
    took_part = {each.number for each in listed if each.here or found[each.number]}
    listed.sort(key=lambda each: (each.number not in took_part, -sums[each.number], each.number))
    rank = {sums[each.number]: place for place, each in reversed([*enumerate(listed, 1)]) if each.number in took_part}
    return [
        Standing(
            rank[sums[each.number]] if each.number in took_part else None,
            each.number,
            each.division,
            float(sums[each.number]),
            tuple(found[each.number][r][0] if r in found[each.number] else None for r in _rounds(competition)),
            each.here,
            averaged[each.number],
            tuple(sorted(found[each.number].keys() - played[each.number].keys())),
        )
        for each in listed
    ]


def _rounds(competition: Competition) -> range:
    return range(1, competition.setup.rounds + 1)


def shown(competition: Competition, staff: bool, division: str | None = None) -> list[Standing]:
    """The standings as the public sees them: while frozen, as they were at that time."""
    frozen = None if staff else competition.frozen
    return standings(competition, division, frozen)
