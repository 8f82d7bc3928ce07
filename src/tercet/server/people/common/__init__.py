"""Passwords that attackers try first, because many people use them."""

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Final

OF_THIS_PLACE: Final = ("tercet", "set", "sets", "card", "cards", "game", "games", "play", "player")
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


def is_of_this_place(password: str, login: str) -> bool:
    """Are its letters only words that everybody thinks of here, or those of the login? Digits and signs do not count.

    >>> is_of_this_place("Tercet-2026!", "ada"), is_of_this_place("ada.ada.ada", "ada@example.org")
    (True, True)
    >>> is_of_this_place("play three squiggles", "ada")
    False
    """
    words = {*OF_THIS_PLACE, _letters(login), _letters(login.partition("@")[0])} - {""}
    return re.fullmatch(f"(?:{'|'.join(map(re.escape, words))})+", _letters(password)) is not None


def _letters(text: str) -> str:
    return "".join(filter(str.isalpha, text.casefold()))
