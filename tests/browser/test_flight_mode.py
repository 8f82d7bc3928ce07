"""Without a connection, on a phone and a laptop: course, drill, clock and daily puzzle go on; each result arrives once.

The server is killed instead, which a page cannot tell from flight mode, but for what it is told about its connection.
"""

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tercet.cards.sets import find_sets
from tercet.words.languages import Language
from tercet.words.speech import speak
from tests.browser.keeping import wait_until_kept
from tests.browser.learner import STEPS, Learner
from tests.browser.people import Person, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_journeys import restartable, start

A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "en"}
A_LAPTOP: dict[str, Any] = {"viewport": LAPTOP, "locale": "fr"}
ALL = "fetch('/api/me/results').then(answer => answer.json())"


def take_the_course(page: Page, served: str) -> None:
    page.goto(f"{served}/learn")
    learner = Learner(page, at_laptop=page.viewport_size == LAPTOP)
    expect(page.locator(".lesson-trio")).to_be_visible()
    while learner.step() <= STEPS:
        learner.answer()
        learner.go_on()


def drill(page: Page, served: str, lang: Language) -> None:
    page.goto(f"{served}/drills/third")
    learner = Learner(page)
    for task in range(1, 9):
        expect(page.locator(".lesson-step")).to_have_text(speak(lang, "lesson-step", step=task, steps=8))
        learner.choose_third(rightly=True)
        learner.press(".lesson-next")
    expect(page.get_by_role("heading", level=1)).to_have_text(speak(lang, "drill-right-of", right=8, of=8))


def run_against_the_clock(ada: Person, served: str) -> None:
    ada.page.goto(f"{served}/alone/clock?finds=10&seed=FLIGHT")
    ada.page.locator(".clock-go .main").click()
    ada.page.locator(".clock .layout").wait_for()
    for _ in range(10):
        before = ada.cards()
        ada.point(*ada.a_set() or ())
        until(ada.page, lambda before=before: ada.page.locator(".clock .layout").count() == 0 or ada.cards() != before)  # type: ignore[misc]
    expect(ada.page.locator(".end-sheet h1")).to_be_visible()


def solve_the_puzzle(ada: Person, served: str) -> None:
    ada.page.goto(f"{served}/daily")
    ada.page.locator(".daily-sheet .button.main").click()
    expect(ada.page.locator(".place")).to_have_count(12)
    for trio in find_sets(ada.cards()):
        ada.point(*trio)
    expect(ada.page.locator(".how")).to_be_visible()


@pytest.mark.parametrize("device", [A_PHONE, A_LAPTOP], ids=["phone-en", "laptop-fr"])
def test_what_is_done_in_flight_mode_arrives_once(browser: Browser, tmp_path: Path, device: dict[str, Any]) -> None:
    lang: Language = device["locale"]
    with (
        restartable(tmp_path) as (served, running),
        person(browser, served, "", **device, service_workers="allow") as ada,
    ):
        wait_until_kept(ada.page, lang)
        ada.page.goto(f"{served}/daily")
        expect(ada.page.locator(".daily-sheet .button.main")).to_be_visible()
        os.kill(running[-1].pid, signal.SIGKILL)
        running[-1].wait()

        take_the_course(ada.page, served)
        drill(ada.page, served, lang)
        run_against_the_clock(ada, served)
        solve_the_puzzle(ada, served)

        start(running, tmp_path, int(served.rpartition(":")[2]))
        ada.page.goto(served)
        until(ada.page, lambda: kinds(ada.page).count("course") == STEPS and len(kinds(ada.page)) >= STEPS + 3)
        ada.page.reload()
        expect(ada.page.locator(".play-now")).to_be_visible()
        assert sorted(kinds(ada.page)) == sorted(["clock", *["course"] * STEPS, "daily", "drill"])
        ada.complaints.clear()  # the browser has noted that nobody answered


def kinds(page: Page) -> list[str]:
    """The kinds of the results that the server has."""
    kept = page.evaluate(ALL)
    return [each["result"]["kind"] for each in kept] if isinstance(kept, list) else []
