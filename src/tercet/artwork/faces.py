"""Cards and glyphs as SVG. Stripes are lines under a clip, so they have no seams at any size."""

from tercet.artwork.palettes import ink_of, paint_of
from tercet.artwork.source import ART, SMALL, Edition, Glyph, GlyphDrawing, Palette, Theme
from tercet.cards.card import Card
from tercet.cards.kinds import letter_of


def card_svg(
    card: Card,
    edition: Edition = "american",
    palette: Palette | None = None,
    theme: Theme = "light",
    cue: bool = False,
    width: float = ART.card.width,
) -> str:
    """A card's face, `width` pixels wide; the cue is the edge bar, whose position shows the colour."""
    paint = paint_of(edition, palette, theme)
    shape = ART.editions[edition].shapes[letter_of(card, "shape")]
    symbol = _symbol(shape, letter_of(card, "shading"), small=width < SMALL)
    symbols = "".join(
        f'<g class="symbol" transform="translate({x:g} {y:g})">{symbol}</g>'
        for x, y in ART.centres[letter_of(card, "number")]
    )
    bar = _edge_bar(letter_of(card, "colour")) if cue else ""
    clip = f'<clipPath id="{shape}-clip"><path d="{ART.shapes[shape]}"/></clipPath>'
    ground = _ground(paint.face, ART.themes[theme].line)
    ink = f'<g color="{ink_of(card, paint)}" stroke-linejoin="round">{symbols}{bar}</g>'
    return _svg(ART.card.width, ART.card.height, width, f"<defs>{clip}</defs>{ground}{ink}")


def back_svg(theme: Theme = "light", width: float = ART.card.width) -> str:
    """A card's back: the mark at full width."""
    colours = ART.themes[theme]
    parts = _parts(ART.glyphs["back"])
    body = f'{_ground(colours.back, colours.back_line)}<g color="{colours.back_ink}">{parts}</g>'
    return _svg(ART.card.width, ART.card.height, width, body)


def glyph_svg(glyph: Glyph, ink: str = "currentColor", width: float | None = None) -> str:
    """The mark, or the three bars that mean same, different or neither."""
    drawing = ART.glyphs[glyph]
    body = f'<g color="{ink}">{_parts(drawing)}</g>'
    return _svg(drawing.width, drawing.height, width or drawing.width, body)


def _symbol(shape: str, shading: str, small: bool) -> str:
    """One symbol around 0,0. All three shadings have the same outline."""
    fill = "currentColor" if shading == "f" else "none"
    outline = f'<path d="{ART.shapes[shape]}" fill="{fill}" stroke="currentColor" stroke-width="{ART.stroke:g}"/>'
    if shading != "h":
        return outline
    stripes = ART.stripes.small if small else ART.stripes.normal
    lines = f'<path d="{stripes.path}" fill="none" stroke="currentColor" stroke-width="{stripes.width:g}"/>'
    return f'<g clip-path="url(#{shape}-clip)">{lines}</g>{outline}'


def _edge_bar(letter: str) -> str:
    bar = ART.edge_bar
    return (
        f'<rect class="edge-bar" x="{bar.x[letter]:g}" y="{bar.y:g}" width="{bar.width:g}" height="{bar.height:g}"'
        f' rx="{bar.radius:g}" fill="currentColor"/>'
    )


def _ground(fill: str, line: str) -> str:
    """The card itself, with its outline inside the edge."""
    card = ART.card
    inset = card.line / 2
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{card.width - card.line:g}" height="{card.height - card.line:g}"'
        f' rx="{card.radius - inset:g}" fill="{fill}" stroke="{line}" stroke-width="{card.line:g}"/>'
    )


def _parts(drawing: GlyphDrawing) -> str:
    return "".join(
        f'<path d="{part.path}" fill="currentColor"/>'
        if part.fill
        else f'<path d="{part.path}" fill="none" stroke="currentColor" stroke-width="{part.stroke:g}"/>'
        for part in drawing.parts
    )


def _svg(box_width: float, box_height: float, width: float, body: str) -> str:
    height = width * box_height / box_width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box_width:g} {box_height:g}"'
        f' width="{width:g}" height="{height:g}">{body}</svg>'
    )
