"""The American sheet, and today's trilingual one."""

from tercet.engine import rules as r
from tercet.rulesets.cite import RuleSet, cite

CLASSIC = RuleSet(
    name="classic",
    layout=cite(r.Rectangle(12, 3), "A-1", "A-8", "P-2", "R-5"),
    calling=cite(r.CallFirst(5_000), "A-2", "A-3", "A-4"),
    verdict=cite(r.ByEngine(), "A-7"),
    reward=cite(r.KeepAll("set"), "A-6", "A-11"),
    penalty=cite(r.LosePoints(1), "A-5"),
    dealing=cite(r.EngineDeals(), "A-6"),
    no_set=cite(r.AllAgree(), "A-8", "R-4"),
    ending=cite(r.DeckUsedUp(), "A-10", "R-6"),
    seats=cite(r.Seats(1, 12), "P-1", "R-16"),
    match=cite(r.SingleRound(), "P-2"),
    also=("A-9", "C-3", "C-6", "P-3", "P-6", "R-11"),
)
