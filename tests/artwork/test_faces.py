"""The drawn faces: the right symbols, one drawing a card, nothing that blurs or breaks."""

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from tercet.artwork.faces import back_svg, card_svg, glyph_svg
from tercet.artwork.outline import distance, flatten, inside
from tercet.artwork.palettes import EDITIONS, PALETTES, THEMES
from tercet.artwork.source import ART, Arrangement, Edition, Theme
from tercet.cards.card import Card
from tercet.cards.deck import deck_of
from tercet.cards.kinds import BOX, DOTS, EDGES, FOURS, KINDS, Kind, letter_of

SVG = "{http://www.w3.org/2000/svg}"
WITH_SYMBOLS = (BOX, EDGES, FOURS)


def _symbols(svg: str) -> list[ET.Element]:
    return [group for group in ET.fromstring(svg).iter(f"{SVG}g") if group.get("class") == "symbol"]


def _arrangement(kind: Kind) -> Arrangement:
    return ART.arrangements[kind.name]


def _reach(shape: str) -> complex:
    """How far a symbol reaches to the side (real) and up and down (imaginary), with its outline."""
    points = [point for line in flatten(ART.shapes[shape]) for point in line]
    return complex(max(abs(p.real) for p in points), max(abs(p.imag) for p in points)) + ART.stroke / 2 * (1 + 1j)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", WITH_SYMBOLS, ids=lambda kind: kind.name)
