"""The language in which the command speaks: the one asked for, or the user's own."""

import os
from collections.abc import Sequence

from tercet.words.languages import LANGUAGES, Language, nearest_language


def asked_language(words: Sequence[str]) -> Language:
    """What `--lang` says, wherever it stands; otherwise the user's own language.

    >>> asked_language(["sets", "9xyz", "--lang", "fr"]), asked_language(["sets", "--lang=de"])
    ('fr', 'de')
    """
    for word, after in zip(words, [*words[1:], ""], strict=True):
        option, equals, value = word.partition("=")
        for language in LANGUAGES:
            if option == "--lang" and language == (value if equals else after):
                return language
    return own_language()


def own_language() -> Language:
    """The user's language, by the custom of the system."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return nearest_language(next(filter(None, wishes), "en"))
