"""The rulebook's clauses, and who cites them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "docs/rulebook.md"
CLAUSE = re.compile(r"(?<![\w-])[CAPESGR]-\d+(?![\w-])")  # a whole word: A-1 is not in A-12
LISTED = re.compile(r"^- ([CAPESGR]-\d+) ", re.MULTILINE)
WRITTEN_IN = {".py", ".md", ".ftl", ".toml", ".sql", ".ts", ".tsx"}


class Citing(NamedTuple):
    """A test, and the clauses that it cites."""

    file: str
    test: str
    clauses: frozenset[str]

    @property
    def sentence(self) -> str:
        """What it shows: a test's name is a sentence."""
        return self.test.removeprefix("test_").replace("_", " ")


def clauses_of(rulebook: str) -> list[str]:
    """The ids that the rulebook lists, in its order."""
    return LISTED.findall(rulebook)


def cited_in(text: str) -> frozenset[str]:
    """The ids that stand in a text as whole words."""
    return frozenset(CLAUSE.findall(text))


def citing_in(source: str, file: str) -> Iterator[Citing]:
    """The tests of a module that cite anything: in name, docstring, parameters or body, or in that of their class."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            lines = source.splitlines()[_first_line(node) - 1 : node.end_lineno]
            is_test = node.name.startswith("test_") or isinstance(node, ast.ClassDef)
            if is_test and (clauses := cited_in("\n".join(lines))):
                yield Citing(file, node.name, clauses)


def _first_line(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


@cache
def citing_tests() -> tuple[Citing, ...]:
    """Every test that cites a clause, file by file."""
    files = sorted((ROOT / "tests").glob("**/test_*.py"))
    names = [(path, path.relative_to(ROOT).as_posix()) for path in files if "node_modules" not in path.parts]
    return tuple(test for path, name in names for test in citing_in(path.read_text(encoding="utf-8"), name))


def texts() -> Iterator[tuple[str, str]]:
    """Every text of the project that may cite a clause, with its name."""
    places = [ROOT.glob("*.md"), *(ROOT.glob(f"{folder}/**/*") for folder in ("src", "tests", "docs", "web/src"))]
    for place in places:
        for path in sorted(place):
            if path.suffix in WRITTEN_IN and "node_modules" not in path.parts and path.is_file():
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
