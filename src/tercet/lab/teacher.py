"""A layout explained: every SET from the easiest to the hardest, and what the next card would complete."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from tercet.cards.card import Card, Trio
from tercet.cards.deck import deck_of
from tercet.cards.explain import differing
from tercet.cards.kinds import kind_of
from tercet.cards.sets import find_sets, third_card
from tercet.players.skill import OF_A_BEGINNER


class RankedSet(Struct, frozen=True):
    """A SET, in how many features it differs, and the probability that it is noticed first."""

    cards: Trio
    differing: int
    chance: float


Pair = tuple[Card, Card]


class Lesson(Struct, frozen=True):
    """The SETs, easiest first; and for each card that would complete pairs, those pairs, most first."""

    sets: tuple[RankedSet, ...]
    next_cards: dict[Card, tuple[Pair, ...]]
    next_chance: float  # the probability that the next card, if random, completes one


def lesson(cards: Sequence[Card]) -> Lesson:
    """Explain a layout. In a race, a SET is noticed first with a probability proportional to its rate."""
    found = find_sets(cards)
    hardest = max(OF_A_BEGINNER)  # five differing features are not known to be harder than four
    rates = [OF_A_BEGINNER[min(differing(trio), hardest)] for trio in found]
    seen = [RankedSet(trio, differing(trio), rate / sum(rates)) for trio, rate in zip(found, rates, strict=True)]
    wanted = _wanted(cards)
    unseen = len(deck_of(kind_of(cards[0]))) - len(cards)
    easiest_first = tuple(sorted(seen, key=lambda each: each.differing))
    return Lesson(easiest_first, wanted, len(wanted) / unseen if unseen else 0.0)


def _wanted(cards: Sequence[Card]) -> dict[Card, tuple[Pair, ...]]:
    """The pairs by the card that completes them, if that card is not in the layout."""
    pairs: dict[Card, tuple[Pair, ...]] = {}
    for a, b in combinations(cards, 2):
        pairs[third_card(a, b)] = (*pairs.get(third_card(a, b), ()), (a, b))
    most_first = sorted(pairs.items(), key=lambda each: -len(each[1]))
    return {card: completed for card, completed in most_first if card not in cards}
