"""Only the slots know the values of slots: what the type checker names when a value is added is all there is.

A question about the rules is answered in `engine/slots`, in `engine/facts.py` if several slots need it, or in
`web/src/rules`; every other module calls the function.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.kinds import KINDS

ROOT: Final = Path(__file__).parents[2]
PYTHON: Final = ROOT / "src" / "tercet"
WEB: Final = ROOT / "web" / "src"
RULES: Final = PYTHON / "engine" / "rules.py"

PYTHON_PLACES: Final = ("engine/slots/", "engine/facts.py", "engine/impossible.py", "engine/rules.py", "rulesets/")
OLDER: Final = "record/older.py"  # today's words for values of old records
WEB_PLACES: Final = ("rules/", "protocol/types.ts")

VALUES: Final = {value.__name__ for kinds in KINDS.values() for value in kinds}
SHARED: Final = {"Pattern", "Seats"}  # slots with one kind of value: naming it compares nothing

Line = tuple[str, int, str]


def python_files() -> Iterator[tuple[str, str]]:
    """Every module outside the places where values belong."""
    for path in sorted(PYTHON.rglob("*.py")):
        name = path.relative_to(PYTHON).as_posix()
        if not name.startswith(PYTHON_PLACES):
            yield name, path.read_text(encoding="utf-8")


def web_files() -> Iterator[tuple[str, str]]:
    """Every module of the client outside them; tests may build any rules."""
    for path in sorted(WEB.rglob("*.ts*")):
        name = path.relative_to(WEB).as_posix()
        if not name.startswith(WEB_PLACES) and not name.endswith(".test.ts"):
            yield name, path.read_text(encoding="utf-8")


def in_python(name: str, text: str) -> Iterator[Line]:
    """Values that are imported, reached through the module of rules, or named in a text; comparisons with one."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module == "tercet.engine.rules":
            yield from ((name, node.lineno, each.name) for each in node.names if each.name in VALUES - SHARED)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("r", "rules"):
            if node.attr in VALUES - SHARED:
                yield name, node.lineno, node.attr
        elif isinstance(node, ast.Compare) and any(_makes_pattern(each) for each in node.comparators):
            yield name, node.lineno, "Pattern"
        elif isinstance(node, ast.Constant) and node.value in VALUES - SHARED and name != OLDER:
            yield name, node.lineno, str(node.value)


def _makes_pattern(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Pattern"


ANY: Final = "|".join(sorted(VALUES))
QUOTED: Final = re.compile(rf"""(["'`])({ANY})\1|^\s*({ANY}):""", re.MULTILINE)


def in_web(name: str, text: str) -> Iterator[Line]:
    """Values that stand in quotes or as the key of a record, outside comments."""
    code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
    for found in QUOTED.finditer(code):
        yield name, code.count("\n", 0, found.start()) + 1, found[2] or found[3]


def test_the_values_are_those_of_the_unions() -> None:
    """Not a list that somebody keeps: the classes of engine/rules.py, but for the rules themselves."""
    classes = {node.name for node in ast.parse(RULES.read_text()).body if isinstance(node, ast.ClassDef)}
    assert classes - VALUES == {"Rules"}


def test_no_python_module_outside_the_slots_tests_a_slots_value() -> None:
    """A question about the rules has one answer, in the slot's own module."""
    assert [line for name, text in python_files() for line in in_python(name, text)] == []


def test_no_module_of_the_client_outside_its_rules_tests_a_slots_value() -> None:
    """The same in TypeScript."""
    assert [line for name, text in web_files() for line in in_web(name, text)] == []


def test_a_line_that_tests_a_value_would_be_found() -> None:
    """So that the two tests above can fail."""
    imported = "from tercet.engine.rules import PointAtOnce, Rules\n"
    reached = "if isinstance(rules.calling, r.PointAtOnce) or rules.pattern == r.Pattern():\n    pass\n"
    by_name = 'WAYS = {"PointAtOnce": 1}\n'
    found = [[value for _, _, value in in_python("x.py", text)] for text in (imported, reached, by_name)]
    assert [sorted(each) for each in found] == [["PointAtOnce"], ["Pattern", "PointAtOnce"], ["PointAtOnce"]]
    script = '// "Open"\nif (rules.calling.type !== "PointAtOnce") x();\nconst y = {\n  CallFirst: 1,\n};\n'
    assert [*in_web("x.ts", script)] == [("x.ts", 2, "PointAtOnce"), ("x.ts", 4, "CallFirst")]


def test_no_module_compares_the_name_of_a_rule_set() -> None:
    """What is different about a rule set is in its values, or in data of the rule set itself."""
    names = "|".join(sorted(RULE_SETS))
    compared = re.compile(
        rf"""(?:\.name|\brule_set|\bruleSet|\brules)\s*(?:[!=]==?|\bin\b)\s*[("'`\[]*(?:{names})["'`]"""
        rf"""|["'`](?:{names})["'`]\s*,\s*["'`](?:{names})["'`]"""
    )
    found = [(name, match[0]) for name, text in (*python_files(), *web_files()) for match in compared.finditer(text)]
    assert found == []
