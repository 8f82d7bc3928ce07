"""The log of a competition in words."""

from typing import assert_never

from tercet.competition import events as e
from tercet.competition.clock import MINUTE
from tercet.competition.roles import role_of
from tercet.competition.scores import Sheet
from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.words.languages import Language
from tercet.words.speech import speak

Told = dict[str, str | int]


def said_by(event: e.CompetitionEvent, now: Competition, lang: Language) -> str:
    """Who said it, by their role; empty for what follows from something else."""
    by: Player | None = getattr(event, "by", None)
    return "" if by is None else speak(lang, "journal-by", role=role_of(now, by), number=str(now.number_of(by) or ""))


Results = (
    e.ResultReported
    | e.ReportRevised
    | e.ResultConfirmed
    | e.ResultDisputed
    | e.ResultSettled
    | e.GameVoided
    | e.ResultCorrected
)
Calls = e.DeskCalled | e.CallAnswered
People = (
    e.CompetitionOpened
    | e.StaffAppointed
    | e.StaffDismissed
    | e.EntrantEntered
    | e.EntrantChanged
    | e.SetupChanged
    | e.EntrantLeft
    | e.EntrantReturned
    | e.TablesSet
)
Course = (
    e.RoundsDrawn
    | e.RoundStarted
    | e.TimeAdded
    | e.ClockPaused
    | e.ClockResumed
    | e.GamesAdded
    | e.PreliminariesEnded
    | e.FinalistsNamed
    | e.FinalStarted
    | e.StandingsFrozen
    | e.Announced
    | e.PlacesRevealed
    | e.PeopleErased
    | e.SchedulePrinted
    | e.Undone
    | e.CompetitionEnded
    | e.CompetitionReopened
)


def told_in_words(event: e.CompetitionEvent, now: Competition, lang: Language) -> str:
    """What has happened; games are named by table and round as they are now."""
    if isinstance(event, Results):
        name, args = _result(event, now, lang)
    elif isinstance(event, People):
        name, args = _person(event)
    elif isinstance(event, Calls):
        name, args = _call(event)
    else:
        name, args = _course(event, now, lang)
    return speak(lang, f"journal-{name}", **args)


def place_in_words(game: int, now: Competition, lang: Language) -> str:
    """A game by its table and round, or by what it decides."""
    found = now.games.get(game)
    if found is None:
        return speak(lang, "journal-lost-place")
    return speak(lang, "journal-place", stage=found.stage, table=str(found.table), round=str(found.round))


def _scores(sheet: Sheet, lang: Language) -> str:
    """Numbers with their scores."""
    if not sheet.lines:
        return speak(lang, "journal-not-played")
    return " · ".join(f"{line.number}: {str(line.score).replace('-', '−')}" for line in sheet.lines)


def _result(event: Results, now: Competition, lang: Language) -> tuple[str, Told]:
    place: Told = {"place": place_in_words(event.game, now, lang)}
    match event:
        case e.ResultDisputed():
            return "disputed", place
        case e.GameVoided():
            return "void", place
        case e.ResultCorrected(_, _, _, old, new):
            return "corrected", place | {"old": _scores(old, lang), "new": _scores(new, lang)}
        case e.ResultReported() | e.ReportRevised() | e.ResultConfirmed() | e.ResultSettled():
            return _WITH_SHEET[type(event)], place | {"new": _scores(event.sheet, lang)}
        case unknown:
            assert_never(unknown)


_WITH_SHEET: dict[type, str] = {
    e.ResultReported: "reported",
    e.ReportRevised: "revised",
    e.ResultConfirmed: "confirmed",
    e.ResultSettled: "settled",
}


def _call(event: Calls) -> tuple[str, Told]:
    if isinstance(event, e.CallAnswered):
        return "answered", {}
    return "called", {"who": "judge" if event.number is None else "player", "table": str(event.table)}


def _person(event: People) -> tuple[str, Told]:
    match event:
        case e.CompetitionOpened():
            return "opened", {}
        case e.StaffAppointed(_, _, appointment):
            return "appointed", {"role": appointment.role, "table": str(appointment.table)}
        case e.StaffDismissed():
            return "dismissed", {}
        case e.EntrantEntered(_, _, entrant):
            return "entered", {"number": str(entrant.number)}
        case e.SetupChanged():
            return "setup", {}
        case e.TablesSet(_, _, tables):
            return "tables", {"numbers": ", ".join(map(str, tables))}
        case e.EntrantChanged() | e.EntrantLeft() | e.EntrantReturned():
            return _NUMBERED[type(event)], {"number": str(event.number)}
        case unknown:
            assert_never(unknown)


_NUMBERED: dict[type, str] = {e.EntrantChanged: "changed", e.EntrantLeft: "left", e.EntrantReturned: "returned"}
_PLAIN: dict[type, str] = {
    e.ClockPaused: "paused",
    e.ClockResumed: "resumed",
    e.PreliminariesEnded: "cut",
    e.FinalStarted: "final",
    e.PeopleErased: "erased",
    e.SchedulePrinted: "printed",
    e.Undone: "undone",
    e.CompetitionReopened: "reopened",
}


def _course(event: Course, now: Competition, lang: Language) -> tuple[str, Told]:
    match event:
        case e.RoundsDrawn():
            return _drawn(event)
        case e.RoundStarted() | e.TimeAdded():
            return _time(event)
        case e.GamesAdded(_, games):
            return "added", {"place": " · ".join(place_in_words(game.id, now, lang) for game in games)}
        case e.FinalistsNamed():
            return "finalists", {"numbers": ", ".join(map(str, event.numbers))}
        case e.StandingsFrozen() | e.Announced() | e.PlacesRevealed():
            return _public(event)
        case e.CompetitionEnded():
            return "ended", {"champion": str(event.champion or 0)}
        case (
            e.PreliminariesEnded()
            | e.FinalStarted()
            | e.Undone()
            | e.PeopleErased()
            | e.SchedulePrinted()
            | e.CompetitionReopened()
            | e.ClockPaused()
            | e.ClockResumed()
        ):
            return _PLAIN[type(event)], {}
        case unknown:
            assert_never(unknown)


def _time(event: e.RoundStarted | e.TimeAdded) -> tuple[str, Told]:
    if isinstance(event, e.RoundStarted):
        return "started", {"round": str(event.round)}
    return "time", {"minutes": round(event.ms / MINUTE)}


def _public(event: e.StandingsFrozen | e.Announced | e.PlacesRevealed) -> tuple[str, Told]:
    if isinstance(event, e.StandingsFrozen):
        return "frozen", {"value": "yes" if event.frozen else "no"}
    if isinstance(event, e.PlacesRevealed):
        return _revealed(event)
    return ("announced", {"text": event.text}) if event.text else ("announced-nothing", {})


def _revealed(event: e.PlacesRevealed) -> tuple[str, Told]:
    if event.places is None:
        return "revealed-nothing", {}
    return ("titled", {"count": event.titles}) if event.titles else ("revealed", {"count": event.places})


def _drawn(event: e.RoundsDrawn) -> tuple[str, Told]:
    if event.first == 1 and not event.moved and not event.shifted:
        return "drawn", {"repeats": event.repeats, "bound": event.lower_bound}
    return "drawn-again", {"round": str(event.first), "moved": len(event.moved)}
