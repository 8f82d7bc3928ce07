"""Opponents for everybody: the bots of “Play now” adapt to who plays."""

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, host_a_table, person, until
from tests.browser.table import PHONE


def levels_at(someone: Person) -> list[int]:
    """Of the bots that have sat down, as the server told it."""
    events = [event for frame in someone.frames if frame["type"] == "Told" for event in frame["events"]]
    return [event["level"] for event in events if event["type"] == "BotAdded"]


def test_a_newcomer_with_a_phone_plays_against_bots_that_adapt(browser: Browser, served_in_quiet: str) -> None:
    with person(browser, served_in_quiet, "", viewport=PHONE) as newcomer:
        expect(newcomer.page.locator(".play-now")).to_contain_text("with two bots that adapt to you")
        newcomer.page.locator(".ways .main").click()
        newcomer.sees("play")
        until(newcomer.page, lambda: levels_at(newcomer) == [7, 7])
        newcomer.page.locator(".menu").click()
        others = newcomer.page.get_by_role("dialog").locator("li", has_text="Bot")
        expect(others).to_have_count(2)
        expect(others.first).to_contain_text("adapts to you")


def test_the_host_of_a_table_chooses_how_good_a_bot_is_or_that_it_adapts(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", viewport=PHONE) as ada:
        host_a_table(ada, "quick")
        chosen = ada.page.get_by_label("Skill")
        expect(chosen.locator("option:checked")).to_have_text("adapts to you")
        ada.page.get_by_role("button", name="Add a bot").click()
        bots = ada.page.locator(".sitting li", has_text="Bot")
        expect(bots.first).to_contain_text("adapts to you")
        chosen.select_option(label="first evening")
        ada.page.get_by_role("button", name="Add a bot").click()
        expect(bots.nth(1)).to_contain_text("first evening")
