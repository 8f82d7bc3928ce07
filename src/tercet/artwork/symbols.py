"""What is drawn on a card's face, as pieces of SVG: symbols, edges, the edge bar, dots."""

from collections.abc import Iterable

from tercet.artwork.source import ART, Arrangement, Edition, Part, Theme
from tercet.cards.card import Card
from tercet.cards.kinds import kind_of, letter_of


def symbols(card: Card, edition: Edition, ink: str, small: bool, cue: bool) -> str:
    """All symbols of a card, and the edge bar if it is wanted. Symbols that are scaled down have coarser stripes."""
    arrangement = ART.arrangements[kind_of(card).name]
    shape = ART.editions[edition].shapes[letter_of(card, "shape")]
    drawn = _symbol(shape, letter_of(card, "shading").lower(), small or arrangement.scale < 1)
    placed = "".join(
        f'<g class="symbol" transform="translate({x:g} {y:g}){_scaled(arrangement)}">{drawn}</g>'
        for x, y in arrangement.centres[letter_of(card, "number")]
    )
    bar = _edge_bar(arrangement, letter_of(card, "colour")) if cue else ""
    clip = f'<defs><clipPath id="{shape}-clip"><path d="{ART.shapes[shape]}"/></clipPath></defs>'
    return f'{clip}<g color="{ink}" stroke-linejoin="round">{placed}{bar}</g>'


def edge(letter: str, theme: Theme) -> str:
    """The mark along the edge, which is nothing on a plain card (M-4)."""
    drawn = parts(ART.edges.marks[letter])
    return f'<g class="edge" color="{ART.themes[theme].edge}">{drawn}</g>' if drawn else ""


def dots(card: Card, theme: Theme) -> str:
    """A dot, or the small ring of a place without one, in each of the six places (M-6)."""
    places = zip(card, ART.dots.centres, strict=True)
    return "".join(_ring(x, y, theme) if letter == "-" else _dot(x, y, letter, theme) for letter, (x, y) in places)


def parts(drawing: Iterable[Part]) -> str:
    """Paths in the current colour."""
    return "".join(
        f'<path d="{part.path}" fill="currentColor"/>'
        if part.fill
        else f'<path d="{part.path}" fill="none" stroke="currentColor" stroke-width="{part.stroke:g}"/>'
        for part in drawing
    )


def _scaled(arrangement: Arrangement) -> str:
    return f" scale({arrangement.scale:g})" if arrangement.scale != 1 else ""


def _symbol(shape: str, shading: str, small: bool) -> str:
    """One symbol around 0,0. All shadings have the same outline."""
    fill = "currentColor" if shading == "f" else "none"
    outline = f'<path d="{ART.shapes[shape]}" fill="{fill}" stroke="currentColor" stroke-width="{ART.stroke:g}"/>'
    inner = _inner(shading, small)
    return f'<g clip-path="url(#{shape}-clip)">{inner}</g>{outline}' if inner else outline


def _inner(shading: str, small: bool) -> str:
    """What is inside the outline, to be clipped by it: stripes, or a lower half that is filled."""
    stripes = ART.stripes.small if small else ART.stripes.normal
    match shading:
        case "h":
            return f'<path d="{stripes.path}" fill="none" stroke="currentColor" stroke-width="{stripes.width:g}"/>'
        case "l":
            return f'<path d="{ART.lower_half}" fill="currentColor"/>'
        case _:
            return ""


def _edge_bar(arrangement: Arrangement, letter: str) -> str:
    bar = arrangement.edge_bar
    return (
        f'<rect class="edge-bar" x="{bar.x[letter]:g}" y="{bar.y:g}" width="{bar.width:g}" height="{bar.height:g}"'
        f' rx="{bar.radius:g}" fill="currentColor"/>'
    )


def _dot(x: float, y: float, letter: str, theme: Theme) -> str:
    ink = ART.dots.inks[theme][letter]
    return f'<circle class="dot" cx="{x:g}" cy="{y:g}" r="{ART.dots.radius:g}" fill="{ink}"/>'


def _ring(x: float, y: float, theme: Theme) -> str:
    ring = ART.dots.ring
    stroke = f'stroke="{ART.themes[theme].ring}" stroke-width="{ring.stroke:g}"'
    return f'<circle class="no-dot" cx="{x:g}" cy="{y:g}" r="{ring.radius:g}" fill="none" {stroke}/>'
