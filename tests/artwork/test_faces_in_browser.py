"""Faces as a real browser paints them."""

import pytest
from playwright.sync_api import Browser

from tercet.artwork.faces import card_svg
from tercet.artwork.palettes import EDITIONS
from tercet.artwork.source import ART, Edition
from tercet.cards.card import Card
from tercet.cards.kinds import BOX, EDGES, FOURS, Kind

WIDTHS = (32, 40, 56, 116, 640)  # a thumbnail, either side of the coarser stripes, a phone, a wall

# How much of a white card is inked; red takes away green.
INK = """async drawings => Promise.all(drawings.map(async svg => {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper.drawImage(image, 0, 0);
    const pixels = paper.getImageData(0, 0, image.width, image.height).data;
    let ink = 0;
    for (let n = 0; n < pixels.length; n += 4) ink += (255 - pixels[n + 1]) / 255;
    return ink / (image.width * image.height);
}))"""


def _inks(browser: Browser, drawings: list[str]) -> list[float]:
    page = browser.new_page()
    inks: list[float] = page.evaluate(INK, drawings)
    page.close()
    return inks


def _rows(kind: Kind) -> list[tuple[str, int]]:
    return [(shape, width) for shape in kind.letters[kind.features.index("shape")] for width in WIDTHS]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kind", "code"), [(BOX, "3r{}{}"), (EDGES, "3r{}{}p"), (FOURS, "3R{}{}")])
def test_striped_lies_clearly_between_open_and_solid_at_every_size(
    browser: Browser, kind: Kind, code: str, edition: Edition
) -> None:
    """C-1, M-4, M-5."""
    rows, shadings = _rows(kind), kind.letters[kind.features.index("shading")][:3]
    drawings = [
        card_svg(Card(code.format(shape, shading)), edition, width=width)
        for shape, width in rows
        for shading in shadings
    ]
    inks = _inks(browser, drawings)
    for row, (solid, striped, opened) in zip(rows, zip(inks[::3], inks[1::3], inks[2::3], strict=True), strict=True):
        share = (striped - opened) / (solid - opened)
        assert 0.25 < share < 0.6, (row, share, ART.editions[edition].shapes[row[0]])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_half_filled_symbol_has_half_of_the_ink_at_every_size(browser: Browser, edition: Edition) -> None:
    """M-5."""
    rows = _rows(FOURS)
    drawings = [
        card_svg(Card(f"4R{shape}{shading}"), edition, width=width) for shape, width in rows for shading in "FLE"
    ]
    inks = _inks(browser, drawings)
    for row, (solid, half, opened) in zip(rows, zip(inks[::3], inks[1::3], inks[2::3], strict=True), strict=True):
        assert (half - opened) / (solid - opened) == pytest.approx(0.5, abs=0.06), row
