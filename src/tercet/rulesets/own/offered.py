"""What is offered to somebody who puts rules together: for each slot the values to choose from.

They follow from the declarations: each kind as it is by itself, with the numbers that its fields offer, and every value
that a rule set has.
"""

from collections.abc import Iterator
from typing import Final, get_type_hints

from msgspec.structs import replace

from tercet.engine.facts import unseen
from tercet.engine.rules import Rules
from tercet.engine.value import Offer, Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.kinds import KINDS

ASKED_FIRST: Final = ("pattern", "deck", "layout", "penalty", "calling", "ending", "hints")  # what most people change
QUESTIONS: Final = tuple(dict.fromkeys((*ASKED_FIRST, *SLOTS)))


def offered(slot: str, rules: Rules) -> tuple[Value, ...]:
    """The values of a slot to choose from, among them the present one; kind by kind, the small before the large.

    Real cards are not offered: there is a page for them.
    """
    kinds = KINDS[slot]
    values = {value: None for kind in kinds for value in _of_kind(kind)}
    published = {getattr(each.rules, slot): None for each in RULE_SETS.values()}
    seen = [value for value in {**values, **published} if slot != "deck" or not unseen(value)]
    return tuple(sorted({*seen, getattr(rules, slot)}, key=lambda value: (kinds.index(type(value)), _in_order(value))))


def _of_kind(kind: type[Value]) -> Iterator[Value]:
    """The kind as it is by itself, and with each number that is offered."""
    yield kind()
    for field, hint in get_type_hints(kind, include_extras=True).items():
        for offer in getattr(hint, "__metadata__", ()):
            if isinstance(offer, Offer):
                yield from (replace(kind(), **{field: number}) for number in offer.numbers)


def _in_order(value: Value) -> list[tuple[bool, str | int]]:
    """Field by field; what is not given comes first."""
    fields = [getattr(value, field) for field in value.__struct_fields__]
    return [(known is not None, 0 if known is None else known) for known in fields]
