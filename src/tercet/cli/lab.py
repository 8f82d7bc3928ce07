"""`tercet lab`: the lab's own tools."""

from typing import TYPE_CHECKING

from cyclopts import App

from tercet.cli.errors import CliError, passed_on

if TYPE_CHECKING:
    from pathlib import Path

lab = App(name="lab", help="Count, fit and compare: the lab's own tools.")
lab.command("tercet.cli.ratings:ratings", name="ratings", help="Compare how fast ratings find the truth.")
lab.command("tercet.cli.chart:chart", name="chart", help="Draw a chart of the odds as SVG or PNG.")
lab.command("tercet.cli.fit:fit", name="fit", help="Fit the skill model to recorded games.")
lab.command("tercet.cli.bots:times", name="times", help="Show how long bots look for the only SET, by how hard it is.")
lab.command("tercet.cli.bots:adapting", name="adapting", help="Show who wins against bots that adapt.")


@lab.command
def figures() -> None:
    """Make anew the figures that the page “Is there a SET?” shows, and keep them."""
    from rich.console import Console

    from tercet.lab.figures import STORED, as_text, play_anew
    from tercet.lab.figures import figures as shown

    with Console(stderr=True).status("Playing a million games …"):
        text = as_text(shown(play_anew()))
    keep(STORED, text)
    print("Played and kept.")


@lab.command
def exact() -> None:
    """Count anew what “tercet odds --cards” answers from, and keep it."""
    from rich.console import Console

    from tercet.lab.compiled import NeedsNumba
    from tercet.lab.known import STORED, counted_anew

    try:
        with Console(stderr=True).status("Counting all hands of all decks …"):
            text = counted_anew()
    except NeedsNumba as error:
        raise passed_on(error) from error
    keep(STORED, text)
    print("Counted and kept.")


def keep(file: "Path", text: bytes) -> None:
    """Write the results to a file."""
    try:
        file.write_bytes(text)
    except OSError as error:
        raise CliError("cli-cannot-write", file=str(file), why=str(error.strerror)) from error
