"""The pattern slot: what counts as a find, checked against the obvious loop."""

from itertools import combinations

from hypothesis import given

from tercet.cards.card import Card
from tercet.cards.notation import read_cards, write_cards
from tercet.cards.sets import is_set, third_card
from tercet.engine.rules import Pattern
from tercet.engine.slots.pattern import any_find, finds_here, in_reach, is_find, pick_sizes, was_found
from tercet.engine.table import Table
from tercet.rulesets.quick import QUICK
from tests.engine.slots.tables import table_of, with_slots
from tests.support.strategies import hands

LAST = read_cards("1rof 2rof 3rof")


def table_with(pattern: Pattern, cards: list[Card], finds: tuple[tuple[Card, ...], ...] = ()) -> Table:
    return with_slots(table_of(QUICK, write_cards(cards), finds=finds), pattern=pattern)


def sets_of(table: Table) -> set[frozenset[Card]]:
    return {frozenset(find) for find in finds_here(table)}


def agrees(table: Table, expected: set[frozenset[Card]]) -> None:
    """All three ways of asking give the same answer."""
    assert sets_of(table) == expected
    assert len(finds_here(table)) == len(expected)
    assert any_find(table) == bool(expected)
    assert all(is_find(table, find) for find in finds_here(table))


@given(hands(most=15))
def test_a_set_is_three_cards_that_fit(cards: list[Card]) -> None:
    """C-2: every trio of the layout, tried one by one."""
    agrees(table_with(Pattern(), cards), {frozenset(trio) for trio in combinations(cards, 3) if is_set(*trio)})


@given(hands(most=12))
def test_an_ultra_is_two_pairs_with_the_same_third_card(cards: list[Card]) -> None:
    """C-4: every four cards, paired in each of the three ways."""
    expected = {
        frozenset(four)
        for four in combinations(cards, 4)
        for a, b, c, d in ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))
        if third_card(four[a], four[b]) == third_card(four[c], four[d])
    }
    agrees(table_with(Pattern("pairs", 4), cards), expected)


@given(hands(most=15))
def test_a_link_is_one_card_of_the_last_set_and_two_that_lie_there(cards: list[Card]) -> None:
    """C-2: with every card of the last SET, every pair of the layout."""
    lying = [card for card in cards if card not in LAST]
    expected = {frozenset((link, *pair)) for link in LAST for pair in combinations(lying, 2) if is_set(link, *pair)}
    agrees(table_with(Pattern(linked=1), lying, (LAST,)), expected)


@given(hands(most=15))
def test_a_chain_begins_with_any_set(cards: list[Card]) -> None:
    """C-2: there is nothing to link to yet."""
    agrees(table_with(Pattern(linked=1), cards), {frozenset(trio) for trio in combinations(cards, 3) if is_set(*trio)})


def test_how_many_cards_are_pointed_at() -> None:
    """C-2, C-4."""
    assert [pick_sizes(pattern)[0] for pattern in (Pattern(), Pattern(linked=1), Pattern("pairs", 4))] == [3, 3, 4]


def test_only_a_chain_reaches_for_cards_that_lie_no_more() -> None:
    """The last SET lies before its finder."""
    cards = [*read_cards("1roh 1roe")]
    assert set(in_reach(table_with(Pattern(linked=1), cards, (LAST,)))) == {*cards, *LAST}
    assert set(in_reach(table_with(Pattern(), cards, (LAST,)))) == {*cards}


def test_a_find_left_lying_counts_once() -> None:
    """C-6: in whatever order; a find whose cards are gone says nothing about new ones."""
    left = table_with(Pattern(), [*LAST], (LAST,))
    assert was_found(left, LAST[::-1])
    assert not any_find(left)
    assert not was_found(table_with(Pattern(), [*LAST[:2]], (LAST,)), LAST)
