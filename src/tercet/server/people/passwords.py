"""Passwords of accounts: argon2id, in a thread of its own, a few at a time."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

SHORTEST: Final = 8
LONGEST: Final = 256
_hasher: Final = PasswordHasher()
_a_few: Final = asyncio.Semaphore(2)
NOBODY: Final = _hasher.hash("the account that nobody has")  # so that a wrong login takes as long as a wrong password


class BadPassword(ValueError):
    """A password that cannot be used; the message says why."""


def check_new(password: str) -> None:
    """Is it long enough to be worth having?"""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(f"A password has {SHORTEST} to {LONGEST} characters. Three or four words do well.")


async def hashed(password: str) -> str:
    """What is kept of a password."""
    async with _a_few:
        return await asyncio.to_thread(_hasher.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Is this the password? Takes as long for a login that nobody has."""
    async with _a_few:
        return await asyncio.to_thread(_fits, password, kept or NOBODY) and kept is not None


def _fits(password: str, kept: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False
