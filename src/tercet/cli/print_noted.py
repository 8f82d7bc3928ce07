"""What was printed from a day in a file is noted there, so that pages mark seats that change afterwards."""

from pathlib import Path

from tercet.cli.competition_files import keep, kept_in
from tercet.cli.errors import CliError
from tercet.cli.language import language
from tercet.competition.evolve import fold
from tercet.competition.moves import schedule_printed
from tercet.competition.record import write
from tercet.paper.printable import Note


def note_printed(file: Path) -> list[Note]:
    """The schedule is on paper. A file that cannot be written does not spoil the print, but it is said."""
    kept = kept_in(file, language())
    now = fold(kept.events)
    event = schedule_printed(now, now.at, now.coordinator)
    if event is None:
        return []
    try:
        keep(file, write((*kept.events, event), kept.people))
    except CliError:
        return [Note("print-not-noted", {"file": str(file)})]
    return []
