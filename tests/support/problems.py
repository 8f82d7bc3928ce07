"""The codes of every reason why rules do not go together, as the sources say."""

import ast
from pathlib import Path
from typing import Final

import tercet

ENGINE: Final = Path(tercet.__file__).parent / "engine"


def codes_of_problems() -> set[str]:
    """The first argument of each call of `problem`."""
    calls = [
        node
        for file in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "problem"
    ]
    return {ast.literal_eval(call.args[0]) for call in calls}
