"""The European edition: a wrong call locks out instead of costing a point."""

from tercet.engine import rules as r
from tercet.rulesets.cite import RuleSet, cite

EUROPEAN = RuleSet(
    name="european",
    edition="european",
    layout=cite(r.Rectangle(12, 3), "E-1", "E-5"),
    calling=cite(r.CallFirst(5_000), "E-2"),
    reward=cite(r.KeepAll("card"), "E-3", "E-6"),
    penalty=cite(r.LockOut(), "E-4", "R-3"),
    dealing=cite(r.EngineDeals(), "E-3"),
    no_set=cite(r.AfterTime(90_000), "E-5", "R-4"),
    ending=cite(r.DeckUsedUp(), "E-6", "R-6"),
    also=("C-3", "C-5", "R-11"),
)
