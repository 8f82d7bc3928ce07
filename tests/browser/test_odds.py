"""The page “Is there a SET?”: the lab's figures, drawn and as tables, and a deal to try."""

import json

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.cards.card import Card
from tercet.cards.sets import has_set
from tercet.lab.figures import STORED
from tests.browser.people import person
from tests.browser.table import LAPTOP, LYING_PHONE, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults
from tests.support.browser import context as patient

FIGURES = json.loads(STORED.read_text(encoding="utf-8"))


def dealt(page: Page) -> list[str]:
    """The names of the cards of the reader's own deal."""
    return [name or "" for name in [li.get_attribute("aria-label") for li in page.locator(".try-hand .card").all()]]


def as_card(name: str) -> Card:
    """“two red striped squiggles” as a code."""
    number, colour, shading, shape = name.split()
    letters = {"one": "1", "two": "2", "three": "3", "solid": "f", "striped": "h", "open": "e"}
    return Card(letters[number] + colour[0] + shape[0] + letters[shading])


def test_the_first_page_leads_to_the_true_odds_beside_the_printed_ones(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        page = ada.page
        page.get_by_role("link", name="Is there a SET?").click()
        table = page.locator(".compared")
        expect(table.locator("[data-what=printed] td")).to_have_text(["33 : 1", "2,500 : 1"])
        expect(table.locator("[data-what=fresh] td")).to_have_text(["29.96 : 1", "2,741 : 1"])
        played = [f"{FIGURES['layouts'][size]['odds']:.2f} : 1" for size in ("12", "15")]
        expect(table.locator("[data-what=play] td")).to_have_text(played)
        chart = page.get_by_role("img", name="Chart of the odds that there is a SET, by number of cards")
        for odds in ("33 : 1", "2,500 : 1", "29.96 : 1", "2,741 : 1", *played):
            expect(chart.locator("text", has_text=odds).first).to_be_visible()
        page.locator("summary").click()
        expect(page.locator(".odds-figures").first.locator("tbody tr")).to_have_count(len(FIGURES["fresh"]))
        expect(page.locator(".odds-figures").last.locator("tbody tr")).to_have_count(len(FIGURES["stages"]))


def test_the_reader_deals_answers_and_is_told_the_truth(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", "/odds") as ada:
        page = ada.page
        for times in (1, 2, 3):
            page.get_by_role("button", name="Deal", exact=True).click()
            there = has_set([as_card(name) for name in dealt(page)])
            page.get_by_role("button", name="There is one" if times == 1 else "There is none").click()
            right = there if times == 1 else not there
            expect(page.locator(".try-said")).to_contain_text("Right." if right else "No.")
            expect(page.locator(".try-said")).to_contain_text(f"Dealt so far: {times};")
            expect(page.locator('.try-hand [data-ringed="true"]')).to_have_count(3 if there else 0)
        page.locator(".try input[type=range]").fill("21")
        page.get_by_role("button", name="Deal 1,000 times").click()
        expect(page.locator(".try-said")).to_have_text("Dealt so far: 1,000; without a SET: 0, to be expected: 0.")


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [(PHONE, "light", "de-DE"), (PHONE, "dark", "fr-FR"), (LYING_PHONE, "light", "en-GB"), (LAPTOP, "dark", "es-ES")],
    ids=["phone-light-de", "phone-dark-fr", "lying-phone-light-en", "laptop-dark-es"],
)
def test_nothing_is_cut_off_and_axe_finds_nothing(
    browser: Browser, served: str, size: ViewportSize, theme: str, locale: str
) -> None:
    with person(browser, served, "Ada", "/odds", viewport=size, color_scheme=theme, locale=locale) as ada:
        ada.page.locator(".try .main").click()
        ada.page.locator(".try-question .button").first.click()
        ada.page.locator("summary").click()
        assert faults(ada.page) == []
        assert violations(ada.page) == []


def test_a_page_that_cannot_be_fetched_says_so(browser: Browser, served: str) -> None:
    with patient(browser, locale="en-GB") as context:
        page = context.new_page()
        page.route("**/Odds-*.js", lambda route: route.abort())
        page.goto(f"{served.rstrip('/')}/odds")
        expect(page.get_by_role("alert")).to_contain_text("This page could not be loaded.")
        page.unroute("**/Odds-*.js")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".compared")).to_be_visible()
