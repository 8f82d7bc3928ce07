"""The drawn faces: the right symbols, one drawing a card, nothing that blurs or breaks."""

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from tercet.artwork.faces import back_svg, card_svg, glyph_svg
from tercet.artwork.outline import flatten
from tercet.artwork.palettes import EDITIONS, PALETTES, THEMES
from tercet.artwork.source import ART, Edition, Theme
from tercet.cards.card import LETTERS, Card
from tercet.cards.deck import FULL
from tercet.cards.kinds import letter_of

SVG = "{http://www.w3.org/2000/svg}"


def _symbols(svg: str) -> list[ET.Element]:
    return [group for group in ET.fromstring(svg).iter(f"{SVG}g") if group.get("class") == "symbol"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_shows_its_number_of_symbols_in_its_shape(edition: Edition) -> None:
    for card in FULL:
        symbols = _symbols(card_svg(card, edition))
        assert len(symbols) == int(letter_of(card, "number"))
        shape = ART.shapes[ART.editions[edition].shapes[letter_of(card, "shape")]]
        for symbol in symbols:
            assert [path.get("d") for path in symbol.findall(f"{SVG}path")] == [shape]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("theme", THEMES)
def test_no_two_cards_look_the_same(edition: Edition, theme: Theme) -> None:
    for palette in PALETTES:
        assert len({card_svg(card, edition, palette, theme) for card in FULL}) == len(FULL)


@pytest.mark.parametrize(
    ("shading", "fill", "striped"), [("f", "currentColor", False), ("h", "none", True), ("e", "none", False)]
)
def test_shadings_differ_inside_one_and_the_same_outline(shading: str, fill: str, striped: bool) -> None:
    for shape in LETTERS["shape"]:
        (symbol,) = _symbols(card_svg(Card(f"1r{shape}{shading}")))
        outline = symbol.findall(f"{SVG}path")[-1]
        assert outline.get("fill") == fill
        assert outline.get("stroke-width") == f"{ART.stroke:g}"
        assert (symbol.find(f"{SVG}g[@clip-path]") is not None) == striped


def test_stripes_are_lines_under_a_clip_that_exists_and_never_a_pattern() -> None:
    for edition in EDITIONS:
        for card in FULL:
            root = ET.fromstring(card_svg(card, edition))
            assert root.find(f".//{SVG}pattern") is None
            clips = {f"url(#{clip.get('id')})" for clip in root.iter(f"{SVG}clipPath")}
            assert {group.get("clip-path") for group in root.iter(f"{SVG}g")} <= clips | {None}


def test_a_small_card_has_coarser_stripes() -> None:
    card = Card("2rsh")
    assert ART.stripes.small.path in card_svg(card, width=55)
    assert ART.stripes.normal.path in card_svg(card, width=56)
    assert 'width="56" height="42"' in card_svg(card, width=56)


def test_the_edge_bar_tells_the_colour_by_its_place_and_only_when_asked_for() -> None:
    places: dict[str, float] = {}
    for card in FULL:
        assert "edge-bar" not in card_svg(card)
        bar = ET.fromstring(card_svg(card, cue=True)).find(f".//{SVG}rect[@class='edge-bar']")
        assert bar is not None
        places.setdefault(letter_of(card, "colour"), float(bar.attrib["x"]))
        assert float(bar.attrib["x"]) == places[letter_of(card, "colour")]
    assert places["r"] < places["p"] < places["g"]


def test_a_line_of_edge_bars_never_overlaps_and_lies_below_every_symbol() -> None:
    bar = ART.edge_bar
    for left, right in pairwise(sorted(bar.x.values())):
        assert left + bar.width < right
    lowest = max(point.imag for path in ART.shapes.values() for line in flatten(path) for point in line)
    assert 60 + lowest + ART.stroke / 2 < bar.y
    assert bar.y + bar.height < ART.card.height


@pytest.mark.parametrize("shape", ART.shapes)
def test_symbols_keep_clear_of_each_other_and_of_the_edge(shape: str) -> None:
    points = [point for line in flatten(ART.shapes[shape]) for point in line]
    reach = max(abs(point.real) for point in points) + ART.stroke / 2
    height = max(abs(point.imag) for point in points) + ART.stroke / 2
    for centres in ART.centres.values():
        assert centres[0][0] - reach >= 12
        assert centres[-1][0] + reach <= ART.card.width - 12
        assert all(right[0] - left[0] - 2 * reach >= 5 for left, right in pairwise(centres))
        assert all(height + 12 <= y <= ART.card.height - height - 12 for _, y in centres)


def test_backs_and_glyphs_are_drawings_of_three_bars() -> None:
    drawings = [back_svg(theme) for theme in THEMES] + [glyph_svg(glyph, "#000000", 40) for glyph in ART.glyphs]
    for drawing in drawings:
        assert len(ET.fromstring(drawing).findall(f".//{SVG}path")) == 3
    assert len(set(drawings)) == len(drawings)
