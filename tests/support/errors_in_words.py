"""Every message with which the sources say that something is wrong, as the sources say."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final, NamedTuple

import tercet
from tercet.cards.reasons import Explained, Reason
from tercet.words.sayable import Sayable

SOURCES: Final = Path(tercet.__file__).parent
# Functions that raise such an error.
RAISE: Final = {"insist": 1}
# Messages that are passed on from another error, or chosen from a few that tests name.
PASSED_ON: Final = frozenset(
    {"message", "error.message", "reason.message", "error.reason.message", "advice", "rules", "TOO_MUCH", "TOO_LONG"}
)
# Messages for a code; these codes have tests of their own.
FAMILIES: Final = ("f'competition-", "f'impossible-", "f'not-rules-", "f'refused-")


class ErrorMessage(NamedTuple):
    """A message and the names of its values; None if they are gathered elsewhere."""

    id: str
    told: frozenset[str] | None


def places_of_messages() -> dict[str, int]:
    """What can be called to say that something is wrong, and which of its arguments is the message."""
    for module in walk_packages(tercet.__path__, "tercet."):
        if module.name != "tercet.__main__":
            import_module(module.name)
    worded = dict.fromkeys(_names(Sayable), 0) | dict.fromkeys(_names(Explained), 1)
    return {**worded, Reason.__name__: 1, **RAISE}


def _names(kind: type) -> Iterator[str]:
    """The names of a class and of everything derived from it, unless it makes its own message."""
    if kind.__name__ != "DamagedLog":
        yield kind.__name__
    derived: list[type] = kind.__subclasses__()
    for each in derived:
        yield from _names(each)


def error_messages() -> Iterator[ErrorMessage]:
    """All of them. An error without a message, or with a text of its own, fails here."""
    places = places_of_messages()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (place := places.get(_called(node))) is not None:
                yield from _message(node, place, file)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):  # super().__init__("…") of an error that has a message
        return "StoreError" if ast.unparse(call.func) == "super().__init__" and _is_id(call) else ""
    return getattr(call.func, "id", "")


def _is_id(call: ast.Call) -> bool:
    first = call.args[0] if call.args else None
    return isinstance(first, ast.Constant) and isinstance(first.value, str) and "-" in first.value


def _message(call: ast.Call, place: int, file: Path) -> Iterator[ErrorMessage]:
    assert len(call.args) > place, f"{file}: {ast.unparse(call)}"
    message = call.args[place]
    for each in (message.body, message.orelse) if isinstance(message, ast.IfExp) else (message,):
        if isinstance(each, ast.Constant):
            yield ErrorMessage(str(each.value), _told(call, place))
        else:
            text = ast.unparse(each)
            assert text in PASSED_ON or text.startswith(FAMILIES), f"{file}: {ast.unparse(call)}"


def _told(call: ast.Call, place: int) -> frozenset[str] | None:
    """The names of the values: keywords, or the keys of a reason's dictionary."""
    if any(each.arg is None for each in call.keywords):
        return None
    names = {each.arg for each in call.keywords if each.arg}
    for value in call.args[place + 1 :]:
        if isinstance(value, ast.Dict):
            names |= {ast.literal_eval(key) for key in value.keys if key}
    return frozenset(names)
