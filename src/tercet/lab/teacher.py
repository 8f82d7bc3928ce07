"""A layout as a teacher sees it: every SET from the easiest to the hardest, and what the next card would complete."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from tercet.cards.card import Card, Trio
from tercet.cards.explain import differing
from tercet.cards.sets import find_sets, third_card
from tercet.players.levels import HARDER


class Seen(Struct, frozen=True):
    """A SET, in how many features it differs, and the chance that it is the one seen first."""

    cards: Trio
    differing: int
    chance: float


class Lesson(Struct, frozen=True):
    """The SETs, the easiest first; and for each card that would complete some, how many."""

    sets: tuple[Seen, ...]
    next_cards: dict[Card, int]


def lesson(cards: Sequence[Card]) -> Lesson:
    """All that there is to say. Whoever races for a SET sees each with a chance in proportion to its rate."""
    found = find_sets(cards)
    rates = [HARDER[differing(trio)] for trio in found]
    seen = [Seen(trio, differing(trio), rate / sum(rates)) for trio, rate in zip(found, rates, strict=True)]
    completed = Counter(third_card(a, b) for a, b in combinations(cards, 2))
    wanted = {card: times for card, times in completed.most_common() if card not in cards}
    return Lesson(tuple(sorted(seen, key=lambda each: each.differing)), wanted)
