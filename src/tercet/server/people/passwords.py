"""Passwords of accounts: Argon2id, in a separate thread."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tercet.server.people.common import is_common, is_of_this_place

SHORTEST: Final = 8
LONGEST: Final = 256
_hasher: Final = PasswordHasher()
# Makes an unknown login take as long as a wrong password. Written down, because hashing it would delay every start.
NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$XwHD/tUY+ijwx3+pFVMTDQ$wJUC6x19+qHkOAJNhU60MU1eMnbrzQecgsh0Ymr0fgE"


class BadPassword(ValueError):
    """A password that cannot be used; the message says why."""


class CommonPassword(ValueError):
    """A common password, which attackers try first."""


def check_new(password: str, login: str) -> None:
    """Raise unless the password is good enough."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(f"A password has {SHORTEST} to {LONGEST} characters. Three or four words work well.")
    if is_common(password) or is_of_this_place(password, login) or password.casefold() == login:
        raise CommonPassword(
            "This is one of the first passwords that people try when guessing. Three or four words together work well."
        )


async def hashed(password: str) -> str:
    """The hash to store."""
    return await asyncio.to_thread(_hasher.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Is this the password? Takes equally long for an unknown login."""
    return await asyncio.to_thread(_fits, password, kept or NOBODY) and kept is not None


def _fits(password: str, kept: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False
