"""The fold of a competition's log. Never refuses."""

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from tercet.competition import events as e
from tercet.competition.free_texts import erased
from tercet.competition.scores import Sheet
from tercet.competition.state import Appointment, Call, Competition, Correction, Game, Outcome, Paused, ReportedSheet
from tercet.competition.steps import steps_after
from tercet.engine.value import Player


def fold(events: Iterable[e.CompetitionEvent]) -> Competition:
    """The competition after a whole log, or after the first part of it."""
    competition: Competition | None = None
    for event in events:
        competition = evolve(competition, event)
    assert competition is not None
    return competition


def evolve(competition: Competition | None, event: e.CompetitionEvent) -> Competition:
    """The competition after one event."""
    if isinstance(event, e.CompetitionOpened):
        return Competition(event.by, event.setup, event.at, tuple(range(1, event.setup.tables + 1)))
    assert competition is not None
    if isinstance(event, e.Undone):
        return _undone(competition, event)
    if isinstance(event, e.PeopleErased):
        return erased(replace(competition, at=event.at))
    now = _applied(replace(competition, at=event.at), event)
    return replace(now, steps=steps_after(competition, event))


def _undone(now: Competition, event: e.Undone) -> Competition:
    """The state before that step, with the results that came in since. Ids of games are not used again."""
    *earlier, step = now.steps[: len(now.steps) - event.back + 1]
    then = replace(step.before, steps=tuple(earlier), last_id=now.last_id)
    for later in now.steps[len(now.steps) - event.back + 1 :]:
        for told in later.events:
            then = evolve(then, cast("e.CompetitionEvent", told))
    return replace(then, at=event.at, on_paper=now.on_paper)  # paper stays as it is


def _applied(now: Competition, event: e.CompetitionEvent) -> Competition:
    match event:
        case e.StaffAppointed() | e.StaffDismissed() | e.TablesSet():
            return _hall(now, event)
        case e.EntrantEntered() | e.EntrantChanged() | e.EntrantLeft() | e.EntrantReturned():
            return _entrants(now, event)
        case e.SetupChanged():
            return _set_up(now, event)
        case e.RoundsDrawn() | e.RoundStarted() | e.GamesAdded():
            return _games(now, event)
        case e.ResultReported() | e.ReportRevised() | e.ResultConfirmed() | e.ResultDisputed() | e.ResultSettled():
            return _results(now, event)
        case e.GameVoided() | e.ResultCorrected():
            return _changed_results(now, event)
        case (
            e.StandingsFrozen()
            | e.Announced()
            | e.PlacesRevealed()
            | e.SchedulePrinted()
            | e.DeskCalled()
            | e.CallAnswered()
        ):
            return _public(now, event)
        case _:
            return _course(now, event)


def _hall(now: Competition, event: e.StaffAppointed | e.StaffDismissed | e.TablesSet) -> Competition:
    match event:
        case e.StaffAppointed(_, _, appointment):
            return replace(now, staff=(*_staff_without(now, appointment.person), appointment))
        case e.StaffDismissed(_, _, person):
            return replace(now, staff=_staff_without(now, person))
        case e.TablesSet(_, _, tables):
            return replace(now, tables=tables)


def _staff_without(now: Competition, person: Player) -> tuple[Appointment, ...]:
    return tuple(each for each in now.staff if each.person != person)


def _set_up(now: Competition, event: e.SetupChanged) -> Competition:
    """The new setup, with another hall if it has another number of tables; rounds that are not played are gone."""
    tables = now.tables if event.setup.tables == now.setup.tables else tuple(range(1, event.setup.tables + 1))
    rounds = event.setup.rounds
    games = {each: game for each, game in now.games.items() if game.stage != "preliminary" or game.round <= rounds}
    entrants = {
        number: replace(each, division=event.renamed.get(each.division, each.division))
        for number, each in now.entrants.items()
    }
    return replace(now, setup=event.setup, tables=tables, games=games, entrants=entrants)


def _entrants(
    now: Competition, event: e.EntrantEntered | e.EntrantChanged | e.EntrantLeft | e.EntrantReturned
) -> Competition:
    match event:
        case e.EntrantEntered(_, _, entrant):
            return replace(now, entrants={**now.entrants, entrant.number: entrant})
        case e.EntrantChanged(_, _, number, division, group):
            entrant = replace(now.entrants[number], division=division, group=group)
            return replace(now, entrants={**now.entrants, number: entrant})
        case e.EntrantLeft(_, _, number) | e.EntrantReturned(_, _, number):
            entrant = replace(now.entrants[number], here=isinstance(event, e.EntrantReturned))
            return replace(now, entrants={**now.entrants, number: entrant})


