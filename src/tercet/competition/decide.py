"""Which events a command causes in a competition."""

from typing import assert_never

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.cuts import named_now
from tercet.competition.draw.fields import LEAST_PLAYERS
from tercet.competition.draw_rounds import draw_rounds
from tercet.competition.entering import come_or_go, enter
from tercet.competition.hall import appoint, dismiss, set_tables
from tercet.competition.playoffs import go_on
from tercet.competition.refusals import Refusal
from tercet.competition.roles import not_allowed
from tercet.competition.scoring import correct, make_up, report, settle
from tercet.competition.setup import problem_with_setup
from tercet.competition.state import Competition
from tercet.competition.story import Story


def act(competition: Competition | None, command: c.Command) -> Story | Refusal:
    """The events of a command and the competition afterwards; or a refusal, which changes nothing."""
    story = Story(competition)
    if isinstance(command, c.OpenCompetition):
        return no.OPEN_ALREADY if competition else _open(story, command)
    if competition is None:
        return no.NOT_OPEN
    if command.at < competition.at:
        return no.BACK_IN_TIME
    if refusal := _too_late(competition, command) or not_allowed(competition, command) or _said(story, command):
        return refusal
    go_on(story, command.at)
    return story


def _too_late(competition: Competition, command: c.Command) -> Refusal | None:
    """After the end, only the standings can still be unfrozen."""
    return no.OVER if competition.ended and not isinstance(command, c.Freeze) else None


def _open(story: Story, command: c.OpenCompetition) -> Story | Refusal:
    if refusal := problem_with_setup(command.setup):
        return refusal
    story.tell(e.CompetitionOpened(command.at, command.by, command.setup))
    return story


def _said(story: Story, command: c.Command) -> Refusal | None:
    match command:
        case c.ReportResult():
            return report(story, command)
        case c.Settle():
            return settle(story, command)
        case c.Correct():
            return correct(story, command)
        case c.MakeUpGame():
            return make_up(story, command)
        case c.Appoint() | c.Dismiss():
            return appoint(story, command) if isinstance(command, c.Appoint) else dismiss(story, command)
        case c.Enter():
            return enter(story, command)
        case c.Withdraw() | c.Return():
            return come_or_go(story, command)
        case _:
            return _course(story, command)


def _course(
    story: Story,
    command: c.OpenCompetition
    | c.SetTables
    | c.DrawRounds
    | c.StartRound
    | c.EndPreliminaries
    | c.StartFinal
    | c.Freeze,
) -> Refusal | None:
    """Commands that move the day forward: draw, rounds, finals."""
    match command:
        case c.SetTables():
            return set_tables(story, command)
        case c.DrawRounds():
            return draw_rounds(story, command)
        case c.StartRound():
            return _start_round(story, command)
        case c.EndPreliminaries():
            return _end_preliminaries(story, command)
        case c.StartFinal():
            return _start_final(story, command)
        case c.Freeze(at, by, frozen):
            story.tell(e.StandingsFrozen(at, by, frozen))
            return None
        case c.OpenCompetition():
            return no.OPEN_ALREADY
        case unknown:
            assert_never(unknown)


def _start_round(story: Story, command: c.StartRound) -> Refusal | None:
    now = story.now
    if not now.drawn and not now.started:
        return no.NOT_DRAWN
    if now.started >= now.setup.rounds:
        return no.ALL_STARTED
    story.tell(e.RoundStarted(command.at, command.by, now.started + 1))
    return None


def _end_preliminaries(story: Story, command: c.EndPreliminaries) -> Refusal | None:
    """Every game that was begun must be settled: played, or declared not played."""
    now = story.now
    if now.cutting:
        return no.CUT_ALREADY
    if now.started < now.setup.rounds and not _too_few(now):
        return no.ROUNDS_LEFT
    if missing := now.unsettled():
        return no.unsettled([game.id for game in missing])
    story.tell(e.PreliminariesEnded(command.at, command.by))
    return None


def _too_few(now: Competition) -> bool:
    """Too few are left for a draw: they go to the final directly."""
    return len(now.here) < (2 if now.drawn or now.started else LEAST_PLAYERS)


def _start_final(story: Story, command: c.StartFinal) -> Refusal | None:
    now = story.now
    if now.final_started:
        return no.FINAL_STARTED
    if named_now(now) is None or not now.cutting:
        return no.NO_FINALISTS
    story.tell(e.FinalStarted(command.at, command.by))
    return None
