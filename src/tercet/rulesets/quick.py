"""The way people play online: point at three cards; if there is no SET, cards are added."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.classic import CLASSIC

QUICK = replace(
    CLASSIC,
    name="quick",
    layout=cite(r.Rectangle(12, 3), "A-1", "R-5"),
    calling=cite(r.PointAtOnce(), "R-1"),
    penalty=cite(r.NoPenalty()),
    no_set=cite(r.EngineSees(), "R-5", "R-12"),
)
