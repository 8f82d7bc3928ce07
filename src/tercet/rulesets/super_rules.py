"""The Super Rules: a pile for everyone, one card at a time, points as cards, and the super round."""

from tercet.engine import rules as r
from tercet.rulesets.cite import RuleSet, cite

SUPER = RuleSet(
    name="super",
    layout=cite(r.Open(), "S-2"),
    calling=cite(r.CallFirst(10_000, touch=True), "S-3", "S-8"),
    ties=cite(r.AskTheOthers(10, 5_000), "S-7", "R-14"),
    delay=cite(r.TakeAPoint(2_000), "S-6", "R-13"),
    reward=cite(r.KeepOne(), "S-4", "S-16"),
    penalty=cite(r.PayOrLockOut(1), "S-5", "S-16", "R-3"),
    dealing=cite(r.PlayersFlip(30_000), "S-1", "S-2", "S-17", "R-15"),
    no_set=cite(r.AllAgree(), "R-4", "R-6"),
    ending=cite(r.DeckUsedUp(), "R-6", "R-4"),
    super_round=cite(
        r.SuperRound(10_000, 2, 1), "S-9", "S-10", "S-11", "S-12", "S-13", "S-14", "S-15", "R-9", "R-18", "R-19"
    ),
    seats=cite(r.Seats(2, 12), "S-1", "R-16"),
    also=("C-3", "R-11"),
)
