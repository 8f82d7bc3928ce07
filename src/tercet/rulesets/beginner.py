"""The European edition for beginners: one colour, three by three."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.european import EUROPEAN

BEGINNER = replace(
    EUROPEAN,
    name="beginner",
    edition="european",
    deck=cite(r.AllCards(colour="r"), "E-7"),
    layout=cite(r.Rectangle(9, 3), "E-7", "E-5"),
)
