"""From players: Quick with the solid cards, nine at a time."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

JUNIOR = replace(
    QUICK,
    name="junior",
    deck=cite(r.AllCards(shading="f"), "A-13", "P-5"),
    layout=cite(r.Rectangle(9, 3), "P-5", "R-5"),
)
