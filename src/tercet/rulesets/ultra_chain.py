"""From players: two pairs, with two cards of the four found before."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.ultra import ULTRA

ULTRA_CHAIN = replace(
    ULTRA,
    name="ultra-chain",
    pattern=cite(r.Pattern("pairs", 4, linked=2), "C-4", "M-1", "M-2"),
)
