"""From players: all the quads of eleven cards, which stay until then; then of the next eleven."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quads_junior import QUADS_JUNIOR

QUADS_JUNIOR_PUZZLE = replace(
    QUADS_JUNIOR,
    name="quads-junior-puzzle",
    reward=cite(r.LeaveCards(), "C-6", "M-9"),
    no_set=cite(r.NobodySays(), "R-6"),
    ending=cite(r.DeckSolved(), "R-6", "M-9"),
    hints=cite(r.ShowCount(), "R-12"),
)
