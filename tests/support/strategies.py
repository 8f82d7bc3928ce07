"""Hypothesis strategies for cards."""

from hypothesis import strategies as st

from tercet.cards.card import Card
from tercet.cards.deck import FULL, deck_of
from tercet.cards.kinds import KINDS

cards = st.sampled_from(FULL)
decks = st.sampled_from([deck_of(kind) for kind in KINDS.values()])
cards_of_any_kind = decks.flatmap(st.sampled_from)


def hands(least: int = 0, most: int = 21) -> st.SearchStrategy[list[Card]]:
    """Different cards in any order."""
    return st.lists(cards, min_size=least, max_size=most, unique=True)


def hands_of_any_kind(least: int = 0, most: int = 21) -> st.SearchStrategy[list[Card]]:
    """Different cards of one deck, whichever it is."""
    return decks.flatmap(lambda deck: st.lists(st.sampled_from(deck), min_size=least, max_size=most, unique=True))
