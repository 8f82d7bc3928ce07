"""From players: each SET uses exactly one card of the SET before it."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

CHAIN = replace(QUICK, name="chain", pattern=cite(r.Pattern(linked=1), "C-2", "M-1"))
