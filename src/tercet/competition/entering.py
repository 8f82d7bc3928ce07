"""Entries, late arrivals, departures and returns."""

from typing import Final

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.draw_rounds import draw_again
from tercet.competition.people import problem_with_text
from tercet.competition.refusals import Refusal
from tercet.competition.setup import division_for
from tercet.competition.state import Competition, Entrant
from tercet.competition.story import Story

HIGHEST: Final = 9_999  # number that a card has room for


def enter(story: Story, command: c.Enter) -> Refusal | None:
    """A new entrant gets a number, and a seat in every round to come."""
    now = story.now
    if now.number_of(command.person) is not None:
        return no.ENTERED_ALREADY
    if now.drawn and now.started >= now.setup.rounds:
        return no.TOO_LATE_TO_ENTER
    if len(now.entrants) >= MOST_PLAYERS:
        return no.no("too-many-players", most=MOST_PLAYERS)
    number = max(now.entrants, default=0) + 1 if command.number is None else command.number
    division = _division(now, command)
    if isinstance(division, Refusal):
        return division
    if refusal := problem_with_text(command.group):
        return refusal
    if not 1 <= number <= HIGHEST:
        return no.no("bad-number", most=str(HIGHEST), number=str(number))
    if number in now.entrants:
        return no.number_twice(number)
    entrant = Entrant(number, command.person, division, command.group)
    story.tell(e.EntrantEntered(command.at, command.by, entrant))
    draw_again(story, command.at, command.by, command.seed)
    return None


def _division(now: Competition, command: c.Enter) -> str | Refusal:
    """The division by name or by age."""
    known = [division.name for division in now.setup.divisions]
    by_age = division_for(now.setup, command.age) if command.age is not None and not command.division else None
    name = by_age or command.division
    if (name or known) and name not in known:
        return no.no_such_division(name, known)
    return name


def come_or_go(story: Story, command: c.Withdraw | c.Return) -> Refusal | None:
    """An entrant leaves or returns; number and results are kept."""
    entrant = story.now.entrants.get(command.number)
    leaves = isinstance(command, c.Withdraw)
    if entrant is None:
        return no.no_such_number(command.number)
    if entrant.here != leaves:
        return no.left_already(command.number) if leaves else no.here_already(command.number)
    kind = e.EntrantLeft if leaves else e.EntrantReturned
    story.tell(kind(command.at, command.by, command.number))
    draw_again(story, command.at, command.by, command.seed)
    return None
