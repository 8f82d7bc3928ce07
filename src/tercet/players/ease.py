"""How easy a find is to see, depending on all its cards: a SET with a single differing feature is 1."""

from typing import Final, assert_never

from tercet.cards.card import Card
from tercet.cards.explain import differing
from tercet.cards.sets import third_card
from tercet.engine.rules import Chain, Sets, Ultra
from tercet.engine.slots.pattern import Find
from tercet.engine.table import Table
from tercet.players.skill import Slope

# A search begins with a card: of twelve cards, one in four belongs to a given SET; of the last three, which a
# chain continues from, one in three.
KNOWN_CARD: Final = 4 / 3


def ease(table: Table, find: Find, slope: Slope) -> float:
    """How often this is seen, relative to the easiest SET."""
    pattern = table.rules.pattern
    match pattern:
        case Sets():
            return _of_set(find[0], find[1], slope)
        case Chain():
            return _of_set(find[0], find[1], slope) * (KNOWN_CARD if table.finds else 1)
        case Ultra():  # first the card that one pair needs, then another pair that needs the same
            a, b, c, d = find
            return 1 / (1 / _of_set(a, b, slope) + 1 / _of_set(c, d, slope))
        case unknown:
            assert_never(unknown)


def _of_set(a: Card, b: Card, slope: Slope) -> float:
    """The ease of the SET that these two cards belong to."""
    return slope[differing((a, b, third_card(a, b)))]
