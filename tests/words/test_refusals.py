"""Whatever the server refuses is said in every language: the codes are read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tercet
from tercet.server.api.account_refusals import SAID
from tercet.server.api.problems import PLAIN
from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak
from tests.support.problems import codes_of_problems

SOURCES = Path(tercet.__file__).parent
# What says no, and which of its arguments is the code.
SAYS_NO = {"Refusal": 0, "Goodbye": 0, "HttpRefusal": 1, "_problem": 1}
# Codes that are worked out: by the framework's status, from SAID and PLAIN, or passed on from another refusal.
PASSED_ON = {"code", "error.code", "opened.code", "refusal.code", "said.code"}


def codes_in_the_sources() -> set[str]:
    """Every code that a refusal, a goodbye or a problem over HTTP can have; a competition's are in its own words."""
    found = {code for _, code in SAID.values()} | {code for code, _ in PLAIN.values()}
    worked_out: set[str] = set()
    for room in ("engine", "tables", "server"):
        for file in (SOURCES / room).rglob("*.py"):
            for code in said_no(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
                else:
                    worked_out.add(ast.unparse(code))
    assert worked_out <= PASSED_ON
    return found


def said_no(module: ast.Module) -> Iterator[ast.expr]:
    """The code of each refusal in a module."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Call) or (name := getattr(node.func, "id", "")) not in SAYS_NO:
            continue
        if len(node.args) > SAYS_NO[name]:
            yield node.args[SAYS_NO[name]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: Language) -> None:
    codes = codes_in_the_sources()
    assert len(codes) > 90
    said = {code: speak(lang, f"refused-{code}") for code in codes}
    assert [code for code, sentence in said.items() if not sentence.endswith((".", "…"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_against_a_combination_of_rules_has_words(lang: Language) -> None:
    said = {code: speak(lang, f"impossible-{code}") for code in codes_of_problems()}
    assert len(set(said.values())) == len(said) > 40
    assert [code for code, sentence in said.items() if not sentence.endswith(".")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_status_without_a_code_has_words(lang: Language) -> None:
    assert "502" in speak(lang, "refused-http", status="502")
