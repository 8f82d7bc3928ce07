"""Importing lists of entrants as CSV or JSON, as spreadsheets write them. `RefusalError` names row and reason."""

import csv
from collections import Counter
from collections.abc import Collection, Iterator
from io import StringIO
from typing import Final
from unicodedata import normalize

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.people import LONGEST, NOBODY, Person, problem_with_person, problem_with_text
from tercet.competition.privacy import FIELDS, Asked, given, kept
from tercet.competition.refusals import RefusalError, no

FIRST, LAST = "first name", "last name"  # together they are the name
# Other names of columns, as lists in four languages have them.
ALSO: Final = {
    other: column
    for column, others in {
        "name": "full name, player, pupil, student, child, nom complet, joueur, élève, eleve, enfant, nombre completo, "
        "alumno, alumna, jugador, participant, teilnehmer, spieler, schüler, schülerin, kind",
        FIRST: "firstname, given name, prénom, prenom, nombre, vorname",
        LAST: "lastname, surname, family name, nom, nom de famille, apellido, apellidos, nachname, familienname",
        "number": "no, no., nr, nr., n°, numéro, numero, número, nummer",
        "division": "category, catégorie, categorie, categoría, categoria, klasse, kategorie, altersklasse",
        "group": "family, school, class, famille, école, ecole, classe, familia, escuela, colegio, clase, curso, "
        "familie, schule, schulklasse",
        "age": "âge, edad, alter",
        "address": "street, adresse, dirección, direccion, straße, strasse",
        "city": "town, ville, ciudad, ort, stadt",
        "state": "province, état, estado, provincia, land, bundesland",
        "postcode": "zip, zip code, postal code, code postal, código postal, codigo postal, plz, postleitzahl",
        "phone": "telephone, tel, tel., téléphone, telephone number, teléfono, telefono, telefon, mobile",
        "email": "e-mail, mail, courriel, correo, correo electrónico",
        "guardian": "parent, parents, tuteur, tutrice, responsable légal, tutor, tutora, padres, eltern, vormund",
    }.items()
    for other in others.split(", ")
}
DECODED: Final = (("utf-8-sig", b"\xef\xbb\xbf"), ("utf-16", b"\xff\xfe"), ("utf-16", b"\xfe\xff"))
SUFFIXES: Final = frozenset({"jr", "jr.", "sr", "sr.", "ii", "iii", "iv"})  # “King, Jr.” is no family name, first name
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
        return kept(Person(**{field: getattr(self, field) for field in Person.__struct_fields__}))


IN_A_LIST: Final = tuple(name for name in Applicant.__struct_fields__ if name not in ("unlisted", "photo"))
COLUMNS: Final = ", ".join(IN_A_LIST)


class EntrantList(Struct, frozen=True):
    """What a list contains, and what was not taken from it."""

    applicants: list[Applicant]
    skipped: tuple[str, ...] = ()  # columns that nothing is known about

    @property
    def twins(self) -> list[str]:
        """Names that are there more than once: perhaps the same person."""
        names = Counter(_plain(each.name) for each in self.applicants)
        found = {_plain(each.name): each.name for each in self.applicants if names[_plain(each.name)] > 1}
        return [*found.values()]

    @property
    def asked(self) -> tuple[Asked, ...]:
        """What the list contains about people beside their names."""
        return tuple(dict.fromkeys(each for row in self.applicants for each in given(row.person)))

    def only(self, asks: Collection[Asked]) -> "EntrantList":
        """Without what the organiser does not ask for."""
        names = [name for asked, each in FIELDS.items() if asked not in asks for name in each]
        blank = {name: getattr(NOBODY, name) for name in names}
        return EntrantList([replace(each, **blank) for each in self.applicants], self.skipped)

    def fitting(self, divisions: Collection[str]) -> "EntrantList":
        """A column “Klasse” may name divisions or school classes: if no row names a division, it groups people."""
        given = {each.division for each in self.applicants if each.division}
        if not given or given & {*divisions} or any(each.group for each in self.applicants):
            return self
        grouped = [replace(each, division="", group=each.division) for each in self.applicants]
        return EntrantList(grouped, self.skipped)

    def without_twins(self) -> "EntrantList":
        """Each name once: the first row that has it."""
        first = {_plain(each.name): each for each in reversed(self.applicants)}
        return EntrantList([each for each in self.applicants if first[_plain(each.name)] is each], self.skipped)


