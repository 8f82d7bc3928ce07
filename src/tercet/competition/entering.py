"""Coming and going: entries, late arrivals, leavers, returners, tables that close."""

from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.drawing import draw_again
from tercet.competition.setup import division_for, problem_with_setup
from tercet.competition.state import Appointment, Competition, Entrant
from tercet.competition.story import Story
from tercet.engine.refusals import Refusal


def appoint(story: Story, command: c.Appoint) -> Refusal | None:
    """Judges only where there are any; each at a table."""
    if command.role == "judge":
        if story.now.setup.format == "open-house":
            return no.NO_JUDGES
        if not 1 <= command.table <= story.now.setup.tables:
            return no.JUDGE_NEEDS_TABLE
    appointment = Appointment(command.person, command.role, command.table)
    story.tell(e.StaffAppointed(command.at, command.by, appointment))
    return None


def enter(story: Story, command: c.Enter) -> Refusal | None:
    """A new entrant gets a number, and a seat in every round that is still to come."""
    now = story.now
    if now.number_of(command.person) is not None:
        return no.ENTERED_ALREADY
    if now.drawn and now.started >= now.setup.rounds:
        return no.TOO_LATE_TO_ENTER
    if len(now.entrants) >= MOST_PLAYERS:
        return no.bad_setup(f"A competition has at most {MOST_PLAYERS:,} players.")
    number = max(now.entrants, default=0) + 1 if command.number is None else command.number
    division = _division(now, command)
    if isinstance(division, Refusal):
        return division
    if number in now.entrants or number < 1:
        return no.number_twice(number)
    entrant = Entrant(number, command.person, division, command.group)
    story.tell(e.EntrantEntered(command.at, command.by, entrant))
    draw_again(story, command.at, command.by, command.seed)
    return None


def _division(now: Competition, command: c.Enter) -> str | Refusal:
    """By name or by age."""
    known = [division.name for division in now.setup.divisions]
    by_age = division_for(now.setup, command.age) if command.age is not None and not command.division else None
    name = by_age or command.division
    if (name or known) and name not in known:
        return no.no_such_division(name, known)
    return name


def come_or_go(story: Story, command: c.Withdraw | c.Return) -> Refusal | None:
    """Whoever leaves keeps number and results."""
    entrant = story.now.entrants.get(command.number)
    leaves = isinstance(command, c.Withdraw)
    if entrant is None or entrant.here != leaves:
        return no.no_such_number(command.number)
    kind = e.EntrantLeft if leaves else e.EntrantReturned
    story.tell(kind(command.at, command.by, command.number))
    draw_again(story, command.at, command.by, command.seed)
    return None


def set_tables(story: Story, command: c.SetTables) -> Refusal | None:
    """Fewer or more tables: the games that remain are placed anew."""
    if why := problem_with_setup(replace(story.now.setup, tables=command.tables)):
        return no.bad_setup(why)
    story.tell(e.TablesSet(command.at, command.by, command.tables))
    draw_again(story, command.at, command.by, command.seed)
    return None
