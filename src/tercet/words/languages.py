"""The languages Tercet speaks, and which of them suits a reader best."""

import re
from typing import Final, Literal, get_args

Language = Literal["en", "fr", "es", "de"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
OWN_NAMES: Final[dict[Language, str]] = {"en": "English", "fr": "Français", "es": "Español", "de": "Deutsch"}


def nearest_language(*wanted: str) -> Language:
    """The first of these languages that Tercet has, ignoring the country; English if there is none.

    >>> nearest_language("pt-BR", "fr_CA.UTF-8", "en")
    'fr'
    >>> nearest_language("C.UTF-8")
    'en'
    """
    wishes = [re.split(r"[-_.@]", wish.strip().lower())[0] for wish in wanted]
    for wish in wishes:
        for language in LANGUAGES:
            if wish == language:
                return language
    return "en"
