"""Calls from the hall: somebody waits for the desk until somebody goes there."""

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.refusals import Refusal
from tercet.competition.story import Story


def call_desk(story: Story, command: c.CallDesk) -> Refusal | None:
    """A judge calls from the own table, a player from where they play; calling twice is calling once."""
    now = story.now
    if any(each.person == command.by for each in now.calls):
        return no.CALLED_ALREADY
    number = now.number_of(command.by)
    game = None if number is None else now.next_game(number)
    tables = [each.table for each in now.staff if each.person == command.by]
    table = tables[0] if tables else (game.table if game else 0)
    story.tell(e.DeskCalled(command.at, command.by, table, None if tables else number))
    return None


def answer_call(story: Story, command: c.AnswerCall) -> Refusal | None:
    """Of two who answer together, one goes."""
    if all(each.person != command.person for each in story.now.calls):
        return no.NO_SUCH_CALL
    story.tell(e.CallAnswered(command.at, command.by, command.person))
    return None
