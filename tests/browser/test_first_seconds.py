"""From the first frame the table says what to do, in the words of the rules that are played."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.people import Person, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_pointing import sit_and_start

# Every sentence that the dock has ever said on this page, the first one first.
LISTEN = """
window.said = [];
new MutationObserver(() => {
    const text = document.querySelector(".dock-say p")?.textContent;
    if (text && window.said.at(-1) !== text) window.said.push(text);
}).observe(document, {childList: true, characterData: true, subtree: true});
"""
FIRST = {
    "classic": "Call when you see one. Then tap 3 cards within 5\u00a0s.",
    "quick": "Tap three cards that make a SET.",
    "chain": "Tap three cards that make a SET.",
    "ultra": "Tap four cards: two pairs with the same third.",
}


def said(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.said")
    return found


@pytest.mark.parametrize("name", FIRST)
def test_the_first_thing_the_table_says_is_what_to_do(browser: Browser, served: str, name: str) -> None:
    with person(browser, served, "Ada", viewport=PHONE) as ada, person(browser, served, "Bea") as bea:
        for someone in (ada, bea):
            someone.page.add_init_script(LISTEN)
        sit_and_start(served, RULE_SETS[name].rules, ada, bea)
        for someone in (ada, bea):
            until(someone.page, lambda page=someone.page: said(page) != [])  # type: ignore[misc]
            assert said(someone.page)[0] == FIRST[name]
        everything = bea.page.locator("body").inner_text()
        assert "deal" not in everything.lower()  # nobody deals here


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_under_super_rules_it_is_said_who_flips_and_nobody_calls_at_nothing(
    browser: Browser, served: str, size: ViewportSize
) -> None:
    """S-2: the player whose turn it is flips the first card. S-5: a call without cards could only cost a point."""
    with person(browser, served, "Ada", viewport=size) as ada, person(browser, served, "Bea", viewport=size) as bea:
        sit_and_start(served, RULE_SETS["super"].rules, ada, bea)
        flips, waits = (ada, bea) if ada.may("Flip") else (bea, ada)
        expect(flips.page.locator(".bare")).to_have_text("Your turn: flip the first card.")
        expect(waits.page.locator(".bare")).to_have_text(f"{flips.name} flips the first card.")
        for turn in range(3):
            for someone in (ada, bea):
                assert not someone.may("Call")
                expect(someone.page.locator(".quiet-call")).to_contain_text("too few cards")
            next_card(ada, bea, turn)
        until(ada.page, lambda: ada.may("Call") and bea.may("Call"))
        waits, flips = (ada, bea) if bea.may("Flip") else (bea, ada)
        waits.reads(f"{flips.name} flips the next card.")


def next_card(ada: Person, bea: Person, lying: int) -> None:
    """Whose turn it is flips a card, and both see it."""
    (ada if ada.may("Flip") else bea).press("Flip")
    for someone in (ada, bea):
        until(someone.page, lambda someone=someone: len(someone.cards()) == lying + 1)  # type: ignore[misc]
