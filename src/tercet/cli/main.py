"""The `tercet` command: its subcommands, and how errors are reported."""

import gc
import os
import sys
from io import TextIOWrapper

from cyclopts import App, CycloptsError

from tercet.cli.errors import CliError
from tercet.cli.help import HelpInWords
from tercet.cli.language import language, take_language

# By name, so that only the subcommand in use is imported.
COMMANDS = {
    "serve": "serve:serve",
    "sets": "sets:sets",
    "rules": "rules:rules",
    "replay": "replay:replay",
    "settings": "settings:settings",
    "rebuild": "rebuild:rebuild",
    "doctor": "doctor:doctor",
    "backup": "backup:backup",
    "restore": "backup:restore",
    "reports": "reports:reports",
    "flagged": "flagged:flagged",
    "fairness": "fairness:fairness",
    "simulate": "simulate:simulate",
    "odds": "odds:odds",
    "puzzle": "puzzle:puzzle",
    "eye": "eye:app",
    "lab": "lab:lab",
    "schedule": "schedule:schedule",
    "print": "print:print_document",
    "competition": "competition:app",
}


def installed_version() -> str:
    """What `--version` says."""
    from importlib.metadata import version

    return version("tercet")


app = App(
    name="tercet",
    help="",  # all help comes from the words
    version=installed_version,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)
app.help_formatter = HelpInWords(app)
for name, place in COMMANDS.items():
    app.command(f"tercet.cli.{place}", name=name, help="")


def main() -> None:
    """Do what the command line says."""
    gc.set_threshold(50_000)  # what is imported stays: to look through it again and again takes a tenth of the start
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal with a limited encoding must not stop us
    sys.exit(obey(sys.argv[1:]))


def obey(words: list[str]) -> int:
    """Run the command; returns the exit code. Errors are reported as a sentence, never as a traceback."""
    try:
        app(take_language(words))
        sys.stdout.flush()
        return 0
    except CycloptsError as error:
        from tercet.cli.mistakes import in_words

        return tell(in_words(error), 2)
    except CliError as trouble:
        return tell(trouble.in_words(language()), trouble.code)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has gone, as with `head`: not an error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def tell(sentence: str, code: int) -> int:
    """Print an error on stderr."""
    sys.stderr.write(f"{sentence}\n")
    return code
