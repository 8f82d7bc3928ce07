"""What a judge does on the phone of a table."""

from playwright.sync_api import Page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def count(page: Page, *cards: int) -> None:
    """Write the SETs of everyone at the table, and then the cards left."""
    for place, each in enumerate(cards):
        page.locator(".judge-count li > .day-figure:not(.judge-fine)").nth(place).get_by_role("textbox").fill(str(each))


def call(page: Page, *names: str) -> None:
    """Touch the names in the order heard."""
    for name in names:
        page.locator(".judge-person", has=page.get_by_text(name, exact=True)).click()
