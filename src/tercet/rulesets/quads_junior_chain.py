"""From players: quads of solid cards, two of them from the four found before."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quads_junior import QUADS_JUNIOR

QUADS_JUNIOR_CHAIN = replace(
    QUADS_JUNIOR,
    name="quads-junior-chain",
    pattern=cite(r.Pattern(cards=4, linked=2), "M-1", "M-5"),
)
