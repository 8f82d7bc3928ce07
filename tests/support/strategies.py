"""Hypothesis strategies for cards."""

from hypothesis import strategies as st

from tercet.cards.card import Card
from tercet.cards.deck import FULL

cards = st.sampled_from(FULL)


def hands(least: int = 0, most: int = 21) -> st.SearchStrategy[list[Card]]:
    """Different cards in any order."""
    return st.lists(cards, min_size=least, max_size=most, unique=True)
