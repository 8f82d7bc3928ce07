"""The deck slot: which cards are in play."""

import pytest

from tercet.cards.card import Card
from tercet.cards.deck import FULL, SOLID
from tercet.engine.facts import unseen
from tercet.engine.rules import AllCards, Deck, RealDeck, SomeCards
from tercet.engine.slots.deck import cards_in, deck_size, problem_with, problem_with_size

SIZES: list[tuple[Deck, int]] = [
    (AllCards(), 81),
    (AllCards(shading="f"), 27),
    (AllCards(colour="p"), 27),
    (AllCards(features=5), 243),
    (AllCards(values=4), 256),
    (AllCards(values=4, shading="f"), 64),
    (AllCards(values=2, features=6), 63),
    (SomeCards(15), 15),
    (RealDeck(), 0),
]


@pytest.mark.parametrize(("deck", "size"), SIZES, ids=lambda value: type(value).__name__)
def test_every_deck_has_its_size_and_accepts_just_so_many_of_its_cards(deck: Deck, size: int) -> None:
    """C-1, A-13, E-7: one card more or fewer is told."""
    cards = cards_in(deck)[:size]
    assert deck_size(deck) == len(cards) == size
    assert problem_with(deck, cards) is None
    assert problem_with(deck, cards[1:] if cards else FULL[:1]) is not None


def test_the_small_decks_hold_one_value_of_one_feature() -> None:
    """A-13, E-7: no shading to look at, or no colour."""
    assert {card[3] for card in cards_in(AllCards(shading="f"))} == {"f"}
    for deck in (AllCards(colour="r"), AllCards(colour="p"), AllCards(colour="g")):
        assert {card[1] for card in cards_in(deck)} == {deck.colour}


def test_a_wrong_deck_is_told_by_its_card() -> None:
    """C-1: each card once, and none that does not belong."""
    assert problem_with(AllCards(shading="f"), (Card("1roe"), *SOLID[1:])) == "1roe does not belong to this deck."
    assert problem_with(AllCards(shading="f"), (*SOLID[:-1], SOLID[0])) == "1rof is in the deck twice."
    assert problem_with(AllCards(), FULL[1:]) == "This deck has 81 cards, not 80."


def test_only_a_real_deck_is_unseen() -> None:
    """Its cards are in people's hands."""
    assert [unseen(deck) for deck, _ in SIZES] == [False, False, False, False, False, False, False, False, True]


def test_a_puzzle_has_three_cards_to_all_of_them() -> None:
    """C-1: two cannot hold a SET, and there are 81."""
    assert [problem_with_size(SomeCards(count)) is None for count in (2, 3, 81, 82)] == [False, True, True, False]
