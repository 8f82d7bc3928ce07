"""What stands under a player's name stands under “You” as well: a noun or a participle, never “You calls”."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak

IDS = re.findall(
    r"^(player-[a-z]+) =", files("tercet.words").joinpath("en", "table.ftl").read_text(encoding="utf-8"), re.MULTILINE
)
NUMBERS: dict[str, str | int] = {"n": 2, "points": 2, "count": 2, "find": "sets"}


def _words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def _of_others(lang: Language) -> set[str]:
    """What is said of others and never to oneself: “calls”, “owes”, “sits”, and no word that both sentences have."""
    mine: set[str] = set()
    theirs: set[str] = set()
    parsed = FluentParser().parse(files("tercet.words").joinpath(lang, "table.ftl").read_text(encoding="utf-8"))
    for message in parsed.body:
        if isinstance(message, ast.Message) and re.search(r"\$me ->", _source(lang, message)):
            args: dict[str, str | int] = {"who": "X", "other": "X", "seconds": 2, "points": 2, "count": 2}
            args |= {"place": 2, "names": "X", "find": "sets"}
            mine |= _words(speak(lang, message.id.name, me="yes", **args))
            theirs |= _words(speak(lang, message.id.name, me="no", **args))
    return theirs - mine


def _source(lang: Language, message: ast.Message) -> str:
    text = files("tercet.words").joinpath(lang, "table.ftl").read_text(encoding="utf-8")
    return text[message.span.start : message.span.end] if message.span else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_status_reads_well_under_you(lang: Language) -> None:
    verbs = _of_others(lang)
    assert len(verbs) > 10
    said = {name: speak(lang, name, **NUMBERS) for name in IDS}
    assert {name: text for name, text in said.items() if _words(text) & verbs} == {}
