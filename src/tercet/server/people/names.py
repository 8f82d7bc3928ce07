"""Names of people: any letters of any language, on one line, not too long."""

from typing import Final
from unicodedata import category

from tercet.server.live.one_line import length, one_line

LONGEST: Final = 24
MOST_CHARACTERS: Final = 96  # an emoji may take several


class BadName(ValueError):
    """A name that cannot be used; the message says why."""


def clean_name(text: str) -> str:
    """The name as it is shown to others."""
    shown = one_line(text)
    if not any(category(letter)[0] in "LNS" for letter in shown):
        raise BadName("Say a name that the others can see.")
    if length(shown) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} letters; this one has {length(shown)}.")
    if len(shown) > MOST_CHARACTERS:
        raise BadName("This name has too many marks. Use fewer of them.")
    return shown
