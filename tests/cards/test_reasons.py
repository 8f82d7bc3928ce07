"""Reasons and the errors that have them."""

import pytest

from tercet.cards.notation import CardTwice, parse_cards
from tercet.cards.reasons import Reason


def test_a_reason_is_english_as_text() -> None:
    assert str(Reason("The game does not end.", "law-no-end")) == "The game does not end."


def test_an_error_has_its_reason_with_the_message_and_its_values() -> None:
    """C-1"""
    with pytest.raises(CardTwice) as error:
        parse_cards(["1rof", "1rof"])
    assert error.value.reason == Reason(str(error.value), "card-twice", {"card": "1rof"})
