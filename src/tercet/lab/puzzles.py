"""Puzzles: a number of cards with exactly N SETs, where every such hand is equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tercet.cards.card import Card
from tercet.cards.deck import FULL, SOLID
from tercet.cards.sets import find_sets
from tercet.lab.known import odds

DECKS: Final[dict[int, Sequence[Card]]] = {81: FULL, 27: SOLID}
PATIENCE: Final = 1_000_000  # deals: about ten seconds


class NoSuchPuzzle(ValueError):
    """There are no such hands, or too few to find one by dealing; the message says which."""


def puzzle(cards: int, sets: int, deck: int, dice: Random) -> tuple[Card, ...]:
    """Deal until it fits, which makes every such hand equally likely."""
    _insist(cards, sets, deck)
    while True:
        hand = dice.sample(DECKS[deck], cards)
        if len(find_sets(hand)) == sets:
            return tuple(hand)


def _insist(cards: int, sets: int, deck: int) -> None:
    """Is there such a hand, and would it come up in a reasonable time?"""
    if not 0 <= cards <= deck:
        raise NoSuchPuzzle(f"A deck of {deck} cards cannot lay out {cards}. Say a number from 0 to {deck}.")
    known = odds(deck, cards)
    if known.sets is None:
        raise NoSuchPuzzle(f"Puzzles have up to 15 cards, not {cards}: of more it is not known how rare they are.")
    hands = known.sets.get(sets, 0)
    if not hands:
        there = ", ".join(map(str, known.sets))
        raise NoSuchPuzzle(f"No {cards} of {deck} cards hold exactly {sets} SETs. There are hands with {there}.")
    if known.hands / hands > PATIENCE / 10:
        rare = known.hands // hands
        raise NoSuchPuzzle(f"Only one in {rare:,} hands of {cards} cards holds exactly {sets} SETs: too rare to meet.")
