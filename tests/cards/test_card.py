"""Cards and decks (C-1)."""

import pytest
from hypothesis import given

from tercet.cards.card import FEATURES, LETTERS, Card, Feature
from tercet.cards.deck import FULL, SOLID, deck_of
from tercet.cards.kinds import BOX, KINDS, kind_of, letter_of
from tercet.cards.notation import NotACard, parse_card
from tests.support.reasons import english
from tests.support.strategies import cards_of_any_kind


def test_a_deck_has_81_different_cards() -> None:
    """C-1."""
    assert len(FULL) == len(set(FULL)) == 81


@pytest.mark.parametrize("feature", FEATURES)
def test_each_value_of_a_feature_is_on_27_cards(feature: Feature) -> None:
    """C-1: four features of three values each."""
    shown = [letter_of(card, feature) for card in FULL]
    assert {letter: shown.count(letter) for letter in LETTERS[feature]} == dict.fromkeys(LETTERS[feature], 27)


@given(cards_of_any_kind)
def test_a_card_is_its_code(card: Card) -> None:
    """C-1, M-4, M-5, M-6."""
    assert parse_card(str(card)) == card
    assert "".join(letter_of(card, feature) for feature in kind_of(card).features) == card


def test_no_code_belongs_to_two_kinds_of_cards() -> None:
    """M-4, M-5, M-6: 243, 256 and 63 cards beside the 81 of the box."""
    decks = [deck_of(kind) for kind in KINDS.values()]
    assert [len(deck) for deck in decks] == [81, 243, 256, 63]
    assert len({card for deck in decks for card in deck}) == 81 + 243 + 256 + 63


def test_the_small_decks_hold_27_cards_that_share_a_value() -> None:
    assert len(SOLID) == 27
    assert {letter_of(card, "shading") for card in SOLID} == {"f"}
    assert {letter_of(card, "colour") for card in deck_of(BOX, {"colour": "p"})} == {"p"}


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("2rsx", "“2rsx” is not a card: “x” is not a shading; use f, h or e."),
        ("4rsh", "“4rsh” is not a card: “4” is not a number; use 1, 2 or 3."),
        ("2bsh", "“2bsh” is not a card: “b” is not a colour; use r, p or g."),
        ("2rqh", "“2rqh” is not a card: “q” is not a shape; use o, s or d."),
        ("2rs", "“2rs” is not a card. A card is written like 2rsh, 2rshf, 4ISL or r--b-i."),
        ("", "“” is not a card. A card is written like 2rsh, 2rshf, 4ISL or r--b-i."),
        ("2rshh", "“2rshh” is not a card: “h” is not an edge; use p, f or c."),
        ("4BSL", "“4BSL” is not a card: “B” is not a colour; use R, P, G or I."),
        ("2Rsh", "“2Rsh” is not a card: “s” is not a shape; use O, S, D or B."),
        ("r-r--i", "“r-r--i” is not a card: “r” cannot be in place 3, only g or -."),
        ("------", "“------” is not a card: it has no dot."),
    ],
)
def test_a_wrong_code_is_named_with_what_would_be_right(code: str, sentence: str) -> None:
    with pytest.raises(NotACard) as refused:
        parse_card(code)
    assert english(refused.value.reason) == sentence
