"""The easy start: filled cards only. For young children there are nine instead of twelve."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.classic import CLASSIC

EASY = replace(
    CLASSIC,
    name="easy",
    deck=cite(r.AllCards(shading="f"), "A-13", "P-5"),
)
