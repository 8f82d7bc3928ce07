"""A table of any rule set, and a player who can play by its rules."""

from tercet.engine import commands as c
from tercet.engine.rules import PlayersFlip, PointAtOnce, SetMaster
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Pointed
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import RuleSet
from tests.engine.super_table import flip
from tests.engine.telling import Someone, ToldTable, ann, bea, cem, given
from tests.support.claiming import showing

SHARED = [rule_set for rule_set in RULE_SETS.values() if rule_set.rules.seats.most > 1]
WITH_CALLS = [rule_set for rule_set in SHARED if not isinstance(rule_set.rules.calling, PointAtOnce)]


def name_of(rule_set: RuleSet) -> str:
    """How a test names a rule set."""
    return rule_set.name


def table_of(rule_set: RuleSet, *people: Someone) -> ToldTable:
    """Ann, bea and cem sit there unless others are named; ann is the host, the dealer and the Master."""
    sitting = people or (ann, bea, cem)
    table = given(rule_set, *sitting, master=ann if isinstance(rule_set.rules.match, SetMaster) else None)
    if isinstance(rule_set.rules.dealing, PlayersFlip):
        flip(table, 12)
    return table


def finds_something(told: ToldTable, someone: Someone) -> ToldTable:
    """Somebody finds what this table looks for; if it has a judge, the judge confirms it."""
    at, player = told.table.at, someone.player
    if not isinstance(told.table.rules.calling, PointAtOnce):
        told.when(c.Call(at, player))
    told.when(
        *showing(told.table, player, at + 10, finds_here(told.table)[0])
    )  # when no other call is simultaneous
    if isinstance(told.table.phase, Pointed):
        assert told.table.judge is not None
        told.when(c.Rule(at + 10, told.table.judge, True))
    return told
