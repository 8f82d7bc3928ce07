"""A deck ordered for puzzles: dealt layout by layout, each holds as many SETs as wished."""

from collections.abc import Callable, Sequence
from typing import Final

from tercet.cards.card import Card
from tercet.cards.sets import find_sets

Below = Callable[[int], int]  # a number below this one, by chance
PATIENCE: Final = 10_000  # exchanges: six SETs take about a thousand, which is some milliseconds


def in_puzzles(shuffled: Sequence[Card], size: int, sets: int, below: Below) -> tuple[Card, ...]:
    """Exchange cards of two layouts wherever that makes the two no worse, until each is as wished.

    The last layout is smaller where the deck cannot be divided; where it cannot hold so many, it comes near.
    """
    deck = [*shuffled]
    off = [abs(_sets(deck, size, layout) - sets) for layout in range(-(-len(deck) // size))]
    for _ in range(PATIENCE):
        if not any(off):
            break
        one, other = below(len(deck)), below(len(deck))
        _exchange(deck, (one, other), size, sets, off)
    return tuple(deck)


def _exchange(deck: list[Card], places: tuple[int, int], size: int, sets: int, off: list[int]) -> None:
    """Two cards change places, unless that makes it worse."""
    one, other = places
    both = (one // size, other // size)
    if both[0] == both[1] or not off[both[0]] + off[both[1]]:
        return
    deck[one], deck[other] = deck[other], deck[one]
    now = [abs(_sets(deck, size, layout) - sets) for layout in both]
    if sum(now) > off[both[0]] + off[both[1]]:
        deck[one], deck[other] = deck[other], deck[one]
    else:
        off[both[0]], off[both[1]] = now


def _sets(deck: Sequence[Card], size: int, layout: int) -> int:
    return len(find_sets(deck[layout * size : (layout + 1) * size]))
