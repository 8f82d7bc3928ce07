"""The colours of a card, by edition, palette and theme."""

from typing import Final

from tercet.artwork.source import ART, Edition, Paint, Palette, PaletteColours, Theme
from tercet.cards.card import Card
from tercet.cards.kinds import letter_of

EDITIONS: Final = tuple(ART.editions)
PALETTES: Final = tuple(ART.palettes)
THEMES: Final = tuple(ART.themes)


def palette_of(edition: Edition, palette: Palette | None = None) -> PaletteColours:
    """The chosen palette, or the default of the edition."""
    return ART.palettes[palette or ART.editions[edition].palette]


def paint_of(edition: Edition, palette: Palette | None, theme: Theme) -> Paint:
    """The colours of a theme: the face and the inks."""
    colours = palette_of(edition, palette)
    return colours.light if theme == "light" else colours.dark


def ink_of(card: Card, paint: Paint) -> str:
    """The colour of a card's symbols. Dots have one each instead.

    >>> ink_of(Card("2rsh"), paint_of("american", None, "light"))
    '#DB0A14'
    """
    return paint.inks[letter_of(card, "colour")]
