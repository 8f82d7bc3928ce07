"""Standings, derived from the log. Ties are shown as ties (R-11)."""

from collections.abc import Mapping
from fractions import Fraction

from tercet.competition.scores import Points, weighed
from tercet.competition.state import Competition, Outcome
from tercet.engine.value import Value


class Standing(Value, frozen=True):
    """One line of the standings."""

    rank: int
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
            found[line.number][game.round] = line.score, counts
    return found


def totals(competition: Competition, outcomes: Mapping[int, Outcome] | None = None) -> dict[int, Points]:
    """Everyone's total after the preliminary rounds so far."""
    found = scores_of(competition, competition.outcomes if outcomes is None else outcomes)
    return {number: total(competition, scores) for number, scores in found.items()}


def total(competition: Competition, scores: Mapping[int, tuple[int, Points]]) -> Points:
    """The sum; with averages, a game missed in a round that has begun counts as the average of the others."""
    counted: Points = sum(counts for _, counts in scores.values())
    if competition.setup.missed != "average" or not scores:
        return counted
    missed = max(0, competition.started - len(scores))
    return counted + Fraction(counted) / len(scores) * missed


def standings(
    competition: Competition, division: str | None = None, outcomes: Mapping[int, Outcome] | None = None
) -> list[Standing]:
    """Overall or for one division, best first; equal totals share a rank."""
    known = competition.outcomes if outcomes is None else outcomes
    found, sums = scores_of(competition, known), totals(competition, known)
    listed = [each for each in competition.entrants.values() if division in (None, each.division)]
    listed.sort(key=lambda each: (-sums[each.number], each.number))
    rank = {sums[each.number]: place for place, each in reversed([*enumerate(listed, 1)])}
    return [
        Standing(
            rank[sums[each.number]],
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
