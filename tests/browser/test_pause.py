"""A paused table: nobody sees a card, and the host has the button that lets play go on."""

from playwright.sync_api import Browser, Page, expect

from tercet.cards.card import Card
from tests.browser.people import Person, until
from tests.browser.test_access import violations
from tests.browser.test_together import two_at


def pause(host: Person) -> None:
    """The host pauses the table, in its sheet."""
    host.page.locator(".menu").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Pause", exact=True).click()


def names_of_cards(page: Page) -> list[str]:
    """What a screen reader would call the places."""
    labels: list[str] = page.locator(".place").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return labels


def test_cards_are_covered_for_everyone_and_the_host_lets_it_go_on_in_the_dock(browser: Browser, served: str) -> None:
    with two_at(browser, served, "classic") as (ada, bea):
        before = ada.cards()
        names = names_of_cards(ada.page)
        ada.point(*before[:2])
        places_before = ada.page.locator(".place").first.bounding_box()
        pause(ada)
        for someone in (ada, bea):
            someone.reads("The host has paused the table.")
            expect(someone.page.locator(".place .back")).to_have_count(len(before))
            assert someone.page.locator("[data-card]").count() == 0
            assert set(names_of_cards(someone.page)) == {"covered card"}
            spoken = someone.page.locator("body").aria_snapshot()
            assert not any(name in spoken for name in names)
            assert violations(someone.page) == []
        assert not bea.may("Pause")
        go_on = ada.page.locator('.dock [data-act="Pause"]')
        expect(go_on).to_have_text("Resume")
        assert ada.page.locator(".place").first.bounding_box() == places_before  # covered, not moved
        ada.press("Pause")
        until(bea.page, lambda: bea.cards() == before)
        expect(ada.page.locator('.dock [data-act="Call"]')).to_be_visible()
        expect(ada.place(before[0])).to_have_attribute("aria-pressed", "true")  # what was chosen is chosen still


def test_nothing_is_chosen_while_nobody_sees_the_cards(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        before: list[Card] = bea.cards()
        pause(ada)
        bea.reads("The host has paused the table.")
        bea.page.locator(".place").first.click()
        bea.page.keyboard.press("q")
        ada.press("Pause")
        until(bea.page, lambda: bea.cards() == before)
        assert not bea.points_at_something()


def test_the_last_set_of_a_chain_is_covered_too(browser: Browser, served: str) -> None:
    with two_at(browser, served, "chain") as (ada, bea):
        trio = ada.a_set()
        assert trio
        ada.point(*trio)
        until(bea.page, lambda: len(bea.links()) == 3)
        pause(ada)
        bea.reads("The host has paused the table.")
        assert bea.page.locator("[data-card]").count() == 0
