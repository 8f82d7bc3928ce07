"""A card drawn for a terminal, from the same paths: solid symbols in blocks, outlines and stripes in braille dots.

A character has two dots side by side and four on top of each other, which are square on most screens.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from rich.text import Text

from tercet.artwork.outline import distance, flatten, inside
from tercet.artwork.palettes import ink_of, paint_of
from tercet.artwork.source import ART, Edition, Palette, Theme
from tercet.cards.card import LETTERS, Card
from tercet.cards.kinds import letter_of

COLUMNS: Final = 20
LINES: Final = 6

_SYMBOL: Final = 6  # columns of one symbol; three of them and a margin of one make the card
_DOT: Final = 4.0  # the artwork's units between dots
_BRAILLE: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column of the dot
_QUADRANTS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # one bit per quarter: upper left, upper right, lower left, lower right

Test = Callable[[complex], bool]


def draw(
    card: Card,
    edition: Edition = "american",
    palette: Palette | None = None,
    theme: Theme = "dark",
    cue: bool = False,
) -> list[Text]:
    """The card as lines of text, all `COLUMNS` wide; the cue adds a line with the edge bar."""
    paint = paint_of(edition, palette, theme)
    shape = ART.editions[edition].shapes[letter_of(card, "shape")]
    symbol = _symbol(shape, letter_of(card, "shading"))
    lines = [(line * int(letter_of(card, "number"))).center(COLUMNS) for line in symbol]
    if cue:
        lines.append(_edge_bar(letter_of(card, "colour")))
    style = f"{ink_of(card, paint)} on {paint.face}"
    return [Text(line, style, no_wrap=True, end="") for line in lines]


@cache
def _symbol(shape: str, shading: str) -> tuple[str, ...]:
    outline = flatten(ART.shapes[shape])

    def on_outline(point: complex) -> bool:
        return distance(point, outline) <= 0.55 * _DOT

    def solid(point: complex) -> bool:
        return inside(point, outline) or distance(point, outline) <= ART.stroke / 2

    def striped(point: complex) -> bool:
        return on_outline(point) or (inside(point, outline) and distance(point, stripes) <= 0.42 * _DOT)

    stripes = flatten(ART.stripes.small.path)
    if shading == "f":
        return _grid(_block, solid)
    return _grid(_dots, striped if shading == "h" else on_outline)


def _grid(character: Callable[[complex, Test], str], test: Test) -> tuple[str, ...]:
    """The lines of one symbol, character by character; each is given by its upper left corner."""
    width, height = 2 * _DOT, 4 * _DOT
    return tuple(
        "".join(character(complex((x - _SYMBOL / 2) * width, (y - LINES / 2) * height), test) for x in range(_SYMBOL))
        for y in range(LINES)
    )


def _dots(corner: complex, test: Test) -> str:
    bits = sum(
        bit
        for y, row in enumerate(_BRAILLE)
        for x, bit in enumerate(row)
        if test(corner + _DOT * complex(x + 0.5, y + 0.5))
    )
    return chr(0x2800 + bits) if bits else " "


def _block(corner: complex, test: Test) -> str:
    quarters = ((x, y) for y in (0, 2) for x in (0, 1))
    return _QUADRANTS[sum(1 << n for n, (x, y) in enumerate(quarters) if _mostly(corner, x, y, test))]


def _mostly(corner: complex, x: int, y: int, test: Test) -> bool:
    """Is at least half of a quarter, one dot wide and two high, inside?"""
    samples = (complex(x + dx, y + dy) for dx in (0.25, 0.75) for dy in (0.25, 0.75, 1.25, 1.75))
    return sum(test(corner + _DOT * sample) for sample in samples) >= 4


def _edge_bar(letter: str) -> str:
    """The cue in addition to colour: a bar under the left, middle or right symbol, as on the face."""
    place = LETTERS["colour"].index(letter)
    return (" " * (1 + place * _SYMBOL) + "▂" * _SYMBOL).ljust(COLUMNS)
