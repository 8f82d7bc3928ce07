"""A score sheet, and checks by the game's own arithmetic."""

from fractions import Fraction
from typing import Final

from tercet.competition.refusals import SHEET_BELOW_ZERO, SHEET_TWICE, Refusal, no
from tercet.engine.value import Value

CARDS: Final = 81
MOST_SETS: Final = CARDS // 3
MOST_AGAINST: Final = 99  # points against one player: more than a game has time for
# Three cards left over are always a SET, so 26 is impossible; and any 21 cards contain one, so 21 is the least.
FINISHED: Final = frozenset({21, 22, 23, 24, 25, 27})

Points = int | Fraction  # an int if possible, which is much faster


class Line(Value, frozen=True):
    """One player's line on a score sheet."""

    number: int
    sets: int
    against: int = 0  # points against: calls without a SET

    @property
    def score(self) -> int:
        """SETs minus points against (G-16); may be below zero."""
        return self.sets - self.against


class Sheet(Value, frozen=True):
    """What is reported about one game."""

    lines: tuple[Line, ...]
    left: int | None = None  # cards left over, if somebody counted them
    stopped: bool = False  # before the deck was used up

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the players."""
        return tuple(line.number for line in self.lines)

    @property
    def total(self) -> int:
        """SETs of the whole table."""
        return sum(line.sets for line in self.lines)

    def line(self, number: int) -> Line | None:
        """The line of one player."""
        return next((line for line in self.lines if line.number == number), None)


def same(one: Sheet, other: Sheet) -> bool:
    """Do two sheets agree? The cards left over need to be on one of them only."""
    return sorted(one.lines, key=_number) == sorted(other.lines, key=_number) and one.stopped == other.stopped


def _number(line: Line) -> int:
    return line.number


def problem_with_sheet(sheet: Sheet) -> Refusal | None:
    """Why these numbers cannot be right; None if they can."""
    if len(set(sheet.numbers)) < len(sheet.lines):
        return SHEET_TWICE
    if any(line.sets < 0 or line.against < 0 for line in sheet.lines) or (sheet.left or 0) < 0:
        return SHEET_BELOW_ZERO
    if any(line.sets > MOST_SETS or line.against > MOST_AGAINST for line in sheet.lines) or (sheet.left or 0) > CARDS:
        return no("sheet-bounds", sets=MOST_SETS, against=MOST_AGAINST, cards=CARDS)
    if sheet.stopped:
        return _too_many(sheet)
    if sheet.total not in FINISHED:
        return no("sheet-sum", sets=sheet.total)
    if sheet.left is not None and 3 * sheet.total + sheet.left != CARDS:
        return no("sheet-left", sets=sheet.total, right=CARDS - 3 * sheet.total, left=sheet.left)
    return None


def _too_many(sheet: Sheet) -> Refusal | None:
    if 3 * sheet.total + (sheet.left or 0) > CARDS:
        return no("sheet-too-many", sets=sheet.total, left=sheet.left or 0)
    return None


def weighed(score: int, size: int, correct_odd: bool) -> Points:
    """How much a score counts: as it is, or converted to a table of three if the organiser has chosen so."""
    return Fraction(score * size, 3) if correct_odd else score
