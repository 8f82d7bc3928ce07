"""Every Fluent file is sound, and says the same things in every language."""

from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tercet.words.languages import LANGUAGES, OWN_NAMES

WORDS = files("tercet.words")
SUBJECTS = sorted({file.name for lang in LANGUAGES for file in WORDS.joinpath(lang).iterdir()})


class _Uses(Visitor):
    """What a message speaks of: its variables, and the messages, attributes and terms it leans on."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def _parse(lang: str, subject: str) -> ast.Resource:
    return FluentParser().parse(WORDS.joinpath(lang, subject).read_text(encoding="utf-8"))


def _messages(lang: str, subject: str) -> list[ast.Message]:
    return [entry for entry in _parse(lang, subject).body if isinstance(entry, ast.Message)]


def _uses(entry: ast.BaseNode) -> _Uses:
    uses = _Uses()
    uses.visit(entry)
    return uses


def _shape(message: ast.Message) -> tuple[bool, set[str], set[str]]:
    """What must be alike in all languages: has it a value, which attributes, which variables."""
    return message.value is not None, {a.id.name for a in message.attributes}, _uses(message).variables


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_file_is_there_in_every_language_and_parses_without_junk(lang: str, subject: str) -> None:
    assert subject.endswith(".ftl")
    junk = [entry.content for entry in _parse(lang, subject).body if isinstance(entry, ast.Junk)]
    assert junk == []
    assert _messages(lang, subject)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_messages_attributes_and_variables_are_those_of_english(lang: str, subject: str) -> None:
    english = {message.id.name: _shape(message) for message in _messages("en", subject)}
    assert {message.id.name: _shape(message) for message in _messages(lang, subject)} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice_and_every_one_leant_on_exists(lang: str) -> None:
    entries = [
        entry
        for subject in SUBJECTS
        for entry in _parse(lang, subject).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    names = [("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in entries]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    attributes = {f"{entry.id.name}.{a.id.name}" for entry in entries for a in entry.attributes}
    assert {name for entry in entries for name in _uses(entry).references} <= {*names, *attributes}


def test_every_language_has_a_folder_and_a_name_of_its_own() -> None:
    folders = {folder.name for folder in WORDS.iterdir() if folder.is_dir() and folder.name != "__pycache__"}
    assert folders == set(LANGUAGES) == set(OWN_NAMES)
