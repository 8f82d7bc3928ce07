"""Reading the text of rules: what it says, or which part of it says nothing.

A text without a version is of version 1, as is one that begins with `v1~`.
"""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from tercet.engine.rules import Rules
from tercet.engine.value import Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.kinds import KINDS, kebab
from tercet.rulesets.own.text import BETWEEN, INSIDE, SPOKEN, field_name

LONGEST: Final = 500  # characters: more than any rules need
VERSION: Final = re.compile(r"v(\d{1,3})")
TIME: Final = re.compile(r"(\d{1,7})(s|ms)")
NUMBER: Final = re.compile(r"\d{1,9}")
MEANT: Final[dict[str, bool | None]] = {SPOKEN["True"]: True, SPOKEN["False"]: False, SPOKEN["None"]: None}
SLOT_NAMES: Final = {kebab(slot): slot for slot in SLOTS}


class NotRules(Struct, frozen=True):
    """Why a text says no rules: a code for words, the part that is wrong, and what was perhaps meant."""

    code: str
    part: str
    nearest: str = ""


def read_rules(text: str) -> Rules | NotRules:
    """The rules that a text says; whether they can be played is another question."""
    if len(text) > LONGEST:
        return NotRules("too-long", text[:20])
    base, *parts = text.strip().lower().split(BETWEEN)
    if found := VERSION.fullmatch(base):
        if int(found[1]) != 1 or not parts:
            return NotRules("other-version", base)
        base, *parts = parts
    if base not in RULE_SETS:
        return NotRules("no-rule-set", base, _nearest(base, RULE_SETS))
    return _changed(RULE_SETS[base].rules, parts)


def _changed(base: Rules, parts: list[str]) -> Rules | NotRules:
    values: dict[str, Value] = {}
    for part in parts:
        name, *said = part.split(INSIDE)
        if name not in SLOT_NAMES:
            return NotRules("no-slot", name, _nearest(name, SLOT_NAMES))
        if (slot := SLOT_NAMES[name]) in values:
            return NotRules("slot-twice", name)
        value = _read(slot, getattr(base, slot), said)
        if isinstance(value, NotRules):
            return value
        values[slot] = value
    return replace(base, **values)


def _read(slot: str, value: Value, said: list[str]) -> Value | NotRules:
    """Another kind of value, then its fields."""
    kinds = {kebab(kind.__name__): kind for kind in KINDS[slot]}
    if said and said[0] in kinds:
        value, said = kinds[said[0]](), said[1:]
    elif not said:
        return NotRules("no-value", kebab(slot), _nearest("", kinds))
    for each in said:
        changed = _with_field(value, each)
        if changed is None:
            return NotRules("no-value", each, _nearest(each, [*kinds, *map(field_name, value.__struct_fields__)]))
        value = changed
    return value


def _with_field(value: Value, said: str) -> Value | None:
    """The value with one field as it is said; None if that says nothing."""
    for field in value.__struct_fields__:
        if said.startswith(f"{field_name(field)}-"):
            meant = _meant(field, said.removeprefix(f"{field_name(field)}-"))
            try:
                return convert({"type": type(value).__name__, **asdict(value), field: meant}, type(value))
            except ValidationError:
                continue
    return None


def _meant(field: str, said: str) -> Any:
    if field.endswith("_ms"):
        found = TIME.fullmatch(said)
        return int(found[1]) * (1_000 if found[2] == "s" else 1) if found else said
    return MEANT.get(said, int(said) if NUMBER.fullmatch(said) else said)


def _nearest(part: str, known: Iterable[str]) -> str:
    return get_close_matches(part, known, n=1, cutoff=0)[0]
