"""The puzzle of the day in the browser: the rule first, then the cards, then how it went; on all devices."""

import struct
from datetime import UTC, date, datetime, timedelta
from json import dumps
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.cards.card import Card
from tercet.cards.sets import find_sets
from tests.browser.people import Person, meet, person
from tests.browser.table import LAPTOP, LYING_PHONE, PHONE, TALL_PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults
from tests.support.browser import context

WHERE = """all => all.map(one => one.getBoundingClientRect())
    .flatMap(({x, y, width}) => [x + scrollX, y + scrollY, width].map(Math.round))"""
ROWS = """[...document.querySelectorAll('.layout [role="row"]')].map(row =>
    [...row.querySelectorAll('[data-card]')].map(one => one.dataset.card))"""
LOGIN = {"login": "ada.every.day@example.org", "password": "correct horse battery"}


def places(ada: Person) -> list[int]:
    """Where the cards lie."""
    found: list[int] = ada.page.eval_on_selector_all(".place", WHERE)
    return found


def start(page: Page) -> None:
    page.locator(".daily-ready .main").click()
    expect(page.locator(".place").first).to_be_visible()


def results(page: Page, served: str) -> list[dict[str, Any]]:
    """What the server has kept."""
    found: list[dict[str, Any]] = page.request.get(f"{served}/api/me/results?kind=daily").json()
    return found


def until_kept(page: Page, served: str, count: int) -> None:
    while len(results(page, served)) < count:
        page.wait_for_timeout(50)


def test_a_day_in_the_life_of_a_puzzle(browser: Browser, served: str, tmp_path: Path) -> None:
    """Left midway, in two tabs, finished without a connection, kept once, told to others, seen on another device."""
    address = served.rstrip("/")
    with person(browser, served, "Ada", "/odds", viewport=TALL_PHONE, timezone_id="Pacific/Auckland") as ada:
        page = ada.page
        here = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))
        page.evaluate("days => localStorage.setItem('tercet-daily-days', days)", dumps(_before(here)))
        page.goto(f"{address}/daily")
        expect(page.locator("h1")).to_contain_text("Daily puzzle ")
        expect(page.locator(".daily-rule").first).to_contain_text("Twelve cards, six SETs.")
        expect(page.locator(".place")).to_have_count(0)  # nobody sees a card before the clock runs
        expect(page.locator(".streak")).to_contain_text("2-day streak")
        start(page)
        first, *others = find_sets(ada.cards())
        ada.point(*first)
        expect(page.locator(".counts")).to_contain_text("1 of 6")
        ada.point(*first)
        expect(page.get_by_role("heading", name="You have this one")).to_be_in_viewport()
        expect(page.locator(".daily-found [data-again]")).to_have_count(1)
        page.reload()
        expect(page.locator(".counts")).to_contain_text("1 of 6")
        tab = page.context.new_page()
        tab.goto(f"{address}/daily")
        expect(tab.locator(".counts")).to_contain_text("1 of 6")
        page.context.set_offline(True)
        for trio in others:
            ada.point(*trio)
        expect(page.locator(".how")).to_contain_text("All found, no help")
        expect(tab.locator(".how")).to_contain_text("All found, no help")
        expect(page.locator(".results-told")).to_contain_text("will be saved as soon as there is a connection")
        expect(page.locator(".streak")).to_contain_text("3-day streak")
        expect(page.locator(".columns")).to_have_count(0)
        page.context.set_offline(False)
        until_kept(page, address, 1)
        expect(page.locator(".daily-others")).to_contain_text("1 person so far · nobody was faster than you")
        expect(page.locator(".results-told")).to_be_empty()
        (kept,) = results(page, address)
        assert [find["cards"] for find in kept["result"]["finds"]] == [[*trio] for trio in (first, *others)]
        time = page.locator(".how .time").inner_text()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Share the picture").click()
        saved.value.save_as(tmp_path / "shared.png")
        picture = (tmp_path / "shared.png").read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert len(picture) < 200_000
        assert page.request.post(f"{address}/api/account", data=LOGIN).ok
        ada.complaints.clear()  # the browser noted what could not be fetched
    with context(browser, viewport=LAPTOP, timezone_id="Pacific/Auckland") as laptop:
        laptop.request.post(f"{address}/api/session", data=LOGIN)
        again = meet(laptop, "Ada").page
        again.add_init_script("localStorage.setItem('tercet.name', 'Ada')")
        again.goto(f"{address}/daily")
        expect(again.locator(".how .time")).to_contain_text(time.split()[-1])
        expect(again.locator(".timed .set")).to_have_count(6)
        expect(again.locator(".streak")).to_contain_text("1-day streak")
        assert len(results(again, address)) == 1


def _before(here: date) -> dict[str, int]:
    """Two days that an older Tercet has kept."""
    return {(here - timedelta(days)).isoformat(): 90 for days in (1, 2)}


