"""The one source of the artwork, read and typed.

A card is 160 by 120. A symbol is drawn around 0,0. Paths use only the absolute commands M, L, C and Z, which any
renderer can draw.
"""

from importlib.resources import files
from typing import Final, Literal

from msgspec import Struct, json

from tercet.cards.card import Feature
from tercet.cards.kinds import KindName

Edition = Literal["american", "european"]
Palette = Literal["american", "european", "distinct"]
Theme = Literal["light", "dark"]
Glyph = Literal["mark", "same", "different", "neither", "back"]

Point = tuple[float, float]


class CardSize(Struct, frozen=True):
    """The card's outline: size, radius of the corners, width of the line around it."""

    width: float
    height: float
    radius: float
    line: float


class Stripes(Struct, frozen=True):
    """The lines of a striped symbol, to be clipped by its shape."""

    path: str
    width: float


class StripeSets(Struct, frozen=True):
    """The stripes, and a coarser set for cards under `SMALL` pixels wide."""

    normal: Stripes
    small: Stripes


class EdgeBar(Struct, frozen=True):
    """The cue in addition to colour: a bar at the lower edge, whose position depends on the letter of the colour."""

    width: float
    height: float
    radius: float
    y: float
    x: dict[str, float]


class Arrangement(Struct, frozen=True):
    """Where the symbols of a kind of card lie, by their number, how large they are, and where its edge bars are."""

    scale: float
    centres: dict[str, tuple[Point, ...]]
    edge_bar: EdgeBar


class Part(Struct, frozen=True):
    """One path of a glyph: filled, or drawn with a stroke of that width."""

    path: str
    fill: bool
    stroke: float


class GlyphDrawing(Struct, frozen=True):
    """A small sign made of three bars, in its own box."""

    width: float
    height: float
    parts: tuple[Part, ...]


class Edges(Struct, frozen=True):
    """The fifth feature by letter: the keys of its names, and what is drawn along the edge (M-4)."""

    names: dict[str, str]
    marks: dict[str, tuple[Part, ...]]


class Ring(Struct, frozen=True):
    """What marks a place without a dot."""

    radius: float
    stroke: float


class Dots(Struct, frozen=True):
    """The six places of dots, row by row, with names and inks by letter, the same in all palettes (M-6)."""

    centres: tuple[Point, ...]
    radius: float
    ring: Ring
    names: dict[Theme, dict[str, str]]
    inks: dict[Theme, dict[str, str]]


class ThemeColours(Struct, frozen=True):
    """A theme's colours that no palette changes: the card's outline, its back, edges, and places without a dot."""

    line: str
    back: str
    back_line: str
    back_ink: str
    edge: str
    ring: str


class EditionKeys(Struct, frozen=True):
    """What an edition draws and says for each letter, and its default palette (C-5)."""

    features: dict[Feature, str]
    shapes: dict[str, str]
    shadings: dict[str, str]
    palette: Palette


class Paint(Struct, frozen=True):
    """The colour of the face, and the inks by letter; capitals belong to the deck of four values (M-5)."""

    face: str
    inks: dict[str, str]


class PaletteColours(Struct, frozen=True):
    """The colours in each theme: the keys of their names, and how they are painted. Black is white in the dark."""

    names: dict[Theme, dict[str, str]]
    light: Paint
    dark: Paint


class Artwork(Struct, frozen=True):
    """The contents of `artwork.json`."""

    card: CardSize
    stroke: float
    arrangements: dict[KindName, Arrangement]
    shapes: dict[str, str]
    stripes: StripeSets
    lower_half: str
    edges: Edges
    dots: Dots
    glyphs: dict[Glyph, GlyphDrawing]
    themes: dict[Theme, ThemeColours]
    editions: dict[Edition, EditionKeys]
    palettes: dict[Palette, PaletteColours]


SMALL: Final = 56
ART: Final = json.decode(files("tercet.artwork").joinpath("artwork.json").read_bytes(), type=Artwork)
