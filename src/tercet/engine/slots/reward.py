"""The reward slot: what the finder keeps, what leaves the layout, and how many points it is worth."""

from typing import TypeAlias, assert_never

from tercet.cards.card import Card
from tercet.engine.rules import KeepAll, KeepOne, LeaveCards
from tercet.engine.table import Table

Won: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...], int]
"""Of the cards shown: kept by the finder, gone from the layout, and the points."""


def shared(table: Table, cards: tuple[Card, ...]) -> Won:
    """What a simultaneous caller gets for a SET whose cards another has taken (S-7): one point."""
    gone = tuple([card for card in cards if card in table.layout])
    match table.rules.reward:
        case KeepAll():
            return gone, gone, 1
        case KeepOne():
            nobodys = [card for card in cards if card in gone or card in table.discard]
            return tuple(nobodys[:1]), gone, 1
        case LeaveCards():
            return (), (), 1
        case unknown:
            assert_never(unknown)


def won(table: Table, cards: tuple[Card, ...], *, staked: bool) -> Won:
    """What a correct trio is worth. A card that is no longer in the layout (a chain's link) is not taken again."""
    layout = table.layout
    gone = tuple([card for card in cards if card in layout])
    each = len(gone) or table.rules.pattern.cards  # the cards of a real deck are not seen
    rule = table.rules.reward
    if isinstance(rule, KeepAll):
        return gone, gone, 1 if rule.points_per == "set" else each
    if isinstance(rule, KeepOne):
        return (gone, gone, each) if staked else (gone[:1], gone, 1)  # S-11; S-4: the card pointed at first
    if isinstance(rule, LeaveCards):
        return (), (), 1
    assert_never(rule)
