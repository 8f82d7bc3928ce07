"""A judge's phone through a whole game: script, calls, points against, more cards, the count; also without a server."""

import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tercet.cards.notation import read_cards
from tests.browser.judging import call, count, press
from tests.browser.keeping import wait_until_kept
from tests.browser.people import until
from tests.browser.table import PHONE
from tests.browser.tabletop import photo_of
from tests.browser.test_day import SIX, Boss, boss, looks_good
from tests.browser.test_journeys import restartable, start
from tests.browser.test_kept_pages import EYE_KEPT
from tests.support.browser import context

__all__ = ["boss"]
MINUTES_MS = 60_000
LINES = """head => Object.fromEntries([...head.querySelectorAll("b, small")].map(each =>
    [each.tagName, Math.round(each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight))]))"""
NINE = read_cards("1rof 2rof 3rof 1gsh 2gsh 3gsh 1pde 2pde 3pde")


def has(page: Page, name: str, told: str) -> None:
    expect(page.locator(".judge-line", has=page.get_by_text(name, exact=True))).to_contain_text(told)


def test_a_judge_takes_a_table_through_a_whole_game(browser: Browser, served: str, boss: Boss) -> None:
    """G-12 to G-16: what is noted survives a reload and a lost connection, can be undone, and arrives once."""
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    ann, bea, cem = (SIX[number - 1].split()[0] for number in boss.sees(1)["players"])
    with context(browser, viewport=PHONE, locale="en-GB") as phone:
        judge = phone.new_page()
        judge.clock.install()
        judge.goto(served.rstrip("/") + boss.gives("judge", 1))
        press(judge, "Open on this device")
        expect(judge.locator(".judge-script")).to_contain_text("Can everyone see all twelve cards?")
        expect(judge.get_by_role("button", name="Start the game")).to_be_disabled()
        boss.says("StartRound", round=1)
        looks_good(judge)
        press(judge, "Start the game")

        call(judge, cem, ann)
        looks_good(judge)
        expect(judge.get_by_role("button", name="Gone, no cost")).to_have_count(0)
        press(judge, "SET")
        press(judge, "Gone, no cost")
        expect(judge.get_by_text("Lay 3 new cards.")).to_be_visible()
        has(judge, cem, "score 1")
        has(judge, ann, "score 0")
        call(judge, bea)
        press(judge, "Not a SET, −1")
        has(judge, bea, "score −1")
        press(judge, "Undo")
        expect(judge.get_by_text("points now")).to_be_visible()
        judge.reload()
        expect(judge.locator(".judge-now")).to_contain_text(bea)
        press(judge, "Not a SET, −1")

        judge.clock.fast_forward(3 * MINUTES_MS)
        expect(judge.locator(".judge-search")).to_contain_text("3:0")
        press(judge, "Lay three more")
        expect(judge.locator(".day-head")).to_contain_text("deck 63")
        press(judge, "Take 6 off, lay 3")
        expect(judge.locator(".day-head")).to_contain_text("deck 66")
        expect(judge.get_by_role("button", name="Lay three more")).to_be_enabled()

        press(judge, "End game")
        count(judge, 9, 8, 7, 6)
        expect(judge.get_by_text("not 81: count again")).to_be_visible()
        expect(judge.get_by_role("button", name="Send the result")).to_be_disabled()
        count(judge, 9, 8, 7, 9)
        expect(judge.locator(".judge-sum")).to_contain_text("24 SETs × 3 + 9 = 81")
        looks_good(judge)
        for name in (ann, bea, cem):
            judge.locator(".judge-agree").get_by_role("button", name=name).click()
        phone.set_offline(True)
        press(judge, "Send the result")
        expect(judge.get_by_text("Kept on this device")).to_be_visible()
        phone.set_offline(False)
        judge.reload()
        expect(judge.get_by_text("Sent. Reported, not confirmed yet.")).to_be_visible()
        (told,) = boss.sees(1)["reports"]
        assert [(each["sets"], each["against"]) for each in told["sheet"]["lines"]] == [(9, 0), (8, 1), (7, 0)]
        assert told["sheet"]["left"] == 9


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES", "de-DE"])
def test_the_head_takes_two_lines_on_the_narrowest_phones(
    browser: Browser, served: str, boss: Boss, locale: str
) -> None:
    """Table, role, round, deck, time and the bell, while the game is played."""
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    boss.says("StartRound", round=1)
    with context(browser, viewport=PHONE, locale=locale) as phone:
        judge = phone.new_page()
        judge.goto(served.rstrip("/") + boss.gives("judge", 1))
        judge.locator("main .main").click()
        judge.locator(".judge-start .main").click()
        expect(judge.locator(".day-head time")).to_be_visible()
        for width in (PHONE["width"], 320):
            judge.set_viewport_size({"width": width, "height": 740})
            lines = judge.locator(".day-head h1").evaluate(LINES)
            assert lines == {"B": 1, "SMALL": 1}, width
        looks_good(judge)


