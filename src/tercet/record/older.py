"""Values of rules as they were written once, in the words of today."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import ValidationError, json

T = TypeVar("T")

TODAY: Final[dict[str, dict[str, Any]]] = {
    "FullDeck": {"type": "AllCards"},
    "SolidDeck": {"type": "AllCards", "shading": "f"},
    "OneColourDeck": {"type": "AllCards", "colour": "r"},
    "Sets": {"type": "Pattern"},
    "Chain": {"type": "Pattern", "linked": 1},
    "Ultra": {"type": "Pattern", "test": "pairs", "cards": 4},
}


def decoded(body: bytes, decode: Callable[[bytes], T]) -> T:
    """What was written, today or before; the error is that of today's words where both ways fail."""
    try:
        return decode(body)
    except ValidationError as error:
        try:
            return decode(json.encode(_renewed(json.decode(body))))
        except ValidationError:
            raise error from None


def _renewed(written: Any) -> Any:
    """The same with every value of an older name replaced."""
    if isinstance(written, list):
        return [_renewed(each) for each in written]
    if not isinstance(written, dict):
        return written
    fields = {field: _renewed(each) for field, each in written.items()}
    today = TODAY.get(fields.get("type", ""), {})
    return {**today, **fields, "type": today["type"]} if today else fields
