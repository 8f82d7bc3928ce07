"""Every page that leads to a table and every state of one: nothing cut off, nothing in anyone's way, from 360 px on."""

import re
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from itertools import product
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.people import Person, choose_rules, host_a_table, person, sit_down
from tests.browser.table import LAPTOP, LYING_PHONE, PHONE, PROJECTOR, TABLET, TALL_PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import PICTURES, faults, resize, size_name, sizes
from tests.browser.unhurried import open_unhurried
from tests.support.browser import context as patient

SIZES = (PHONE, TALL_PHONE, LYING_PHONE, TABLET, LAPTOP, PROJECTOR)
# Why it is not a SET: in few words in the dock of a phone, in the panel of a wide screen.
EXPLAINED = '.dock-why:visible, .why[data-tone="wrong"]:visible'
SMALL = """all => all.filter(one => one.checkVisibility()).map(one => [one.outerHTML, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
GERMAN = "de-DE"  # the longest words
LOCALES = ("en-GB", "fr-FR", "es-ES", GERMAN)
TWO_DIGITS_MS = 95_000  # so that texts are about as long as with the five seconds of the sheet
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@contextmanager
def journey(browser: Browser, served: str, **context: Any) -> Iterator[Iterator[Person]]:
    """Somebody goes from the first page to the end of a round; at every stop one can look around."""
    with (
        person(browser, served, "Anneliese", **context) as ada,
        closing(stops(browser, served, ada)) as way,  # here, and not whenever it is collected
    ):
        yield way


def stops(browser: Browser, served: str, ada: Person) -> Generator[Person, None, None]:
    """First page, new table, gathering, the round, a call, a wrong trio, the settings, the end."""
    page = ada.page
    open_unhurried(page, enough_ms=TWO_DIGITS_MS)
    page.locator(".ways").wait_for()
    page.evaluate("document.fonts.ready")
    yield ada
    page.locator('.ways input[name="name"]').fill(ada.name)
    page.locator(".new-table").click()
    choose_rules(page, "classic")
    page.locator(".rules-in-words summary").click()
    yield ada
    page.locator("button[type=submit]").click()
    ada.sees("gather")
    with person(browser, served, "Maximiliane-Charlotte", f"/t/{ada.code}") as guest:
        sit_down(guest)
        expect(page.locator(".sitting li")).to_have_count(2)
        yield ada
        ada.press("Start")
        ada.sees("play")
        yield ada
        ada.point(*ada.cards()[:2])
        yield ada
        guest.press("Call")
        expect(page.locator(".quiet-call")).to_be_visible()
        yield ada
        guest.point(*guest.no_set())
        page.keyboard.press("Escape")
        expect(page.locator('[data-act="Call"]')).to_be_visible()
        ada.press("Call")
        expect(page.locator('[data-act="Withdraw"]')).to_be_visible()
        yield ada
        ada.point(*ada.no_set())
        expect(page.locator(EXPLAINED)).to_be_visible()
        yield ada
        page.locator(".menu").click()
        yield ada
        page.locator('[data-asks="EndRound"]').click()
        yield ada
        page.locator('.ask [data-act="EndRound"]').click()
        ada.sees("end")
        expect(page.locator(".seal")).to_be_visible()
        yield ada


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != GERMAN])  # German: below, at every size
def test_nothing_is_cut_off_on_a_small_phone(browser: Browser, served: str, locale: str) -> None:
    with journey(browser, served, viewport=PHONE, locale=locale) as looks:
        found = [fault for ada in looks for fault in faults(ada.page)]
        assert found == []


def test_nothing_overlaps_and_everything_can_be_pressed(browser: Browser, served: str) -> None:
    with journey(browser, served, locale=GERMAN) as looks:
        for ada in looks:
            scope = "dialog[open] button" if ada.page.locator("dialog[open]").count() else "button, .brand"
            for size in sizes(ada.page, SIZES):
                assert (size, faults(ada.page)) == (size, [])
                assert (size, ada.page.eval_on_selector_all(scope, SMALL)) == (size, [])


def test_axe_finds_nothing_and_pictures_are_taken(browser: Browser, served: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with journey(browser, served) as looks:
        for n, ada in enumerate(looks):
            for size, theme in product((PHONE, LAPTOP), THEMES):
                ada.page.emulate_media(color_scheme=theme)
                resize(ada.page, size)
                name = f"journey-{n}-{size_name(size)}-{theme}.png"
                ada.page.screenshot(path=PICTURES / name, animations="disabled")
                assert (name, violations(ada.page)) == (name, [])


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE, LAPTOP], ids=size_name)
def test_cards_and_the_call_keep_their_places_through_a_call(browser: Browser, served: str, size: ViewportSize) -> None:
    where = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    with person(browser, served, "Ada", viewport=size) as ada:
        open_unhurried(ada.page, enough_ms=TWO_DIGITS_MS)
        host_a_table(ada, "classic")
        ada.press("Start")
        ada.sees("play")
        before = ada.page.eval_on_selector_all(".place, .dock .big", where)
        ada.press("Call")
        expect(ada.page.locator(".quiet-call")).to_be_visible()
        assert ada.page.eval_on_selector_all(".place, .dock .big", where) == before
        ada.point(*ada.no_set())
        expect(ada.page.locator(EXPLAINED)).to_be_visible()
        assert ada.page.eval_on_selector_all(".place", where) == before[:-1]


SERVED_TITLE = """fetch("/").then(answer => answer.text())
    .then(text => new DOMParser().parseFromString(text, "text/html").title)"""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_has_a_title_of_its_own_in_every_language(browser: Browser, served: str, locale: str) -> None:
    """Also after going from page to page without reloading, as the history of the browser lists them."""
    alone = ("/drills", "/alone", "/alone/clock", "/alone/practice")
    paths = ("/", "/new", "/learn", *alone, "/account", "/odds", "/eye", "/daily", "/real", "/together", "/t/NOSUCH")
    with patient(browser, locale=locale) as opened:
        page = opened.new_page()
        titles = []
        for path in paths:
            page.goto(served.rstrip("/") + path)
            expect(page).not_to_have_title(page.evaluate(SERVED_TITLE))  # until the page has put its own there
            expect(page).to_have_title(re.compile("Tercet ·|· Tercet"))
            titles.append(page.title())
        assert len(set(titles)) == len(paths), titles
        page.goto(served)
        page.locator('a[href="/odds"]').click()
        expect(page).to_have_title(titles[paths.index("/odds")])
        page.go_back()
        expect(page).to_have_title(titles[0])


def test_the_title_follows_the_language(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", "/learn") as ada:
        expect(ada.page).to_have_title("How to play · Tercet")
        ada.page.locator(".menu").click()
        ada.page.locator(".settings label", has_text="Deutsch").click()
        expect(ada.page).to_have_title("So geht’s · Tercet")
