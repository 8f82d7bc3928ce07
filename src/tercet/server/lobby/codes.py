"""Short codes for tables: to be said across a room, so without letters that look or sound alike."""

from random import SystemRandom
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no 0 O 1 I
LENGTH: Final = 5  # 25 bits: it leads to a table that anybody may find in the list
LENGTH_BY_LINK: Final = 10  # 50 bits: nobody guesses the way to a table that is not listed


def new_code(dice: SystemRandom, length: int = LENGTH) -> str:
    """A code that leads to a table."""
    return "".join(dice.choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as somebody has typed it.

    >>> read_code(" k7q-4m ")
    'K7Q4M'
    """
    return "".join(letter for letter in text.upper() if letter.isalnum())
