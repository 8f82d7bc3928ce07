"""Passwords that are tried first, because so many people have them."""

import gzip
from functools import cache
from pathlib import Path

LIST = Path(__file__).with_name("passwords.txt.gz")


@cache
def common_passwords() -> frozenset[str]:
    """Those of eight letters or more, in small letters; where they come from is told in the README beside."""
    return frozenset(gzip.decompress(LIST.read_bytes()).decode().splitlines())


def is_common(password: str) -> bool:
    """Is it one of them? Capitals do not make it a better one.

    >>> is_common("Princess"), is_common("three purple squiggles")
    (True, False)
    """
    return password.casefold() in common_passwords()
