"""What is pressed while the connection is down is dropped, and said to be dropped: nothing fires later."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, ViewportSize, expect

from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import told
from tests.browser.people import WAIT_MS, Person, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_pointing import PATIENT, sit_and_start
from tests.browser.test_real_deck import around_a_deck
from tests.browser.test_shared_screen import at_one_screen

DROPPED = "the table did not hear that"
AWAY = "Connection lost."


@contextmanager
def cut_off(someone: Person) -> Iterator[None]:
    """The device has no connection for a while, and finds it again."""
    someone.page.context.set_offline(True)
    expect(someone.page.get_by_text(AWAY)).to_be_visible(timeout=WAIT_MS)
    yield
    someone.page.context.set_offline(False)
    someone.page.locator(".message .button").evaluate_all(
        "all => all.forEach(one => one.click())"
    )  # it hides the other
    expect(someone.page.get_by_text(AWAY)).to_have_count(0, timeout=WAIT_MS)
    someone.complaints.clear()  # the browser has noted that it was offline


def is_told_that_it_was_dropped(someone: Person) -> None:
    expect(someone.page.get_by_text(DROPPED)).to_be_visible(timeout=WAIT_MS)


def happened(someone: Person, *kinds: str) -> list[str]:
    """Which of these events this person’s page has received."""
    return [event["type"] for event in told(someone) if event["type"] in kinds]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_call_without_a_connection_never_fires_and_costs_nothing(
    browser: Browser, served: str, size: ViewportSize
) -> None:
    """A-5: a call costs a point when it fails, so one that nobody heard must not run out later."""
    with person(browser, served, "Ada", viewport=size) as ada, person(browser, served, "Bea", viewport=size) as bea:
        sit_and_start(served, PATIENT, ada, bea)
        with cut_off(ada):
            ada.press("Call")
            is_told_that_it_was_dropped(ada)
        bea.press("SayNoSet")  # comes after whatever Ada's device might still say
        until(ada.page, lambda: "NoSetSaid" in happened(ada, "NoSetSaid"))
        assert happened(bea, "SetCalled") == []
        ada.page.reload()
        ada.sees("play")
        ada.press("Call")
        ada.reads("Your call")
        until(bea.page, lambda: happened(bea, "SetCalled") == ["SetCalled"])
        assert ada.points("You") == 0


def test_three_cards_without_a_connection_are_not_shown_later(browser: Browser, served: str) -> None:
    """R-2, C-3: a trio that was pointed at while away is neither taken nor punished."""
    with person(browser, served, "Ada", viewport=PHONE) as ada, person(browser, served, "Bea") as bea:
        sit_and_start(served, RULE_SETS["quick"].rules, ada, bea)
        with cut_off(ada):
            ada.point(*ada.no_set())
            is_told_that_it_was_dropped(ada)
        find = ada.a_set()
        assert find
        ada.point(*find)
        until(bea.page, lambda: bea.points("Ada") == 1)
        assert happened(bea, "SetPointed", "CallFailed") == ["SetPointed"]


def test_a_verdict_without_a_connection_is_not_given_later(browser: Browser, served: str) -> None:
    """A-7: the others rule on what they see; a verdict from before is none."""
    rules = replace(PATIENT, verdict=r.ByPlayers(wait_ms=120_000))
    with (
        person(browser, served, "Ada") as ada,
        person(browser, served, "Bea", viewport=PHONE) as bea,
        person(browser, served, "Cem") as cem,
    ):
        sit_and_start(served, rules, ada, bea, cem)
        ada.press("Call")
        ada.reads("Your call")
        ada.point(*ada.no_set())
        bea.page.locator('[data-act="Rule"]').first.wait_for()
        with cut_off(bea):
            bea.page.locator('[data-act="Rule"]').first.dispatch_event("click")
            is_told_that_it_was_dropped(bea)

        def is_ruled() -> bool:
            """Bea says no; again, if the line was not back yet and it was dropped."""
            bea.page.locator('[data-act="Rule"]').evaluate_all("all => all.at(-1)?.click()")
            return len(happened(ada, "VerdictGiven")) == 1

        until(ada.page, is_ruled)
        given = [event for event in told(ada) if event["type"] == "VerdictGiven"]
        assert [event["right"] for event in given] == [False]


@pytest.mark.timeout(180)
def test_a_buzzer_without_a_connection_does_not_buzz_later(browser: Browser, served: str) -> None:
    with around_a_deck(browser, served, "classic", "Ada", "Bea") as (ada, bea):
        with cut_off(ada):
            ada.press("Call")
            is_told_that_it_was_dropped(ada)
        bea.press("Call")
        until(ada.page, lambda: happened(ada, "SetCalled", "CalledAfter") == ["SetCalled"])
        until(bea.page, lambda: happened(bea, "SetCalled", "CalledAfter") == ["SetCalled"])
        assert happened(bea, "CallFailed") == []


@pytest.mark.timeout(180)
def call_again(screen: Person) -> bool:
    """Press once more, as people do who see that nothing happens; nothing has happened yet."""
    pads = screen.page.locator('.pad [data-act="Call"]')
    if pads.count() > 0:
        pads.last.dispatch_event("pointerdown", {"button": 0})
    return False


def test_a_call_at_a_shared_screen_without_a_connection_is_dropped(browser: Browser, served: str) -> None:
    with at_one_screen(browser, served, "classic") as screen:
        with cut_off(screen):
            screen.page.locator('.pad [data-act="Call"]').first.dispatch_event("pointerdown", {"button": 0})
            is_told_that_it_was_dropped(screen)
        until(screen.page, lambda: happened(screen, "SetCalled") != [] or call_again(screen))
        assert happened(screen, "SetCalled", "CallFailed") == ["SetCalled"]
