"""What a SET is (C-2), how many there are (C-4), and that all of them are found (C-6)."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.cards.card import FEATURES, LETTERS, Card, Feature, Trio
from tercet.cards.deck import FULL, SOLID, deck_of
from tercet.cards.kinds import BOX, letter_of
from tercet.cards.sets import find_sets, has_set, is_set, sets_with, third_card
from tests.support.strategies import hands


def fits(trio: Trio) -> bool:
    """C-2 word for word, without any table: one value or three, feature by feature."""
    return all(len({letter_of(card, feature) for card in trio}) in (1, 3) for feature in FEATURES)


EVERY_SET = {frozenset(trio) for trio in combinations(FULL, 3) if fits(trio)}


def brute_force(cards: list[Card]) -> list[Trio]:
    """Every trio tried, in the order in which the cards lie."""
    return [trio for trio in combinations(cards, 3) if frozenset(trio) in EVERY_SET]


@given(hands(3, 3))
def test_three_cards_are_a_set_when_each_feature_is_the_same_or_different_on_all_three(trio: list[Card]) -> None:
    """C-2."""
    a, b, c = trio
    assert is_set(a, b, c) == fits((a, b, c))


@given(hands(2, 2))
def test_a_card_twice_makes_no_set(two: list[Card]) -> None:
    """C-1: each card is there once."""
    a, b = two
    assert not is_set(a, a, a)
    assert not is_set(a, a, b)


def test_any_two_cards_are_completed_by_exactly_one_third() -> None:
    """C-4, for all pairs."""
    for a, b in combinations(FULL, 2):
        assert [c for c in FULL if c not in (a, b) and fits((a, b, c))] == [third_card(a, b)]


def test_the_full_deck_holds_1080_sets() -> None:
    """C-4."""
    assert len(find_sets(FULL)) == len(EVERY_SET) == 1080


@pytest.mark.parametrize("feature", FEATURES)
def test_a_small_deck_holds_117_sets(feature: Feature) -> None:
    """C-4."""
    for letter in LETTERS[feature]:
        assert len(find_sets(deck_of(BOX, {feature: letter}))) == 117
    assert len(find_sets(SOLID)) == 117


def test_twelve_cards_agree_with_brute_force_over_10_000_deals() -> None:
    dice = Random(2026)
    for _ in range(10_000):
        deal = dice.sample(FULL, 12)
        assert find_sets(deal) == brute_force(deal)


@given(hands())
def test_any_cards_agree_with_brute_force(hand: list[Card]) -> None:
    assert find_sets(hand) == brute_force(hand)
    assert has_set(hand) == bool(brute_force(hand))


@given(hands(1, 21))
def test_a_card_makes_as_many_sets_with_others_as_are_found_with_it(hand: list[Card]) -> None:
    card, *others = hand
    assert sets_with(card, others) == len([trio for trio in find_sets(hand) if card in trio])


@given(hands(3), st.randoms(use_true_random=False))
def test_how_the_cards_lie_means_nothing(hand: list[Card], dice: Random) -> None:
    """C-6."""
    moved = dice.sample(hand, len(hand))
    assert {frozenset(trio) for trio in find_sets(moved)} == {frozenset(trio) for trio in find_sets(hand)}
