"""Messages in a reader's language, from `<language>/<subject>.ftl`.

All languages hold the same messages with the same variables (a test sees to it). So a message or an argument that is
missing is a slip of ours and raises; a reader never gets half a sentence.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tercet.words.languages import Language

BEGINS: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingMessage(LookupError):
    """A message that does not exist, or that lacks an argument."""


def speak(lang: Language, message_id: str, **args: str | int | float) -> str:
    """A message in words, or one attribute of it: `rule-set-classic.description`.

    >>> speak("fr", "card-name", number=2, colour="red", shape="squiggle", shading="striped")
    'deux vagues rouges hachurées'
    >>> speak("en", "card-nmae")
    Traceback (most recent call last):
    ...
    tercet.words.speech.MissingMessage: There is no message “card-nmae” in “en”.
    """
    pattern = _pattern(lang, message_id)
    if pattern is None:
        raise MissingMessage(f"There is no message “{message_id}” in “{lang}”.")
    text, errors = _bundle(lang).format_pattern(pattern, args)
    if errors:
        raise MissingMessage(f"The message “{message_id}” in “{lang}” cannot be said: {errors[0]}.")
    return str(text)


def is_said(lang: Language, message_id: str) -> bool:
    """Is there such a message, or such an attribute of one?"""
    return _pattern(lang, message_id) is not None


def _pattern(lang: Language, message_id: str) -> Any:
    name, _, attribute = message_id.partition(".")
    _read(lang, name)
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(lang: Language) -> FluentBundle:
    return FluentBundle([lang], use_isolating=False)  # all four languages are written from left to right


@cache
def _read(lang: Language, name: str) -> None:
    """Parse a message and those that it refers to. To parse all of them takes half a second, so each waits its turn."""
    sources, needed = _sources(lang), [name]
    for each in needed:  # which grows
        needed += [other for other in REFERENCE.findall(sources.get(each, "")) if other not in needed]
    _bundle(lang).add_resource(FluentResource("".join(sources.get(each, "") for each in needed)))


@cache
def _sources(lang: Language) -> dict[str, str]:
    """The text of every message and term, by its name."""
    folder = files("tercet.words").joinpath(lang)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    entries = [entry for text in texts for entry in BEGINS.split(text)]
    return {entry.partition("=")[0].strip(): entry for entry in entries}
