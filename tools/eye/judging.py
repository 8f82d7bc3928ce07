"""What became of the cards of a drawn table. Needs NumPy alone."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tercet.cards.card import Card
from tercet.eye.picture import Bytes, Quad
from tercet.eye.seeing import look
from tercet.eye.sight import SeenCard
from tercet.eye.weights import Weights

ENOUGH = 0.6  # of a card must be seen
WHOLE = 0.97
BOUNDS = (0.0, 0.5, 0.8, 0.9, 0.97, 0.99, 1.01)  # of the rows of a table of confidences


@dataclass(frozen=True)
class Drawn:
    """A card as it was drawn: the part of it that is seen, its corners in pixels, and whether it leaves the picture."""

    card: Card
    visible: float
    corners: Quad
    leaves: bool = False

    @property
    def part(self) -> str:
        """Under what it is counted."""
        if self.leaves:
            return "leaving the picture"
        return "whole" if self.visible > WHOLE else "partly covered"


@dataclass(frozen=True)
class Table:
    """A picture and its cards."""

    picture: Bytes
    cards: list[Drawn]


@dataclass(frozen=True)
class Judged:
    """What the eye makes of a table, how sure it is, and how far off it sees corners."""

    verdicts: Counter[str]
    sure: Counter[tuple[float, bool]]
    corners: list[float]


def judged(table: Table, weights: Weights | None = None) -> Judged:
    """All about one table."""
    seen = look(table.picture, weights)
    return Judged(compared(table.cards, seen), how_sure(table.cards, seen), corners_off(table.cards, seen))


def compared(cards: list[Drawn], seen: list[SeenCard]) -> Counter[str]:
    """How many cards are read right or not, and how many things are taken for a card."""
    found: Counter[str] = Counter(tables=1)
    used: set[int] = set()
    for drawn in cards:
        match = next((n for n, one in enumerate(seen) if n not in used and _meets(one, drawn.corners)), None)
        if match is not None:
            used.add(match)
        if drawn.visible >= ENOUGH:
            found[drawn.part] += 1
            found.update(_verdicts(drawn, None if match is None else seen[match]))
    for n, one in enumerate(seen):
        if n not in used:
            found["invented" if one.sure else "invented, marked"] += 1
    return found


def how_sure(cards: list[Drawn], seen: list[SeenCard]) -> Counter[tuple[float, bool]]:
    """How many cards were said with a confidence from each bound on, and whether they were right."""
    return Counter(
        (
            max(bound for bound in BOUNDS if bound <= one.confidence),
            any(_meets(one, drawn.corners) and one.card == drawn.card for drawn in cards),
        )
        for one in seen
    )


def corners_off(cards: list[Drawn], seen: list[SeenCard]) -> list[float]:
    """How many pixels the corners of each whole card are off, on the mean of the four."""
    return [
        min(_apart(one.corners, drawn.corners), _apart(np.roll(one.corners, 2, 0), drawn.corners))
        for one in seen
        for drawn in cards
        if drawn.part == "whole" and _meets(one, drawn.corners)
    ]


def _apart(corners: Quad, others: Quad) -> float:
    return float(np.hypot(*(corners - others).T).mean())


def _verdicts(drawn: Drawn, seen: SeenCard | None) -> list[str]:
    if seen is None:
        return [f"{drawn.part}, missed"]
    if seen.card == drawn.card:
        return [f"{drawn.part}, right"] if seen.sure else [f"{drawn.part}, right", "right, but marked"]
    return [f"{drawn.part}, wrong" if seen.sure else f"{drawn.part}, wrong and marked"]


def _meets(one: SeenCard, corners: Quad) -> bool:
    side = float(np.hypot(*(corners[0] - corners[3])))
    return float(np.hypot(*(one.corners.mean(0) - corners.mean(0)))) < 0.25 * side
