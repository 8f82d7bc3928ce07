"""What is printed in a document: its fenced blocks, in order, by language."""

import re
from pathlib import Path
from typing import Any, NamedTuple

DOCS = Path(__file__).parents[3] / "docs"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"  # in an answer: whatever stands there


class Block(NamedTuple):
    """A fenced block."""

    language: str
    text: str


def blocks(name: str) -> list[Block]:
    """All fenced blocks of a document."""
    text = (DOCS / name).read_text(encoding="utf-8")
    return [Block(*found) for found in FENCE.findall(text)]


def shape(value: Any) -> Any:
    """What an answer looks like, without its particulars."""
    match value:
        case dict():
            return {key: shape(each) for key, each in value.items()}
        case list():
            return [shape(each) for each in value[:1]]
        case _:
            return type(value).__name__
