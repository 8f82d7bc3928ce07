"""The messages without variables, ready for the templates."""

import re
from functools import cache
from importlib.resources import files

from tercet.words.languages import Language
from tercet.words.speech import MissingMessage, speak

_MESSAGE = re.compile(r"^paper-([\w-]+) *=", re.MULTILINE)


@cache
def vocabulary(lang: Language) -> dict[str, str]:
    """Each such message, keyed by its name without “paper-”."""
    found = {}
    for file in files("tercet.words").joinpath(lang).iterdir():
        if file.name.startswith("paper"):
            for name in _MESSAGE.findall(file.read_text(encoding="utf-8")):
                try:
                    found[name] = speak(lang, f"paper-{name}")
                except MissingMessage:
                    continue  # it has variables that only a document's maker knows
    return found
