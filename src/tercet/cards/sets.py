"""What a SET is (C-2), and finding them. Everything uses one table: the third card of any two (C-4).

Inside, a card is its number in the full deck, a hand is a `bytes`, and a row of the table is an argument for
`bytes.translate`: one call gives the third cards of one card and all the others.
"""

from collections.abc import Sequence
from typing import Final

from tercet.cards.card import FEATURES, LETTERS, Card, Trio
from tercet.cards.deck import FULL


def _thirds() -> tuple[bytes, ...]:
    """Row a, column b: the third card of a and b. Grown feature by feature: its three values add up to 0 mod 3."""
    rows = [[0]]
    for feature in FEATURES:
        values = range(len(LETTERS[feature]))
        rows = [[3 * c + (-x - y) % 3 for c in row for y in values] for row in rows for x in values]
    return tuple(bytes(row).ljust(256, b"\xff") for row in rows)


NUMBER: Final = {card: number for number, card in enumerate(FULL)}
THIRDS: Final = _thirds()


def third_card(a: Card, b: Card) -> Card:
    """The one card that makes a SET with two others (C-4).

    >>> third_card(Card("1rof"), Card("2poh"))
    '3goe'
    """
    return FULL[THIRDS[NUMBER[a]][NUMBER[b]]]


def is_set(a: Card, b: Card, c: Card) -> bool:
    """Is each feature the same on all three, or different on all three (C-2)?"""
    return a != b and THIRDS[NUMBER[a]][NUMBER[b]] == NUMBER[c]


def find_sets(cards: Sequence[Card]) -> list[Trio]:
    """Every SET among different cards, each once, in the order in which its cards are given."""
    hand = bytes([NUMBER[card] for card in cards])
    found: list[Trio] = []
    for i in range(len(hand) - 2):
        rest = hand[i + 1 :]
        thirds = rest.translate(THIRDS[hand[i]])
        if thirds.translate(None, rest) != thirds:  # some third card is among them
            for j, third in enumerate(thirds):
                if (k := rest.find(third, j + 1)) > 0:
                    found.append((cards[i], cards[i + 1 + j], cards[i + 1 + k]))
    return found


def has_set(cards: Sequence[Card]) -> bool:
    """Is there a SET among different cards?"""
    rest = bytes(map(NUMBER.__getitem__, cards))
    while rest:
        row, rest = THIRDS[rest[0]], rest[1:]
        thirds = rest.translate(row)
        if thirds.translate(None, rest) != thirds:
            return True
    return False
