"""The artwork's paths as polygons, to find out whether a point is inside a shape or on its stroke.

Points are complex numbers: x is the real part, y the imaginary part.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

Line = tuple[complex, ...]

_COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")
_CURVE_STEPS = 8


def flatten(path: str) -> tuple[Line, ...]:
    """Each stroke of a path as a line through points; a closed one ends where it began.

    >>> flatten("M0 0L4 0L4 3Z")
    ((0j, (4+0j), (4+3j), 0j),)
    """
    lines: list[list[complex]] = []
    for command, numbers in _COMMAND.findall(path):
        points = list(_points(numbers))
        match command:
            case "M":
                lines.append(points)
            case "L":
                lines[-1] += points
            case "C":
                lines[-1] += _curve([lines[-1][-1], *points])
            case _:
                lines[-1].append(lines[-1][0])
    return tuple(tuple(line) for line in lines)


def inside(point: complex, lines: Sequence[Line]) -> bool:
    """Does a ray to the right cross the lines an odd number of times?"""
    crossings = 0
    for a, b in _edges(lines):
        if (a.imag > point.imag) != (b.imag > point.imag):
            share = (point.imag - a.imag) / (b.imag - a.imag)
            crossings += a.real + share * (b.real - a.real) > point.real
    return crossings % 2 == 1


def distance(point: complex, lines: Sequence[Line]) -> float:
    """How far a point is from the nearest line."""
    return min(_to_edge(point, a, b) for a, b in _edges(lines))


def _points(numbers: str) -> Iterator[complex]:
    values = [float(number) for number in numbers.split()]
    return (complex(x, y) for x, y in zip(values[::2], values[1::2], strict=True))


def _curve(controls: list[complex]) -> list[complex]:
    """Points along a Bézier curve, without its start."""
    return [_on_curve(controls, step / _CURVE_STEPS) for step in range(1, _CURVE_STEPS + 1)]


def _on_curve(controls: list[complex], share: float) -> complex:
    while len(controls) > 1:
        controls = [a + share * (b - a) for a, b in pairwise(controls)]
    return controls[0]


def _edges(lines: Sequence[Line]) -> Iterator[tuple[complex, complex]]:
    return (edge for line in lines for edge in pairwise(line))


def _to_edge(point: complex, a: complex, b: complex) -> float:
    along = b - a
    share = ((point - a) * along.conjugate()).real / abs(along) ** 2 if along else 0.0
    return abs(point - a - along * min(1.0, max(0.0, share)))
