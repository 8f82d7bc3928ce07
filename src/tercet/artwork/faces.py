"""Cards and glyphs as SVG. Stripes are lines under a clip, so they have no seams at any size."""

from tercet.artwork.palettes import ink_of, paint_of
from tercet.artwork.source import ART, SMALL, Edition, Glyph, Palette, Theme
from tercet.artwork.symbols import dots, edge, parts, symbols
from tercet.cards.card import Card
from tercet.cards.kinds import DOTS, kind_of, letter_of


def card_svg(
    card: Card,
    edition: Edition = "american",
    palette: Palette | None = None,
    theme: Theme = "light",
    cue: bool = False,
    width: float = ART.card.width,
) -> str:
    """A card's face, `width` pixels wide; the cue is the edge bar, whose position shows the colour.

    Dots need no cue, since each colour has its own place.
    """
    paint = paint_of(edition, palette, theme)
    kind = kind_of(card)
    drawn = dots(card, theme) if kind is DOTS else symbols(card, edition, ink_of(card, paint), width < SMALL, cue)
    marks = edge(letter_of(card, "edge"), theme) if "edge" in kind.features else ""
    ground = _ground(paint.face, ART.themes[theme].line)
    return _svg(ART.card.width, ART.card.height, width, f"{ground}{marks}{drawn}")


def back_svg(theme: Theme = "light", width: float = ART.card.width) -> str:
    """A card's back: the mark at full width."""
    colours = ART.themes[theme]
    drawn = parts(ART.glyphs["back"].parts)
    body = f'{_ground(colours.back, colours.back_line)}<g color="{colours.back_ink}">{drawn}</g>'
    return _svg(ART.card.width, ART.card.height, width, body)


def glyph_svg(glyph: Glyph, ink: str = "currentColor", width: float | None = None) -> str:
    """The mark, or the three bars that mean same, different or neither."""
    drawing = ART.glyphs[glyph]
    body = f'<g color="{ink}">{parts(drawing.parts)}</g>'
    return _svg(drawing.width, drawing.height, width or drawing.width, body)


def _ground(fill: str, line: str) -> str:
    """The card itself, with its outline inside the edge."""
    card = ART.card
    inset = card.line / 2
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{card.width - card.line:g}" height="{card.height - card.line:g}"'
        f' rx="{card.radius - inset:g}" fill="{fill}" stroke="{line}" stroke-width="{card.line:g}"/>'
    )


def _svg(box_width: float, box_height: float, width: float, body: str) -> str:
    height = width * box_height / box_width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box_width:g} {box_height:g}"'
        f' width="{width:g}" height="{height:g}">{body}</svg>'
    )
