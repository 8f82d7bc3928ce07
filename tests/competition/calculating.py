"""Standings by the events alone: another way than the fold, to compare with it."""

from collections.abc import Iterable
from fractions import Fraction

from tercet.competition import events as e
from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup

Log = Iterable[e.CompetitionEvent]


def calculated(log: list[e.CompetitionEvent]) -> dict[int, float]:
    """Everyone's total in the preliminaries."""
    setup = [event.setup for event in log if isinstance(event, e.CompetitionOpened | e.SetupChanged)][-1]
    started = sum(isinstance(event, e.RoundStarted) for event in log)
    numbers = [event.entrant.number for event in log if isinstance(event, e.EntrantEntered)]
    scores = scored(log, setup)
    stayed = stayed_for(log)
    return {
        number: float(total(scores.get(number, {}), setup, started, stayed.get(number, set()))) for number in numbers
    }


def total(scores: dict[int, Fraction], setup: Setup, started: int, stayed: set[int]) -> Fraction:
    own = dict(scores)
    if setup.stayed == "points":
        own = dict.fromkeys(stayed, Fraction(setup.walkover)) | own
    whole = sum(own.values(), Fraction())
    average = whole / len(own) if own else Fraction()
    if setup.missed == "average":
        return whole + average * max(0, started - len(own))
    return whole + average * len(stayed - own.keys()) if setup.stayed == "average" else whole


def stayed_for(log: Log) -> dict[int, set[int]]:
    """For each number, the rounds of games that were not played though they were there, and not corrected since."""
    games = {game.id: game for event in log if isinstance(event, e.RoundsDrawn | e.GamesAdded) for game in event.games}
    void: dict[int, tuple[int, ...]] = {}
    for event in log:
        if isinstance(event, e.GameVoided):
            void[event.game] = event.stayed
        elif isinstance(event, e.ResultCorrected):
            void.pop(event.game, None)
    found: dict[int, set[int]] = {}
    for game, numbers in void.items():
        for number in numbers if games[game].stage in ("preliminary", "make-up") else ():
            found.setdefault(number, set()).add(games[game].round)
    return found


def scored(log: Log, setup: Setup) -> dict[int, dict[int, Fraction]]:
    """For each number and round, what counts: the game that was drawn, or else the one that makes up for it."""
    games = {game.id: game for event in log if isinstance(event, e.RoundsDrawn | e.GamesAdded) for game in event.games}
    found: dict[int, dict[int, Fraction]] = {}
    for stage in ("make-up", "preliminary"):
        for game, sheet in sorted(counting(log).items(), reverse=True):
            if sheet is not None and games[game].stage == stage:
                weight = Fraction(len(sheet.lines), 3) if setup.odd_correction else Fraction(1)
                for line in sheet.lines:
                    found.setdefault(line.number, {})[games[game].round] = (line.sets - line.against) * weight
    return found


def counting(log: Log) -> dict[int, Sheet | None]:
    """The sheet of each game that counts: the last word on it, and nothing while two words differ."""
    counts: dict[int, Sheet | None] = {}
    said: dict[int, dict[str, Sheet]] = {}
    for event in log:
        match event:
            case e.ResultReported(by=by, game=game, sheet=sheet) | e.ReportRevised(by=by, game=game, sheet=sheet):
                said.setdefault(game, {})[by] = sheet
                counts[game] = sheet if len(said[game]) == 1 else None
            case e.ResultConfirmed(game=game, sheet=sheet) | e.ResultSettled(game=game, sheet=sheet):
                counts[game] = sheet
            case e.ResultCorrected(game=game, new=sheet):
                counts[game] = sheet
            case e.GameVoided(game=game):
                counts[game] = Sheet(())
            case _:
                pass
    return counts
