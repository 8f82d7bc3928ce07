"""Puzzles: a number of cards with exactly N SETs, where every such hand is equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tercet.cards.card import Card
from tercet.cards.deck import FULL, SOLID
from tercet.cards.sets import find_sets
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import cards_in
from tercet.engine.slots.pattern import finds_among
from tercet.lab.known import odds
from tercet.words.sayable import Sayable

DECKS: Final[dict[int, Sequence[Card]]] = {81: FULL, 27: SOLID}
PATIENCE: Final = 1_000_000  # deals: about ten seconds
DEALS: Final = 20_000  # of cards whose odds are not known: a few seconds


class NoSuchPuzzle(Sayable):
    """There are no such hands, or too few to find one by dealing; the message says which."""


def puzzle(cards: int, sets: int, deck: int, dice: Random) -> tuple[Card, ...]:
    """Deal until it fits, which makes every such hand equally likely."""
    _insist(cards, sets, deck)
    while True:
        hand = dice.sample(DECKS[deck], cards)
        if len(find_sets(hand)) == sets:
            return tuple(hand)


def puzzle_by_rules(rules: Rules, cards: int, finds: int | None, dice: Random) -> tuple[tuple[Card, ...], int]:
    """Cards of these rules with exactly this number of finds, or with at least one; and how many there are.

    How rare they are is not known, so after a while this gives up.
    """
    deck = cards_in(rules.deck)
    if not 0 <= cards <= len(deck):
        raise NoSuchPuzzle("cli-too-many-cards", deck=len(deck), cards=cards)
    for _ in range(DEALS):
        hand = dice.sample(deck, cards)
        found = sum(1 for _ in finds_among(rules.pattern, hand))
        if found == finds or (finds is None and found):
            return tuple(hand), found
    raise NoSuchPuzzle("puzzle-not-dealt", cards=cards, finds=1 if finds is None else finds)


def _insist(cards: int, sets: int, deck: int) -> None:
    """Is there such a hand, and would it come up in a reasonable time?"""
    if not 0 <= cards <= deck:
        raise NoSuchPuzzle("cli-too-many-cards", deck=deck, cards=cards)
    known = odds(deck, cards)
    if known.sets is None:
        raise NoSuchPuzzle("puzzle-most-cards", cards=cards)
    hands = known.sets.get(sets, 0)
    if not hands:
        there = ", ".join(map(str, known.sets))
        raise NoSuchPuzzle("puzzle-none", cards=cards, deck=deck, sets=sets, known=there)
    if known.hands / hands > PATIENCE / 10:
        rare = known.hands // hands
        raise NoSuchPuzzle("puzzle-too-rare", rare=rare, cards=cards, sets=sets)
