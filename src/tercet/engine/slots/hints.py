"""The hints slot: what the table may reveal (R-12)."""

from typing import assert_never

from tercet.cards.card import Card
from tercet.engine.facts import tells_how_many
from tercet.engine.rules import NoHints, ShowCards, ShowCount
from tercet.engine.table import Table


def next_hint(table: Table, finds: list[tuple[Card, ...]]) -> Card | None:
    """One more card of the SET that was hinted at; None if there is none, or enough has been shown."""
    fitting = [find for find in finds if all(card in find for card in table.hinted)]
    if len(table.hinted) >= cards_shown(table) or not fitting:
        return None
    return next(card for card in fitting[0] if card not in table.hinted)


def cards_shown(table: Table) -> int:
    """How many cards of a SET may be asked for."""
    match table.rules.hints:
        case ShowCards(cards):
            return cards
        case NoHints() | ShowCount():
            return 0
        case unknown:
            assert_never(unknown)


def count_shown(table: Table) -> bool:
    """Does everyone see how many SETs there are?"""
    return tells_how_many(table.rules)
