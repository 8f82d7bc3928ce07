"""Which events a command causes in a competition."""

from typing import assert_never

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.calling import answer_call, call_desk
from tercet.competition.ceremony import reveal
from tercet.competition.changing import change_entrant, change_setup, changes_only_privacy
from tercet.competition.course import announce, end_preliminaries, freeze, start_final, start_round
from tercet.competition.draw_rounds import draw_rounds, shorten
from tercet.competition.entering import come_or_go, enter
from tercet.competition.hall import appoint, dismiss, set_tables
from tercet.competition.make_ups import make_up
from tercet.competition.playoffs import go_on
from tercet.competition.refusals import Refusal
from tercet.competition.roles import not_allowed
from tercet.competition.round_clock import add_time, pause_clock
from tercet.competition.scoring import correct, report, settle, void
from tercet.competition.setup import problem_with_setup
from tercet.competition.state import Competition
from tercet.competition.story import Story
from tercet.competition.undoing import undo


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
    """After the end, results, frozen standings, announcements, the ceremony and privacy can still change."""
    allowed = isinstance(command, c.Freeze | c.Correct | c.Announce | c.Reveal) or changes_only_privacy(
        competition, command
    )
    return None if allowed or not competition.ended else no.OVER


def _open(story: Story, command: c.OpenCompetition) -> Story | Refusal:
    if refusal := problem_with_setup(command.setup):
        return refusal
    story.tell(e.CompetitionOpened(command.at, command.by, command.setup))
    return story


def _said(story: Story, command: c.Command) -> Refusal | None:
    match command:
        case c.ReportResult() | c.Settle() | c.Void() | c.Correct() | c.MakeUpGame():
            return _result(story, command)
        case c.Appoint() | c.Dismiss() | c.SetTables():
            return _hall(story, command)
        case c.Enter() | c.ChangeEntrant() | c.Withdraw() | c.Return() | c.CallDesk() | c.AnswerCall():
            return _person(story, command)
        case c.ChangeSetup():
            return change_setup(story, command)
        case c.DrawRounds() | c.NewTimetable() | c.AddTime() | c.PauseClock():
            return _times(story, command)
        case c.Undo():
            return undo(story, command)
        case _:
            return _course(story, command)


def _times(story: Story, command: c.DrawRounds | c.NewTimetable | c.AddTime | c.PauseClock) -> Refusal | None:
    match command:
        case c.DrawRounds():
            return draw_rounds(story, command)
        case c.NewTimetable():
            return shorten(story, command)
        case c.AddTime():
            return add_time(story, command)
        case c.PauseClock():
            return pause_clock(story, command)


def _result(story: Story, command: c.ReportResult | c.Settle | c.Void | c.Correct | c.MakeUpGame) -> Refusal | None:
    match command:
        case c.ReportResult():
            return report(story, command)
        case c.Settle():
            return settle(story, command)
        case c.Void():
            return void(story, command)
        case c.Correct():
            return correct(story, command)
        case c.MakeUpGame():
            return make_up(story, command)


def _person(
    story: Story, command: c.Enter | c.ChangeEntrant | c.Withdraw | c.Return | c.CallDesk | c.AnswerCall
) -> Refusal | None:
    match command:
        case c.Enter():
            return enter(story, command)
        case c.ChangeEntrant():
            return change_entrant(story, command)
        case c.Withdraw() | c.Return():
            return come_or_go(story, command)
        case c.CallDesk():
            return call_desk(story, command)
        case c.AnswerCall():
            return answer_call(story, command)


def _hall(story: Story, command: c.Appoint | c.Dismiss | c.SetTables) -> Refusal | None:
    match command:
        case c.Appoint():
            return appoint(story, command)
        case c.Dismiss():
            return dismiss(story, command)
        case c.SetTables():
            return set_tables(story, command)


def _course(
    story: Story,
    command: c.OpenCompetition | c.StartRound | c.EndPreliminaries | c.StartFinal | c.Freeze | c.Announce | c.Reveal,
) -> Refusal | None:
    """Commands that move the day forward."""
    match command:
        case c.StartRound():
            return start_round(story, command)
        case c.EndPreliminaries():
            return end_preliminaries(story, command)
        case c.StartFinal():
            return start_final(story, command)
        case c.Freeze():
            freeze(story, command)
            return None
        case c.Announce():
            return announce(story, command)
        case c.Reveal():
            return reveal(story, command)
        case c.OpenCompetition():
            return no.OPEN_ALREADY
        case unknown:
            assert_never(unknown)
