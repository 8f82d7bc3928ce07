"""The day on screens: a link from an entry card, a judge's phone that loses its connection, and the wall."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.paper.codes import code_of
from tests.browser.judging import count
from tests.browser.people import until
from tests.browser.table import LAPTOP, PHONE, PROJECTOR
from tests.browser.test_access import violations
from tests.support.browser import context
from tests.support.limits import HANG_S

SIX = ["Ann Lee", "Bea Ortiz", "Cem Kaya", "Dan Roe", "Eva Lutz", "Fay Moss"]
FITS = "document.documentElement.scrollWidth <= innerWidth"


class Boss:
    """The coordinator, over REST."""

    def __init__(self, served: str) -> None:
        self.http = httpx.Client(base_url=served.rstrip("/"), timeout=HANG_S, verify=False)
        self.http.post("/api/guest", json={"name": "Boss"})
        setup = {"name": "Lake Cup", "rounds": 1, "tables": 2, "finalists": 3}
        self.competition = self.http.post("/api/competitions", json=setup).json()["competition"]
        self.path = f"/c/{self.competition}"
        self._sent = 0

    def __enter__(self) -> "Boss":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def says(self, kind: str, **said: Any) -> None:
        self._sent += 1
        body = {"id": f"boss-{self._sent}", "say": {"type": kind, **said}}
        answer = self.http.post(f"/api/competitions/{self.competition}/commands", json=body)
        assert answer.status_code == 200, answer.text

    def setup(self) -> dict[str, Any]:
        """What was decided."""
        found: dict[str, Any] = self.http.get(f"/api/competitions/{self.competition}").json()["setup"]
        return found

    def gives(self, kind: str, number: int) -> str:
        """The address of a new link."""
        body = {"kind": kind, "numbers": [number]}
        (link,) = self.http.post(f"/api/competitions/{self.competition}/links", json=body).json()
        return f"{self.path}/{link['path']}#{link['secret']}"

    def sees(self, table: int) -> dict[str, Any]:
        """The game at a table."""
        games = self.http.get(f"/api/competitions/{self.competition}").json()["games"]
        found: dict[str, Any] = next(game for game in games if game["table"] == table)
        return found


@pytest.fixture
def boss(served: str) -> Iterator[Boss]:
    """A new competition on this server."""
    with Boss(served) as found:
        yield found


def looks_good(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate(FITS)


def test_a_judge_reports_a_player_confirms_and_the_wall_shows_it(browser: Browser, served: str, boss: Boss) -> None:
    for name in SIX:
        boss.says("Enter", details={"name": name})
    base, size = served.rstrip("/"), {"viewport": PHONE, "locale": "en-GB"}
    wide: ViewportSize = PROJECTOR
    with (
        context(browser, **size) as one,
        context(browser, **size) as two,
        context(browser, viewport=wide, locale="en-GB") as three,
    ):
        judge, player, wall = one.new_page(), two.new_page(), three.new_page()
        wall.goto(f"{base}{boss.path}/projector")
        expect(wall.locator("h1")).to_contain_text("Lake Cup")
        boss.says("DrawRounds")
        boss.says("StartRound", round=1)
        game = boss.sees(1)
        number = game["players"][0]
        expect(wall.locator("h1")).to_contain_text("Round 1 of 1")

        player.goto(base + boss.gives("player", number))
        expect(player.get_by_role("heading", name=f"You are number {number}")).to_be_visible()
        looks_good(player)
        player.get_by_role("button", name="Open on this device").click()
        expect(player.locator(".day-seat h2")).to_contain_text("Table 1, round 1")
        assert "#" not in player.url, "the secret does not stay in the history"
        expect(player.locator(".day-head")).to_contain_text(SIX[number - 1].split()[0])

        asked: list[str] = []
        judge.on("request", lambda request: asked.append(request.url))
        judge.goto(base + boss.gives("judge", 1))
        judge.get_by_role("button", name="Open on this device").click()
        judge.get_by_role("button", name="Only enter the result").click()
        expect(judge.get_by_role("button", name="Send the result")).to_be_disabled()
        count(judge, 9, 8, 7, 9)
        one.set_offline(True)
        judge.get_by_role("button", name="Send without").click()
        expect(judge.get_by_text("Kept on this device")).to_be_visible()
        assert boss.sees(1)["state"] == "open"
        one.set_offline(False)
        expect(player.get_by_role("button", name="This is right")).to_be_visible()
        assert len(boss.sees(1)["reports"]) == 1

        looks_good(player)
        player.get_by_role("button", name="This is right").click()
        expect(player.locator(".day-rounds .total")).to_contain_text("9")
        expect(wall.locator(".wall-standings li").first).to_contain_text("9")
        until(player, lambda: boss.sees(1)["state"] == "settled")
        looks_good(wall)
        assert not any("#" in url for url in asked)


def test_every_address_on_paper_opens_a_page_in_four_languages(browser: Browser, served: str, boss: Boss) -> None:
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    code = code_of(boss.sees(1)["id"])
    told = {
        ("en-GB", "/player/1"): "Scores",
        ("fr-FR", f"/game/{code}"): "Pas encore commencée",
        ("es-ES", "/table/1"): "Después",
        ("de-DE", ""): "Tische",
        ("de-DE", "/player/99"): "Niemand hat die Nummer 99.",
    }
    for (locale, path), words in told.items():
        with context(browser, viewport=PHONE, locale=locale) as visitor:
            page = visitor.new_page()
            page.goto(served.rstrip("/") + boss.path + path)
            expect(page.locator("main")).to_contain_text(words)
            looks_good(page)


STAFF_PAGES = {
    "/coordinator": ("Before round 1", "Vor Runde 1"),
    "/desk": ("Slip code", "Code des Zettels"),
    "/ceremony": ("The ceremony can begin", "Die Siegerehrung kann"),
    "/projector": ("Next", "Danach"),  # nobody has a score yet, so there are no standings
    "/enter": ("The rounds are drawn", "Die Runden sind ausgelost"),
}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_pages_of_the_staff_are_sound_at_their_size_and_on_a_phone(
    browser: Browser, served: str, boss: Boss, locale: str
) -> None:
    """Cockpit with its links, desk, ceremony, wall and form; the others are opened in other tests."""
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    cookies = [{"name": each.name, "value": str(each.value), "url": served} for each in boss.http.cookies.jar]
    with context(browser, viewport=LAPTOP, locale=locale) as visitor:
        visitor.add_cookies(cookies)  # type: ignore[arg-type]
        page = visitor.new_page()
        for path, words in STAFF_PAGES.items():
            page.set_viewport_size(PROJECTOR if path == "/projector" else LAPTOP)
            page.goto(served.rstrip("/") + boss.path + path)
            expect(page.locator("main")).to_contain_text(words[locale == "de-DE"])
            sound(page)
            for tab in page.get_by_role("tab").all():
                tab.click()
                sound(page)


def sound(page: Page) -> None:
    """At this size, and no wider than a phone."""
    looks_good(page)
    size = page.viewport_size
    page.set_viewport_size(PHONE)
    assert page.evaluate(FITS), page.url
    page.set_viewport_size(size or LAPTOP)


def test_a_player_whose_table_changes_is_told_until_it_is_read(browser: Browser, served: str, boss: Boss) -> None:
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    number = boss.sees(1)["players"][0]
    with context(browser, viewport=PHONE, locale="en-GB") as phone:
        page = phone.new_page()
        page.goto(f"{served.rstrip('/')}{boss.path}/player/{number}")
        expect(page.locator(".day-seat h2")).to_contain_text("Table 1, round 1")
        boss.says("SetTables", tables=[2, 3])
        expect(page.locator(".day-moved")).to_contain_text("Round 1: table 3 instead of 1")
        looks_good(page)
        page.reload()
        page.get_by_role("button", name="I have read it").click()
        expect(page.locator(".day-moved")).to_have_count(0)
        page.reload()
        expect(page.locator(".day-seat h2")).to_contain_text("Table 3, round 1")
        expect(page.locator(".day-moved")).to_have_count(0)
