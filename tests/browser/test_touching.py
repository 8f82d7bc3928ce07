"""Super Rules on a phone: a finger on one card is the call, and ties with another's call (S-7, S-8, R-14)."""

from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.cards.card import Card
from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import told
from tests.browser.moves import CLICKED, PRESSED, SOON
from tests.browser.people import Person, person, until
from tests.browser.table import TALL_PHONE
from tests.browser.test_pointing import ringed, sit_and_start
from tests.browser.test_super_rules import flip_until_a_set_lies_there
from tests.browser.unhurried import unhurried

PATIENT = unhurried(RULE_SETS["super"].rules)
PHONE: dict[str, Any] = {"viewport": TALL_PHONE, "has_touch": True, "is_mobile": True}


def tap(someone: Person, card: Card) -> None:
    """A finger on a card."""
    someone.page.locator(f'.place:has([data-card="{card}"])').tap()


def of(someone: Person, kind: str) -> list[dict[str, object]]:
    return [event for event in told(someone) if event["type"] == kind]


def test_a_finger_on_one_card_calls_and_two_more_show_the_set(browser: Browser, served: str) -> None:
    """S-8: the other sees the call and the card at once; the finger may be lifted, and the call stands."""
    with person(browser, served, "Ada", **PHONE) as ada, person(browser, served, "Nora", **PHONE) as nora:
        sit_and_start(served, PATIENT, ada, nora)
        first, second, third = flip_until_a_set_lies_there([ada, nora])
        tap(nora, first)
        ada.reads("Nora points")
        until(ada.page, lambda: ringed(ada) == {first})
        nora.reads("Your call")
        expect(ada.page.locator('[data-act="Call"]')).to_have_count(0)
        (called,) = of(ada, "SetCalled")
        assert called["touched"] == [first]
        tap(nora, first)  # lifted again
        until(ada.page, lambda: ringed(ada) == set())
        nora.reads("Your call")
        for card in (first, second, third):
            tap(nora, card)
        until(ada.page, lambda: ada.points("Nora") == 1)
        assert [event["by"] for event in of(ada, "SetTaken")] == [called["by"]]


def test_fingers_as_quick_as_hands_can_be_still_make_one_call(browser: Browser, served: str) -> None:
    """S-8: three cards pressed before the server has answered the first are a call, and then shown."""
    with person(browser, served, "Ada", **PHONE) as ada, person(browser, served, "Nora", **PHONE) as nora:
        sit_and_start(served, PATIENT, ada, nora)
        nora.point(*flip_until_a_set_lies_there([ada, nora]))
        until(ada.page, lambda: ada.points("Nora") == 1)
        assert len(of(ada, "SetCalled")) == 1
        expect(nora.page.locator('[role="alert"]')).to_have_count(0)


def test_a_touch_and_a_call_at_the_same_time_are_a_tie(browser: Browser, served: str) -> None:
    """S-7, S-8, R-14: nobody else is there to say who was first, so both may show; one has the SET, the other too."""
    rules = replace(PATIENT, ties=r.AskTheOthers(3_000, 3_000))
    with person(browser, served, "Ada", **PHONE) as ada, person(browser, served, "Nora", **PHONE) as nora:
        sit_and_start(served, rules, ada, nora)
        find = flip_until_a_set_lies_there([ada, nora])
        soon: int = ada.page.evaluate("Date.now() + 1000")
        ada.page.evaluate(SOON % f"['[data-act=Call]', {CLICKED}]", soon)
        nora.page.evaluate(SOON % f"""['.place:has([data-card="{find[0]}"])', {PRESSED}]""", soon)
        for someone in (ada, nora):
            someone.reads("You called at the same time: show yours.")
        ada.point(*find)
        nora.point(*find[1:])
        until(ada.page, lambda: ada.points("Nora") == 1 and ada.points("You") == 1)
