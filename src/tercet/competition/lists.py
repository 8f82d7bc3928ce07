"""Lists of entrants that are taken in, as CSV or JSON."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

import msgspec

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.people import Person


class BadList(ValueError):
    """A list that cannot be taken in; the message says which row, and why."""


class Applicant(Person, frozen=True, forbid_unknown_fields=True):
    """A row of a list of entrants."""

    number: int | None = None
    division: str = ""
    group: str = ""

    @property
    def person(self) -> Person:
        """What is kept apart from the log."""
        return Person(**{field: getattr(self, field) for field in Person.__struct_fields__})


ALSO: Final = {"zip": "postcode", "e-mail": "email"}  # other names of columns
COLUMNS: Final = ", ".join(dict.fromkeys(("name", "number", "division", "group", *Person.__struct_fields__)))


def read_csv(text: str) -> list[Applicant]:
    """Columns: name, and if wished number, division, group, age and where to reach somebody."""
    if "\0" in text:
        raise BadList("This is no CSV file: it holds characters that no text has.")
    try:
        rows = list(_first(csv.DictReader(StringIO(text), delimiter=_separator(text), strict=True)))
    except csv.Error as error:
        raise BadList(f"This is no CSV file: {error}.") from None
    return [_applicant(number, row) for number, row in enumerate(rows, 2)]


def _separator(text: str) -> str:
    """A comma, or the semicolon that spreadsheets write where the comma is for decimals."""
    header = text.partition("\n")[0]
    return ";" if header.count(";") > header.count(",") else ","


def _first(
    rows: Iterable[dict[str | None, str | list[str] | None]],
) -> Iterable[dict[str | None, str | list[str] | None]]:
    """The rows, as long as there are not too many of them."""
    for number, row in enumerate(rows, 1):
        if number > MOST_PLAYERS:
            raise BadList(f"This list has more than {MOST_PLAYERS:,} rows, and a competition at most so many players.")
        yield row


def _applicant(number: int, row: dict[str | None, str | list[str] | None]) -> Applicant:
    if None in row:
        raise BadList(f"Row {number} has more cells than the first row has names.")
    given = {_column(str(key)): value.strip() for key, value in row.items() if isinstance(value, str) and value.strip()}
    try:
        applicant = msgspec.convert(given, Applicant, strict=False)
    except msgspec.ValidationError as error:
        raise BadList(f"Row {number}: {error}. Columns are {COLUMNS}.") from None
    return applicant


def _column(name: str) -> str:
    plain = name.strip().lower()
    return ALSO.get(plain, plain)


def read_json(text: str) -> list[Applicant]:
    """The same rows as a list of objects."""
    try:
        rows = msgspec.json.decode(text, type=list[Applicant])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadList(f"This is no list of entrants: {error}.") from None
    return list(_no_more(rows))


def _no_more(rows: Sequence[Applicant]) -> Sequence[Applicant]:
    if len(rows) > MOST_PLAYERS:
        raise BadList(f"This list has more than {MOST_PLAYERS:,} rows, and a competition at most so many players.")
    return rows