def test_the_small_puzzle_is_solved_by_keyboard_and_every_step_is_told(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", "/daily/small", locale="de-DE") as ada:
        page = ada.page
        expect(page.locator("main")).to_match_aria_snapshot("""
            - main:
              - heading /Kleines Rätsel des Tages \\d+/ [level=1]
              - list:
                - listitem: /Neun Karten, vier SETs/
                - listitem: /Die Uhr läuft/
              - button "Start"
              - list:
                - listitem: /Es zählt für deine Serie/
              - link "Zwölf Karten"
              - button "Drucken"
        """)
        tab_to(page, "Start")
        page.keyboard.press("Enter")
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page.locator(".place").first).to_be_focused()
        expect(page.get_by_role("gridcell")).to_have_count(9)
        names = [name or "" for name in page.locator(".place").evaluate_all("all => all.map(one => one.ariaLabel)")]
        assert len({*names}) == 9
        assert all("voll" in name for name in names)
        rows: list[list[Card]] = page.evaluate(ROWS)
        first, *others = find_sets([card for row in rows for card in row])
        take(page, rows, first)
        expect(page.get_by_role("status")).to_contain_text("Ein SET!")
        take(page, rows, first)
        expect(page.get_by_role("status")).to_contain_text("Das hast du schon")
        for trio in others:
            take(page, rows, trio)
        expect(page.locator("h1")).to_be_focused()
        expect(page.locator("main")).to_match_aria_snapshot("""
            - main:
              - heading /Kleines Rätsel des Tages \\d+/ [level=1]
              - status:
                - paragraph: /Zeit \\d+:\\d+/
                - paragraph: Alle gefunden, ohne Hilfe
              - list "SETs gefunden":
                - listitem:
                  - img
                - listitem:
                  - img
                - listitem:
                  - img
                - listitem:
                  - img
              - button "Bild teilen"
              - region "So schnell waren andere"
        """)
        expect(page.get_by_role("link", name=": gelöst")).to_have_count(1)
        tab_to(page, "Zwölf Karten")
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text("Rätsel des Tages")
        expect(page.get_by_role("button", name="Start")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Go on with Tab until something with this text has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent.trim()") == name:
            return
    raise AssertionError(f"nothing called {name} can be reached")


def take(page: Page, rows: list[list[Card]], trio: tuple[Card, ...]) -> None:
    """Go to each card with the arrow keys, and press Enter there."""
    for card in trio:
        page.keyboard.press("Home")
        row = next(n for n, each in enumerate(rows) if card in each)
        while (at := where(page, rows))[0] != row:
            page.keyboard.press("ArrowDown" if at[0] < row else "ArrowUp")
        while (at := where(page, rows))[1] != rows[row].index(card):
            page.keyboard.press("ArrowRight" if at[1] < rows[row].index(card) else "ArrowLeft")
        page.keyboard.press("Enter")


def where(page: Page, rows: list[list[Card]]) -> tuple[int, int]:
    """Row and column of the card that has the focus."""
    card = page.evaluate("document.activeElement.querySelector('[data-card]').dataset.card")
    return next((n, row.index(card)) for n, row in enumerate(rows) if card in row)


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [
        (PHONE, "light", "de-DE"),
        (ViewportSize(width=320, height=640), "dark", "fr-FR"),
        (LYING_PHONE, "dark", "es-ES"),
        (LAPTOP, "light", "en-GB"),
    ],
    ids=["phone-light-de", "small-phone-dark-fr", "lying-phone-dark-es", "laptop-light-en"],
)
def test_no_card_moves_nothing_is_cut_off_and_axe_finds_nothing(
    browser: Browser, served: str, size: ViewportSize, theme: str, locale: str
) -> None:
    path = "/daily/2026-05-01"  # long over, so it counts as late
    with person(browser, served, "Ada", path, viewport=size, color_scheme=theme, locale=locale) as ada:
        expect(ada.page.locator(".daily-ready")).to_be_visible()
        ada.page.evaluate("document.fonts.ready")
        look(ada.page, "rule")
        start(ada.page)
        before = places(ada)
        look(ada.page, "first look")
        ada.point(*ada.no_set())
        look(ada.page, "wrong")
        assert all(abs(a - b) <= 1 for a, b in zip(places(ada), before, strict=True))  # rounded to whole pixels
        ada.page.locator(".why .button").click()
        ada.page.locator(".actions .button").last.click()
        expect(ada.page.locator(".how .late")).to_be_visible()
        expect(ada.page.locator('.timed [data-what="missed"]')).to_have_count(6)
        look(ada.page, "given up")


def look(page: Page, stop: str) -> None:
    assert faults(page) == [], stop
    assert violations(page) == [], stop


def test_every_earlier_day_is_in_the_calendar(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", "/daily/2026-05-01", viewport=PHONE) as ada:
        page = ada.page
        page.get_by_role("button", name="Previous month").click()
        expect(page.get_by_role("heading", name="April 2026")).to_be_visible()
        expect(page.locator(".one-day")).to_have_count(13)  # number 1 was on the 18th
        page.get_by_role("link", name="18 April: not played").click()
        expect(page.locator("h1")).to_have_text("Daily puzzle 1")
        expect(page.locator(".daily-rule").last).to_contain_text("This day is over.")
        page.goto(f"{served.rstrip('/')}/daily/2026-04-17")
        expect(page.get_by_role("alert")).to_have_text("There is no puzzle of that day yet.")
        ada.complaints.clear()  # the browser noted that there is none
        today = datetime.now(UTC).date()
        page.goto(f"{served.rstrip('/')}/daily/{today}")
        with page.expect_download() as sheet:
            page.get_by_role("button", name="Print it").click()
        assert Path(sheet.value.path()).read_bytes().startswith(b"%PDF")
