"""The pattern slot: what counts as a find in the layout."""

from itertools import combinations
from typing import assert_never

from tercet.cards.card import Card
from tercet.cards.sets import find_sets, has_set, is_set, third_card
from tercet.engine.rules import Chain, Pattern, Sets, Ultra
from tercet.engine.table import Table

Find = tuple[Card, ...]


def pick_size(pattern: Pattern) -> int:
    """How many cards are pointed at."""
    if isinstance(pattern, (Sets, Chain)):
        return 3
    if isinstance(pattern, Ultra):
        return 4
    assert_never(pattern)


def in_reach(table: Table) -> tuple[Card | None, ...]:
    """The cards that may be pointed at: the layout, and for a chain the last SET too."""
    if type(table.rules.pattern) is Chain and table.finds:
        return table.layout + table.finds[-1]
    return table.layout


def is_find(table: Table, cards: Find) -> bool:
    """Is this a find (C-2, C-6)? The cards are different and in reach."""
    pattern = table.rules.pattern
    if isinstance(pattern, Sets):
        return is_set(*cards)
    if isinstance(pattern, Chain):
        linked = not table.finds or sum(card in table.finds[-1] for card in cards) == 1
        return linked and is_set(*cards)
    if isinstance(pattern, Ultra):
        return bool(_ultras([*cards]))
    assert_never(pattern)


def finds_here(table: Table) -> list[Find]:
    """Everything that can still be found."""
    match table.rules.pattern:
        case Sets():
            finds: list[Find] = [*find_sets(table.cards)]
        case Chain():
            finds = _links(table)
        case Ultra():
            finds = _ultras(table.cards)
        case unknown:
            assert_never(unknown)
    found = _found_and_lying(table)
    return [find for find in finds if frozenset(find) not in found] if found else finds


def was_found(table: Table, cards: Find) -> bool:
    """Was exactly this found before, with its cards left in the layout?"""
    return frozenset(cards) in _found_and_lying(table)


def any_find(table: Table, *, left_lying: bool = True) -> bool:
    """Is there a find? Takes a fast path in the most frequent case, where finds do not stay in the layout."""
    if isinstance(table.rules.pattern, Sets) and not (left_lying and _found_and_lying(table)):
        return has_set(table.cards)
    return bool(finds_here(table))


def _found_and_lying(table: Table) -> set[frozenset[Card]]:
    """Finds whose cards stayed in the layout: they count once."""
    lying = set(table.layout)
    return {frozenset(find) for find in table.finds if lying.issuperset(find)}


def _links(table: Table) -> list[Find]:
    cards = table.cards
    if not table.finds:
        return [*find_sets(cards)]
    lying = frozenset(cards)
    return [
        (link, card, third)
        for link in table.finds[-1]
        for card in cards
        if (third := third_card(link, card)) in lying and card < third
    ]


def _ultras(cards: list[Card]) -> list[Find]:
    pairs: dict[Card, list[tuple[Card, Card]]] = {}
    for a, b in combinations(cards, 2):
        pairs.setdefault(third_card(a, b), []).append((a, b))
    finds = {frozenset(one + two): one + two for same in pairs.values() for one, two in combinations(same, 2)}
    return list(finds.values())
