"""From players: a fifth feature, the edge, and sixteen cards at a time."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

MEGA = replace(
    QUICK,
    name="mega",
    deck=cite(r.AllCards(features=5), "M-4"),
    layout=cite(r.Rectangle(16, 3), "M-4", "M-7"),
    no_set=cite(r.EngineSees(), "M-7", "R-12"),
)
