"""The rule set under which a table is listed and a match counted. Custom rules can have any name."""

from typing import Final

from tercet.engine.match import MatchEvent, MatchOpened
from tercet.engine.rules import Rules
from tercet.rulesets.catalogue import RULE_SETS

OWN: Final = "own"


def listed_as(rules: Rules) -> str:
    """The rule set that a table plays, perhaps with changes."""
    return rules.name if rules.name in RULE_SETS else OWN


def counted_as(match: list[MatchEvent]) -> str:
    """The rule set that a match counts for: changed rules do not count for the original."""
    opened = match[0]
    assert isinstance(opened, MatchOpened)
    known = RULE_SETS.get(opened.rules.name)
    return known.name if known and known.rules == opened.rules else OWN
