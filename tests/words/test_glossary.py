"""One word for one thing: the messages use the words of docs/glossary.md, and none that it turns down."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tercet.words.languages import LANGUAGES, Language

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


class _Texts(Visitor):
    """Everything that a message can say, piece by piece."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.append(node.value)


def _messages(lang: Language) -> Iterator[tuple[str, str]]:
    for file in files("tercet.words").joinpath(lang).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, "\n".join(_Texts(entry).found)


def _cells(lang: Language) -> list[tuple[list[str], list[str]]]:
    """For each thing: the words for it, and the words that are not for it."""
    text = GLOSSARY.read_text(encoding="utf-8").split("## In four languages")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    column = rows[0].index(lang)
    return [_words(row[column]) for row in rows[2:]]


def _words(cell: str) -> tuple[list[str], list[str]]:
    wanted, _, unwanted = cell.partition(" (not ")
    return wanted.split(", "), unwanted.removesuffix(")").split(", ") if unwanted else []


def _pattern(word: str) -> str:
    """The word itself; with …, the word however it ends."""
    return r"(?i)\b" + re.escape(word).replace("…", r"\w*") + r"\b"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_use_the_words_of_the_glossary(lang: Language) -> None:
    everything = "\n".join(text for _, text in _messages(lang)).lower()
    words = [word for wanted, _ in _cells(lang) for word in wanted]
    assert len(words) > 30
    assert [word for word in words if word.lower() not in everything] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_turns_down(lang: Language) -> None:
    unwanted = [word for _, turned_down in _cells(lang) for word in turned_down]
    used = {(name, word) for name, text in _messages(lang) for word in unwanted if re.search(_pattern(word), text)}
    assert used == set()
