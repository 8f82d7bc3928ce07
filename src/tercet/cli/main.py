"""The `tercet` command: its subcommands, and how errors are reported."""

import os
import sys
from importlib.metadata import version
from io import TextIOWrapper

from cyclopts import App, CycloptsError

from tercet.cli.errors import CliError
from tercet.cli.language import asked_language

app = App(
    name="tercet",
    help="Tercet plays, teaches and referees the card game SET®, and runs its competitions.",
    version=lambda: version("tercet"),
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)
app.command(
    "tercet.cli.serve:serve", name="serve", help="Start the server."
)  # by name, so that only the subcommand in use is imported
app.command("tercet.cli.sets:sets", name="sets", help="List the SETs among some cards.")
app.command("tercet.cli.rules:rules", name="rules", help="List the rule sets, or what one of them says.")
app.command("tercet.cli.replay:replay", name="replay", help="Prove the record of a game and tell what happened.")
app.command("tercet.cli.settings:settings", name="settings", help="List the settings of the server.")
app.command("tercet.cli.rebuild:rebuild", name="rebuild", help="Make lobby and results anew from the logs.")
app.command("tercet.cli.doctor:doctor", name="doctor", help="Read everything that is kept, and say what is damaged.")
app.command("tercet.cli.backup:backup", name="backup", help="Copy everything that is kept into one file.")
app.command("tercet.cli.backup:restore", name="restore", help="Make such a copy the data again.")
app.command("tercet.cli.reports:reports", name="reports", help="List what people have reported of each other's words.")
app.command("tercet.cli.fairness:fairness", name="fairness", help="Compare fair calls with arrival order.")
app.command("tercet.cli.simulate:simulate", name="simulate", help="Let random players play, and check every game.")
app.command("tercet.cli.odds:odds", name="odds", help="Say how likely a SET is.")
app.command("tercet.cli.puzzle:puzzle", name="puzzle", help="Deal some cards with exactly so many SETs.")
app.command("tercet.cli.lab:lab", name="lab", help="Count, fit and compare: the lab's own tools.")
app.command("tercet.cli.schedule:schedule", name="schedule", help="Draw who sits where in a competition.")
app.command("tercet.cli.print:print_document", name="print", help="Print the sheets of a competition and of the game.")
app.command("tercet.cli.competition:app", name="competition", help="Rehearse a competition, import and export lists.")


def main() -> None:
    """Do what the command line says."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal with a limited encoding must not stop us
    sys.exit(obey(sys.argv[1:]))


def obey(words: list[str]) -> int:
    """Run the command; returns the exit code. Errors are reported as a sentence, never as a traceback."""
    try:
        app(words)
        sys.stdout.flush()
        return 0
    except CycloptsError as error:
        return tell(str(error), 2)
    except CliError as trouble:
        return tell(trouble.in_words(asked_language(words)), trouble.code)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has gone, as with `head`: not an error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def tell(sentence: str, code: int) -> int:
    """Print an error on stderr."""
    sys.stderr.write(f"{sentence}\n")
    return code
