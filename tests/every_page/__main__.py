"""`python3 dev.py looks`: every page in four languages, light and dark, from a small phone to a large screen.

One line for each fault: what axe-core finds, what overlaps, is cut off or sticks out. Options:
    --only TEXT         pages whose name contains this
    --language LANG     one language
    --pictures FOLDER   save what is seen, too
"""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, ViewportSize

from tercet.words.languages import LANGUAGES
from tests.browser.test_access import violations
from tests.browser.test_looks import faults, size_name
from tests.every_page.pages import SLOW, Shown, pages
from tests.every_page.world import World, world
from tests.support.browser import chromium_here, context, launched
from tests.support.limits import HANG_MS

SIZES: Final = [
    ViewportSize(width=width, height=height)
    for width, height in ((320, 568), (360, 740), (768, 1024), (1280, 800), (2560, 1440))
]
THEMES: Final = ("light", "dark")


def token_of(here: World, who: str) -> str:
    """The session of a person, or of the first who played a match."""
    return here.over[who].tokens[0] if who in here.over else here.tokens[who]


@contextmanager
def opened(browser: Browser, here: World, shown: Shown, lang: str, theme: str) -> Iterator[Page]:
    """A page in its state, on the smallest screen."""
    settings = json.dumps(json.dumps({"language": lang, "theme": theme}))
    with context(browser, viewport=SIZES[0], reduced_motion="reduce") as visit:
        visit.add_init_script(f"localStorage['tercet.settings'] = {settings}; {SLOW}")
        if shown.who:
            visit.add_cookies([{"name": "tercet-session", "value": token_of(here, shown.who), "url": here.address}])
            visit.add_init_script("localStorage['tercet.name'] = 'Ann'")
        page = visit.new_page()
        page.goto(here.address + shown.path)
        shown.first(page)
        page.locator(shown.there).first.wait_for(timeout=HANG_MS)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        yield page


def looked_at(page: Page, size: ViewportSize) -> list[str]:
    """What is wrong with it at this size."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))")
    return [*faults(page), *violations(page)]


def in_words(trouble: Error) -> str:
    """Its first line."""
    return str(trouble).splitlines()[0]


def look(browser: Browser, here: World, name: str, look_at: tuple[Shown, str, str], to: Path | None) -> int:
    """Look at one page in one language and theme; how many faults there are."""
    shown, lang, theme = look_at
    found = 0
    try:
        with opened(browser, here, shown, lang, theme) as page:
            for size in SIZES:
                told = looked_at(page, size)
                for fault in told:
                    print(f"✗ {name}, {lang}, {theme}, {size_name(size)}: {fault}", flush=True)
                found += len(told)
                if to:
                    path = to / f"{name.replace(' ', '-')}-{lang}-{theme}-{size_name(size)}.png"
                    page.screenshot(path=path, full_page=True, animations="disabled")
    except Error as trouble:
        print(f"✗ {name}, {lang}, {theme}: {in_words(trouble)}", flush=True)
        found += 1
    return found


def main(options: list[str]) -> int:
    """All of them; gives the exit code."""
    asked = argparse.ArgumentParser("looks")
    asked.add_argument("--only", default="")
    asked.add_argument("--language", choices=LANGUAGES)
    asked.add_argument("--pictures", type=Path)
    wanted = asked.parse_args(options)
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    languages = [wanted.language] if wanted.language else [*LANGUAGES]
    found = seen = 0
    with world() as here, launched(chromium_here()) as browser:
        chosen = {name: shown for name, shown in pages(here).items() if wanted.only in name}
        for (name, shown), lang, theme in product(chosen.items(), languages, THEMES):
            found += look(browser, here, name, (shown, lang, theme), wanted.pictures)
            seen += len(SIZES)
    print(f"{seen} looks at {len(chosen)} pages: {found} faults.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
