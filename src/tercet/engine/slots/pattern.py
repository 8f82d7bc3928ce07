"""The pattern slot: what counts as a find among the cards on the table. It is data: no value is asked for by name."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from tercet.cards.card import Card
from tercet.cards.finds import cancelling, in_pairs
from tercet.cards.sets import find_sets, has_set, is_set
from tercet.cards.sums import cancel
from tercet.engine.rules import Pattern
from tercet.engine.table import Table

Find = tuple[Card, ...]


def pick_sizes(pattern: Pattern) -> range:
    """How many cards may be pointed at."""
    return range(pattern.cards, (pattern.most or pattern.cards) + 1)


def seeks_sets(pattern: Pattern) -> bool:
    """Is a SET looked for, and nothing more?"""
    return pattern == Pattern()


def in_reach(table: Table) -> tuple[Card | None, ...]:
    """The cards that may be pointed at: the layout, and for a chain the last find too."""
    return table.layout + _previous(table) if table.rules.pattern.linked else table.layout


def is_find(table: Table, cards: Find) -> bool:
    """Is this what the table looks for (C-2, C-6)? The cards are as many as may be, different and in reach."""
    pattern = table.rules.pattern
    return passes(pattern, cards) and (not pattern.linked or _linked(table, cards))


def _linked(table: Table, cards: Find) -> bool:
    """Are as many of these from the find before as the rules want (M-1)?"""
    previous = _previous(table)
    return not previous or sum(card in previous for card in cards) == table.rules.pattern.linked


def passes(pattern: Pattern, cards: Find) -> bool:
    """Does the test of these rules hold, wherever the cards lie? Three of three values are asked most."""
    if len(cards) == 3 and _are_trios(pattern):
        return is_set(*cards)
    return cancel(cards) if pattern.test == "cancel" else any(in_pairs(cards))


def finds_here(table: Table) -> list[Find]:
    """Everything that can still be found."""
    found = _found_and_lying(table)
    return [find for find in _finds(table) if frozenset(find) not in found] if found else [*_finds(table)]


def finds_among(pattern: Pattern, cards: Sequence[Card]) -> Iterator[Find]:
    """Every find among these cards, when nothing was found before."""
    if _are_trios(pattern):
        yield from find_sets(cards)
    elif pattern.test == "pairs":
        yield from in_pairs(cards)
    else:
        yield from chain.from_iterable(cancelling(cards, size) for size in pick_sizes(pattern))


def was_found(table: Table, cards: Find) -> bool:
    """Was exactly this found before, with its cards left in the layout?"""
    return frozenset(cards) in _found_and_lying(table)


def any_find(table: Table, *, left_lying: bool = True) -> bool:
    """Is there one? There is a quick way for what is asked most: three cards of three values, wherever they lie."""
    found = _found_and_lying(table) if left_lying else None
    if not found and not table.rules.pattern.linked and _are_trios(table.rules.pattern):
        return has_set(table.cards)
    return any(not found or frozenset(find) not in found for find in _finds(table))


def _finds(table: Table) -> Iterator[Find]:
    """Every find, whether or not it was found before."""
    pattern, cards, previous = table.rules.pattern, table.cards, _previous(table)
    if not previous:
        yield from finds_among(pattern, cards)
    elif pattern.test == "pairs":
        yield from (find for find in in_pairs([*previous, *cards]) if _linked(table, find))
    else:
        for link in combinations(previous, pattern.linked):
            rest = [cancelling(cards, size - len(link), link) for size in pick_sizes(pattern)]
            yield from (link + others for others in chain.from_iterable(rest))


def _are_trios(pattern: Pattern) -> bool:
    return pattern.test == "cancel" and pattern.cards == 3 and not pattern.most


def _previous(table: Table) -> Find:
    """The last find, where the next one links to it."""
    return table.finds[-1] if table.rules.pattern.linked and table.finds else ()


def _found_and_lying(table: Table) -> set[frozenset[Card]]:
    """Finds whose cards stayed in the layout: they count once."""
    lying = set(table.layout)
    return {frozenset(find) for find in table.finds if lying.issuperset(find)}
