"""The slots and the kinds of value that each can have, as the unions of engine/rules.py say."""

from types import UnionType
from typing import Final, get_args, get_type_hints

from tercet.engine.rules import Rules
from tercet.engine.value import Value
from tercet.rulesets.cite import SLOTS


def _kinds(hint: type[Value] | UnionType) -> tuple[type[Value], ...]:
    return get_args(hint) if isinstance(hint, UnionType) else (hint,)


KINDS: Final = {slot: _kinds(get_type_hints(Rules)[slot]) for slot in SLOTS}
