"""`tercet lab`: the lab's own tools."""

from typing import TYPE_CHECKING

from cyclopts import App

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import say

if TYPE_CHECKING:
    from pathlib import Path

lab = App(name="lab")
lab.command("tercet.cli.ratings:ratings", name="ratings", help="")
lab.command("tercet.cli.chart:chart", name="chart", help="")
lab.command("tercet.cli.fit:fit", name="fit", help="")
lab.command("tercet.cli.finds_in_games:finds", name="finds", help="")
lab.command("tercet.cli.bots:times", name="times", help="")
lab.command("tercet.cli.bots:adapting", name="adapting", help="")


@lab.command(help="")
def figures() -> None:
    """Compute the figures of the page “Is there a SET?” again and store them."""
    from rich.console import Console

    from tercet.lab.figures import STORED, as_text, play_again
    from tercet.lab.figures import figures as shown

    with Console(stderr=True).status(say("lab-playing")):
        text = as_text(shown(play_again()))
    keep(STORED, text)
    print(say("lab-stored", file=STORED.name))


@lab.command(help="")
def exact() -> None:
    """Count again what “tercet odds --cards” answers from, and store it."""
    from rich.console import Console

    from tercet.lab.compiled import NeedsNumba
    from tercet.lab.known import STORED, count_again

    try:
        with Console(stderr=True).status(say("lab-counting")):
            text = count_again()
    except NeedsNumba as error:
        raise passed_on(error) from error
    keep(STORED, text)
    print(say("lab-stored", file=STORED.name))


def keep(file: "Path", text: bytes) -> None:
    """Write the results to a file."""
    try:
        file.write_bytes(text)
    except OSError as error:
        raise CliError("cli-cannot-write", file=str(file), why=str(error.strerror)) from error
