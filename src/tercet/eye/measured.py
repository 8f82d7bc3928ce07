"""How well the eye reads photos whose cards are known: what was right, and whether it knew."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, Literal, NamedTuple, get_args

from tercet.cards.card import Card

Corner = tuple[float, float]
Kind = Literal["right", "wrong", "missed", "invented"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SURE: Final = 0.9  # what is said with less is marked
BOUNDS: Final = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.0)  # of the rows of the table of confidences


class Known(NamedTuple):
    """A card that lies on the photo."""

    card: Card
    corners: Sequence[Corner]


class Said(NamedTuple):
    """A card that the eye says lies there."""

    card: Card
    corners: Sequence[Corner]
    confidence: float


class Verdict(NamedTuple):
    """What became of one card: read right or wrong, not found, or found where none lies."""

    kind: Kind
    known: Card | None
    said: Card | None
    confidence: float


class Row(NamedTuple):
    """The cards said with a confidence from `low` to `high`: how many, how sure on average, and how many right."""

    low: float
    high: float
    said: int
    mean: float
    right: int


class Measured(NamedTuple):
    """All photos together."""

    cards: int
    right: int
    wrong: int
    missed: int
    invented: int
    said: int  # cards that the eye says lie there
    unmarked: int  # of these, wrong or invented, and said as if sure
    photos: int
    photos_right: int
    rows: tuple[Row, ...]


def centre(corners: Sequence[Corner]) -> Corner:
    """The mean of the corners."""
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def _away(one: Sequence[Corner], other: Sequence[Corner]) -> float:
    (x, y), (u, v) = centre(one), centre(other)
    return hypot(x - u, y - v)


def _reach(corners: Sequence[Corner]) -> float:
    """Half the shortest side: whose centre is farther away is another card."""
    following = [*corners[1:], corners[0]]
    return min(hypot(x - u, y - v) for (x, y), (u, v) in zip(corners, following, strict=True)) / 2


def compared(known: Sequence[Known], said: Sequence[Said]) -> list[Verdict]:
    """One photo. The surest answer takes the nearest card that is still free."""
    free = list(known)
    verdicts = []
    for one in sorted(said, key=lambda one: -one.confidence):
        near = [card for card in free if _away(card.corners, one.corners) < _reach(card.corners)]
        if not near:
            verdicts.append(Verdict("invented", None, one.card, one.confidence))
            continue
        card = min(near, key=lambda card: _away(card.corners, one.corners))
        free.remove(card)
        verdicts.append(Verdict("right" if card.card == one.card else "wrong", card.card, one.card, one.confidence))
    return [*verdicts, *(Verdict("missed", card.card, None, 0.0) for card in free)]


def summed_up(photos: Iterable[Sequence[Verdict]]) -> Measured:
    """Count."""
    each = list(photos)
    verdicts = [verdict for photo in each for verdict in photo]
    count = {kind: sum(verdict.kind == kind for verdict in verdicts) for kind in KINDS}
    return Measured(
        cards=count["right"] + count["wrong"] + count["missed"],
        **count,
        said=count["right"] + count["wrong"] + count["invented"],
        unmarked=sum(verdict.kind in ("wrong", "invented") and verdict.confidence >= SURE for verdict in verdicts),
        photos=len(each),
        photos_right=sum(all(verdict.kind == "right" for verdict in photo) for photo in each),
        rows=tuple(_rows([verdict for verdict in verdicts if verdict.said is not None])),
    )


def _rows(said: Sequence[Verdict]) -> Iterable[Row]:
    for low, high in pairwise(BOUNDS):
        here = [one for one in said if low <= one.confidence < high or (high == 1 and one.confidence == 1)]
        if here:
            mean = sum(one.confidence for one in here) / len(here)
            yield Row(low, high, len(here), mean, sum(one.kind == "right" for one in here))
