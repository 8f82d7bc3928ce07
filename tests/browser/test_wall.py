"""The wall: large type, the standings frozen until the ceremony, and then the places of the final one by one."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.table import PHONE, PROJECTOR
from tests.browser.test_day import SIX, Boss, boss, looks_good
from tests.support.browser import context

__all__ = ["boss"]
SMALLEST_PX = 40  # at 1920 x 1080: capitals of 4 cm on an image three metres wide, to be read from ten metres
TOO_SMALL = """least => [...document.querySelectorAll('.wall *')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => !each.closest('.heard') && parseFloat(getComputedStyle(each).fontSize) < least)
    .map(each => each.className + ': ' + each.textContent)"""
TWO_DIVISIONS = {"divisions": [{"name": "Young"}, {"name": "Old"}], "final": "best"}
LISTS = ".wall-now > section, .wall-names, .ceremony-podium, .ceremony-titles"
HANGS_OVER = """(lists) => [...document.querySelectorAll(lists)]
    .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
    .map(each => each.className)"""
OUT_OF_ITS_ROW = """() => [...document.querySelectorAll('.ceremony-place > *')].filter(each => {
    const [part, row] = [each, each.parentElement].map(one => one.getBoundingClientRect())
    return part.top < row.top - 1 || part.bottom > row.bottom + 1 || part.right > row.right + 1
}).map(each => each.className)"""


def can_be_read_from_ten_metres(page: Page) -> None:
    assert page.evaluate(TOO_SMALL, SMALLEST_PX) == []
    assert page.evaluate(HANGS_OVER, LISTS) == []
    assert page.evaluate(OUT_OF_ITS_ROW) == []
    looks_good(page)


def settle(boss: Boss, table: int, *sets: int, stage: str = "preliminary") -> None:
    games = boss.http.get(f"/api/competitions/{boss.competition}").json()["games"]
    game = next(each for each in games if (each["table"], each["stage"]) == (table, stage))
    lines = [{"number": n, "sets": each} for n, each in zip(game["players"], sets, strict=True)]
    boss.says("Settle", game=game["id"], sheet={"lines": lines}, why="counted")


def play_to_the_end(boss: Boss) -> None:
    boss.says("StartRound", round=1)
    settle(boss, 1, 12, 8, 4)
    boss.says("Freeze", frozen=True)
    settle(boss, 2, 11, 10, 3)
    boss.says("EndPreliminaries")
    boss.says("StartFinal")
    settle(boss, 1, 9, 8, 7, stage="final")


def test_the_wall_is_large_frozen_and_then_shows_the_places_one_by_one(
    browser: Browser, served: str, boss: Boss
) -> None:
    """G-10: two walls show the same, and a wall that is opened again goes on where it was."""
    boss.says("ChangeSetup", setup={**boss.setup(), **TWO_DIVISIONS}, why="as every year")
    for name, division in zip(SIX, ("Young", "Old") * 3, strict=True):
        boss.says("Enter", details={"name": name}, division=division)
    boss.says("DrawRounds")
    base = served.rstrip("/")
    cookies: Any = [{"name": name, "value": value, "url": base} for name, value in boss.http.cookies.items()]
    with (
        context(browser, viewport=PROJECTOR, locale="en-GB") as hall,
        context(browser, viewport=PROJECTOR, locale="de-DE") as foyer,
        context(browser, viewport=PHONE, locale="en-GB") as phone,
    ):
        wall, other, remote = hall.new_page(), foyer.new_page(), phone.new_page()
        hall.add_cookies(cookies)  # even in the coordinator's own browser a wall shows what everyone may see
        phone.add_cookies(cookies)
        wall.clock.install()
        wall.goto(f"{base}{boss.path}/projector")
        expect(wall.locator('.wall-now[data-playing="false"]')).to_contain_text("Ann")  # is next
        can_be_read_from_ten_metres(wall)
        wall.clock.fast_forward(13_000)
        expect(wall.locator(".wall-names")).to_contain_text("Ann")
        assert (
            wall.locator(".wall-names tbody tr").first.evaluate("row => row.offsetHeight") >= 80
        )  # few names spread out
        can_be_read_from_ten_metres(wall)
        remote.goto(f"{base}{boss.path}/ceremony")
        expect(remote.locator("main")).to_contain_text("when the final is decided")

        play_to_the_end(boss)
        wall.clock.fast_forward(13_000)
        expect(wall.locator(".wall-standings")).to_contain_text("Fixed until the ceremony")
        assert "10" not in wall.locator(".wall-standings .day-lines").inner_text()
        remote.get_by_role("button", name="Begin the ceremony").click()
        expect(wall.locator(".ceremony-winner")).to_have_text(["", ""])
        remote.get_by_role("button", name="Show who won Young").click()
        expect(wall.locator(".ceremony-winner")).to_have_text([re.compile("[A-Z]"), ""])
        can_be_read_from_ten_metres(wall)
        looks_good(remote)
        remote.get_by_role("button", name="Show who won Old").click()
        expect(wall.locator(".ceremony-winner")).to_have_text([re.compile("[A-Z]"), re.compile("[A-Z]")])
        remote.get_by_role("button", name="Show place 3").click()
        expect(wall.locator(".ceremony-score")).to_have_text(["7"])
        expect(wall.locator(".ceremony-hidden")).to_have_text(["Place 1", "Place 2"])
        wall.reload()
        expect(wall.locator(".ceremony-score")).to_have_text(["7"])
        can_be_read_from_ten_metres(wall)
        remote.get_by_role("button", name="Show place 2").click()
        remote.get_by_role("button", name="Show place 1").click()
        other.goto(f"{base}{boss.path}/projector")
        for page, words in ((wall, "1 point ahead"), (other, "1 Punkt voraus")):
            expect(page.locator(".ceremony-score")).to_have_text(["9", "8", "7"])
            expect(page.locator(".ceremony-champion")).to_contain_text(words)
            can_be_read_from_ten_metres(page)
        remote.get_by_role("button", name="Show everyone the standings").click()
        remote.get_by_role("button", name="Close the ceremony").click()
        expect(wall.locator(".wall-head")).to_contain_text("The day is over")
        expect(wall.locator(".wall-quiet")).to_contain_text(re.compile("Champion.*[A-Z]", re.DOTALL))
        can_be_read_from_ten_metres(wall)
        remote.goto(f"{base}{boss.path}")
        expect(remote.locator(".day-champion")).to_contain_text(re.compile("Champion.*[A-Z]", re.DOTALL))
        expect(remote.locator(".day-hall")).to_have_count(0)  # nobody plays any more
        looks_good(remote)
