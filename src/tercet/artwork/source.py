"""The one source of the artwork, read and typed.

A card is 160 by 120. A symbol is drawn around 0,0. Paths use only the absolute commands M, L, C and Z, which any
renderer can draw.
"""

from importlib.resources import files
from typing import Final, Literal

from msgspec import Struct, json

from tercet.cards.card import Feature

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


class ThemeColours(Struct, frozen=True):
    """The colours of a theme around the face: the card's outline and its back."""

    line: str
    back: str
    back_line: str
    back_ink: str


class EditionKeys(Struct, frozen=True):
    """What an edition draws and says for each letter, and its default palette (C-5)."""

    features: dict[Feature, str]
    shapes: dict[str, str]
    shadings: dict[str, str]
    palette: Palette


class Paint(Struct, frozen=True):
    """The colour of the face and of the letters r, p and g."""

    face: str
    r: str
    p: str
    g: str


class PaletteColours(Struct, frozen=True):
    """Three colours in each theme: the keys of their names, and how they are painted. Black is white in the dark."""

    names: dict[Theme, dict[str, str]]
    light: Paint
    dark: Paint


class Artwork(Struct, frozen=True):
    """The contents of `artwork.json`."""

    card: CardSize
    stroke: float
    centres: dict[str, tuple[Point, ...]]
    shapes: dict[str, str]
    stripes: StripeSets
    edge_bar: EdgeBar
    glyphs: dict[Glyph, GlyphDrawing]
    themes: dict[Theme, ThemeColours]
    editions: dict[Edition, EditionKeys]
    palettes: dict[Palette, PaletteColours]


SMALL: Final = 56
ART: Final = json.decode(files("tercet.artwork").joinpath("artwork.json").read_bytes(), type=Artwork)
