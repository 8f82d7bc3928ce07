"""A page that gets no words says so in the few it carries, and tries again."""

from playwright.sync_api import Browser, expect

from tests.support.browser import context as patient

WHY = "Diese Seite konnte nicht geladen werden. Gibt es eine Verbindung?"


def test_a_page_whose_words_cannot_be_fetched_says_so_and_tries_again(browser: Browser, served: str) -> None:
    with patient(browser, locale="de-DE") as context:
        page = context.new_page()
        page.route("**/words-*", lambda route: route.abort())
        page.goto(served)
        expect(page.get_by_role("heading")).to_have_text(WHY)

        page.unroute("**/words-*")
        page.get_by_role("button", name="Noch einmal versuchen").click()

        expect(page.locator(".ways")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "de")
