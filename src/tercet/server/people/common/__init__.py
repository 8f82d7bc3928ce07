"""Passwords that attackers try first, because many people use them."""

import gzip
from functools import cache
from pathlib import Path

LIST = Path(__file__).with_name("passwords.txt.gz")


@cache
def common_passwords() -> frozenset[str]:
    """Those of eight letters or more, in lower case; see the README in this folder for their source."""
    return frozenset(gzip.decompress(LIST.read_bytes()).decode().splitlines())


def is_common(password: str) -> bool:
    """Is it one of them? Capitals do not make it a better one.

    >>> is_common("Princess"), is_common("three purple squiggles")
    (True, False)
    """
    return password.casefold() in common_passwords()
