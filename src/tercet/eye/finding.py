"""From the finder's answers to quads: the cells of one card are gathered, and say together where it lies."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tercet.eye.picture import Quad
from tercet.eye.weights import Numbers

CELL: Final = 8
MOST: Final = 100  # a deck has 81
UNITS: Final = np.array([32, 32, 16, 16, 16, 16])


@dataclass
class Group:
    """Centre, half the long side and half the short one, with their directions doubled; and the weight of all cells."""

    numbers: Quad
    weight: float

    def near(self, other: Quad) -> float:
        """How far another centre is."""
        return float(np.hypot(*(self.numbers[:2] - other[:2])))

    def join(self, other: Quad, weight: float) -> None:
        """Take in what one more cell says."""
        self.numbers = (self.numbers * self.weight + other * weight) / (self.weight + weight)
        self.weight += weight


def quads_in(cells: Numbers, scale: float) -> list[Quad]:
    """Where cards may lie, in a picture `scale` times as large as what the finder saw; the surest first."""
    found = sorted(_groups(cells), key=lambda group: -group.weight)
    return [_quad(group.numbers) * scale for group in found[:MOST]]


def _groups(cells: Numbers) -> list[Group]:
    rows, columns = np.nonzero(cells[..., 0] > 0)
    weights = 1 / (1 + np.exp(-cells[rows, columns, 0].astype(float)))
    said = cells[rows, columns, 1:].astype(float) * UNITS
    said[:, 0] += (columns + 0.5) * CELL
    said[:, 1] += (rows + 0.5) * CELL
    found: list[Group] = []
    for n in np.argsort(-weights, kind="stable"):
        nearest = min(found, key=lambda group: group.near(said[n]), default=None)
        if nearest and nearest.near(said[n]) < np.hypot(*nearest.numbers[4:]) / 2:
            nearest.join(said[n], float(weights[n]))
        else:
            found.append(Group(said[n], float(weights[n])))
    return found


def _quad(numbers: Quad) -> Quad:
    centre, a, b = numbers[:2], _single(numbers[2:4]), _single(numbers[4:])
    if a[0] * b[1] - a[1] * b[0] <= 0:
        b = -b  # clockwise
    return np.array([centre - a - b, centre + a - b, centre + a + b, centre - a + b])


def _single(double: Quad) -> Quad:
    """A side's direction from its doubled direction, in which the sign is lost."""
    length, angle = np.hypot(*double), np.arctan2(double[1], double[0]) / 2
    return np.array([length * np.cos(angle), length * np.sin(angle)])
