"""What somebody may be called: any letters of any language, in one line, not too long."""

from typing import Final
from unicodedata import category, normalize

LONGEST: Final = 24


class BadName(ValueError):
    """A name that cannot be used; the message says why."""


def clean_name(text: str) -> str:
    """The name as it is shown to others.

    >>> clean_name("  Ada\\t Lovelace ")
    'Ada Lovelace'
    >>> clean_name("\\u202eevil")
    'evil'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in normalize("NFC", text))
    shown = " ".join("".join(letter for letter in spaced if category(letter)[0] != "C").split())
    if not shown:
        raise BadName("Say a name that the others can see.")
    if len(shown) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} letters; this one has {len(shown)}.")
    return shown
