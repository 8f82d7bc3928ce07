"""A score sheet, and what the game's own arithmetic says about it."""

from fractions import Fraction
from typing import Final

from tercet.competition.refusals import SHEET_BELOW_ZERO, SHEET_TWICE, Refusal, no
from tercet.engine.value import Value

CARDS: Final = 81
# Three cards left over are a SET, so 26 cannot be; and of 21 cards some three always are one, so 21 is the least.
FINISHED: Final = frozenset({21, 22, 23, 24, 25, 27})

Points = int | Fraction  # whole wherever they can be: that is much quicker


class Line(Value, frozen=True):
    """One player's game."""

    number: int
    sets: int
    against: int = 0  # points against: calls without a SET

    @property
    def score(self) -> int:
        """G-16: SETs less points against; it may be below zero."""
        return self.sets - self.against


class Sheet(Value, frozen=True):
    """What is reported of one game."""

    lines: tuple[Line, ...]
    left: int | None = None  # cards that were left over, where somebody counted them
    stopped: bool = False  # before the deck was played out

    @property
    def numbers(self) -> tuple[int, ...]:
        """Who played."""
        return tuple(line.number for line in self.lines)

    @property
    def total(self) -> int:
        """SETs of the whole table."""
        return sum(line.sets for line in self.lines)

    def line(self, number: int) -> Line | None:
        """What one of them has."""
        return next((line for line in self.lines if line.number == number), None)


def same(one: Sheet, other: Sheet) -> bool:
    """Do two people report the same? The cards left over need not be counted twice."""
    return sorted(one.lines, key=_number) == sorted(other.lines, key=_number) and one.stopped == other.stopped


def _number(line: Line) -> int:
    return line.number


def problem_with_sheet(sheet: Sheet) -> Refusal | None:
    """Why these numbers cannot be right, if so."""
    if len(set(sheet.numbers)) < len(sheet.lines):
        return SHEET_TWICE
    if any(line.sets < 0 or line.against < 0 for line in sheet.lines) or (sheet.left or 0) < 0:
        return SHEET_BELOW_ZERO
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
    """What a score counts: itself, or as it would be at a table of three, where the organiser has chosen so."""
    return Fraction(score * size, 3) if correct_odd else score
