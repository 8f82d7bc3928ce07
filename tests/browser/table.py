"""The table for one as a player handles it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, expect

from tercet.cards.notation import read_cards
from tests.support.browser import context as patient

# 2gsh 2psh 1gof fail in every feature; 1rof 2rof 3rof are a SET; then three new cards and three more.
DEAL = "2gsh 1rof 2psh 3gde 1gof 2rof 1pdh 3psf 3rof 2gdh 1poe 3rdh 1rsh 2rsh 3psh 2poe 1gde 3pof"
WRONG = ("2gsh", "2psh", "1gof")
RIGHT = ("1rof", "2rof", "3rof")
NO_SET = "1rof 1roh 2rof 2roh 1gof 1goh 2gof 2goh 1rsf 1rsh 2rsf 2rsh 3rof 3goh 3pde 1pof"
LAST = "1rof 2rof 3rof 1roh 2roh 1gof 1goh 2gof 2goh 1rsf 1rsh 2rsf"  # one SET, then none, and no card to come

PHONE = ViewportSize(width=360, height=740)
TALL_PHONE = ViewportSize(width=390, height=844)
TABLET = ViewportSize(width=768, height=1024)
LYING_TABLET = ViewportSize(width=1024, height=768)
LAPTOP = ViewportSize(width=1280, height=800)
PROJECTOR = ViewportSize(width=1920, height=1080)
LYING_PHONE = ViewportSize(width=740, height=360)
# All places at one moment: Playwright's `eval_on_selector_all` looks twice, and a card may move in between.
LAYOUT = """[...document.querySelectorAll(".layout [data-place]")].sort((a, b) => a.dataset.place - b.dataset.place)
    .map(place => place.querySelector("[data-card]")?.dataset.card ?? "....").join(" ")"""

# Colours that change are looked at when they have changed; the bar of a call that runs down is not waited for.
SETTLED = """Promise.all(document.getAnimations().filter(one => one instanceof CSSTransition)
    .map(one => one.finished.catch(() => null))).then(() => null)"""


@dataclass
class Table:
    """One open page."""

    page: Page
    complaints: list[str] = field(default_factory=list)  # errors, warnings, what a strict policy refused
    asked_for: list[str] = field(default_factory=list)  # every address the page asked for

    def layout(self) -> str:
        """The layout in notation, place by place."""
        line: str = self.page.evaluate(LAYOUT)
        return line

    def place(self, card: str) -> Locator:
        """The place where a card lies."""
        return self.page.locator(f'[data-place]:has([data-card="{card}"])')

    def point(self, *cards: str) -> None:
        """Point at cards with the mouse."""
        for card in cards:
            self.place(card).click()

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def is_titled(self, title: str) -> None:
        """Wait until the panel has this heading."""
        expect(self.page.locator("#why-title")).to_have_text(title)

    def findings(self) -> list[str]:
        """The verdicts of the panel, feature by feature."""
        return self.page.locator(".verdict").all_inner_texts()

    def figure(self, name: str) -> int:
        """One of the counts: found, deck or table."""
        return int(self.page.locator(f".count-{name} dd").text_content() or "")

    def heard(self) -> str:
        """What a screen reader was told last."""
        return self.page.get_by_role("status").inner_text()


def address(served: str, deal: str | None) -> str:
    """The page to practise on, with a deck of its own."""
    page = f"{served.rstrip('/')}/alone/practice"
    return page if deal is None else f"{page}?{urlencode({'deal': ' '.join(read_cards(deal))})}"


@contextmanager
def table(
    browser: Browser, served: str, deal: str | None = DEAL, settings: dict[str, object] | None = None, **context: Any
) -> Iterator[Table]:
    """Open the page, and see at the end that the browser had nothing to complain about."""
    stored = [{"name": "tercet.settings", "value": json.dumps(settings)}] if settings else []
    state = {"cookies": [], "origins": [{"origin": served.rstrip("/"), "localStorage": stored}]}
    quiet = {"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"}
    with patient(browser, **{**quiet, "storage_state": state, **context}) as opened:
        shown = Table(opened.new_page())
        listen(shown)
        shown.page.goto(address(served, deal))
        shown.page.get_by_role("grid").wait_for()
        shown.page.evaluate("document.fonts.ready")
        yield shown
    assert shown.complaints == []
    assert {url for url in shown.asked_for if not url.startswith(served)} == set()


def listen(shown: Table) -> None:
    """Keep what the page complains about and asks for."""

    def asked(request: Request) -> None:
        shown.asked_for.append(request.url)

    shown.page.on("request", asked)
    shown.page.on("pageerror", lambda error: shown.complaints.append(str(error)))
    shown.page.on("console", lambda said: shown.complaints.append(said.text) if is_loud(said) else None)


def is_loud(said: ConsoleMessage) -> bool:
    """Is it an error or a warning of the page? That most tests have no service worker is none."""
    return said.type in ("error", "warning") and "registration blocked by Playwright" not in said.text
