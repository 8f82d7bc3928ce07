"""Standings, derived from the log. Ties are shown as ties (R-11)."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
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


def scores_of(competition: Competition, outcomes: Mapping[int, Outcome]) -> dict[int, dict[int, tuple[int, Points]]]:
    """For each player and round: the score, and how much it counts."""
    found: dict[int, dict[int, tuple[int, Points]]] = {number: {} for number in competition.entrants}
    for game in competition.games.values():
        outcome = outcomes.get(game.id)
        if game.stage not in ("preliminary", "make-up") or outcome is None or outcome.sheet is None:
            continue
        sheet = outcome.sheet
        for line in sheet.lines:
            counts = weighed(line.score, len(sheet.lines), competition.setup.odd_correction)
            found[line.number].setdefault(game.round, (line.score, counts))  # guests of a make-up game have theirs
    for number, rounds in _stayed(competition).items() if competition.setup.stayed == "points" else ():
        for played in rounds:
            found[number].setdefault(played, (competition.setup.walkover, competition.setup.walkover))
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
    stayed = _stayed(competition) if competition.setup.stayed == "average" else {}
    return {number: total(competition, scores, stayed.get(number, set())) for number, scores in found.items()}


def total(competition: Competition, scores: Mapping[int, tuple[int, Points]], stayed: AbstractSet[int]) -> Points:
    """The sum; games that count as the average of the others are added: those missed, or those one had stayed for."""
    counted: Points = sum(counts for _, counts in scores.values())
    if not scores:
        return counted
    missed = max(0, competition.started - len(scores))
    averaged = missed if competition.setup.missed == "average" else len(stayed - scores.keys())
    return counted + Fraction(counted) / len(scores) * averaged if averaged else counted


def standings(
    competition: Competition, division: str | None = None, outcomes: Mapping[int, Outcome] | None = None
) -> list[Standing]:
    """Overall or for one division, best first; equal totals share a rank."""
    known = competition.outcomes if outcomes is None else outcomes
    found, sums = scores_of(competition, known), totals(competition, known)
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
        )
        for each in listed
    ]


def _rounds(competition: Competition) -> range:
    return range(1, competition.setup.rounds + 1)


def shown(competition: Competition, staff: bool, division: str | None = None) -> list[Standing]:
    """The standings as the public sees them: while frozen, as they were at that time."""
    frozen = None if staff else competition.frozen
    return standings(competition, division, frozen)
