"""A drawing around 0,0 as characters: braille dots for lines, quarters of a block for areas.

A character has two dots side by side and four on top of each other, which are square on most screens.
"""

from collections.abc import Callable
from typing import Final

DOT: Final = 4.0  # the artwork's units between dots

_BRAILLE: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column of the dot
_QUADRANTS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # one bit per quarter: upper left, upper right, lower left, lower right

Lines = tuple[str, ...]
Test = Callable[[complex], bool]


def braille(columns: int, lines: int, test: Test) -> Lines:
    """A dot wherever the test holds."""
    return _grid(_dots, columns, lines, test)


def blocks(columns: int, lines: int, test: Test) -> Lines:
    """A quarter of a block wherever the test mostly holds."""
    return _grid(_block, columns, lines, test)


def _grid(character: Callable[[complex, Test], str], columns: int, lines: int, test: Test) -> Lines:
    """Character by character; each is given by its upper left corner."""
    width, height = 2 * DOT, 4 * DOT
    return tuple(
        "".join(character(complex((x - columns / 2) * width, (y - lines / 2) * height), test) for x in range(columns))
        for y in range(lines)
    )


def _dots(corner: complex, test: Test) -> str:
    bits = sum(
        bit
        for y, row in enumerate(_BRAILLE)
        for x, bit in enumerate(row)
        if test(corner + DOT * complex(x + 0.5, y + 0.5))
    )
    return chr(0x2800 + bits) if bits else " "


def _block(corner: complex, test: Test) -> str:
    quarters = ((x, y) for y in (0, 2) for x in (0, 1))
    return _QUADRANTS[sum(1 << n for n, (x, y) in enumerate(quarters) if _mostly(corner, x, y, test))]


def _mostly(corner: complex, x: int, y: int, test: Test) -> bool:
    """Is at least half of a quarter, one dot wide and two high, inside?"""
    samples = (complex(x + dx, y + dy) for dx in (0.25, 0.75) for dy in (0.25, 0.75, 1.25, 1.75))
    return sum(test(corner + DOT * sample) for sample in samples) >= 4
