"""Somebody who shows real cards to the eye: the camera is Chromium's fake one, and the cards it shows are drawn."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FilePayload, Locator, Page, Request, expect

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.words.cards import card_name
from tests.browser.table import TALL_PHONE
from tests.browser.tabletop import photo_of, show_to_camera
from tests.support.browser import context

TWELVE = read_cards("2rsf 1pdh 3goe 3gsf 3pdf 2goe 3rdf 1rde 1roh 3gdh 2rdf 2roe")
WEIGHTS = re.compile(r"/weights[^/]*\.bin$")


@dataclass
class Onlooker:
    """Somebody with a phone, and what the phone asks of the network."""

    page: Page
    browser: Browser
    camera: Path
    asked: list[Request] = field(default_factory=list)

    def films(self, cards: Sequence[Card]) -> None:
        """The cards that lie before the camera from now on."""
        show_to_camera(self.camera, photo_of(self.browser, cards))

    def looks(self, cards: Sequence[Card]) -> None:
        """Look at cards through the camera until it has seen enough."""
        self.films(cards)
        self.page.get_by_role("button", name="Use the camera").click()
        self.has_looked()

    def has_looked(self) -> None:
        """The camera stops by itself."""
        expect(self.page.locator(".eye-kept")).to_be_visible()

    def chooses(self, cards: Sequence[Card]) -> None:
        """Choose a photo of cards."""
        self.hands_in(cards)
        self.has_looked()

    def puts_the_camera_away(self, button: str) -> None:
        """Look again, but not through the camera, which goes on by itself: nothing lies before it."""
        self.films([])
        self.page.get_by_role("button", name=button).click()
        self.page.get_by_role("button", name="Stop").click()

    def hands_in(self, cards: Sequence[Card]) -> None:
        """The same, without waiting."""
        photo = photo_of(self.browser, cards)
        self.page.locator("input[type=file]").set_input_files(
            FilePayload(name="table.jpg", mimeType="image/jpeg", buffer=photo)
        )

    def wants(self, use: str) -> None:
        """Ask another question."""
        self.page.get_by_role("radio", name=use).check()

    @property
    def seen(self) -> Locator:
        """The list of cards, in words."""
        return self.page.locator(".eye-card span:not(.mini)")

    @property
    def rings(self) -> Locator:
        """Cards with a ring in the picture."""
        return self.page.locator(".eye-outlines [data-ring]")


@contextmanager
def onlooker(filmed: tuple[Browser, Path], served: str, path: str = "/eye", **looks: Any) -> Iterator[Onlooker]:
    """Somebody on the page of the eye, with a phone unless something else is said."""
    browser, film = filmed
    usual = {"viewport": TALL_PHONE, "locale": "en-GB", "permissions": ["camera", "clipboard-read", "clipboard-write"]}
    with context(browser, **{**usual, **looks}) as opened:
        someone = Onlooker(opened.new_page(), browser, film)
        someone.page.goto(served.rstrip("/") + path)
        someone.page.locator(".eye-page, .page").wait_for()
        someone.page.wait_for_load_state("networkidle")  # the files of the page itself have come
        someone.page.on("request", lambda request: someone.asked.append(request))
        yield someone


def names(cards: Sequence[Card]) -> list[re.Pattern[str]]:
    """“two red striped squiggles”, in the order in which the cards lie."""
    return [re.compile(f"^{card_name(card, 'en')}$", re.IGNORECASE) for card in cards]
