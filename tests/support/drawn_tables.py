"""Tables with cards of cardboard's proportions, drawn from our own artwork, for the eye to read."""

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from random import Random
from typing import Final, NamedTuple

import vl_convert

from tercet.artwork.palettes import ink_of, paint_of
from tercet.artwork.source import ART
from tercet.artwork.symbols import symbols
from tercet.cards.card import Card

WIDTH, HEIGHT = 186, 120  # of a card; ours on the screen are less wide
CLOTH: Final = "#4d6b58"
Corner = tuple[float, float]


class Lying(NamedTuple):
    """A card on the table: its centre, its width in pixels, and how many degrees it is turned."""

    card: Card
    x: float
    y: float
    width: float
    turned: float

    def corners(self) -> list[Corner]:
        """Clockwise from the top left of the card as it lies."""
        across, down = self.width / 2, self.width / 2 * HEIGHT / WIDTH
        c, s = cos(radians(self.turned)), sin(radians(self.turned))
        ends = ((-across, -down), (across, -down), (across, down), (-across, down))
        return [(self.x + x * c - y * s, self.y + x * s + y * c) for x, y in ends]


def laid_out(cards: Sequence[Card], width: int, height: int, seed: int = 1, columns: int = 4) -> Iterator[Lying]:
    """In rows, each a little askew, as people lay cards."""
    dice = Random(seed)
    rows = -(-len(cards) // columns)
    size = min(width / columns * 0.72, height / rows * 0.72 * WIDTH / HEIGHT)
    for n, card in enumerate(cards):
        row, column = divmod(n, columns)
        x, y = (column + 0.5) * width / columns, (row + 0.5) * height / rows
        yield Lying(card, x + dice.uniform(-8, 8), y + dice.uniform(-8, 8), size, dice.uniform(-7, 7))


def table_svg(table: Sequence[Lying], width: int, height: int, ground: str = CLOTH) -> str:
    """The picture of a table."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>{"".join(map(_card, table))}</svg>'
    )


def _card(lying: Lying) -> str:
    card, x, y, width, turned = lying
    ink = ink_of(card, paint_of("american", None, "light"))
    drawn = symbols(card, "american", ink, False, False)
    place = f"translate({x:g} {y:g}) rotate({turned:g}) scale({width / WIDTH:g}) translate({-WIDTH / 2} {-HEIGHT / 2})"
    return (
        f'<g transform="{place}"><rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#fbfaf7"/>'
        f'<g transform="translate({(WIDTH - ART.card.width) / 2:g} 0)">{drawn}</g></g>'
    )


def table_png(table: Sequence[Lying], width: int, height: int, ground: str = CLOTH) -> bytes:
    """The picture as PNG, a pixel a unit."""
    return vl_convert.svg_to_png(table_svg(table, width, height, ground), scale=1, ppi=72)
