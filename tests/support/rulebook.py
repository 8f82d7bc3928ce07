"""The rulebook's clauses, and the tests that cite them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "docs/rulebook.md"
CLAUSE = re.compile(r"(?<![\w-])[CAPESGMR]-\d+(?![\w-])")  # a whole word: A-1 is not in A-12
LISTED = re.compile(r"^- ([CAPESGMR]-\d+) ", re.MULTILINE)
WRITTEN_IN = {".py", ".md", ".ftl", ".toml", ".sql", ".ts", ".tsx"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citing(NamedTuple):
    """A test, and the clauses that it cites."""

    file: str
    test: str
    clauses: frozenset[str]

    @property
    def sentence(self) -> str:
        """What the test shows: its name as a sentence."""
        return self.test.removeprefix("test_").replace("_", " ")


def clauses_of(rulebook: str) -> list[str]:
    """The ids that the rulebook lists, in its order."""
    return LISTED.findall(rulebook)


def cited_in(text: str) -> frozenset[str]:
    """The ids that occur in a text as whole words."""
    return frozenset(CLAUSE.findall(text))


def citing_in(source: str, file: str) -> Iterator[Citing]:
    """The tests of a module that cite a clause in a docstring, a decorator or a comment, but not in their data."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) or (isinstance(node, Function) and node.name.startswith("test_")):
            clauses = cited_in("\n".join(_said_about(node, source)))
            if clauses:
                yield Citing(file, node.name, clauses)


def _said_about(test: ast.ClassDef | Function, source: str) -> Iterator[str]:
    for node in ast.walk(test):
        if isinstance(node, ast.ClassDef | Function):
            yield ast.get_docstring(node) or ""
            yield from (ast.unparse(decorator) for decorator in node.decorator_list)
    for line in source.splitlines()[test.lineno : test.end_lineno]:
        yield line.partition("# ")[2]


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
