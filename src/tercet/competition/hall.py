"""The hall: its staff and its tables."""

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.draw_rounds import draw_again
from tercet.competition.refusals import Refusal
from tercet.competition.state import Appointment
from tercet.competition.story import Story


def appoint(story: Story, command: c.Appoint) -> Refusal | None:
    """Add to the staff. Judges exist only in the traditional format, each at a table."""
    if command.role == "judge":
        if story.now.setup.format == "open-house":
            return no.NO_JUDGES
        if command.table not in story.now.tables:
            return no.no_such_table(command.table)
    appointment = Appointment(command.person, command.role, command.table)
    story.tell(e.StaffAppointed(command.at, command.by, appointment))
    return None


def dismiss(story: Story, command: c.Dismiss) -> Refusal | None:
    """Remove from the staff; the opener of the competition always stays."""
    if all(each.person != command.person for each in story.now.staff):
        return no.NOT_STAFF
    story.tell(e.StaffDismissed(command.at, command.by, command.person))
    return None


def set_tables(story: Story, command: c.SetTables) -> Refusal | None:
    """Change the tables; games at closed tables are moved."""
    tables = tuple(sorted({*command.tables}))
    if not tables or len(tables) < len(command.tables) or tables[0] < 1 or tables[-1] > MOST_PLAYERS:
        return no.no("bad-tables", most=MOST_PLAYERS)
    story.tell(e.TablesSet(command.at, command.by, tables))
    draw_again(story, command.at, command.by, command.seed)
    return None
