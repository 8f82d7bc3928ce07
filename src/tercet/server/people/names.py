"""What somebody may be called: any letters of any language, in one line, not too long."""

from typing import Final

from tercet.server.live.one_line import one_line

LONGEST: Final = 24


class BadName(ValueError):
    """A name that cannot be used; the message says why."""


def clean_name(text: str) -> str:
    """The name as it is shown to others."""
    shown = one_line(text)
    if not shown:
        raise BadName("Say a name that the others can see.")
    if len(shown) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} letters; this one has {len(shown)}.")
    return shown
