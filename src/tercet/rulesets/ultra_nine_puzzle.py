"""From players: all the pairs of nine cards, which stay until then; then of the next nine."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.ultra_nine import ULTRA_NINE

ULTRA_NINE_PUZZLE = replace(
    ULTRA_NINE,
    name="ultra-nine-puzzle",
    reward=cite(r.LeaveCards(), "C-6", "M-9"),
    no_set=cite(r.NobodySays(), "R-6"),
    ending=cite(r.DeckSolved(), "R-6", "M-9"),
    hints=cite(r.ShowCount(), "R-12"),
)
