"""Reading what a user names on the command line."""

from pathlib import Path

from tercet.cli.errors import CliError


def bytes_of(path: Path) -> bytes:
    """The contents of a file, in whatever encoding."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise CliError("cli-cannot-read", 2, file=str(path), why=str(error.strerror)) from error


def text_of(path: Path) -> str:
    """The text of a file; a byte order mark, as spreadsheets write it, is no part of it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CliError("cli-not-utf-8", 2, file=str(path)) from error
    except OSError as error:
        raise CliError("cli-cannot-read", 2, file=str(path), why=str(error.strerror)) from error
