"""Importing lists of entrants as CSV or JSON. `Refused` names the row and the reason."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Final

import msgspec

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.people import LONGEST, Person
from tercet.competition.refusals import RefusalError, no

ALSO: Final = {"zip": "postcode", "e-mail": "email"}  # other names of columns
WHOLE_NUMBERS: Final = frozenset({"number", "age"})
BROKEN: Final = "\N{REPLACEMENT CHARACTER}"  # what remains of a character that was read in the wrong encoding


class Applicant(Person, frozen=True, forbid_unknown_fields=True):
    """A row of a list of entrants."""

    number: int | None = None
    division: str = ""
    group: str = ""

    @property
    def person(self) -> Person:
        """The part that is stored outside the log."""
        return Person(**{field: getattr(self, field) for field in Person.__struct_fields__})


COLUMNS: Final = ", ".join(Applicant.__struct_fields__)


def read_csv(text: str) -> list[Applicant]:
    """Read CSV. The first row names the columns; only the name is required."""
    if "\0" in text:
        raise RefusalError(no("list-not-text"))
    reader = csv.reader(StringIO(text, newline=""), delimiter=_separator(text), strict=True)
    try:
        header = _header(next(reader, []))
        return [_applicant(number, header, cells) for number, cells in _rows(reader)]
    except csv.Error:
        raise RefusalError(no("list-not-csv", line=str(reader.line_num))) from None


def _separator(text: str) -> str:
    """A comma, or the semicolon that spreadsheets use where the comma is the decimal separator, or a tab."""
    header = text.partition("\n")[0]
    return max(",;\t", key=header.count)


def _header(cells: list[str]) -> list[str]:
    plain = [cell.strip().lower() for cell in cells]
    header = [ALSO.get(cell, cell) for cell in plain]
    for column in header:
        if column not in Applicant.__struct_fields__:
            raise RefusalError(no("list-column", name=column, columns=COLUMNS))
        if header.count(column) > 1:
            raise RefusalError(no("list-column-twice", name=column))
    if "name" not in header:
        raise RefusalError(no("list-no-names", columns=COLUMNS))
    return header


def _rows(reader: Iterator[list[str]]) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not empty, by number; refused if there are too many."""
    count = 0
    for number, cells in enumerate(reader, 2):
        if any(cell.strip() for cell in cells):
            count += 1
            if count > MOST_PLAYERS:
                raise RefusalError(no("list-too-long", most=MOST_PLAYERS))
            yield number, cells


def _applicant(row: int, header: list[str], cells: list[str]) -> Applicant:
    if len(cells) > len(header):
        raise RefusalError(no("list-cells", row=str(row)))
    given = {column: cell.strip() for column, cell in zip(header, cells, strict=False) if cell.strip()}
    for column, cell in given.items():
        _check(row, column, cell)
    if "name" not in given:
        raise RefusalError(no("list-no-name", row=str(row)))
    return msgspec.convert(given, Applicant, strict=False)


def _check(row: int, column: str, cell: str) -> None:
    """Refuse a cell that cannot be stored as it is."""
    where = {"row": str(row), "column": column}
    if BROKEN in cell:
        raise RefusalError(no("list-broken-letters", **where))
    if looks_like_a_formula(column, cell):
        raise RefusalError(no("list-formula", cell=cell[:40], **where))
    if column in WHOLE_NUMBERS and not (cell.isascii() and cell.isdecimal() and len(cell) < 10):
        raise RefusalError(no("list-not-a-number", cell=cell[:40], **where))
    if len(cell) > LONGEST:
        raise RefusalError(no("list-too-much-text", most=LONGEST, **where))


def looks_like_a_formula(column: str, cell: str) -> bool:
    """What a spreadsheet would evaluate rather than show; a telephone number may begin with +."""
    return cell[0] in "=@" or (cell[0] in "+-" and len(cell) > 1 and column not in ("phone", *WHOLE_NUMBERS))


def read_json(text: str) -> list[Applicant]:
    """Read the same rows from a JSON list of objects."""
    try:
        rows = msgspec.json.decode(text, type=list[Applicant])
    except (msgspec.DecodeError, RecursionError) as error:
        raise RefusalError(no("list-not-json", problem=str(error))) from None
    if len(rows) > MOST_PLAYERS:
        raise RefusalError(no("list-too-long", most=MOST_PLAYERS))
    for number, row in enumerate(rows, 1):
        if not row.name.strip():
            raise RefusalError(no("list-no-name", row=str(number)))
    return rows
