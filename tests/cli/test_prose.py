"""Whatever the command prints comes from the words: no sentence and no heading stands in its sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tercet import cli

FILES = sorted(Path(cli.__file__).parent.glob("*.py"))
PRINTS = {"print", "write", "Table", "add_row", "add_column", "status", "track", "add_task", "TextColumn"}
PROSE = re.compile(r"[^\W\d_]{2,}[.:;!?”]? +[^\W\d_]+")  # two words in a row
WORD = re.compile(r"[^\W\d_]{2,}")
MARKUP = re.compile(r"\[/?\w*\]")  # of Rich
# Styles of the terminal, and what programs say to each other.
NOT_PROSE = {"bright_white on black", "{task.fields[known]}", "SELECT MAX(at) FROM entries"}


def docstrings(module: ast.Module) -> set[int]:
    """Strings that explain code."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        id(node.body[0].value)
        for node in ast.walk(module)
        if isinstance(node, holders) and node.body and isinstance(node.body[0], ast.Expr)
    }


class Text(NamedTuple):
    """A string in the sources, and which one it is."""

    value: str
    node: ast.Constant


def texts(*nodes: ast.AST) -> Iterator[Text]:
    for each in (each for node in nodes for each in ast.walk(node)):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield Text(each.value, each)


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def printed(node: ast.AST) -> Iterator[Text]:
    """What is printed as it stands: a string, or a piece of one, but not what goes through a function such as `say`."""
    if isinstance(node, ast.Constant | ast.JoinedStr | ast.IfExp | ast.BinOp):
        yield from (each for each in texts(node) if not any(each.node is inner.node for inner in worked_out(node)))


def worked_out(node: ast.AST) -> Iterator[Text]:
    """Strings inside calls and the like."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call | ast.Subscript | ast.Compare):
            yield from texts(each)


def prose_in(source: str) -> list[str]:
    """Strings that look like text for people: two words in a row anywhere, or a word where something is printed."""
    module = ast.parse(source)
    explaining = docstrings(module)
    found = [each.value for each in texts(module) if id(each.node) not in explaining and PROSE.search(each.value)]
    for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
        if name_of(call) in PRINTS:
            words = [each.value for argument in call.args for each in printed(argument)]
            found += [word for word in words if WORD.search(MARKUP.sub("", word))]
        if name_of(call) in {"App", "command", "Parameter"}:
            found += [each.value for word in call.keywords if word.arg == "help" for each in texts(word) if each.value]
    return [text for text in found if text not in NOT_PROSE]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_text_for_people_stands_in_the_sources_of_the_command(file: Path) -> None:
    assert prose_in(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'print("Nothing has been reported.")',
        'print(f"Drawn: {file}")',
        'table = Table("cards", say("x"))',
        'console.print("done")',
        'app = App(help="Start the server.")',
        'sentence = "the round is over"',
        'sys.stderr.write(f"Players of {name}")',
    ],
)
def test_text_for_people_is_recognised(line: str) -> None:
    assert prose_in(line) != []
