"""The American sheet's whole match: everyone deals once, and the points add up."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.classic import CLASSIC

PASSING_DEAL = replace(
    CLASSIC,
    name="passing-deal",
    match=cite(r.PassingDeal(stopped_counts=False), "A-11", "P-3", "R-20"),
    seats=cite(r.Seats(2, 12), "A-11", "R-16"),
)
