"""Short codes for tables: to be said across a room, so without letters that look or sound alike."""

from random import SystemRandom
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no 0 O 1 I
LENGTH: Final = 5


def new_code(dice: SystemRandom) -> str:
    """A code of 25 bits: it only leads to a table, it opens nothing that a link would not."""
    return "".join(dice.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as somebody has typed it.

    >>> read_code(" k7q-4m ")
    'K7Q4M'
    """
    return "".join(letter for letter in text.upper() if letter.isalnum())
