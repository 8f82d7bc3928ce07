"""`tercet lab`: the lab's own tools."""

from cyclopts import App

from tercet.cli.trouble import Trouble

lab = App(name="lab", help="Count, fit and compare: the lab's own tools.")
lab.command("tercet.cli.ratings:ratings", name="ratings", help="Compare how fast ratings find the truth.")
lab.command("tercet.cli.chart:chart", name="chart", help="Draw a chart of the odds as SVG or PNG.")
lab.command("tercet.cli.fit:fit", name="fit", help="Fit the skill model to recorded games.")


@lab.command
def exact() -> None:
    """Count anew what “tercet odds --cards” answers from, and keep it."""
    from rich.console import Console

    from tercet.lab.compiled import NeedsNumba
    from tercet.lab.known import STORED, count_anew

    try:
        with Console(stderr=True).status("Counting all hands of all decks …"):
            count_anew()
    except NeedsNumba as error:
        raise Trouble(str(error)) from error
    except OSError as error:
        raise Trouble(f"The counts cannot be written to “{STORED}”: {error.strerror}.") from error
    print("Counted and kept.")