def _plain(name: str) -> str:
    return " ".join(normalize("NFKC", name).casefold().split())


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8, UTF-16, or what spreadsheets on Windows write (cp1252)."""
    for encoding, mark in DECODED:
        if data.startswith(mark):
            return _read_as(encoding, data)
    if data[1:2] == b"\0" or data[:1] == b"\0":  # UTF-16 without a mark: every other byte of plain letters
        return _read_as("utf-16-le" if data[1:2] == b"\0" else "utf-16-be", data)
    try:
        return data.decode()
    except UnicodeDecodeError:
        return _read_as("cp1252", data)


def _read_as(encoding: str, data: bytes) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise RefusalError(no("list-not-text")) from None


def read_csv(text: str) -> EntrantList:
    """Read CSV. The first row names the columns; only the name is required, and unknown columns are skipped."""
    if "\0" in text:
        raise RefusalError(no("list-not-text"))
    reader = csv.reader(StringIO(text, newline=""), delimiter=_separator(text), strict=True)
    try:
        header, skipped = _header(next(reader, []))
        applicants = [_applicant(number, header, cells) for number, cells in _rows(reader)]
    except csv.Error:
        raise RefusalError(no("list-not-csv", line=str(reader.line_num))) from None
    return EntrantList(applicants, skipped)


def _separator(text: str) -> str:
    """A comma, or the semicolon that spreadsheets use where the comma is the decimal separator, or a tab."""
    header = text.partition("\n")[0]
    return max(",;\t", key=header.count)


def _header(cells: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """The columns, empty for those that are skipped, and what those are called."""
    named = [_column(cell) for cell in cells]
    header = [column if column in (*IN_A_LIST, FIRST, LAST) else "" for column in named]
    for column in header:
        if column and header.count(column) > 1:
            raise RefusalError(no("list-column-twice", name=column))
    if not {"name", FIRST, LAST} & {*header}:
        raise RefusalError(no("list-no-names", columns=COLUMNS))
    skipped = [cell.strip() for cell, column in zip(cells, header, strict=True) if not column]
    return header, tuple(filter(None, skipped))


def _column(cell: str) -> str:
    """What a column is called here: “Age (years)” and “Age:” are the age."""
    plain = " ".join(cell.lower().split())
    short = plain.partition("(")[0].strip(" :*")
    known = {*ALSO, *IN_A_LIST, FIRST, LAST}
    return next((ALSO.get(each, each) for each in (plain, short) if each in known), plain)


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
    if any(cell.strip() for cell in cells[len(header) :]):
        raise RefusalError(no("list-cells", row=str(row)))
    given = {column: cell.strip() for column, cell in zip(header, cells, strict=False) if column and cell.strip()}
    for column, cell in given.items():
        _check(row, column, cell)
    parts = [given.pop(part) for part in (FIRST, LAST) if part in given]
    if parts and "name" not in given:
        given["name"] = " ".join(parts)
    if "name" not in given:
        raise RefusalError(no("list-no-name", row=str(row)))
    given["name"] = _in_order(given["name"])
    return msgspec.convert(given, Applicant, strict=False)


def _in_order(name: str) -> str:
    """“Evans, Ella” as “Ella Evans”, so that the public sees the first name."""
    last, comma, first = (part.strip() for part in name.partition(","))
    if not (comma and last and first) or "," in first or first.lower() in SUFFIXES:
        return name
    return f"{first} {last}"


def _check(row: int, column: str, cell: str) -> None:
    """Refuse a cell that cannot be stored as it is."""
    where = {"row": str(row), "column": column}
    if BROKEN in cell:
        raise RefusalError(no("list-broken-letters", **where))
    if problem_with_text(cell):
        raise RefusalError(no("list-bad-letters", **where))
    if looks_like_a_formula(column, cell):
        raise RefusalError(no("list-formula", cell=cell[:40], **where))
    if column in WHOLE_NUMBERS and not (cell.isascii() and cell.isdecimal() and len(cell) < 10):
        raise RefusalError(no("list-not-a-number", cell=cell[:40], **where))
    if len(cell) > LONGEST:
        raise RefusalError(no("list-too-much-text", most=LONGEST, **where))


def looks_like_a_formula(column: str, cell: str) -> bool:
    """What a spreadsheet would evaluate rather than show; a telephone number may begin with +."""
    return cell[0] in "=@" or (cell[0] in "+-" and len(cell) > 1 and column not in ("phone", *WHOLE_NUMBERS))


def read_json(text: str) -> EntrantList:
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
        if problem_with_person(row.person):
            raise RefusalError(no("list-bad-letters", row=str(number), column="name"))
    return EntrantList(rows)
