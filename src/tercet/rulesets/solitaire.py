"""Solitaire: more cards cost a SET, which must be won back from the last cards."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.classic import CLASSIC

SOLITAIRE = replace(
    CLASSIC,
    name="solitaire",
    layout=cite(r.Rectangle(12, 3), "A-1", "A-12", "R-5"),
    calling=cite(r.PointAtOnce(), "A-12"),
    no_set=cite(r.AtAPrice(1, last=12), "A-12", "P-4", "R-7"),
    seats=cite(r.Seats(1, 1), "A-12", "R-16"),
    match=cite(r.SingleRound(), "R-7"),
)
