"""Memory in real browsers: everyone sees what a find was, and what was left."""

from playwright.sync_api import Browser, expect

from tercet.rulesets.memory import MEMORY
from tests.browser.circle import friends, open_table, sit_at, told
from tests.browser.people import Person, confirm, until
from tests.browser.test_rule_sets import short
from tests.browser.turning import turn_something

WATCH = """() => {
    window.lain = new Set();
    const look = () => document.querySelectorAll(".layout [data-card]").forEach(card => lain.add(card.dataset.card));
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def taken(someone: Person) -> set[str]:
    """The cards of all finds so far, as told."""
    return {card for event in told(someone) if event["type"] == "SetTaken" for card in event["gone"]}


def test_everyone_sees_the_last_card_of_a_find_and_at_the_end_what_was_left(browser: Browser, served: str) -> None:
    """M-11: the one who turned it up, and the one who looks on; the page of the result shows every card left."""
    rules = short(MEMORY.rules)
    with friends(browser, served) as (ada, bea, *_):
        sit_at(open_table(ada, served, rules), [ada, bea])
        ada.press("Start")
        for someone in (ada, bea):
            someone.sees("play")
            someone.page.evaluate(WATCH)
        while not taken(ada):
            turn_something(ada, rules)
        for someone in (ada, bea):
            until(someone.page, lambda one=someone: taken(ada) <= {*one.page.evaluate("[...lain]")})  # type: ignore[misc]
        confirm(ada.page, "EndRound")
        for someone in (ada, bea):
            someone.sees("end")
            (left,) = [event["layout"] for event in told(someone) if event["type"] == "RoundEnded"]
            cards = someone.page.locator(".left-over .card")
            assert any(left)
            expect(cards).to_have_count(len([card for card in left if card]))
            assert someone.page.locator(".left-over .heard").first.inner_text()