def test_a_table_of_an_open_house_judges_itself(browser: Browser, served: str, boss: Boss) -> None:
    """G-1: any of the players keeps the score, and another confirms it."""
    setup = boss.http.get(f"/api/competitions/{boss.competition}").json()["setup"]
    boss.says("ChangeSetup", setup={**setup, "format": "open-house"}, why="no judges")
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    boss.says("StartRound", round=1)
    first, second, _ = boss.sees(2)["players"]
    size = {"viewport": PHONE, "locale": "en-GB"}
    with context(browser, **size) as one, context(browser, **size) as two:
        keeper, other = one.new_page(), two.new_page()
        keeper.goto(served.rstrip("/") + boss.gives("player", first))
        press(keeper, "Open on this device")
        keeper.get_by_role("link", name="Keep the score on this device").click()
        expect(keeper.locator(".judge-script")).to_contain_text("We judge together")
        press(keeper, "Only enter the result")
        count(keeper, 9, 8, 7, 9)
        keeper.get_by_role("button", name="Send without").click()
        other.goto(served.rstrip("/") + boss.gives("player", second))
        press(other, "Open on this device")
        press(other, "This is right")
        expect(other.locator(".day-rounds .total")).to_contain_text("8")
        until(other, lambda: boss.sees(2)["state"] == "settled")


def counted_by_a_look(judge: Page, photo: bytes) -> None:
    """The first player's nine cards, spread out: three SETs, which are filled in and stay to be agreed to (G-16)."""
    press(judge, "Count with the camera")
    sheet = judge.locator(".look-sheet")
    sheet.locator("input[type=file]").set_input_files(FilePayload(name="pile.jpg", mimeType="image/jpeg", buffer=photo))
    expect(sheet.locator("p.heard[role=status]")).to_have_text("9 cards seen")
    sheet.get_by_role("button", name=re.compile("^Add 9 cards: ")).click()
    expect(sheet.locator(".look-piles label").first).to_contain_text("3 SETs")
    press(judge, "Close")
    expect(judge.get_by_role("button", name="Count with the camera")).to_be_focused()
    press(judge, "Count with the camera")  # what was counted is still there
    expect(sheet.locator(".look-piles label").first).to_contain_text("3 SETs")
    press(judge, "Fill in these counts")
    expect(sheet).to_have_count(0)
    expect(judge.locator(".judge-count .day-figure").first.get_by_role("textbox")).to_have_value("3")


def at_table_1(boss: Boss) -> list[dict[str, Any]]:
    games = boss.http.get(f"/api/competitions/{boss.competition}").json()["games"]
    return sorted((game for game in games if game["table"] == 1), key=lambda game: game["round"])


def test_a_judge_goes_on_through_a_round_without_the_server_and_every_result_arrives_once(
    browser: Browser, tmp_path: Path
) -> None:
    """The page opens again though the server is away, and the next round is judged ahead of the coordinator."""
    with (
        restartable(tmp_path) as (served, running),
        context(browser, viewport=PHONE, locale="en-GB", service_workers="allow") as phone,
        Boss(served) as boss,
    ):
        setup = boss.http.get(f"/api/competitions/{boss.competition}").json()["setup"]
        boss.says("ChangeSetup", setup={**setup, "rounds": 2, "tables": 3}, why="two rounds")
        for name in (*SIX, "Gil Poe", "Hal Ray", "Ivy Sun"):
            boss.says("Enter", details={"name": name})
        boss.says("DrawRounds")
        boss.says("StartRound", round=1)
        wanted = [[9, 8, 7], [8, 8, 8]]
        judge = phone.new_page()
        judge.goto(served + boss.gives("judge", 1))
        press(judge, "Open on this device")
        expect(judge.locator(".judge-script")).to_be_visible()
        wait_until_kept(judge)
        until(judge, lambda: judge.evaluate(EYE_KEPT) == 2)  # what counts cards with the camera, too
        os.kill(running[-1].pid, signal.SIGKILL)
        running[-1].wait()
        for played, sets in enumerate(wanted, 1):
            judge.reload()
            if played == 2:
                press(judge, "Next game: round 2")
            press(judge, "Start the game")
            judge.reload()
            press(judge, "End game")
            if played == 1:
                counted_by_a_look(judge, photo_of(browser, NINE))
            count(judge, *sets, 9)
            judge.get_by_role("button", name="Send without").click()
            expect(judge.get_by_text("Kept on this device")).to_be_visible()
            judge.reload()
            expect(judge.get_by_text("Kept on this device")).to_be_visible()
        start(running, tmp_path, int(served.rsplit(":", 1)[1]))
        boss.says("StartRound", round=2, anyway=True)
        expect(judge.get_by_text("Sent. Reported, not confirmed yet.")).to_be_visible()
        mine = at_table_1(boss)
        assert [[line["sets"] for line in game["sheet"]["lines"]] for game in mine] == wanted
        assert [len(game["reports"]) for game in mine] == [1, 1]
