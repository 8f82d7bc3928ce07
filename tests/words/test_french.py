"""French as it is set: the spaces that no line may break at stand where a French reader expects them."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

FOLDER = files("tercet.words").joinpath("fr")
THIN, WIDE = "\u202f", "\u00a0"
WRONG = {
    "a thin no-break space before ; ! ? »": rf"[^{THIN}][;!?»]",
    "a thin no-break space after «": rf"«(?!{THIN})",
    "a no-break space before a colon": rf"(?<!\d)[^{WIDE}]:(?!//)|\d:(?!\d)",
    "a no-break space before %": rf"[^{WIDE}]%",
    "a no-break space between a number and its unit": r"[\dX] (s|ms|min|h)(?![\w’])",
    "a no-break space after n°": rf"n°[^{WIDE}]|º",
    "no other space beside a no-break space": rf"[ {THIN}{WIDE}][{THIN}{WIDE}]|[{THIN}{WIDE}] ",
}


def _readings(pattern: ast.Pattern) -> Iterator[str]:
    """Every way a text can come out; what is filled in is an X."""
    for parts in product(*(list(_pieces(element)) for element in pattern.elements)):
        yield "".join(parts)


def _pieces(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from _readings(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield str(element.expression.parse()["value"])
    else:
        yield "X"


def _texts() -> Iterator[tuple[str, str]]:
    """Everything French there is to read, each with its name."""
    for file in FOLDER.iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                yield from ((entry.id.name, text) for pattern in patterns if pattern for text in _readings(pattern))


@pytest.mark.parametrize("rule", WRONG)
def test_french_has_the_spaces_that_belong_beside_its_marks(rule: str) -> None:
    assert {name: text for name, text in _texts() if re.search(WRONG[rule], text)} == {}
