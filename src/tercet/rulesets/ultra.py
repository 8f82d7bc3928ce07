"""From players: four cards, two pairs that the same card would complete."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

ULTRA = replace(QUICK, name="ultra", pattern=cite(r.Ultra(), "C-4"))
