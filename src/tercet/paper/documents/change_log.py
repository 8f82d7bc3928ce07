"""The change log: every ruling, correction and new draw, as the log has them."""

from typing import Any

from tercet.competition import events as e
from tercet.competition.scores import Sheet
from tercet.paper.job import Job
from tercet.words.journal import said_by


def change_log(job: Job) -> dict[str, Any]:
    """In the order of the log, each with its number there."""
    rows = []
    drawn = False
    for nth, event in enumerate(job.day.log, 1):
        told = _told(job, event, drawn)
        drawn = drawn or isinstance(event, e.RoundsDrawn)
        if told:
            what, why = told
            who = said_by(event, job.day.now, job.lang)
            rows.append({"nth": str(nth), "time": _time(job, event.at), "who": who, "what": what, "why": why})
    return {"rows": rows}


def _told(job: Job, event: e.CompetitionEvent, drawn: bool) -> tuple[str, str] | None:
    """What changed and why; None for the ordinary course of the day."""
    match event:
        case e.SetupChanged():
            return job.say("changes-setup"), event.why
        case e.EntrantChanged():
            return job.say("changes-entrant", number=event.number), event.why
        case e.Undone():
            return job.say("changes-undone"), ""
        case e.FinalistsNamed() if event.before:
            return job.say("changes-finalists", numbers=", ".join(map(str, event.numbers))), ""
        case _:
            return _result(job, event) or _moved(job, event, drawn)


def _result(job: Job, event: e.CompetitionEvent) -> tuple[str, str] | None:
    """Results that were ruled on, replaced or corrected, each with its reason."""
    match event:
        case e.ReportRevised():
            return job.say("changes-revised", game=event.game, new=_scores(job, event.sheet)), event.why
        case e.ResultCorrected():
            scores = {"old": _scores(job, event.old), "new": _scores(job, event.new)}
            return job.say("changes-corrected", game=event.game, **scores), event.why
        case e.ResultSettled():
            return job.say("changes-settled", game=event.game, new=_scores(job, event.sheet)), event.why
        case e.GameVoided():
            return job.say("changes-void", game=event.game), event.why
        case _:
            return None


def _moved(job: Job, event: e.CompetitionEvent, drawn: bool) -> tuple[str, str] | None:
    """People who come and go, and what that does to the draw."""
    match event:
        case e.EntrantEntered() if drawn:
            return job.say("changes-entered", number=event.entrant.number), ""
        case e.EntrantLeft():
            return job.say("changes-left", number=event.number), ""
        case e.EntrantReturned():
            return job.say("changes-returned", number=event.number), ""
        case e.TablesSet():
            return job.say("changes-tables", tables=len(event.tables)), ""
        case e.RoundsDrawn() if drawn:
            return job.say("changes-drawn", round=event.first, moved=len(event.moved)), ""
        case _:
            return None


def _scores(job: Job, sheet: Sheet) -> str:
    """“No. 7: 9 · No. 12: 8”."""
    if not sheet.lines:
        return job.say("changes-not-played")
    return " · ".join(
        job.say("changes-score", number=line.number, score=job.number(line.score)) for line in sheet.lines
    )


def _time(job: Job, at: int) -> str:
    """On the clock of the hall, or in UTC if nobody has said where that is; a log without a clock has none."""
    zone = " UTC" if job.clock.ahead is None else ""
    return f"{job.local(at):%Y-%m-%d %H:%M}{zone}" if at > 0 else ""
