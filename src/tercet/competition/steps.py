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
BESIDE: Final = (*RESULTS, e.Announced, e.SchedulePrinted, e.DeskCalled, e.CallAnswered)  # no reason not to undo
STAFF: Final = frozenset({"StaffAppointed", "StaffDismissed"})  # links, which are revoked among the links
UNDOABLE: Final = STAFF | frozenset(
    {
        "EntrantEntered",
        "EntrantChanged",
        "SetupChanged",
        "EntrantLeft",
        "EntrantReturned",
        "TablesSet",
        "RoundsDrawn",
        "RoundStarted",
        "TimeAdded",
        "ClockPaused",
        "ClockResumed",
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

    Results that came in after it do not matter if their games had begun before it, nor do announcements; nothing else
    may have happened. An appointment or a link is undone only as long as no result came after it: nobody who wants
    to take back a result should end the desk's link.
    """
    for back, step in enumerate(reversed(now.steps), 1):
        if step.what in UNDOABLE:
            since = now.steps[len(now.steps) - back + 1 :]
            return (back, step) if all(_independent(step, later) for later in since) else None
        if not all(isinstance(event, BESIDE) for event in step.events):
            return None
    return None


def _independent(step: Step, later: Step) -> bool:
    """Would the later step have been possible without this one, too?"""
    before = step.before
    games = [before.games.get(event.game) for event in later.events if isinstance(event, RESULTS)]
    if step.what in STAFF:
        return not games
    return all(game is not None and before.begun(game) for game in games)
