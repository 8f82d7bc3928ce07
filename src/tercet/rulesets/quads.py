"""From players: four values of each feature, and four cards that cancel."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

QUADS = replace(
    QUICK,
    name="quads",
    deck=cite(r.AllCards(values=4), "M-5"),
    pattern=cite(r.Pattern(cards=4), "M-5"),
    layout=cite(r.Rectangle(15, 3), "M-7"),
    no_set=cite(r.EngineSees(), "M-7", "R-12"),
)
