"""A card drawn for a terminal, from the same paths: areas in blocks, outlines and stripes in braille dots."""

from functools import cache
from typing import Final

from msgspec import Struct
from rich.text import Text

from tercet.artwork.characters import DOT, Lines, blocks, braille
from tercet.artwork.outline import distance, flatten, inside
from tercet.artwork.palettes import ink_of, paint_of
from tercet.artwork.source import ART, Edition, Palette, Theme
from tercet.cards.card import Card
from tercet.cards.kinds import DOTS, KindName, kind_of, letter_of

COLUMNS: Final = 20
LINES: Final = 6

_INSIDE: Final = COLUMNS - 2  # the columns between the sides of an edge
_EDGES: Final = {  # the first line, both sides of the lines between, the last line
    "p": (" " * COLUMNS, " ", " " * COLUMNS),
    "f": ("┏" + "━" * _INSIDE + "┓", "┃", "┗" + "━" * _INSIDE + "┛"),
    "c": ("█▘".ljust(_INSIDE) + "▝█", " ", "█▖".ljust(_INSIDE) + "▗█"),
}


class Size(Struct, frozen=True):
    """One symbol: its columns and lines, and how large it is drawn in them."""

    columns: int
    lines: int
    scale: float


_SIZES: Final[dict[KindName, Size]] = {
    "box": Size(6, LINES, 1),  # three symbols and a margin of one column on either side
    "edges": Size(6, LINES - 2, 0.7),  # inside the lines of the edge
    "fours": Size(5, LINES, 0.8),
}
_PLACE: Final = (6, 3)  # columns and lines of a dot


def draw(
    card: Card,
    edition: Edition = "american",
    palette: Palette | None = None,
    theme: Theme = "dark",
    cue: bool = False,
) -> list[Text]:
    """The card as lines of text, all `COLUMNS` wide; the cue adds a line with the edge bar."""
    paint = paint_of(edition, palette, theme)
    kind, ground = kind_of(card), f" on {paint.face}"
    if kind is DOTS:
        return _dotted(card, theme, ground)
    ink = ink_of(card, paint) + ground
    lines = [_line(line, ink) for line in _symbols(card, edition)]
    if "edge" in kind.features:
        lines = _edged(lines, letter_of(card, "edge"), ART.themes[theme].edge + ground)
    bar = [_line(_edge_bar(card), ink)] if cue else []
    return lines + bar


def _line(text: str, style: str) -> Text:
    return Text(text, style, no_wrap=True, end="")


def _symbols(card: Card, edition: Edition) -> list[str]:
    """The symbols side by side, without the lines and columns of an edge."""
    kind = kind_of(card)
    shape = ART.editions[edition].shapes[letter_of(card, "shape")]
    lines = _symbol(shape, letter_of(card, "shading").lower(), _SIZES[kind.name])
    width = _INSIDE if "edge" in kind.features else COLUMNS
    return [(line * int(letter_of(card, "number"))).center(width) for line in lines]


def _edged(lines: list[Text], letter: str, style: str) -> list[Text]:
    """The lines inside the edge of a card (M-4)."""
    first, side, last = _EDGES[letter]
    between = [Text.assemble((side, style), line, (side, style), no_wrap=True, end="") for line in lines]
    return [_line(first, style), *between, _line(last, style)]


@cache
def _symbol(shape: str, shading: str, size: Size) -> Lines:
    outline = flatten(ART.shapes[shape])
    stripes = flatten(ART.stripes.small.path)

    def on_outline(point: complex) -> bool:
        return distance(point / size.scale, outline) * size.scale <= 0.55 * DOT

    def solid(point: complex) -> bool:
        return inside(point / size.scale, outline) or distance(point / size.scale, outline) <= ART.stroke / 2

    def striped(point: complex) -> bool:
        return on_outline(point) or (
            inside(point / size.scale, outline) and distance(point / size.scale, stripes) * size.scale <= 0.42 * DOT
        )

    area = size.columns, size.lines
    match shading:
        case "f":
            return blocks(*area, solid)
        case "h":
            return braille(*area, striped)
        case "l":
            half = size.lines // 2
            return braille(*area, on_outline)[:half] + blocks(*area, solid)[half:]
        case _:
            return braille(*area, on_outline)


def _dotted(card: Card, theme: Theme, ground: str) -> list[Text]:
    """Two rows of three places: a dot, or a small mark where there is none (M-6)."""
    inks = {"-": ART.themes[theme].ring, **ART.dots.inks[theme]}
    places = [[_line(line, inks[letter] + ground) for line in _place(letter != "-")] for letter in card]
    margin = _line(" ", ground.strip())
    rows = [zip(*places[start : start + 3], strict=True) for start in (0, 3)]
    return [Text.assemble(margin, *line, margin, no_wrap=True, end="") for row in rows for line in row]


@cache
def _place(is_dot: bool) -> Lines:
    drawn, radius = (blocks, ART.dots.radius) if is_dot else (braille, ART.dots.ring.radius)
    return drawn(*_PLACE, lambda point: abs(point) <= radius)


def _edge_bar(card: Card) -> str:
    """The cue in addition to colour: a bar whose place tells the colour, as on the face."""
    kind = kind_of(card)
    letters = kind.letters[kind.features.index("colour")]
    width = (COLUMNS - 2) // 3 if len(letters) == 3 else COLUMNS // 4
    margin = (COLUMNS - width * len(letters)) // 2
    return (" " * (margin + letters.index(letter_of(card, "colour")) * width) + "▂" * width).ljust(COLUMNS)
