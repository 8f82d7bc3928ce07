"""The table of a competition, with a judge."""

from tercet.engine import rules as r
from tercet.rulesets.cite import RuleSet, cite

COMPETITION = RuleSet(
    name="competition",
    layout=cite(r.Rectangle(12, 3), "G-12", "G-14", "R-21"),
    calling=cite(r.CallsInOrder(10_000), "G-13", "G-15"),
    verdict=cite(r.ByJudge(), "G-13", "G-1", "R-17"),
    reward=cite(r.KeepAll("set"), "G-13", "G-16"),
    penalty=cite(r.LosePoints(1), "G-13"),
    dealing=cite(r.DealtBy("judge", 10_000), "G-15", "G-1"),
    no_set=cite(r.JudgeSays(15, 6), "G-14", "R-8"),
    ending=cite(r.DeckUsedUp(), "G-16", "R-6"),
    seats=cite(r.Seats(2, 5), "G-5", "R-16"),
    also=("C-3", "R-11"),
)
