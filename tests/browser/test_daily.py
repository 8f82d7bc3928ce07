"""The puzzle of the day in the browser: the server's, the same after a reload, and six SETs to find."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tercet.cards.sets import find_sets
from tests.browser.people import Person, person
from tests.browser.table import LAPTOP, LYING_PHONE, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

WHERE = """all => all.map(one => one.getBoundingClientRect())
    .map(({x, y, width}) => [x + scrollX, y + scrollY, width].map(Math.round))"""


def places(ada: Person) -> object:
    """Where the cards lie."""
    return ada.page.eval_on_selector_all(".place", WHERE)


def test_the_puzzle_of_the_day_is_solved_and_stays_solved(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        page = ada.page
        page.get_by_role("link", name="Daily puzzle").click()
        expect(page.locator(".place")).to_have_count(12)
        cards = ada.cards()
        assert cards == page.request.get(f"{served.rstrip('/')}/api/daily").json()["cards"]
        first, *others = find_sets(cards)
        assert len(others) == 5
        ada.point(*first)
        expect(page.locator(".counts")).to_contain_text("1 of 6")
        ada.point(*first)
        expect(page.locator(".why h2")).to_have_text("You have this one")
        page.reload()
        expect(page.locator(".counts")).to_contain_text("1 of 6")
        for trio in others:
            ada.point(*trio)
        expect(page.locator(".daily-found h2")).to_contain_text("Solved in")
        expect(page.locator(".streak")).to_contain_text("1-day streak")
        time = page.locator(".counts dd").last.text_content()
        page.reload()
        expect(page.locator(".counts dd").last).to_have_text(time or "")


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [
        (PHONE, "light", "de-DE"),
        (PHONE, "dark", "fr-FR"),
        (LYING_PHONE, "dark", "es-ES"),
        (LAPTOP, "light", "en-GB"),
        (LAPTOP, "light", "fr-FR"),
    ],
    ids=["phone-light-de", "phone-dark-fr", "lying-phone-dark-es", "laptop-light-en", "laptop-light-fr"],
)
def test_no_card_moves_nothing_is_cut_off_and_axe_finds_nothing(
    browser: Browser, served: str, size: ViewportSize, theme: str, locale: str
) -> None:
    with person(browser, served, "Ada", "/daily", viewport=size, color_scheme=theme, locale=locale) as ada:
        expect(ada.page.locator(".place")).to_have_count(12)
        ada.page.evaluate("document.fonts.ready")
        before = places(ada)
        for stop in ("first look", "wrong", "given up"):
            if stop == "wrong":
                ada.point(*ada.no_set())
            elif stop == "given up":
                ada.page.locator(".why .button").click()
                ada.page.locator(".actions .button").last.click()
            assert faults(ada.page) == [], stop
            assert violations(ada.page) == [], stop
            assert places(ada) == before, stop
