"""How easy a find is to see, depending on all its cards: a SET with a single differing feature is 1."""

from typing import Final

from tercet.cards.card import Card
from tercet.engine.slots.pattern import Find
from tercet.engine.table import Table
from tercet.players.skill import Slope

# A search begins with a card: of twelve cards, one in four belongs to a given SET; of the last three, which a
# chain continues from, one in three.
KNOWN_CARD: Final = 4 / 3


def ease(table: Table, find: Find, slope: Slope) -> float:
    """How often this is seen, beside the easiest SET: one pair after the other is looked at, and what it lacks."""
    known = KNOWN_CARD**table.rules.pattern.linked if table.finds else 1
    pairs = zip(find[::2], find[1::2], strict=False)
    return known / sum(1 / _of_pair(a, b, slope) for a, b in pairs)


def _of_pair(a: Card, b: Card, slope: Slope) -> float:
    """By the number of features in which two cards differ; more than four are not known to be harder."""
    return slope[min(sum(x != y for x, y in zip(a, b, strict=True)), max(slope))]
