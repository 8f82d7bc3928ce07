"""How small cards may be: how they are counted by their size in the smaller picture."""

import pytest

from tercet.cards.card import Card
from tercet.eye.measured import Known, Verdict
from tools.eye.sizes import long_side, sized


def known(card: str, long: float) -> Known:
    """A card that lies askew."""
    return Known(Card(card), [(0, 0), (0.6 * long, 0.8 * long), (0.1 * long, 1.2 * long), (-0.5 * long, 0.4 * long)])


def test_a_card_is_as_long_as_its_longest_side() -> None:
    assert long_side(known("1rof", 90).corners) == pytest.approx(90)


def test_cards_are_counted_by_their_size_and_by_what_became_of_them() -> None:
    cards = [known("1rof", 100), known("2rof", 90), known("3rof", 40), known("1gof", 2)]
    verdicts = [
        Verdict("right", Card("1rof"), Card("1rof"), 0.99),
        Verdict("wrong", Card("2rof"), Card("2roh"), 0.95),
        Verdict("wrong", Card("3rof"), Card("3roh"), 0.5),
        Verdict("missed", Card("1gof"), None, 0.0),
        Verdict("invented", None, Card("1pde"), 0.99),
    ]
    assert sized(cards, 0.3, verdicts) == {
        (28, "cards"): 1, (28, "right"): 1,
        (24, "cards"): 1, (24, "wrong"): 1, (24, "unmarked"): 1,
        (12, "cards"): 1, (12, "wrong"): 1,
        (0, "cards"): 1, (0, "missed"): 1,
    }  # fmt: skip
