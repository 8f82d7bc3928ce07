"""Draws the icons of the installed page, from the one that the build makes: `python -m tests.support.icons`.

Phones want pictures of points; a “maskable” one fills its square, since each phone cuts it into a shape of its own.
"""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.support.browser import chromium_here, context, launched

ROOT: Final = Path(__file__).parents[2]
ICON: Final = ROOT / "src/tercet/static/icon.svg"
PUBLIC: Final = ROOT / "web/public"
SIZES: Final = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}
FILLED: Final = {
    "icon-180.png": 0.88,
    "icon-maskable-512.png": 0.72,
}  # how wide the drawing is in a square of its ground


def draw(browser: Browser, name: str) -> None:
    """One icon: the drawing with its round corners, or in a square that it fills."""
    size, drawing = SIZES[name], ICON.read_text()
    ground = re.findall(r'<rect [^>]*fill="([^"]+)"', drawing)[0] if name in FILLED else "none"
    wide = size * FILLED.get(name, 1)
    style = f"margin:0;background:{ground};display:grid;place-items:center;width:{size}px;height:{size}px"
    with context(browser, viewport={"width": size, "height": size}) as one:
        page = one.new_page()
        page.set_content(f'<body style="{style}">{drawing.replace("<svg", f"<svg width={wide} height={wide}")}')
        page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    with launched(chromium_here()) as browser:
        for name in SIZES:
            draw(browser, name)
