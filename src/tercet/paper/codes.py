"""Codes on slips of paper: a game's number as letters that nobody misreads, with one more to catch a slip of the pen.

>>> code_of(17)
'22K8'
>>> game_of("22k8"), game_of("22K2")
(17, None)
"""

from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXY"  # 31, a prime: no 0 O 1 I, and no Z, which is a 2 in haste
LENGTH: Final = 4


def code_of(game: int) -> str:
    """The code of a game."""
    digits = [game // len(LETTERS) ** power % len(LETTERS) for power in reversed(range(LENGTH - 1))]
    return "".join(LETTERS[digit] for digit in [*digits, _check(digits)])


def game_of(code: str) -> int | None:
    """The game of a code; None if it cannot be one."""
    text = code.strip().upper()
    if len(text) != LENGTH or any(letter not in LETTERS for letter in text):
        return None
    *digits, check = map(LETTERS.index, text)
    if check != _check(digits):
        return None
    game = 0
    for digit in digits:
        game = game * len(LETTERS) + digit
    return game


def _check(digits: list[int]) -> int:
    """Any one letter changed, and any two neighbours swapped, changes it: 31 is prime."""
    return sum(weight * digit for weight, digit in enumerate(digits, 2)) % len(LETTERS)
