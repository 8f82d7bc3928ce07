"""Where printed sheets go: files, and remarks for whoever prints."""

import sys
from collections.abc import Iterable
from pathlib import Path

from tercet.paper.order import CannotPrint


def write(path: Path, pdf: bytes) -> None:
    """Write a file, or say why not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pdf)
    except OSError as error:
        raise CannotPrint(f"“{path}” cannot be written: {error.strerror}.") from error


def remark(notes: Iterable[str]) -> None:
    """Say on stderr what whoever prints should know."""
    for note in dict.fromkeys(notes):
        sys.stderr.write(f"{note}\n")
