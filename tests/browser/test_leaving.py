"""Nobody leaves or ends anything by one touch, and whoever is elsewhere finds the way back to their table."""

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, confirm, until
from tests.browser.test_access import violations
from tests.browser.test_together import take, two_at


def asks(someone: Person, what: str) -> None:
    """Press what asks once more, in the sheet."""
    someone.page.locator(".menu").click()
    someone.page.locator(f'[data-asks="{what}"]').click()


def test_ending_the_round_asks_once_more_and_a_second_press_does_no_harm(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        asks(ada, "EndRound")
        question = ada.page.get_by_role("group", name="End the round for everyone?")
        expect(question).to_be_visible()
        expect(ada.page.get_by_role("button", name="Keep playing")).to_be_focused()
        assert violations(ada.page) == []
        ada.page.keyboard.press("Enter")  # a second press, in haste
        expect(question).to_have_count(0)
        expect(ada.page.locator('[data-asks="EndRound"]')).to_be_focused()
        ada.page.keyboard.press("Enter")
        expect(question).to_be_visible()
        ada.page.keyboard.press("Escape")  # takes back the question, not the sheet
        expect(question).to_have_count(0)
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        assert bea.stage() == "play"
        expect(ada.page.locator('[data-asks="EndRound"]')).to_be_focused()
        ada.page.keyboard.press("Enter")
        ada.page.get_by_role("button", name="Yes, end it").click()
        ada.sees("end")
        bea.sees("end")


def test_leaving_asks_once_more(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        asks(bea, "Leave")
        bea.page.get_by_role("button", name="Stay").click()
        bea.page.keyboard.press("Escape")
        take(bea)  # still there
        confirm(bea.page, "Leave")
        expect(ada.page.locator('.player[data-state="away"]')).to_have_count(1)
        expect(bea.page.locator(".ways")).to_be_visible()
        expect(bea.page.locator(".way-back")).to_have_count(0)  # who has left does not sit there any more


def test_the_mark_asks_in_a_round_and_the_first_page_leads_back(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        take(bea)
        mark = bea.page.locator(".table-head .brand")
        mark.tap()
        expect(bea.page.get_by_role("group", name="Go to the start page?")).to_be_visible()
        assert violations(bea.page) == []
        bea.page.get_by_role("button", name="Stay").tap()
        expect(bea.page.locator(".ask")).to_have_count(0)
        assert bea.stage() == "play"
        mark.tap()
        bea.page.get_by_role("button", name="Go to the start page").tap()
        back = bea.page.get_by_role("link", name=f"Back to your table {ada.code}")
        expect(back).to_be_visible()
        assert violations(bea.page) == []
        until(ada.page, lambda: ada.points("Bea") == 1)
        take(ada)  # the others play on
        back.tap()
        bea.sees("play")
        until(bea.page, lambda: (bea.points("You"), bea.points("Ada")) == (1, 1))


def test_the_way_back_is_there_after_closing_the_page_and_gone_when_the_match_is_over(
    browser: Browser, served: str
) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        bea.page.goto(served)
        expect(bea.page.locator(".way-back")).to_have_attribute("href", f"/t/{ada.code}")
        bea.page.locator(".way-back").click()
        bea.sees("play")
        confirm(ada.page, "EndRound")
        bea.sees("end")
        bea.page.locator(".table-head .brand").click()  # nothing is lost: it does not ask
        expect(bea.page.locator(".ways")).to_be_visible()
        expect(bea.page.locator(".way-back")).to_have_count(0)
