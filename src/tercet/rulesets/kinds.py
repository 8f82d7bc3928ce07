"""The slots and the kinds of value that each can have, as the unions of engine/rules.py say."""

import re
from types import UnionType
from typing import Final, get_args, get_type_hints

from tercet.engine.rules import Rules
from tercet.engine.value import Value
from tercet.rulesets.cite import SLOTS


def _kinds(hint: type[Value] | UnionType) -> tuple[type[Value], ...]:
    return get_args(hint) if isinstance(hint, UnionType) else (hint,)


KINDS: Final = {slot: _kinds(get_type_hints(Rules)[slot]) for slot in SLOTS}


def kebab(name: str) -> str:
    """As a name is written in texts: `TakeAPoint` is `take-a-point`, `no_set` is `no-set`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")
