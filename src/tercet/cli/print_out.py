"""Writing printed documents to files, and notes for the person who prints."""

import sys
from collections.abc import Iterable
from pathlib import Path

from tercet.cli.language import say
from tercet.paper.order import CannotPrint
from tercet.paper.printable import Note


def write(path: Path, pdf: bytes) -> None:
    """Write a file, or raise an error with the reason."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pdf)
    except OSError as error:
        raise CannotPrint("cli-cannot-write", file=str(path), why=str(error.strerror)) from error


def remark(notes: Iterable[Note]) -> None:
    """Print notes on stderr, each once."""
    for said in dict.fromkeys(say(note.message, **note.told) for note in notes):
        sys.stderr.write(f"{said}\n")
