"""The language in which the command speaks: the one that `--lang` names, or the user's own."""

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final

from tercet.cards.reasons import Told
from tercet.cli.errors import CliError
from tercet.words.languages import LANGUAGES, Language, nearest_language
from tercet.words.sayable import say_in

_ASKED: Final[ContextVar[Language | None]] = ContextVar("asked", default=None)


def take_language(words: Sequence[str]) -> list[str]:
    """Heed `--lang`, which every command understands wherever it stands, and return the other words.

    >>> take_language(["sets", "--lang", "fr", "9xyz"]), language()
    (['sets', '9xyz'], 'fr')
    >>> take_language(["sets", "--lang=de"]), language()
    (['sets'], 'de')
    """
    _ASKED.set(None)
    rest: list[str] = []
    given = iter(words)
    for word in given:
        option, equals, value = word.partition("=")
        if option == "--lang":
            _ASKED.set(_known(value if equals else next(given, "")))
        else:
            rest.append(word)
    return rest


def _known(name: str) -> Language:
    for each in LANGUAGES:
        if each == name:
            return each
    raise CliError("cli-no-such-language", 2, name=name, known=", ".join(LANGUAGES))


def asked_language() -> Language | None:
    """What `--lang` says, if it is given."""
    return _ASKED.get()


def language() -> Language:
    """The language to speak."""
    return asked_language() or own_language()


def own_language() -> Language:
    """The user's language, by the custom of the system."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return nearest_language(next(filter(None, wishes), "en"))


def say(message: str, **told: Told) -> str:
    """A message in the language of the user."""
    return say_in(language(), message, told)
