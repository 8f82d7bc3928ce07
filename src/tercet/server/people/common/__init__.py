"""Passwords that attackers try first, because many people use them."""

import gzip
from collections.abc import Collection
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
    return _is_made_of(words, _letters(password))


def _is_made_of(words: Collection[str], text: str) -> bool:
    """Is a text words without anything between them? A regular expression could take for ever, if one is another twice.

    >>> _is_made_of(["set", "setset"], "set" * 80), _is_made_of(["set", "setset"], "set" * 80 + "x")
    (True, False)
    """
    ends = {0}
    for start in range(len(text)):
        if start in ends:
            ends.update(start + len(word) for word in words if text.startswith(word, start))
    return text != "" and len(text) in ends


def _letters(text: str) -> str:
    return "".join(filter(str.isalpha, text.casefold()))
