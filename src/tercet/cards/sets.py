"""What a SET is (C-2), and finding them. Everything uses one table: the third card of any two (C-4).

Cards of other kinds have a third card too: the one with which two of them cancel.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tercet.cards.card import Card, Trio
from tercet.cards.kinds import BOX, NUMBER, Kind, kind_of
from tercet.cards.sums import NOTHING, codes_of, differences


@cache
def thirds_of(kind: Kind) -> tuple[bytes, ...]:
    """Row a, column b: the third card of a and b, which is nothing − a − b."""
    rows = differences(kind)
    return tuple(rows[negative] for negative in rows[NOTHING][: len(rows)])


THIRDS: Final = thirds_of(BOX)
_number: Final = NUMBER.__getitem__


@cache
def _thirds_beside(card: Card) -> tuple[bytes, ...]:
    """The table of the kind that a card belongs to. It is asked for all the time, so one look-up has to do."""
    return thirds_of(kind_of(card))


def third_card(a: Card, b: Card) -> Card:
    """The one card that makes a SET with two others (C-4).

    >>> third_card(Card("1rof"), Card("2poh"))
    '3goe'
    """
    return codes_of(kind_of(a))[_thirds_beside(a)[NUMBER[a]][NUMBER[b]]]


def is_set(a: Card, b: Card, c: Card) -> bool:
    """Is each feature the same on all three, or different on all three (C-2)?"""
    return a != b and _thirds_beside(a)[NUMBER[a]][NUMBER[b]] == NUMBER[c]


def find_sets(cards: Sequence[Card]) -> list[Trio]:
    """Every SET among different cards, each once, in the order in which its cards are given."""
    hand = bytes([NUMBER[card] for card in cards])
    rows = _thirds_beside(cards[0]) if cards else ()
    found: list[Trio] = []
    for i in range(len(hand) - 2):
        rest = hand[i + 1 :]
        thirds = rest.translate(rows[hand[i]])
        if thirds.translate(None, rest) != thirds:  # some third card lies here
            for j, third in enumerate(thirds):
                if (k := rest.find(third, j + 1)) > 0:
                    found.append((cards[i], cards[i + 1 + j], cards[i + 1 + k]))
    return found


def sets_with(card: Card, others: Sequence[Card]) -> int:
    """How many SETs a card makes with two of these others.

    >>> sets_with(Card("1rof"), [Card("2rof"), Card("3rof"), Card("2gsh")])
    1
    """
    rest = bytes([NUMBER[other] for other in others])
    thirds = rest.translate(_thirds_beside(card)[NUMBER[card]])
    return (len(thirds) - len(thirds.translate(None, rest))) // 2  # each is found from two of its cards


def has_set(cards: Sequence[Card]) -> bool:
    """Is there a SET among different cards?"""
    if not cards:
        return False
    rows, rest = _thirds_beside(cards[0]), bytes(map(_number, cards))
    while rest:
        row, rest = rows[rest[0]], rest[1:]
        thirds = rest.translate(row)
        if thirds.translate(None, rest) != thirds:
            return True
    return False
