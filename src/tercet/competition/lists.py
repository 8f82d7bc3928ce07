"""Lists that go in and out: entrants as rows, and the entry cards with their scores as rows (G-4)."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Final

import msgspec
from msgspec import Struct

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.standings import standings
from tercet.competition.state import Competition

FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for one
Row = dict[str, str | int | float | None]


class BadList(ValueError):
    """A list that cannot be taken in; the message says which row, and why."""


class Applicant(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a list of entrants."""

    name: str
    number: int | None = None
    division: str = ""
    age: int | None = None
    group: str = ""


def read_csv(text: str) -> list[Applicant]:
    """Columns: name, and if wished number, division, age, group."""
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
    given = {
        str(key).strip().lower(): value.strip()
        for key, value in row.items()
        if isinstance(value, str) and value.strip()
    }
    try:
        applicant = msgspec.convert(given, Applicant, strict=False)
    except msgspec.ValidationError as error:
        raise BadList(f"Row {number}: {error}. Columns are name, number, division, age, group.") from None
    return applicant


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


def entry_cards(competition: Competition, people: Mapping[str, str]) -> list[Row]:
    """A row for each player, as the entry card has it."""
    rows: list[Row] = []
    for each in standings(competition):
        person = competition.entrants[each.number].person
        row: Row = {"number": each.number, "division": each.division, "name": people.get(person, "")}
        row |= {f"game {number}": score for number, score in enumerate(each.scores, 1)}
        row |= {"total": each.total, "rank": each.rank}
        row |= {"championship": _in_final(competition, each.number, "final")}
        rows.append(row | {"tie breaker": _in_final(competition, each.number, "tie-breaker")})
    return rows


def _in_final(competition: Competition, number: int, stage: str) -> int | None:
    """The score in the final, or in the last tie-breaker that it took."""
    score = None
    for game in competition.games.values():
        sheet = competition.settled(game.id)
        line = sheet.line(number) if sheet and game.stage == stage else None
        if line is not None and (stage == "final" or game.contest.startswith("final ")):
            score = line.score
    return score


def write_csv(rows: Sequence[Row]) -> str:
    """A text that begins like a formula is marked as text, so that no spreadsheet runs it."""
    out = StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows({key: _safe(value) for key, value in row.items()} for row in rows)
    return out.getvalue()


def _safe(value: str | float | None) -> str | float | None:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
