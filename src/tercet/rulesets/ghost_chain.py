"""From players: six cards as in Ghost, two of them from the six found before."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.ghost import GHOST

GHOST_CHAIN = replace(
    GHOST,
    name="ghost-chain",
    pattern=cite(r.Pattern(cards=6, linked=2), "M-1", "M-3"),
    layout=cite(r.Rectangle(9, 3), "M-7"),
)
