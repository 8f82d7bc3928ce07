"""Rules as a short text, for links, commands and lists: a rule set, and each slot in which the rules differ from it.

`classic~layout.size-9~penalty.lock-out`: after the slot stands another kind of value, or fields, or both. Fields that
are not named are as in the rule set, or with another kind as that kind has them by itself. Times end in `s` or `ms`.
"""

from typing import Final

from msgspec.structs import replace

from tercet.engine.rules import Rules
from tercet.engine.value import Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS, RuleSet, cite
from tercet.rulesets.kinds import kebab

BASE: Final = "classic"  # of rules with a name that is not in the catalogue
BETWEEN, INSIDE = "~", "."  # links and shells leave both as they are
SPOKEN: Final = {"True": "yes", "False": "no", "None": "any"}


def base_of(rules: Rules) -> Rules:
    """The rule set that these rules are called by, and perhaps differ from."""
    return RULE_SETS[rules.name if rules.name in RULE_SETS else BASE].rules


def differing(rules: Rules) -> tuple[str, ...]:
    """The slots in which these rules differ from their rule set."""
    base = base_of(rules)
    return tuple(slot for slot in SLOTS if getattr(rules, slot) != getattr(base, slot))


def rules_text(rules: Rules) -> str:
    """The text of these rules; for a rule set as it is published, its name.

    >>> from msgspec.structs import replace
    >>> from tercet.engine.rules import LockOut, Rectangle
    >>> rules_text(replace(RULE_SETS["classic"].rules, layout=Rectangle(9), penalty=LockOut()))
    'classic~layout.size-9~penalty.lock-out'
    """
    base = base_of(rules)
    parts = (_part(slot, getattr(base, slot), getattr(rules, slot)) for slot in differing(rules))
    return BETWEEN.join([base.name, *parts])


def as_rule_set(rules: Rules) -> RuleSet:
    """The rule set that these rules are called by, with other values where they differ, which no clause says."""
    changed = {slot: cite(getattr(rules, slot)) for slot in differing(rules)}
    return replace(RULE_SETS[base_of(rules).name], **changed)


def _part(slot: str, before: Value, now: Value) -> str:
    same = type(before) is type(now)
    start = before if same else type(now)()
    changed = [field for field in now.__struct_fields__ if getattr(now, field) != getattr(start, field)]
    kind = [] if same else [kebab(type(now).__name__)]
    return INSIDE.join([kebab(slot), *kind, *(_field(field, getattr(now, field)) for field in changed)])


def _field(field: str, value: str | int | None) -> str:
    if field.endswith("_ms") and isinstance(value, int):
        seconds, rest = divmod(value, 1_000)
        return f"{field_name(field)}-" + (f"{value}ms" if rest else f"{seconds}s")
    return f"{field_name(field)}-{SPOKEN.get(str(value), value)}"


def field_name(field: str) -> str:
    """`window_ms` is `window`."""
    return kebab(field.removesuffix("_ms"))
