"""The last steps of a competition: what each command did, so that it can be undone."""

from typing import Final

from msgspec.structs import replace

from tercet.competition import events as e
from tercet.competition.state import Competition, Step
from tercet.engine.value import Player

KEPT: Final = 20
# Events that follow from others; everything else was said by somebody.
FOLLOWING: Final = (e.ResultConfirmed, e.ResultDisputed, e.FinalistsNamed, e.CompetitionEnded, e.CompetitionReopened)
DRAWN_AFTER: Final = ("EntrantEntered", "EntrantLeft", "EntrantReturned", "TablesSet", "SetupChanged")
REPORTS: Final = (e.ResultReported, e.ReportRevised, e.ResultConfirmed, e.ResultDisputed)
RESULTS: Final = (*REPORTS, e.ResultSettled, e.GameVoided, e.ResultCorrected)
UNDOABLE: Final = frozenset(
    {
        "StaffAppointed",
        "StaffDismissed",
        "EntrantEntered",
        "EntrantChanged",
        "SetupChanged",
        "EntrantLeft",
        "EntrantReturned",
        "TablesSet",
        "RoundsDrawn",
        "RoundStarted",
        "GamesAdded",
        "PreliminariesEnded",
        "FinalStarted",
    }
)


def steps_after(before: Competition, event: e.CompetitionEvent) -> tuple[Step, ...]:
    """The steps with this event: a new one, or the last one continued."""
    steps = before.steps
    if _follows(before, event):
        return (*steps[:-1], replace(steps[-1], events=(*steps[-1].events, event))) if steps else ()
    by = getattr(event, "by", Player(""))
    step = Step(type(event).__name__, by, event.at, replace(before, steps=()), (event,))
    return (*steps, step)[-KEPT:]


def _follows(before: Competition, event: e.CompetitionEvent) -> bool:
    """Does the event belong to the same command as the one before it?"""
    match event:
        case e.GamesAdded(_, games):
            return games[0].stage != "make-up"
        case e.RoundsDrawn():
            last = before.steps[-1] if before.steps else None
            return before.drawn and last is not None and last.at == event.at and last.what in DRAWN_AFTER
        case _:
            return isinstance(event, FOLLOWING)


def to_undo(now: Competition) -> tuple[int, Step] | None:
    """The step that can be undone, and how far back it is.

    Results that came in after it do not matter if their games had begun before it; nothing else may have happened.
    """
    for back, step in enumerate(reversed(now.steps), 1):
        if step.what in UNDOABLE:
            since = now.steps[len(now.steps) - back + 1 :]
            return (back, step) if all(_independent(step.before, later) for later in since) else None
        if not all(isinstance(event, RESULTS) for event in step.events):
            return None
    return None


def _independent(before: Competition, later: Step) -> bool:
    """Would this step have been possible before, too?"""
    games = [before.games.get(event.game) for event in later.events if isinstance(event, RESULTS)]
    return all(game is not None and before.begun(game) for game in games)
