"""Rules as people play them with real cards and without Tercet."""

from typing import Final

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.bearing import alone

# Values that a sheet need not tell: they are what anybody expects, or only Tercet can do them.
SAID_BY_ITSELF: Final = (r.FirstHeard, r.WaitForWindow, r.ByEngine, r.NoSuperRound, r.NoHints, r.ShowCount)


def goes_without_saying(value: Value) -> bool:
    """Need a sheet not tell this?"""
    return isinstance(value, SAID_BY_ITSELF) or value == r.Pattern()


def at_a_real_table(rules: r.Rules) -> r.Rules:
    """With real cards people judge and say “no SET” where Tercet would (A-7); a player alone has no judge."""
    if isinstance(rules.verdict, r.ByEngine) and not alone(rules):
        rules = replace(rules, verdict=r.ByPlayers())
    if isinstance(rules.deck, r.PuzzleDeck):
        rules = replace(rules, deck=r.AllCards())  # nobody can order real cards so
    return replace(rules, no_set=r.AllAgree()) if isinstance(rules.no_set, r.EngineSees) else rules
