"""The rules by which a table is listed, and the rule set for which a match counts. Custom rules can have any name."""

from typing import Final

from tercet.engine.match import MatchEvent, MatchOpened
from tercet.engine.rules import Rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.own.text import rules_text

OWN: Final = "own"


def listed_as(rules: Rules) -> str:
    """The rule set that a table plays, and where it plays otherwise."""
    return rules_text(rules) if rules.name in RULE_SETS else OWN


def counted_as(match: list[MatchEvent]) -> str:
    """The rule set that a match counts for: changed rules do not count for the original."""
    opened = match[0]
    assert isinstance(opened, MatchOpened)
    known = RULE_SETS.get(opened.rules.name)
    return known.name if known and known.rules == opened.rules else OWN
