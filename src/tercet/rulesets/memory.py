"""Players' own: the cards lie face down, and are turned up one by one for all to see."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

MEMORY = replace(
    QUICK,
    name="memory",
    layout=cite(r.FaceDown(21, 3), "R-5", "M-11"),
    calling=cite(r.PointAtOnce(), "R-1", "M-11"),
)
