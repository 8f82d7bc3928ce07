"""Photos of real tables, drawn: our own cards lie askew on wood. A fake camera shows them."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser

from tercet.artwork.faces import card_svg
from tercet.cards.card import Card
from tests.support.browser import context

CARD: Final = 220
WOOD: Final = """
    body { margin: 0; width: WIDTHpx; height: HEIGHTpx; overflow: hidden;
        background: repeating-linear-gradient(91deg, #0000 0 46px, #3a220f33 47px 49px, #0000 50px 96px),
            repeating-linear-gradient(89.6deg, #7a5230 0 7px, #84592f 8px 13px, #704a2a 14px 17px); }
    .grid { display: grid; grid-template-columns: repeat(COLUMNS, 1fr); place-items: center; height: 100%;
        padding: 30px; box-sizing: border-box; }
    svg { display: block; width: CARDpx; height: auto; border-radius: 14px; box-shadow: 3px 5px 9px #0008; }
"""


def photo_of(browser: Browser, cards: Sequence[Card], columns: int = 3, seed: int = 1) -> bytes:
    """A photo (JPEG) of these cards, row by row, each a little askew."""
    rows, dice = max(1, -(-len(cards) // columns)), Random(seed)
    width, height = columns * 270 + 60, rows * 220 + 60
    style = WOOD.replace("WIDTH", str(width)).replace("HEIGHT", str(height))
    style = style.replace("COLUMNS", str(columns)).replace("CARD", str(CARD))
    askew = [f"rotate: {dice.uniform(-6, 6):.1f}deg; translate: {dice.uniform(-9, 9):.0f}px" for _ in cards]
    lying = "".join(f'<div style="{how}">{card_svg(card)}</div>' for how, card in zip(askew, cards, strict=True))
    with context(browser, viewport={"width": width, "height": height}) as drawn:
        page = drawn.new_page()
        page.set_content(f'<style>{style}</style><div class="grid">{lying}</div>')
        return page.screenshot(type="jpeg", quality=92)


def show_to_camera(camera: Path, photo: bytes) -> None:
    """A film in which nothing moves."""
    film = camera.with_suffix(".new")
    film.write_bytes(photo * 2)
    film.replace(camera)  # never half a film, even if the camera is just being opened
