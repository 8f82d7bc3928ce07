"""Stored draws as text: a letter per player, a word per game, a line per round."""

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

from tercet.competition.draw.seating import Seating

LETTERS: Final = digits + ascii_lowercase + ascii_uppercase


def read(text: str) -> Seating:
    """“012 34” means players 0, 1, 2 at one table and 3, 4 at another; “/” begins the next round."""
    return tuple(
        tuple(tuple(LETTERS.index(letter) for letter in word) for word in line.split()) for line in text.split("/")
    )


def write(rounds: Seating) -> str:
    """The text of a draw, as read by `read`."""
    return " / ".join(" ".join("".join(LETTERS[player] for player in game) for game in games) for games in rounds)
