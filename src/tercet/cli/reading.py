"""Reading what a user names on the command line."""

from pathlib import Path

from tercet.cli.errors import CliError


def text_of(path: Path) -> str:
    """The text of a file; a byte order mark, as spreadsheets write it, is no part of it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CliError(f"“{path}” is not UTF-8 text. Save it as UTF-8 and try again.", 2) from error
    except OSError as error:
        raise CliError(f"“{path}” cannot be read: {error.strerror}.", 2) from error
