"""The deck slot: which cards are in play, and whether a given deck consists of exactly those."""

from collections.abc import Sequence
from functools import cache
from typing import Final, assert_never

from tercet.cards.card import Card, Feature
from tercet.cards.deck import FULL, deck_of
from tercet.cards.kinds import BOX, KINDS
from tercet.cards.puzzles import Below, in_puzzles
from tercet.engine.refusals import Problem, problem
from tercet.engine.rules import AllCards, Deck, PuzzleDeck, RealDeck, SomeCards

PUZZLE_SIZE: Final = 12  # cards in each layout of a deck of puzzles
MOST_TO_FIND: Final = 8  # SETs in each: twelve cards can contain 14, but a whole deck cannot be dealt that way


def cards_in(deck: Deck) -> tuple[Card, ...]:
    """The cards to be shuffled; for a puzzle, those to choose from; for a real deck, none."""
    match deck:
        case AllCards():
            return _all_cards(deck)
        case SomeCards() | PuzzleDeck():
            return FULL
        case RealDeck():
            return ()
        case unknown:
            assert_never(unknown)


@cache
def _all_cards(deck: AllCards) -> tuple[Card, ...]:
    kind = KINDS[deck.values, deck.features]
    places = {kind.features.index(feature): letter for feature, letter in held_features(deck).items()}
    fixed: dict[Feature, str] = {
        kind.features[n]: kind.letters[n][BOX.letters[n].index(letter)] for n, letter in places.items()
    }
    return deck_of(kind, fixed)


def deck_size(deck: Deck) -> int:
    """How many cards a round begins with."""
    chosen = chosen_count(deck)
    return len(cards_in(deck)) if chosen is None else chosen


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


def values_of(deck: Deck) -> int:
    """How many values each feature of the cards has."""
    match deck:
        case AllCards(values):
            return values
        case SomeCards() | PuzzleDeck() | RealDeck():
            return 3
        case unknown:
            assert_never(unknown)


def held_features(deck: Deck) -> dict[Feature, str]:
    """The features that are the same on all cards, with their letters in the box."""
    match deck:
        case AllCards():
            held: dict[Feature, str | None] = {"colour": deck.colour, "shading": deck.shading}
            return {feature: letter for feature, letter in held.items() if letter}
        case SomeCards() | PuzzleDeck() | RealDeck():
            return {}
        case unknown:
            assert_never(unknown)


def chosen_count(deck: Deck) -> int | None:
    """How many cards are chosen, where all of them lie face up from the start; None elsewhere."""
    match deck:
        case SomeCards(count):
            return count
        case AllCards() | PuzzleDeck() | RealDeck():
            return None
        case unknown:
            assert_never(unknown)


def sets_in_layout(deck: Deck) -> int | None:
    """How many SETs each layout is dealt with, where the deck is ordered for that; None elsewhere."""
    match deck:
        case PuzzleDeck(sets):
            return sets
        case AllCards() | SomeCards() | RealDeck():
            return None
        case unknown:
            assert_never(unknown)


def in_order(deck: Deck, shuffled: Sequence[Card], below: Below) -> tuple[Card, ...]:
    """Shuffled cards in the order in which a round uses them: a deck of puzzles is rearranged."""
    if isinstance(deck, PuzzleDeck):
        return in_puzzles(shuffled, PUZZLE_SIZE, deck.sets, below)
    return tuple(shuffled)


def problem_with_size(deck: Deck) -> Problem | None:
    """Why the deck cannot have this number of cards, SETs per layout, or colour; None if it can."""
    if isinstance(deck, PuzzleDeck) and not 1 <= deck.sets <= MOST_TO_FIND:
        why = f"A layout of {PUZZLE_SIZE} cards is dealt with 1 to {MOST_TO_FIND} SETs to find, not {deck.sets}."
        return problem("sets-in-layout", why, "deck")
    if isinstance(deck, SomeCards) and not 3 <= deck.count <= len(FULL):
        why = f"A puzzle has 3 to {len(FULL)} cards, not {deck.count}."
        return problem("cards-in-puzzle", why, "deck")
    if isinstance(deck, AllCards):
        return _problem_with_kind(deck)
    return None


def _problem_with_kind(deck: AllCards) -> Problem | None:
    """There are four kinds of cards; dots have neither colour nor shading to hold."""
    kind = KINDS.get((deck.values, deck.features))
    if kind is None:
        why = f"There are no cards of {deck.features} features with {deck.values} values each."
        return problem("no-such-cards", why, "deck")
    for feature, letter in held_features(deck).items():
        if feature not in kind.features:
            return problem("feature-not-there", f"These cards have no {feature}.", "deck")
        known = BOX.letters[BOX.features.index(feature)]
        if letter not in known:
            why = f"A deck of one {feature} is {', '.join(known[:-1])} or {known[-1]}, not {letter}."
            return problem("no-such-value", why, "deck")
    return None
