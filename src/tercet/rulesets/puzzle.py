"""From players: find every SET of a layout, which stays until then; then of the next one."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.cite import cite
from tercet.rulesets.quick import QUICK

PUZZLE = replace(
    QUICK,
    name="puzzle",
    deck=cite(r.PuzzleDeck(6), "C-1"),
    reward=cite(r.LeaveCards(), "C-6", "M-9"),
    no_set=cite(r.NobodySays(), "R-6"),
    ending=cite(r.DeckSolved(), "R-6", "M-9"),
    hints=cite(r.ShowCount(), "R-12"),
)
