"""Whatever a competition refuses is said in every language, with all that it speaks of."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tercet.competition import refusals
from tercet.competition.refusals import Refusal
from tercet.words.competition import refusal_in_words
from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak

COMPETITION = Path(refusals.__file__).parent
SAID = [refusal for refusal in vars(refusals).values() if isinstance(refusal, Refusal)]


def refused_somewhere() -> dict[str, set[str]]:
    """Every code that is refused anywhere with what is told about it, read from the sources."""
    found: dict[str, set[str]] = {}
    for file in COMPETITION.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name_of(node.func) == "no" and isinstance(node.args[0], ast.Constant):
                found[str(node.args[0].value)] = {each.arg for each in node.keywords if each.arg}
    return found


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: Language) -> None:
    codes = refused_somewhere()
    assert len(codes) > 60
    for code, told in codes.items():
        everything = dict.fromkeys([*told, "row", "column"], "7")
        sentence = speak(lang, f"competition-{code}", **everything)
        assert sentence.endswith((".", "!")), code
    assert all(refusal_in_words(refusal, lang) for refusal in SAID)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_for_something_that_is_never_said(lang: Language) -> None:
    text = files("tercet.words").joinpath(lang, "competition.ftl").read_text(encoding="utf-8")
    messages = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    ours = {f"competition-{code}" for code in refused_somewhere()}
    spoken = "".join(file.read_text(encoding="utf-8") for file in (COMPETITION.parent / "cli").glob("*.py"))
    silent = [name for name in messages if name not in ours and f'"{name}"' not in spoken]
    assert [name for name in silent if not name.startswith(("schedule-fault-", "schedule-repeats"))] == []


def test_people_and_tables_are_numbered_without_separators() -> None:
    assert refusal_in_words(refusals.no_such_number(1234), "en") == "Nobody has the number 1234."
    assert refusal_in_words(refusals.no("list-too-long", most=1_000), "fr").startswith(
        "Cette liste a plus de 1\u202f000 "
    )
