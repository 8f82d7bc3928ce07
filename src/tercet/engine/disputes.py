"""Disputes under Super Rules: who was first (S-7), and callers who delay (S-6)."""

from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.claims import settle_dispute
from tercet.engine.commands import NameFirst, TakePoint
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling
from tercet.engine.story import Story
from tercet.engine.table import Called, Disputed, Reached


def name_first(story: Story, command: NameFirst) -> Refusal | None:
    """One of the others says who called first; a majority decides."""
    phase = story.table.phase
    if not isinstance(phase, Disputed):
        return no.NOT_NOW
    if command.by in phase.callers:
        return no.OWN_CALL
    if command.caller not in phase.callers:
        return no.DID_NOT_CALL
    story.tell(e.FirstNamed(story.at, command.by, command.caller))
    settle_dispute(story, time_up=False)
    return None


def take_point(story: Story, command: TakePoint) -> Refusal | None:
    """A caller who delays may lose a point: everyone sees it being taken (R-13)."""
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
            return no.ON_ITS_WAY
        case _:
            return no.NOT_NOW
