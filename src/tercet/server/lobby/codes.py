"""Short codes for tables, easy to say aloud: without letters that look or sound alike."""

from random import SystemRandom
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no 0 O 1 I
LENGTH: Final = 5  # 25 bits: enough for a table that anybody can find in the list
LENGTH_BY_LINK: Final = 10  # 50 bits: a table that is not listed cannot be guessed


def new_code(dice: SystemRandom, length: int = LENGTH) -> str:
    """A random code for a table."""
    return "".join(dice.choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as somebody has typed it.

    >>> read_code(" k7q-4m ")
    'K7Q4M'
    """
    return "".join(letter for letter in text.upper() if letter.isalnum())
