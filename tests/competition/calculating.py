"""Standings by the events alone: another way than the fold, to compare with it."""

from collections.abc import Iterable
from fractions import Fraction

from tercet.competition import events as e
from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup

Log = Iterable[e.CompetitionEvent]


def calculated(log: list[e.CompetitionEvent]) -> dict[int, float]:
    """Everyone's total in the preliminaries."""
    setup = next(event.setup for event in log if isinstance(event, e.CompetitionOpened))
    started = sum(isinstance(event, e.RoundStarted) for event in log)
    numbers = [event.entrant.number for event in log if isinstance(event, e.EntrantEntered)]
    scores = scored(log, setup)
    return {number: float(total(scores.get(number, []), setup, started)) for number in numbers}


def total(scores: list[Fraction], setup: Setup, started: int) -> Fraction:
    whole = sum(scores, Fraction())
    if setup.missed == "average" and scores:
        whole += whole / len(scores) * max(0, started - len(scores))
    return whole


def scored(log: Log, setup: Setup) -> dict[int, list[Fraction]]:
    """For each number, what each game counts."""
    stages = {
        game.id: game.stage for event in log if isinstance(event, e.RoundsDrawn | e.GamesAdded) for game in event.games
    }
    found: dict[int, list[Fraction]] = {}
    for game, sheet in counting(log).items():
        if sheet is not None and stages[game] in ("preliminary", "make-up"):
            weight = Fraction(len(sheet.lines), 3) if setup.odd_correction else Fraction(1)
            for line in sheet.lines:
                found.setdefault(line.number, []).append((line.sets - line.against) * weight)
    return found


def counting(log: Log) -> dict[int, Sheet | None]:
    """The sheet of each game that counts: the last word on it, and nothing while two words differ."""
    counts: dict[int, Sheet | None] = {}
    for event in log:
        match event:
            case e.ResultReported(game=game, sheet=sheet):
                counts[game] = None if game in counts else sheet
            case e.ResultConfirmed(game=game, sheet=sheet) | e.ResultSettled(game=game, sheet=sheet):
                counts[game] = sheet
            case e.ResultCorrected(game=game, new=sheet):
                counts[game] = sheet
            case _:
                pass
    return counts
