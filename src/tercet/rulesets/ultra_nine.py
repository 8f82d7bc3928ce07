"""From players: two pairs among nine cards instead of twelve."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.ultra import ULTRA

ULTRA_NINE = replace(
    ULTRA,
    name="ultra-nine",
    layout=cite(r.Rectangle(9, 3), "M-7"),
    no_set=cite(r.EngineSees(), "M-7", "R-12"),
)
