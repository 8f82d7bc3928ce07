"""The puzzle of the day: the same for everyone, and unpredictable.

Its random numbers are derived from the day and from a secret that each database creates once. So every worker deals the
same puzzle, any past one can be dealt again, and knowing all past ones says nothing about those to come.
"""

from datetime import date
from functools import lru_cache
from hashlib import sha256
from hmac import new as keyed
from random import Random
from secrets import token_bytes
from typing import Final

from msgspec import Struct

from tercet.cards.card import Card
from tercet.lab.puzzles import puzzle
from tercet.storage.store import Store

CARDS: Final = 12
SETS: Final = 6
DECK: Final = 81
MAKE_SECRET: Final = "INSERT INTO secrets (name, secret) VALUES ('daily', $1) ON CONFLICT DO NOTHING"
SECRET: Final = "SELECT secret FROM secrets WHERE name = 'daily'"


class DailyPuzzle(Struct, frozen=True):
    """Some cards, and the number of SETs among them."""

    day: date
    cards: tuple[Card, ...]
    sets: int


async def puzzle_of(store: Store, day: date) -> DailyPuzzle:
    """The puzzle of a day."""
    rows = await store.fetch(SECRET)
    if not rows:
        await store.execute(MAKE_SECRET, token_bytes(32))  # of several workers, the first creates it
        rows = await store.fetch(SECRET)
    return dealt(bytes(rows[0][0]), day)


@lru_cache(4)
def dealt(secret: bytes, day: date) -> DailyPuzzle:
    """The puzzle for a secret and a day; always the same for both."""
    dice = Random(keyed(secret, day.isoformat().encode(), sha256).digest())
    return DailyPuzzle(day, puzzle(CARDS, SETS, DECK, dice), SETS)
