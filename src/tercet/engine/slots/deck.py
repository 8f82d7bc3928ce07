"""The deck slot: which cards are in play, and whether a given deck consists of exactly those."""

from collections.abc import Sequence
from typing import Final, assert_never

from tercet.cards.card import LETTERS, Card
from tercet.cards.deck import FULL, SOLID, deck_with
from tercet.cards.puzzles import Below, in_puzzles
from tercet.engine.rules import Deck, FullDeck, OneColourDeck, PuzzleDeck, RealDeck, SolidDeck, SomeCards

PUZZLE_SIZE: Final = 12  # cards in each layout of a deck of puzzles
MOST_TO_FIND: Final = 8  # SETs in each: twelve cards can contain 14, but a whole deck cannot be dealt that way


def cards_in(deck: Deck) -> tuple[Card, ...]:
    """The cards to be shuffled; for a puzzle, those to choose from; for a real deck, none."""
    match deck:
        case FullDeck() | SomeCards() | PuzzleDeck():
            return FULL
        case SolidDeck():
            return SOLID
        case OneColourDeck(colour):
            return deck_with({"colour": colour})
        case RealDeck():
            return ()
        case unknown:
            assert_never(unknown)


def deck_size(deck: Deck) -> int:
    """How many cards a round begins with."""
    return deck.count if isinstance(deck, SomeCards) else len(cards_in(deck))


def problem_with(deck: Deck, cards: tuple[Card, ...]) -> str | None:
    """What is wrong with a shuffled deck, as a sentence; None if nothing is."""
    expected = frozenset(cards_in(deck))
    for card in cards:
        if card not in expected:
            return f"{card} does not belong to this deck."
    if len(frozenset(cards)) != len(cards):
        twice = next(card for n, card in enumerate(cards) if card in cards[:n])
        return f"{twice} is in the deck twice."
    if len(cards) != deck_size(deck):
        return f"This deck has {deck_size(deck)} cards, not {len(cards)}."
    return None


def unseen(deck: Deck) -> bool:
    """Are the cards in people's hands, where the engine cannot see them?"""
    return type(deck) is RealDeck


def in_order(deck: Deck, shuffled: Sequence[Card], below: Below) -> tuple[Card, ...]:
    """Shuffled cards in the order in which a round uses them: a deck of puzzles is rearranged."""
    if isinstance(deck, PuzzleDeck):
        return in_puzzles(shuffled, PUZZLE_SIZE, deck.sets, below)
    return tuple(shuffled)


def problem_with_size(deck: Deck) -> str | None:
    """Why the deck cannot have this number of cards, SETs per layout, or colour; None if it can."""
    if isinstance(deck, PuzzleDeck) and not 1 <= deck.sets <= MOST_TO_FIND:
        return f"A layout of {PUZZLE_SIZE} cards is dealt with 1 to {MOST_TO_FIND} SETs to find, not {deck.sets}."
    if isinstance(deck, SomeCards) and not 3 <= deck.count <= len(FULL):
        return f"A puzzle has 3 to {len(FULL)} cards, not {deck.count}."
    if isinstance(deck, OneColourDeck) and deck.colour not in LETTERS["colour"]:
        return f"A deck of one colour is r, p or g, not {deck.colour}."
    return None
