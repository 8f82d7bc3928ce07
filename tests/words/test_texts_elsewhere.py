"""No sentence that a person can see stands in the Python sources without words for it in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tercet
from tercet.server.api.account_refusals import SAID
from tercet.server.api.results import SAID as SAID_OF_RESULTS
from tests.support.errors_in_words import places_of_messages

SOURCES = Path(tercet.__file__).parent
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? +[^\W\d_]+")
# Refused with a code, which has words: tests/words/test_refusals.py.
BY_CODE = {"HttpRefusal", "BadName", "QueueFull", *(kind.__name__ for kind in (*SAID, *SAID_OF_RESULTS))}
# Said to programs: when a socket is opened or closed, of a body that cannot be read, to users of the client.
TO_PROGRAMS = {"HandshakeRefused", "BrokenFrame", "ValidationException", "Refused", "Unreachable"}
# A mistake of ours, or a reason that is only logged.
TO_DEVELOPERS = {"AssertionError", "MissingMessage", "CopyDiffers"}


def raised_sentences() -> Iterator[tuple[str, str]]:
    """The class of every error that is raised with a text, and where."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and has_sentence(node.exc):
                yield ast.unparse(node.exc.func), f"{file.relative_to(SOURCES)}: {ast.unparse(node.exc)}"


def has_sentence(call: ast.Call) -> bool:
    texts = (each.value for each in ast.walk(call) if isinstance(each, ast.Constant) and isinstance(each.value, str))
    return any(SENTENCE.search(text) for text in texts)


def test_every_error_with_a_sentence_has_words_or_is_for_programs() -> None:
    known = {*places_of_messages(), *BY_CODE, *TO_PROGRAMS, *TO_DEVELOPERS}
    found = list(raised_sentences())
    assert len(found) > 40
    assert [where for kind, where in found if kind not in known] == []


@pytest.mark.parametrize(("line", "is_one"), [('E("The disk is full.")', True), ('E("store-busy", why=error)', False)])
def test_a_sentence_is_recognised(line: str, is_one: bool) -> None:
    call = ast.parse(line, mode="eval").body
    assert isinstance(call, ast.Call)
    assert has_sentence(call) is is_one
