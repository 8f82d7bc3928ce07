"""How easy a find is to see, by all its cards: a SET with a single differing feature is 1."""

from typing import Final, assert_never

from tercet.cards.card import Card
from tercet.cards.explain import differing
from tercet.cards.sets import third_card
from tercet.engine.rules import Chain, Sets, Ultra
from tercet.engine.slots.pattern import Find
from tercet.engine.table import Table
from tercet.players.skill import Slope

# A search begins with a card: of twelve that lie there one in four belongs to a given SET; of the last three, which a
# chain goes on from, one in three.
KNOWN_CARD: Final = 4 / 3


def ease(table: Table, find: Find, slope: Slope) -> float:
    """How often this is seen, beside the easiest SET."""
    pattern = table.rules.pattern
    match pattern:
        case Sets():
            return _of_set(find[0], find[1], slope)
        case Chain():
            return _of_set(find[0], find[1], slope) * (KNOWN_CARD if table.finds else 1)
        case Ultra():  # first the card that one pair wants, then another pair that wants the same
            a, b, c, d = find
            return 1 / (1 / _of_set(a, b, slope) + 1 / _of_set(c, d, slope))
        case unknown:
            assert_never(unknown)


def _of_set(a: Card, b: Card, slope: Slope) -> float:
    """Of the SET that these two belong to."""
    return slope[differing((a, b, third_card(a, b)))]
