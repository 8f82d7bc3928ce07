"""SET Master: each player in turn deals and does not play."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.european import EUROPEAN

MASTER = replace(
    EUROPEAN,
    name="master",
    reward=cite(r.KeepAll("card"), "E-3", "E-9"),
    dealing=cite(r.DealtBy("dealer", 10_000), "E-8"),
    seats=cite(r.Seats(3, 12), "E-8", "R-16"),
    match=cite(r.SetMaster(stopped_counts=False), "E-8", "E-9", "R-10", "R-20"),
)
