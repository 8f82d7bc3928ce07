"""The day on screens: a link from an entry card, a judge's phone that loses its connection, and the wall."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.paper.codes import code_of
from tests.browser.table import PHONE, PROJECTOR
from tests.browser.test_access import violations
from tests.support.browser import context
from tests.support.limits import HANG_S

SIX = ["Ann Lee", "Bea Ortiz", "Cem Kaya", "Dan Roe", "Eva Lutz", "Fay Moss"]
FITS = "document.documentElement.scrollWidth <= innerWidth"


class Boss:
    """The coordinator, over REST."""

    def __init__(self, served: str) -> None:
        self.http = httpx.Client(base_url=served.rstrip("/"), timeout=HANG_S)
        self.http.post("/api/guest", json={"name": "Boss"})
        setup = {"name": "Lake Cup", "rounds": 1, "tables": 2, "finalists": 3}
        self.competition = self.http.post("/api/competitions", json=setup).json()["competition"]
        self.path = f"/c/{self.competition}"
        self._sent = 0

    def says(self, kind: str, **said: Any) -> None:
        self._sent += 1
        body = {"id": f"boss-{self._sent}", "say": {"type": kind, **said}}
        answer = self.http.post(f"/api/competitions/{self.competition}/commands", json=body)
        assert answer.status_code == 200, answer.text

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
    found = Boss(served)
    yield found
    found.http.close()


def looks_good(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate(FITS)


def count(page: Page, *sets: int) -> None:
    """Write the SETs of everyone at the table."""
    for place, each in enumerate(sets):
        page.get_by_role("textbox", name="SETs", exact=True).nth(place).fill(str(each))


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
        expect(player.locator(".day-head")).to_contain_text(SIX[number - 1])

        asked: list[str] = []
        judge.on("request", lambda request: asked.append(request.url))
        judge.goto(base + boss.gives("judge", 1))
        judge.get_by_role("button", name="Open on this device").click()
        expect(judge.get_by_role("button", name="Send the result")).to_be_disabled()
        count(judge, 9, 9, 8)
        expect(judge.locator(".day-sum")).to_contain_text("Count again")
        count(judge, 9, 8, 7)
        looks_good(judge)
        one.set_offline(True)
        judge.get_by_role("button", name="Send the result").click()
        expect(judge.get_by_text("Kept on this device")).to_be_visible()
        assert boss.sees(1)["state"] == "open"
        one.set_offline(False)
        expect(player.get_by_role("button", name="This is right")).to_be_visible()
        assert len(boss.sees(1)["reports"]) == 1

        looks_good(player)
        player.get_by_role("button", name="This is right").click()
        expect(player.locator(".day-rounds .total")).to_contain_text("9")
        expect(wall.locator(".wall-standings li").first).to_contain_text("9")
        assert boss.sees(1)["state"] == "settled"
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
