"""The puzzle of the day: the same for everyone, and unpredictable.

Its random numbers are derived from the day and from a secret that each database creates once. So every worker deals the
same puzzle, any past one can be dealt again, and knowing all past ones says nothing about those to come.

There are two: twelve cards of the whole deck, and for beginners nine of the small deck, where shading is not a feature.
"""

from datetime import date
from functools import lru_cache
from hashlib import sha256
from hmac import new as keyed
from random import Random
from secrets import token_bytes
from typing import Final, Literal

from msgspec import Struct

from tercet.cards.card import Card
from tercet.lab.puzzles import puzzle
from tercet.storage.store import Store

Size = Literal["full", "small"]
CARDS: Final[dict[Size, int]] = {"full": 12, "small": 9}
SETS: Final[dict[Size, int]] = {"full": 6, "small": 4}
DECK: Final[dict[Size, int]] = {"full": 81, "small": 27}
MAKE_SECRET: Final = "INSERT INTO secrets (name, secret) VALUES ('daily', $1) ON CONFLICT DO NOTHING"
SECRET: Final = "SELECT secret FROM secrets WHERE name = 'daily'"


class DailyPuzzle(Struct, frozen=True):
    """Some cards, and the number of SETs among them."""

    day: date
    cards: tuple[Card, ...]
    sets: int


async def puzzle_of(store: Store, day: date, size: Size = "full") -> DailyPuzzle:
    """The puzzle of a day."""
    rows = await store.fetch(SECRET)
    if not rows:
        await store.execute(MAKE_SECRET, token_bytes(32))  # of several workers, the first creates it
        rows = await store.fetch(SECRET)
    return dealt(bytes(rows[0][0]), day, size)


@lru_cache(64)
def dealt(secret: bytes, day: date, size: Size = "full") -> DailyPuzzle:
    """The puzzle for a secret and a day; always the same for both."""
    name = day.isoformat() if size == "full" else f"{day.isoformat()} {size}"
    dice = Random(keyed(secret, name.encode(), sha256).digest())
    return DailyPuzzle(day, puzzle(CARDS[size], SETS[size], DECK[size], dice), SETS[size])
