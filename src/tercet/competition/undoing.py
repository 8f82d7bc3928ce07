"""Undoing what is not yet known outside."""

from typing import Final

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.refusals import Refusal
from tercet.competition.roles import role_of
from tercet.competition.state import Step
from tercet.competition.steps import to_undo
from tercet.competition.story import Story
from tercet.engine.value import Player

OF_THE_DESK: Final = ("EntrantEntered", "EntrantLeft", "EntrantReturned")


def undo(story: Story, command: c.Undo) -> Refusal | None:
    """Take back the last change; the log keeps both."""
    now = story.now
    found = to_undo(now)
    if found is None:
        return no.KNOWN_OUTSIDE if now.steps else no.NOTHING_TO_UNDO
    back, step = found
    if role_of(now, command.by) != "coordinator" and not _own(step, command.by):
        return no.NOT_YOURS
    story.tell(e.Undone(command.at, command.by, back))
    return None


def _own(step: Step, person: Player) -> bool:
    """The desk may take back what it did itself."""
    return step.by == person and step.what in OF_THE_DESK
