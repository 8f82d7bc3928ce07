"""Everyone at the same time on a layout of their own, from the same deck: the first to find ten ends it."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

RACE = replace(
    QUICK,
    name="race",
    penalty=cite(r.LockOutFor(), "M-13"),
    ending=cite(r.FirstToInTime(), "M-12"),
    match=cite(r.Race(), "M-12", "R-12"),
)
