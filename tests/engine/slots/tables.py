"""Tables made up for one question to one slot."""

from typing import Any

from msgspec.structs import replace

from tercet.cards.notation import read_layout
from tercet.engine.table import Table
from tercet.rulesets.cite import RuleSet
from tests.engine.telling import given


def table_of(rule_set: RuleSet, lying: str, **facts: Any) -> Table:
    """Ann, bea and cem under these rules, where these cards lie and these facts hold."""
    return replace(given(rule_set).table, layout=read_layout(lying), **facts)


def with_slots(table: Table, **slots: Any) -> Table:
    """The same table, with some slots answered otherwise: also in ways that no whole rule set would."""
    return replace(table, rules=replace(table.rules, **slots))
