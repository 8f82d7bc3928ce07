"""The page of the eye in each of its uses: a drawn table is chosen as a photo."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import FilePayload, Page

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tests.support.drawn_tables import laid_out, table_png
from tests.support.limits import HANG_MS

TWELVE: Final = read_cards("2rsf 1pdh 3goe 3gsf 3pdf 2goe 3rdf 1rde 1roh 3gdh 2rdf 2roe")
USES: Final = ("there", "trio", "pile")
LAYOUT: Final = f"/eye/layout#{''.join(TWELVE)}"


def chosen(page: Page, *cards: Card) -> None:
    """A photo of these cards, and what was read."""
    photo = table_png([*laid_out(cards, 1200, 900)], 1200, 900)
    page.locator("input[type=file]").set_input_files(FilePayload(name="t.png", mimeType="image/png", buffer=photo))
    page.locator(".eye-card").nth(len(cards) - 1).wait_for(timeout=HANG_MS)


def used(use: str, *cards: Card, then: Callable[[Page], None] = lambda _: None) -> Callable[[Page], None]:
    """A use of the eye for a photo."""

    def first(page: Page) -> None:
        page.get_by_role("radio").nth(USES.index(use)).check()
        chosen(page, *cards)
        then(page)

    return first


def all_shown(page: Page) -> None:
    """All SETs, one after the other."""
    page.locator(".eye-answer .eye-acts button").last.click()


def saved(page: Page) -> None:
    """The layout as codes and as a link."""
    page.locator(".eye-save button").first.click()


def put_right(page: Page) -> None:
    """The sheet in which a card is corrected, with all its values."""
    page.locator(".eye-card").first.click()
    page.locator("dialog[open] summary").click()
