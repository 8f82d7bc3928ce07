"""A deck ordered for puzzles: dealt layout by layout, each contains the number of SETs asked for."""

from collections.abc import Callable, Sequence
from typing import Final

from tercet.cards.card import Card
from tercet.cards.sets import find_sets, sets_with

Below = Callable[[int], int]  # returns a random number below its argument
PATIENCE: Final = 10_000  # swaps: six SETs take about a thousand, which is two milliseconds


def in_puzzles(shuffled: Sequence[Card], size: int, sets: int, below: Below) -> tuple[Card, ...]:
    """Swap cards of two layouts wherever that makes the two no worse, until each has the number of SETs asked for.

    If the deck cannot be divided evenly, the last layout is smaller; it may then have fewer SETs.
    """
    layouts = [[*shuffled[start : start + size]] for start in range(0, len(shuffled), size)]
    off = [len(find_sets(layout)) - sets for layout in layouts]
    for _ in range(PATIENCE):
        if not any(off):
            break
        one, a = divmod(below(len(shuffled)), size)
        other, b = divmod(below(len(shuffled)), size)
        if one != other and (off[one] or off[other]):
            _exchange(layouts, off, (one, a), (other, b))
    return tuple(card for layout in layouts for card in layout)


def _exchange(layouts: list[list[Card]], off: list[int], here: tuple[int, int], there: tuple[int, int]) -> None:
    """Swap two cards, unless that brings the two layouts further from the number of SETs asked for."""
    (one, a), (other, b) = here, there
    first, second = layouts[one], layouts[other]
    coming, going = second[b], first[a]
    now = off[one] + _gained(first, a, coming), off[other] + _gained(second, b, going)
    if abs(now[0]) + abs(now[1]) <= abs(off[one]) + abs(off[other]):
        first[a], second[b] = coming, going
        off[one], off[other] = now


def _gained(layout: Sequence[Card], place: int, coming: Card) -> int:
    """How many SETs more there are with another card at this place."""
    others = [*layout[:place], *layout[place + 1 :]]
    return sets_with(coming, others) - sets_with(layout[place], others)
