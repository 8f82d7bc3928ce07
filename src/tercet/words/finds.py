"""What players look for, by its name: a SET, an Ultra, a Ghost, a Quad or a group (of dots)."""

from typing import Literal

from tercet.engine.rules import Rules
from tercet.engine.slots.deck import values_of

Sought = Literal["sets", "pairs", "six", "fours", "dots"]


def sought(rules: Rules) -> Sought:
    """How a find is spoken of: the messages `find-…` choose by it. The web client asks the same.

    >>> from tercet.rulesets.catalogue import RULE_SETS
    >>> [sought(RULE_SETS[name].rules) for name in "mega ultra-nine ghost quads dots".split()]
    ['sets', 'pairs', 'six', 'fours', 'dots']
    """
    if rules.pattern.test == "pairs":
        return "pairs"
    match values_of(rules.deck):
        case 2:
            return "dots"
        case 3:
            return "sets" if rules.pattern.cards == 3 else "six"
        case _:
            return "fours"
