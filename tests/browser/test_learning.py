"""Learning to play in a real Chromium: the course from nothing to a table, and drills."""

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tercet.cards.card import Card
from tercet.cards.sets import is_set
from tests.browser.learner import NEITHER, STEPS, Learner, verdict
from tests.browser.people import Person, person
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
A_LAPTOP: dict[str, Any] = {"viewport": LAPTOP, "reduced_motion": "reduce"}
WORDS = {
    "en-GB": ("Not quite. All different: that fits a SET.", "You can play.", "Bot"),
    "fr-FR": ("Pas tout à fait. Toutes différentes\u00a0: cela va dans un SET.", "Vous savez jouer.", "Robot"),
}

CARDS = "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 3rde"
SMALL = ((320, 568), (740, 360))
LATER_STEPS = ("third", "parts", "thumb", "nine", "twelve")
THE_SET = [Card("1rde"), Card("2rde"), Card("3rde")]
SLOW = {"cards": CARDS.split(), "set": THE_SET, "ms": 48_000, "day": "2026-11-08", "quick": 0, "seen": 0}


def was_a_stranger(ada: Person) -> None:
    """The browser noted that the server did not know this person before the first result made a guest of them."""
    assert all("401" in complaint for complaint in ada.complaints), ada.complaints
    ada.complaints.clear()


def results(page: Page, kind: str, count: int) -> list[dict[str, Any]]:
    """What the server has been sent, once so many are there."""
    ask = f"fetch('/api/me/results?kind={kind}').then(answer => answer.json())"
    page.wait_for_function(f"async () => (await {ask}).length === {count}")
    kept: list[dict[str, Any]] = page.evaluate(ask)
    return kept


def fits_small_screens(page: Page) -> None:
    """Nothing has to be scrolled on the smallest phone, nor on one that lies on its side."""
    whole = page.viewport_size
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
        )
        high, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert (high, wide) == (height, width), f"{page.url} at {width}x{height}"
    assert whole
    page.set_viewport_size(whole)


def looks_right(page: Page) -> None:
    """Nothing is cut off, nothing overlaps, and axe finds nothing."""
    page.evaluate("document.fonts.ready")
    assert faults(page) == []
    assert violations(page) == []


@pytest.mark.parametrize("locale", WORDS)
def test_a_newcomer_comes_from_nothing_to_a_table_on_a_phone(browser: Browser, served: str, locale: str) -> None:
    """Left in the middle and taken up again; a mistake in each kind of step is explained (C-3, P-6)."""
    fits, can_play, bot = WORDS[locale]
    with person(browser, served, "", **A_PHONE, locale=locale) as ada:
        page = ada.page
        page.locator('a[href="/learn"]').first.click()
        learner = Learner(page)
        expect(page.locator(".lesson-head")).to_contain_text(re.compile("^.*1 .* 9"))
        expect(page.locator(".lesson-part")).to_have_text(re.compile("^Question 1 .* 2$"))
        learner.answer(rightly=False)
        expect(page.locator(".lesson-part")).to_have_text(re.compile("^Question 1 .* 3$"))  # a mistake brings one more
        expect(page.get_by_role("status")).to_contain_text(fits)
        expect(page.locator('.lesson-answer[data-mark="wrong"]')).to_have_count(1)
        looks_right(page)
        learner.go_on()
        seen = set()
        while (step := learner.step()) <= STEPS:
            if step not in seen:
                fits_small_screens(page)
            learner.answer(rightly=step in seen or step <= 4)
            fits_small_screens(page)
            if step not in seen:
                looks_right(page)
            seen.add(step)
            learner.go_on()
            if learner.step() == 6 and 6 not in seen:
                page.goto(served)
                page.locator('a[href="/learn"]').first.click()
                expect(page.locator(".lesson-trio")).to_be_visible()
                assert learner.step() == 6
        assert seen == set(range(1, STEPS + 1))
        expect(page.get_by_role("heading", level=1)).to_have_text(can_play)
        expect(page.locator(".course-found .lesson-trio")).to_have_count(3)
        fits_small_screens(page)
        looks_right(page)
        page.locator(".to-table").click()
        ada.sees("play")
        expect(page.locator(".players")).to_contain_text(bot)
        expect(page.locator(".dock-rule")).to_be_visible()  # what a SET is, until the first one is found
        expect(page.locator(".dock .talk")).to_have_count(0)  # a bot does not listen
        was_a_stranger(ada)


