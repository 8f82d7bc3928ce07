"""Quarrels of the Super Rules: who was first (S-7), and the caller who delays (S-6)."""

from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.claims import ask_both
from tercet.engine.commands import NameFirst, TakePoint
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling
from tercet.engine.steps import ask_caller
from tercet.engine.story import Story
from tercet.engine.table import Called, Disputed, Reached
from tercet.engine.value import Player


def name_first(story: Story, command: NameFirst) -> Refusal | None:
    """One of the others says who called first; a majority decides."""
    phase = story.table.phase
    if not isinstance(phase, Disputed):
        return no.NOT_NOW
    if command.by in phase.callers:
        return no.OWN_CALL
    if command.caller not in phase.callers:
        return no.NO_SUCH_PLAYER
    story.tell(e.FirstNamed(story.at, command.by, command.caller))
    settle_dispute(story, time_up=False)
    return None


def settle_dispute(story: Story, *, time_up: bool) -> None:
    """Whom more than half of the others name has the call; with none such, both may show (R-14)."""
    phase = story.table.phase
    assert isinstance(phase, Disputed)
    others = story.table.others(*phase.callers)
    votes = [caller for by, caller in phase.votes if by in others]
    named: list[Player] = [caller for caller in phase.callers if 2 * votes.count(caller) > len(others)]
    if named:
        ask_caller(story, named[0])
    elif time_up or len(votes) == len(others):
        ask_both(story)


def take_point(story: Story, command: TakePoint) -> Refusal | None:
    """A caller who delays may lose a point: it is on its way for all to see (R-13)."""
    landing_ms = calling.landing_ms(story.table)
    if landing_ms is None:
        return no.NOT_HERE
    match story.table.phase:
        case Called(by) if command.by == by:
            return no.YOU_CALLED
        case Called(by):
            seat = story.table.seat(by)
            if seat is None or seat.points < 1:
                return no.NO_POINT_TO_TAKE
            story.tell(e.PointReached(story.at, command.by, story.at + landing_ms))
            return None
        case Reached():
            return no.SAID_ALREADY
        case _:
            return no.NOT_NOW
