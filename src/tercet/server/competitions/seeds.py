"""The seeds of draws."""

from random import SystemRandom
from typing import Final

SEEDS: Final = 2**31


def new_seed() -> int:
    """A seed that nobody can guess."""
    return SystemRandom().randrange(SEEDS)
