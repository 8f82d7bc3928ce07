"""Competitions in files, for the command line."""

from pathlib import Path

from tercet.cli.errors import CliError
from tercet.cli.reading import text_of
from tercet.competition.record import CompetitionFile, read
from tercet.competition.refusals import RefusalError
from tercet.competition.setup import AGE_BANDS, Division
from tercet.words.competition import refusal_in_words
from tercet.words.languages import Language


def kept_in(path: Path, lang: Language) -> CompetitionFile:
    """Read the competition in a file."""
    try:
        return read(text_of(path))
    except RefusalError as error:
        raise in_file(path, error, lang) from error


def in_file(path: Path, error: RefusalError, lang: Language) -> CliError:
    """The error for an invalid file."""
    return CliError("competition-in-file", 2, file=str(path), why=refusal_in_words(error.refusal, lang))


def keep(path: Path, text: str) -> None:
    """Write a file whole, or raise an error with the reason: a day is never left half written."""
    new = path.resolve().with_name(f"{path.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path.resolve())
    except OSError as error:
        raise CliError("cli-cannot-write", 2, file=str(path), why=str(error.strerror)) from error


def divisions_in(text: str) -> tuple[Division, ...]:
    """The guide's by age, or freely named ones."""
    if text.strip() == "ages":
        return AGE_BANDS
    return tuple(Division(name.strip()) for name in text.split(",") if name.strip())