def _games(now: Competition, event: e.RoundsDrawn | e.RoundStarted | e.GamesAdded) -> Competition:
    match event:
        case e.RoundsDrawn(_, _, first, games):
            kept = {game.id: game for game in now.games.values() if game.stage != "preliminary" or game.round < first}
            return _announced(now, kept, games)
        case e.RoundStarted(at):
            return replace(now, started_at=(*now.started_at, at), paused=None)
        case e.GamesAdded(_, games):
            return _announced(now, now.games, games)


def _clock(now: Competition, event: e.TimeAdded | e.ClockPaused | e.ClockResumed) -> Competition:
    match event:
        case e.TimeAdded(_, _, slot, ms):
            return _longer(now, slot, ms)
        case e.ClockPaused(at, _, slot):
            return replace(now, paused=Paused(slot, at))
        case e.ClockResumed(at):
            stood = now.paused or Paused(0, at)
            return replace(_longer(now, stood.slot, at - stood.at), paused=None)


def _longer(now: Competition, slot: int, ms: int) -> Competition:
    return replace(now, extra={**now.extra, slot: now.extra.get(slot, 0) + ms})


def _announced(now: Competition, kept: dict[int, Game], games: tuple[Game, ...]) -> Competition:
    last = max([now.last_id, *(game.id for game in games)])
    return replace(now, games={**kept, **{game.id: game for game in games}}, last_id=last)


def _results(
    now: Competition,
    event: e.ResultReported | e.ReportRevised | e.ResultConfirmed | e.ResultDisputed | e.ResultSettled,
) -> Competition:
    match event:
        case e.ResultReported(_, by, role, game, sheet):
            outcome = now.outcomes.get(game, Outcome())
            return _with(now, game, replace(outcome, reports=(*outcome.reports, ReportedSheet(by, role, sheet))))
        case e.ReportRevised(_, by, role, game, sheet):
            outcome, new = now.outcomes.get(game, Outcome()), ReportedSheet(by, role, sheet)
            return _with(now, game, replace(outcome, reports=tuple(new if r.by == by else r for r in outcome.reports)))
        case e.ResultConfirmed(_, game, sheet) | e.ResultSettled(_, _, game, sheet):
            return _settled(now, game, sheet)
        case e.ResultDisputed():
            return now


def _changed_results(now: Competition, event: e.GameVoided | e.ResultCorrected) -> Competition:
    match event:
        case e.GameVoided(_, _, game, stayed):
            return _settled(replace(now, voided={**now.voided, game: stayed}), game, Sheet(()))
        case e.ResultCorrected(at, by, game, old, new, why):
            kept = (*now.corrections, Correction(at, by, game, old, new, why))
            voided = {each: stayed for each, stayed in now.voided.items() if each != game}
            return _settled(replace(now, corrections=kept, voided=voided), game, new)


def _settled(now: Competition, game: int, sheet: Sheet) -> Competition:
    return _with(now, game, replace(now.outcomes.get(game, Outcome()), settled=sheet))


def _with(now: Competition, game: int, outcome: Outcome) -> Competition:
    return replace(now, outcomes={**now.outcomes, game: outcome})


def _public(
    now: Competition,
    event: e.StandingsFrozen | e.Announced | e.PlacesRevealed | e.SchedulePrinted | e.DeskCalled | e.CallAnswered,
) -> Competition:
    """What the public sees, and what people in the hall say to the staff."""
    match event:
        case e.StandingsFrozen(_, _, frozen):
            return replace(now, frozen=now.outcomes if frozen else None)
        case e.Announced(_, _, text):
            return replace(now, announcement=text)
        case e.PlacesRevealed(_, _, places, titles):
            return replace(now, revealed=places, titled=titles)
        case e.SchedulePrinted():
            return replace(now, on_paper=now.games)
        case e.DeskCalled(at, by, table, number):
            return replace(now, calls=(*now.calls, Call(by, at, table, number)))
        case e.CallAnswered(_, _, person):
            return replace(now, calls=tuple(each for each in now.calls if each.person != person))


def _course(
    now: Competition,
    event: e.CompetitionOpened
    | e.Undone
    | e.PeopleErased
    | e.TimeAdded
    | e.ClockPaused
    | e.ClockResumed
    | e.PreliminariesEnded
    | e.FinalistsNamed
    | e.FinalStarted
    | e.CompetitionEnded
    | e.CompetitionReopened,
) -> Competition:
    match event:
        case e.TimeAdded() | e.ClockPaused() | e.ClockResumed():
            return _clock(now, event)
        case e.PreliminariesEnded():
            return replace(now, cutting=True, at_cut=tuple(now.here))
        case e.FinalistsNamed(_, numbers):
            return replace(now, finalists=numbers)
        case e.FinalStarted():
            return replace(now, final_started=True)
        case e.CompetitionEnded(_, champion):
            return replace(now, ended=True, champion=champion)
        case e.CompetitionReopened():
            return replace(now, ended=False, champion=None)
        case e.CompetitionOpened() | e.Undone() | e.PeopleErased():
            return now
