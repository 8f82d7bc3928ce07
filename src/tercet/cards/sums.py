"""Cards add up: each feature counts its values, modulo three, or bit by bit where there are two or four of them.

Cards cancel when every feature adds up to nothing. Three of the box's cards that cancel are a SET (C-2); four cards of
four values show each feature alike, all different, or two and two; dots cancel when each is there an even number of
times. Inside, a card is its number, a hand is a `bytes`, and a row of a table is what `bytes.translate` needs.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tercet.cards.card import Card
from tercet.cards.kinds import NUMBER, Kind, codes, kind_of

NOTHING: Final = 0  # the number that leaves every sum as it is


@cache
def differences(kind: Kind) -> tuple[bytes, ...]:
    """Row a, column b: the number of a − b, grown feature by feature."""
    q, rows = kind.values, [[NOTHING]]
    for _ in kind.features:
        rows = [[q * c + _minus(x, y, q) for c in row for y in range(q)] for row in rows for x in range(q)]
    return tuple(bytes(row).ljust(256, b"\xff") for row in rows)


def _minus(x: int, y: int, values: int) -> int:
    return (x - y) % 3 if values == 3 else x ^ y


def wanted(cards: Sequence[Card]) -> int:
    """The number of the one card that these want so that all of them cancel; `NOTHING` if they do already."""
    rows, want = differences(kind_of(cards[0])), NOTHING
    for card in cards:
        want = rows[want][NUMBER[card]]
    return want


def cancel(cards: Sequence[Card]) -> bool:
    """Does every feature add up to nothing?

    >>> cancel([Card("1rof"), Card("2poh"), Card("3goe")]), cancel([Card("r-----"), Card("-a----"), Card("ra----")])
    (True, True)
    """
    return wanted(cards) == NOTHING


def last_card(cards: Sequence[Card]) -> Card:
    """The one card that makes these cancel (C-4 for two cards).

    >>> last_card([Card("1rof"), Card("2poh")]), last_card([Card("1ROF"), Card("1ROF"), Card("4ISL")])
    ('3goe', '4ISL')
    """
    return codes_of(kind_of(cards[0]))[wanted(cards)]


codes_of = cache(codes)