def test_every_card_shows_its_number_of_symbols_in_its_shape(kind: Kind, edition: Edition) -> None:
    """C-1, M-4, M-5."""
    for card in deck_of(kind):
        symbols = _symbols(card_svg(card, edition))
        assert len(symbols) == int(letter_of(card, "number"))
        shape = ART.shapes[ART.editions[edition].shapes[letter_of(card, "shape")]]
        for symbol in symbols:
            assert [path.get("d") for path in symbol.findall(f"{SVG}path")] == [shape]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_no_two_cards_look_the_same(kind: Kind, edition: Edition, theme: Theme) -> None:
    """C-1, M-4, M-5, M-6."""
    cards = deck_of(kind)
    for palette in PALETTES:
        assert len({card_svg(card, edition, palette, theme) for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("kind", "shading", "fill", "has_inside"),
    [
        (BOX, "f", "currentColor", False),
        (BOX, "h", "none", True),
        (BOX, "e", "none", False),
        (FOURS, "F", "currentColor", False),
        (FOURS, "H", "none", True),
        (FOURS, "E", "none", False),
        (FOURS, "L", "none", True),
    ],
)
def test_shadings_differ_inside_one_and_the_same_outline(kind: Kind, shading: str, fill: str, has_inside: bool) -> None:
    """C-1, M-5."""
    for card in deck_of(kind, {"number": "1", "shading": shading}):
        (symbol,) = _symbols(card_svg(card))
        outline = symbol.findall(f"{SVG}path")[-1]
        assert outline.get("fill") == fill
        assert outline.get("stroke-width") == f"{ART.stroke:g}"
        assert (symbol.find(f"{SVG}g[@clip-path]") is not None) == has_inside


@pytest.mark.parametrize(("letter", "marks"), [("p", 0), ("f", 1), ("c", 1)])
def test_an_edge_is_drawn_in_slate_apart_from_the_symbols(letter: str, marks: int) -> None:
    """M-4: never in a colour of the cards."""
    for theme in THEMES:
        root = ET.fromstring(card_svg(Card(f"3gdh{letter}"), theme=theme))
        edges = root.findall(f".//{SVG}g[@class='edge']")
        assert len(edges) == marks
        assert all(edge.get("color") == ART.themes[theme].edge for edge in edges)


def test_a_dot_keeps_its_place_and_an_empty_place_has_a_small_ring() -> None:
    """M-6."""
    for card in deck_of(DOTS):
        circles = ET.fromstring(card_svg(card)).findall(f"{SVG}circle")
        assert [(float(c.attrib["cx"]), float(c.attrib["cy"])) for c in circles] == [*ART.dots.centres]
        assert [c.get("class") == "dot" for c in circles] == [letter != "-" for letter in card]


def test_stripes_are_lines_under_a_clip_that_exists_and_never_a_pattern() -> None:
    for edition in EDITIONS:
        for card in (card for kind in WITH_SYMBOLS for card in deck_of(kind)):
            root = ET.fromstring(card_svg(card, edition))
            assert root.find(f".//{SVG}pattern") is None
            clips = {f"url(#{clip.get('id')})" for clip in root.iter(f"{SVG}clipPath")}
            assert {group.get("clip-path") for group in root.iter(f"{SVG}g")} <= clips | {None}


def test_a_small_card_has_coarser_stripes() -> None:
    card = Card("2rsh")
    assert ART.stripes.small.path in card_svg(card, width=55)
    assert ART.stripes.normal.path in card_svg(card, width=56)
    assert 'width="56" height="42"' in card_svg(card, width=56)


def test_symbols_that_are_scaled_down_have_coarser_stripes_at_every_size() -> None:
    for card in (Card("2rshf"), Card("4PBH")):
        assert ART.stripes.small.path in card_svg(card, width=160)


@pytest.mark.parametrize("kind", WITH_SYMBOLS, ids=lambda kind: kind.name)
def test_the_edge_bar_tells_the_colour_by_its_place_and_only_when_asked_for(kind: Kind) -> None:
    """C-5, M-4, M-5."""
    places: dict[str, float] = {}
    for card in deck_of(kind):
        assert "edge-bar" not in card_svg(card)
        bar = ET.fromstring(card_svg(card, cue=True)).find(f".//{SVG}rect[@class='edge-bar']")
        assert bar is not None
        places.setdefault(letter_of(card, "colour"), float(bar.attrib["x"]))
        assert float(bar.attrib["x"]) == places[letter_of(card, "colour")]
    in_order = [places[letter] for letter in kind.letters[kind.features.index("colour")]]
    assert in_order == sorted(set(in_order))


@pytest.mark.parametrize("kind", WITH_SYMBOLS, ids=lambda kind: kind.name)
def test_a_line_of_edge_bars_never_overlaps_and_lies_below_every_symbol(kind: Kind) -> None:
    bar = _arrangement(kind).edge_bar
    left, *_, right = sorted(bar.x.values())
    assert left + right + bar.width == ART.card.width
    for one, next_one in pairwise(sorted(bar.x.values())):
        assert one + bar.width < next_one
    lowest = max(_reach(shape).imag for shape in ART.shapes) * _arrangement(kind).scale
    assert 60 + lowest < bar.y
    assert bar.y + bar.height < ART.card.height


@pytest.mark.parametrize("shape", ART.shapes)
@pytest.mark.parametrize("kind", WITH_SYMBOLS, ids=lambda kind: kind.name)
def test_symbols_keep_clear_of_each_other_and_of_the_edge(kind: Kind, shape: str) -> None:
    reach, air = _reach(shape) * _arrangement(kind).scale, 10 if kind is FOURS else 12
    for centres in _arrangement(kind).centres.values():
        assert centres[0][0] - reach.real >= air
        assert centres[-1][0] + reach.real <= ART.card.width - air
        assert all(right[0] - left[0] - 2 * reach.real >= 4 for left, right in pairwise(centres))
        assert all(reach.imag + 12 <= y <= ART.card.height - reach.imag - 12 for _, y in centres)


@pytest.mark.parametrize("shape", ART.shapes)
def test_neither_a_symbol_nor_an_edge_bar_touches_the_mark_of_an_edge(shape: str) -> None:
    """M-4: the fifth feature is read apart from the other four."""
    arrangement = ART.arrangements["edges"]
    bar = arrangement.edge_bar
    symbols = [
        complex(x, y) + point * arrangement.scale
        for x, y in arrangement.centres["3"]
        for line in flatten(ART.shapes[shape])
        for point in line
    ]
    bars = [complex(x + dx, bar.y + dy) for x in bar.x.values() for dx in (0, bar.width) for dy in (0, bar.height)]
    (frame,), (corners,) = (ART.edges.marks[letter] for letter in "fc")
    for points, half_line in ((symbols, ART.stroke / 2 * arrangement.scale), (bars, 0)):
        for point in points:
            assert distance(point, flatten(frame.path)) > frame.stroke / 2 + half_line + 2
            assert not inside(point, flatten(corners.path))
            assert distance(point, flatten(corners.path)) > half_line + 2


def test_backs_and_glyphs_are_drawings_of_three_bars() -> None:
    drawings = [back_svg(theme) for theme in THEMES] + [glyph_svg(glyph, "#000000", 40) for glyph in ART.glyphs]
    for drawing in drawings:
        assert len(ET.fromstring(drawing).findall(f".//{SVG}path")) == 3
    assert len(set(drawings)) == len(drawings)
