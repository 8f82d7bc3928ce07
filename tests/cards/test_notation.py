"""Cards as text, there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.cards.card import Card
from tercet.cards.notation import (
    CardTwice,
    NotACard,
    OtherDeck,
    parse_cards,
    read_cards,
    read_layout,
    write_cards,
    write_layout,
)
from tests.support.strategies import hands, hands_of_any_kind


@given(hands(most=81))
def test_cards_read_back_as_written(hand: list[Card]) -> None:
    assert list(read_cards(write_cards(hand))) == hand


@given(hands_of_any_kind(), st.data())
def test_a_layout_reads_back_with_its_empty_places(hand: list[Card], data: st.DataObject) -> None:
    layout: list[Card | None] = list(hand)
    for place in data.draw(st.lists(st.integers(0, len(hand)), max_size=5)):
        layout.insert(place, None)
    assert list(read_layout(write_layout(layout))) == layout


def test_a_card_given_twice_is_named() -> None:
    """C-1."""
    with pytest.raises(CardTwice, match="1rof is there twice"):
        parse_cards(["1rof", "2rof", "1rof"])


def test_cards_of_two_decks_never_lie_together() -> None:
    """M-4."""
    with pytest.raises(OtherDeck, match="2rshf and 1rof are cards of different decks"):
        parse_cards(["1rof", "2rshf"])


def test_an_empty_place_is_no_card() -> None:
    with pytest.raises(NotACard, match="is not a card"):
        read_cards("1rof ....")
