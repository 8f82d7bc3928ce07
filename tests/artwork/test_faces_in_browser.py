"""Faces as a real browser paints them."""

import pytest
from playwright.sync_api import Browser

from tercet.artwork.faces import card_svg
from tercet.artwork.palettes import EDITIONS
from tercet.artwork.source import ART, Edition
from tercet.cards.card import LETTERS, Card

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


@pytest.mark.parametrize("edition", EDITIONS)
def test_striped_lies_clearly_between_open_and_solid_at_every_size(browser: Browser, edition: Edition) -> None:
    rows = [(shape, width) for shape in LETTERS["shape"] for width in WIDTHS]
    drawings = [
        card_svg(Card(f"3r{shape}{shading}"), edition, width=width) for shape, width in rows for shading in "fhe"
    ]
    page = browser.new_page()
    inks: list[float] = page.evaluate(INK, drawings)
    page.close()
    for row, (solid, striped, opened) in zip(rows, zip(inks[::3], inks[1::3], inks[2::3], strict=True), strict=True):
        share = (striped - opened) / (solid - opened)
        assert 0.25 < share < 0.6, (row, share, ART.editions[edition].shapes[row[0]])