def test_the_course_is_taken_by_keyboard_and_by_ear(browser: Browser, served: str) -> None:
    """At each step the tree that a screen reader gets holds the order, the cards by name and what to press."""
    told = {
        1: ('heading "Look at the number only." [level=1]', 'img "one red solid oval"', 'button "neither"'),
        2: ('heading "Look at the colour only." [level=1]', 'img "one red solid squiggle"', 'button "same"'),
        3: ('heading "Look at the shape only." [level=1]', 'img "two purple solid diamonds"', 'button "different"'),
        4: ('heading "Look at the shading only." [level=1]', 'img "three red striped diamonds"', 'button "neither"'),
        5: ('heading "The third card" [level=1]', 'button "three red solid diamonds"', "Tap the third card"),
        6: ('heading "Is it a SET?" [level=1]', 'img "three purple solid diamonds"', 'heading "Number" [level=2]'),
        7: ('heading "SET or not?" [level=1]', 'img "one purple solid oval"', 'button "Not a SET"'),
        8: ('heading "Find a SET" [level=1]', 'button "three purple solid squiggles"', 'grid "Cards on the table"'),
        9: ('heading "Now twelve" [level=1]', 'button "two green solid squiggles"', 'button "Show a card"'),
    }
    with person(browser, served, "Ada", "/learn", **A_LAPTOP) as ada:
        page, learner = ada.page, Learner(ada.page, by_keyboard=True, at_laptop=True)
        expect(page.locator(".lesson-trio")).to_be_visible()
        seen = 0
        while (step := learner.step()) <= STEPS:
            if step > seen:
                tree = page.locator("main").aria_snapshot()
                assert [each for each in told[step] if each not in tree] == [], tree
                looks_right(page)
                seen = step
                learner.answer(rightly=step != 2)  # a slip moves the focus no less than a right answer
            else:
                learner.answer()
            expect(page.locator(".lesson-next")).to_be_focused()  # the way on
            expect(page.get_by_role("status")).not_to_be_empty()
            learner.go_on()
            expect(page.locator("h1")).to_be_focused()
        assert seen == STEPS
        learner.press(".to-table")
        ada.sees("play")
        kept = results(page, "course", len(told))
        assert {each["result"]["step"] for each in kept} == {"number", "colour", "shape", "shading", *LATER_STEPS}
        was_a_stranger(ada)


def test_a_drill_explains_a_wrong_answer_and_keeps_how_it_went(browser: Browser, served: str) -> None:
    """Third card: one wrong, seven right (C-4); then SET or not, where the feature that fails is named (C-3)."""
    with person(browser, served, "Ada", "/drills", **A_PHONE, locale="en-GB") as ada:
        page, learner = ada.page, Learner(ada.page)
        expect(page.locator(".drill-tile")).to_have_count(5)
        looks_right(page)
        page.get_by_role("link", name="Third card").click()
        for task in range(1, 9):
            expect(page.locator(".lesson-step")).to_have_text(f"{task} of 8")
            learner.choose_third(rightly=task != 2)
            expect(page.get_by_role("status").first).to_contain_text("the third")
            fails = page.locator('.lesson-built [data-verdict="neither"]').count()
            assert (fails > 0) == (task == 2)
            if task == 2:
                looks_right(page)
            learner.press(".lesson-next")
        expect(page.get_by_role("heading", level=1)).to_have_text("7 of 8")
        looks_right(page)
        page.goto(f"{served.rstrip('/')}/drills/is-it")
        cards = is_it_task(page)
        learner.say(1 if not is_set(*cards) else 0)
        if not is_set(*cards):
            failing = next(n for n in range(4) if verdict(cards, n) == NEITHER)
            page.locator(".drill-features button").nth(failing).click()
        expect(page.locator(".lesson-rows li")).to_have_count(4)
        looks_right(page)
        page.goto(f"{served.rstrip('/')}/drills")
        expect(page.get_by_role("link", name="Third card")).to_contain_text("Last time: 7 of 8")
        kept = results(page, "drill", 1)
        assert [(each["result"]["drill"], [one["right"] for one in each["result"]["tries"]]) for each in kept] == [
            ("third", [True, False, *[True] * 6])
        ]
        was_a_stranger(ada)


def is_it_task(page: Page) -> list[Card]:
    """The three cards to judge."""
    expect(page.locator(".lesson-trio .card")).to_have_count(3)
    return Learner(page).shown()


def test_a_slow_layout_comes_back_until_it_is_found_in_under_five_seconds_twice(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", "/drills", **A_LAPTOP, locale="de-DE") as ada:
        page, learner = ada.page, Learner(ada.page, at_laptop=True)
        expect(page.locator(".drill-tile")).to_have_count(5)
        page.evaluate("kept => localStorage.setItem('tercet.slow', kept)", json.dumps([SLOW]))
        now = datetime(2026, 11, 16, 12, tzinfo=UTC)
        for count, seconds in enumerate((4, 9, 3, 4)):
            page.clock.set_fixed_time(now)
            page.goto(f"{served.rstrip('/')}/drills/slowest")
            expect(page.locator(".drill-then")).to_contain_text("Damals hast du 48 s gebraucht")
            if count == 0:
                looks_right(page)
            now += timedelta(seconds=seconds)
            page.clock.set_fixed_time(now)
            learner.point(THE_SET)
            expect(page.locator('.why[data-tone="right"]')).to_be_visible()
            expect(page.get_by_role("timer")).to_have_text(f"0:0{seconds}")
            learner.press(".lesson-next")
            expect(page.locator(".drill-done")).to_be_visible()
        page.goto(f"{served.rstrip('/')}/drills/slowest")
        expect(page.get_by_role("heading", level=1)).to_have_text("Noch keine langsame Auslage")
        looks_right(page)
        was_a_stranger(ada)
