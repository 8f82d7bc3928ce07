"""From players: four cards, two pairs that the same card would complete."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

ULTRA = replace(QUICK, name="ultra", pattern=cite(r.Pattern("pairs", 4), "C-4", "M-2"))
