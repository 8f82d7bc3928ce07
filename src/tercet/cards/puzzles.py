"""A deck ordered for puzzles: dealt layout by layout, each contains the number of SETs asked for."""

from collections.abc import Callable, Sequence
from typing import Final

from tercet.cards.card import Card
from tercet.cards.sets import find_sets

Below = Callable[[int], int]  # returns a random number below its argument
PATIENCE: Final = 10_000  # swaps: six SETs take about a thousand, which is a few milliseconds


def in_puzzles(shuffled: Sequence[Card], size: int, sets: int, below: Below) -> tuple[Card, ...]:
    """Swap cards of two layouts wherever that makes the two no worse, until each has the number of SETs asked for.

    If the deck cannot be divided evenly, the last layout is smaller; it may then have fewer SETs.
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
    """Swap two cards, unless that makes it worse."""
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
