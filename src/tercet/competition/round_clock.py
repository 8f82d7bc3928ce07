"""The clock of the games that are being played: more time for them, or none passes."""

from typing import Final

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.clock import MINUTE, clock
from tercet.competition.refusals import Refusal
from tercet.competition.story import Story

MOST_ADDED: Final = 60  # minutes at once


def add_time(story: Story, command: c.AddTime) -> Refusal | None:
    """So many minutes more than are left: if the time is over already, they count from now."""
    if not 1 <= command.minutes <= MOST_ADDED:
        return no.no("added-minutes", most=MOST_ADDED)
    times = clock(story.now)
    slot = times.at(times.current)
    if slot is None:
        return no.NO_GAME_RUNS
    over = max(0, (command.at if times.paused is None else times.paused) - slot.ends)
    story.tell(e.TimeAdded(command.at, command.by, slot.slot, over + command.minutes * MINUTE))
    return None


def pause_clock(story: Story, command: c.PauseClock) -> Refusal | None:
    """The clock stands still, or goes on; two coordinators who press together do it once."""
    times = clock(story.now)
    if not times.current:
        return no.NO_GAME_RUNS
    if command.paused == (times.paused is not None):
        return no.CLOCK_PAUSED if command.paused else no.CLOCK_RUNS
    if command.paused:
        story.tell(e.ClockPaused(command.at, command.by, times.current))
    else:
        story.tell(e.ClockResumed(command.at, command.by))
    return None
