"""From players: cards with some of six dots, and three to seven of them on which every dot is there in pairs."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

DOTS = replace(
    QUICK,
    name="dots",
    deck=cite(r.AllCards(values=2, features=6), "M-6"),
    pattern=cite(r.Pattern(cards=3, most=7), "M-6"),
    layout=cite(r.Rectangle(7, 3), "M-6"),
    reward=cite(r.KeepAll("card"), "M-6"),
    no_set=cite(r.EngineSees(), "M-7", "R-12"),
)
