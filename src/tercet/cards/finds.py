"""Other kinds of finds: a number of cards that cancel, or two pairs that the same card completes."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tercet.cards.card import Card
from tercet.cards.kinds import NUMBER, kind_of
from tercet.cards.sets import thirds_of
from tercet.cards.sums import differences, wanted

Cards = tuple[Card, ...]


def cancelling(cards: Sequence[Card], count: int, given: Cards = ()) -> Iterator[Cards]:
    """Every choice of this number of different cards that cancel together with those given, in their given order."""
    if cards:
        place = {NUMBER[card]: n for n, card in enumerate(cards)}
        rows, want = differences(kind_of(cards[0])), wanted(given) if given else 0
        yield from (tuple(cards[n] for n in chosen) for chosen in _chosen([*place], rows, place, count, want))


def _chosen(
    numbers: list[int], rows: tuple[bytes, ...], place: dict[int, int], count: int, want: int, first: int = 0
) -> Iterator[tuple[int, ...]]:
    """The places of the cards, from a first one on, that make up for what is wanted; the last one is looked up."""
    if count == 1:
        n = place.get(want, -1)
        if n >= first:
            yield (n,)
        return
    row = rows[want]
    for n in range(first, len(numbers) - count + 1):
        for rest in _chosen(numbers, rows, place, count - 1, row[numbers[n]], n + 1):
            yield (n, *rest)


def in_pairs(cards: Sequence[Card]) -> Iterator[Cards]:
    """Every four cards of which the first two and the last two want the same card, each four once (C-4)."""
    pairs: dict[int, list[tuple[Card, Card]]] = {}
    rows = thirds_of(kind_of(cards[0])) if cards else ()
    for a, b in combinations(cards, 2):
        pairs.setdefault(rows[NUMBER[a]][NUMBER[b]], []).append((a, b))
    finds = {frozenset(one + two): one + two for same in pairs.values() for one, two in combinations(same, 2)}
    yield from finds.values()
