"""From players: four values of three features, all cards solid."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quads import QUADS

QUADS_JUNIOR = replace(
    QUADS,
    name="quads-junior",
    deck=cite(r.AllCards(values=4, shading="f"), "M-5"),
    layout=cite(r.Rectangle(11, 3), "M-7"),
)
