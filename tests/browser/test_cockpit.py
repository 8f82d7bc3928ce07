"""A whole day on the pages of its staff: created from a template, run from the cockpit, slips typed in at the desk."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tercet.paper.codes import code_of
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.support.browser import context

ODD = """Prénom;Nom;T-shirt
Amélie;Roux;M
Jonas;Weber;L
Priya;Nair;S
Tomás;Gil;M
Sven;Lund;M
Léa;Martin;S
Kofi;Mensah;L
Ana;Prieto;S
Wen;Zhao;M
Inès;Haddad;S
Max;Huber;L
Olga;Sidor;M
jonas;weber;L
"""
DAY = re.compile(r"/api/competitions/[^/]+$")


class Server:
    """The same competition over REST, as the coordinator."""

    def __init__(self, visitor: BrowserContext, served: str, competition: str) -> None:
        self._http, self._at = visitor.request, f"{served}/api/competitions/{competition}"
        self._sent = 0

    def day(self) -> dict[str, Any]:
        found: dict[str, Any] = self._http.get(self._at).json()
        return found

    def next(self) -> str:
        return str(self._http.get(f"{self._at}/board").json()["next"])

    def games(self, **wanted: Any) -> list[dict[str, Any]]:
        return [game for game in self.day()["games"] if all(game[key] == value for key, value in wanted.items())]

    def settle(self, game: dict[str, Any], *sets: int) -> None:
        """The coordinator decides a game."""
        self._sent += 1
        lines = [{"number": n, "sets": s} for n, s in zip(game["players"], sets, strict=True)]
        say = {"type": "Settle", "game": game["id"], "sheet": {"lines": lines}, "why": "slip"}
        answer = self._http.post(f"{self._at}/commands", data={"id": f"rest-{self._sent}", "say": say})
        assert answer.ok, answer.text()

    def settle_all(self) -> None:
        """Every game that has begun, with different scores."""
        for game in self.games():
            if game["state"] in ("open", "reported", "conflict"):
                self.settle(game, *[14, 7, 3, 0, 0][: len(game["players"])])


def looks_good(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if page.evaluate("innerWidth >= 1000 && document.querySelector('.cockpit') !== null"):
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # its parts scroll, not the page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def create(page: Page, served: str) -> tuple[str, str]:
    """From a template, with a list; gives the id and the recovery key."""
    page.goto(served)
    page.get_by_role("link", name="Competitions").click()
    page.get_by_role("link", name="New competition").click()
    page.get_by_label("Club evening").click()
    page.get_by_label("Name of the competition").fill("Lake Cup")
    page.get_by_label("Rounds", exact=True).fill("2")
    page.get_by_label("Tables in the hall").fill("4")
    looks_good(page)
    press(page, "Open the competition")
    expect(page.get_by_text("it is shown only once")).to_be_visible()
    key = page.locator(".recovery .address").inner_text()
    file = {"name": "club.csv", "mimeType": "text/csv", "buffer": ODD.encode("cp1252")}
    page.locator("input[name=list]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_text("Columns that are skipped: T-shirt")).to_be_visible()
    expect(page.get_by_text("more than once: jonas weber")).to_be_visible()
    looks_good(page)
    press(page, "Same person: enter once")
    expect(page.get_by_text("12 people have entered.")).to_be_visible()
    page.get_by_role("link", name="Run the competition").click()
    expect(page).to_have_url(re.compile("/coordinator$"))
    found = re.search(r"/c/([^/]+)/coordinator$", page.url)
    assert found
    return found[1], key


def type_slip(desk: Page, game: dict[str, Any], *sets: int, told: str = "Saved: ") -> None:
    """By keyboard alone: the code, then the figures, Enter after each."""
    expect(desk.locator("input[name=code]")).to_be_focused()
    desk.keyboard.type(code_of(game["id"]))
    expect(desk.locator(".desk-slip [role=status]").first).to_have_text(f"Table {game['table']}, round {game['round']}")
    expect(desk.locator('.slips [aria-current="true"] b')).to_have_text(str(game["table"]))
    desk.keyboard.press("Enter")
    for figure in sets:
        for typed in (figure, 0):
            desk.keyboard.type(str(typed))
            desk.keyboard.press("Enter")
    expect(desk.locator(".desk-slip [role=status]").first).to_contain_text(told)


def open_link(page: Page, address: str) -> None:
    page.goto(address)
    press(page, "Open on this device")
    expect(page).to_have_url(re.compile("^[^#]*$"))


def start_together(first: Page, second: Page) -> None:
    """Two coordinators press the same button; the second has not seen yet that the first has."""
    for page in (first, second):
        expect(page.get_by_role("button", name="Start round 1")).to_be_enabled()
    second.route(DAY, lambda route: route.abort())
    press(first, "Start round 1")
    expect(first.get_by_role("heading", name="Before round 2")).to_be_visible()
    press(second, "Start round 1")
    expect(second.get_by_text("Round 1 has begun already.")).to_be_visible()
    second.unroute(DAY)
    expect(second.get_by_role("heading", name="Before round 2")).to_be_visible()


def lets_somebody_leave_and_undoes_it(boss: Page) -> None:
    press(boss, "No. 5 Sven Lund leaves")
    expect(boss.get_by_text("Preview: nothing is changed yet")).to_be_visible()
    expect(boss.locator(".table-change s")).to_have_text("Sven Lund")  # one round is left
    looks_good(boss)
    press(boss, "Do it")
    reprint = boss.get_by_role("button", name=re.compile("that changed"))
    with boss.expect_download() as saved:
        reprint.click()
    assert saved.value.suggested_filename == "score-slips.pdf"
    expect(reprint).to_have_count(0)
    expect(boss.get_by_text("Here: 11 of 12")).to_be_visible()
    press(boss, "Undo")
    expect(boss.get_by_text("Here: 12 of 12")).to_be_visible()


def write_result(boss: Page, *sets: int) -> None:
    """Into the form of the game that is open."""
    for place, figure in enumerate(sets):
        boss.locator("input[data-figure=sets]").nth(place).fill(str(figure))


@pytest.mark.long
def test_a_day_from_a_template_to_the_corrected_champion(browser: Browser, served: str) -> None:
    """G-4, G-7, G-10, G-16"""
    size: dict[str, Any] = {"viewport": LAPTOP, "locale": "en-GB"}
    base = served.rstrip("/")
    with (
        context(browser, **size, accept_downloads=True) as one,
        context(browser, **size) as two,
        context(browser, **size) as three,
    ):
        boss, other, desk = one.new_page(), two.new_page(), three.new_page()
        competition, key = create(boss, base)
        server = Server(one, base, competition)

        boss.get_by_role("tab", name="Paper").click()
        expect(boss.get_by_role("button", name="Entry cards")).to_be_visible()
        expect(boss.get_by_role("button", name="Emergency pack")).to_have_count(0)  # before the draw
        looks_good(boss)
        boss.get_by_role("tab", name="People").click()
        press(boss, "Draw the rounds")
        expect(boss.get_by_text("Nobody meets twice.")).to_be_visible()
        expect(boss.get_by_text("Games: 8; starting times: 2")).to_be_visible()
        press(boss, "Announce this draw")
        open_link(other, key)
        start_together(boss, other)
        assert server.day()["started"] == 1

        boss.get_by_role("tab", name="Screens").click()
        press(boss, "Desk link")
        open_link(desk, boss.locator(".fresh .address").inner_text())
        games = server.games(round=1)
        for game in games:
            type_slip(desk, game, 12, 8, 4)
        looks_good(desk)
        other.goto(f"{base}/c/{competition}/desk")  # a coordinator may sit at the desk too
        type_slip(other, games[0], 8, 12, 4, told="the reports differ")
        desk.goto(f"{base}/c/{competition}/coordinator")
        expect(desk.get_by_text("This page is for the coordinator.")).to_be_visible()

        boss.get_by_role("tab", name="People").click()
        press(boss, "Decide")
        expect(boss.locator(".reports [data-differs=true]")).to_have_count(4)
        looks_good(boss)
        press(boss, "Take the desk’s")
        expect(boss.locator("#game-title")).to_contain_text("confirmed")
        press(boss, "All tables")
        press(boss, "Take all 3 reported once")
        expect(boss.get_by_text("Everything is in.")).to_be_visible()
        assert {game["state"] for game in server.games(round=1)} == {"settled"}

        lets_somebody_leave_and_undoes_it(boss)
        press(boss, "Start round 2")
        expect(boss.get_by_role("heading", name="Before the finals")).to_be_visible()
        expect(boss.get_by_role("button", name="End the preliminaries")).to_be_disabled()
        server.settle_all()
        press(boss, "End the preliminaries")
        expect(boss.get_by_role("button", name="Finals")).to_have_attribute("aria-current", "step")
        while server.next() == "play-offs":
            server.settle_all()
        press(boss, "Start the final")
        press(boss, "Type in")
        write_result(boss, 12, 8, 4)  # an ordinary result needs no reason
        press(boss, "This is the result")
        (final,) = server.games(stage="final")
        champion = boss.locator(".champion dd")
        expect(champion).to_contain_text(f"{final['players'][0]} ")

        press(boss, "Correct the result")
        write_result(boss, 8, 12, 4)
        boss.get_by_label("Why?").fill("lines swapped")
        press(boss, "Correct it")
        expect(champion).to_contain_text(f"{final['players'][1]} ")
        boss.get_by_role("tab", name="Log").click()
        expect(boss.locator(".log")).to_contain_text("lines swapped")
        looks_good(boss)

        boss.set_viewport_size(PHONE)
        looks_good(boss)
        kept = one.storage_state()
    told = {"fr-FR": "La journée est finie", "es-ES": "El día ha terminado", "de-DE": "Der Tag ist zu Ende"}
    for locale, words in told.items():
        with context(browser, viewport=LAPTOP, locale=locale, storage_state=kept) as visitor:
            page = visitor.new_page()
            page.goto(f"{base}/c/{competition}/coordinator")
            expect(page.get_by_role("heading", name=words)).to_be_visible()
            looks_good(page)
