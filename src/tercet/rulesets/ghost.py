"""From players: six cards in three pairs, and the cards that complete the pairs are a SET, or all one card."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

GHOST = replace(
    QUICK,
    name="ghost",
    pattern=cite(r.Pattern(cards=6), "M-3"),
    layout=cite(r.Rectangle(10, 3), "M-7"),
    no_set=cite(r.EngineSees(), "M-7", "R-12"),
)
