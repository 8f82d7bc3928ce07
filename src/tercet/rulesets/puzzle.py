"""Players' own: find every SET of a fixed layout; the cards stay."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

PUZZLE = replace(
    QUICK,
    name="puzzle",
    deck=cite(r.SomeCards(12), "C-1"),
    reward=cite(r.LeaveCards(), "C-6"),
    no_set=cite(r.AllAgree(), "R-4"),
    ending=cite(r.AllFound(), "R-6"),
    hints=cite(r.ShowCount(), "R-12"),
)
