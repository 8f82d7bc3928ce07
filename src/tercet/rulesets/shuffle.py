"""Players' own: after each find all cards change places."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

SHUFFLE = replace(QUICK, name="shuffle", layout=cite(r.Rectangle(12, 3, reshuffled=True), "A-1", "R-5", "M-8"))
