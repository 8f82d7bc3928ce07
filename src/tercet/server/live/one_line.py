"""Text from people, made safe to show to others: one line, nothing invisible, nothing that changes the direction."""

from typing import Final
from unicodedata import category, normalize

JOINER: Final = "\u200d"  # joins several emoji into one
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that are invisible
MOST_MARKS: Final = 3  # marks on one letter that any language needs; more would overlap other lines


def one_line(text: str) -> str:
    """The text on one line.

    >>> one_line("  Ada\\t Lovelace ")
    'Ada Lovelace'
    >>> one_line("\\u202eevil")
    'evil'
    >>> one_line("\\u2800\\u3164")
    ''
    """
    kept: list[str] = []
    letters = normalize("NFC", text)
    marks = 0
    for n, letter in enumerate(letters):
        kind = category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace() or letter in BLANK:
            kept.append(" ")
        elif (letter == JOINER and joins(letters[n - 1 : n], letters[n + 1 : n + 2])) or (
            kind[0] != "C" and marks <= MOST_MARKS
        ):
            kept.append(letter)
    return " ".join("".join(kept).split())


def joins(before: str, after: str) -> bool:
    """Does a joiner between these make an emoji?"""
    return category(before or " ") in ("So", "Sk", "Mn") and category(after or " ") == "So"


def length(text: str) -> int:
    """How many signs somebody sees: marks, and what is joined to an emoji, belong to the sign before.

    >>> length("Zoé"), length("👩\\u200d🚀")
    (3, 1)
    """
    return sum(
        category(letter)[0] not in "MC" and category(letter) != "Sk" and text[n - 1 : n] != JOINER
        for n, letter in enumerate(text)
    )
