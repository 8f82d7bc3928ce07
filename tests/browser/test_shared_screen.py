"""Several people at one screen: each calls with a key or an edge of it, then points. Real server, real browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from tercet.cards.card import Card, Trio
from tercet.cards.sets import is_set, third_card
from tercet.engine.events import CallFailed, CallsDisputed, FirstNamed, PointReached, PointsLost, SetCalled, SetTaken
from tercet.engine.match import MatchOpened
from tercet.words.cards import card_name, explain_in_words
from tests.browser.around_one_table import REST_MS, TABLET, ends_the_round, look_around, shows_the_record
from tests.browser.circle import told
from tests.browser.people import WAIT_MS, Person, confirm, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_looks import faults, size_name
from tests.browser.turning import PRESS_PLACE, turn
from tests.browser.unhurried import open_unhurried

NAMES = ("Ada", "Bea", "Cem")


def test_nothing_can_be_dealt_before_the_rules_have_come(browser: Browser, served: str) -> None:
    with person(browser, served, NAMES[0], "/odds") as screen:
        page, held = screen.page, list[Route]()
        page.route("**/api/rulesets", lambda route: held.append(route))
        page.goto(f"{served.rstrip('/')}/together")
        deal = page.locator("button[type=submit]")
        expect(deal).to_be_disabled()
        expect(page.locator(".new-rest").last).to_contain_text("Loading the rules…")
        until(page, lambda: len(held) > 0)
        for route in held:
            route.continue_()
        expect(deal).to_be_enabled()


@contextmanager
def at_one_screen(
    browser: Browser,
    served: str,
    rules: str,
    *,
    flat: bool = False,
    seconds: int = 20,
    ties_ms: int | None = None,
    **context: Any,
) -> Iterator[Person]:
    """Three people set a table up on one screen, and the cards are dealt."""
    with person(browser, served, NAMES[0], **context) as screen:
        if ties_ms is not None:
            open_unhurried(screen.page, ties_ms)
        set_up(screen, rules, flat=flat, seconds=seconds)
        screen.page.locator("button[type=submit]").click()
        expect(screen.page.locator(".together")).to_have_attribute("data-state", "play", timeout=WAIT_MS)
        yield screen


def set_up(screen: Person, rules: str, *, flat: bool = False, seconds: int = 20) -> None:
    """From the first page to who plays, how the screen lies, and which rules."""
    page = screen.page
    page.locator('.tiles a[href="/together"]').click()
    page.locator(".names .add").click()
    for n, name in enumerate(NAMES):
        page.locator(".names input").nth(n).fill(name)
    page.locator(f'input[value="{"flat" if flat else "standing"}"]').check()
    page.locator('select[name="rules"]').select_option(rules)
    page.locator(".choices-window label", has_text=f"{seconds} s").click()
    page.locator(".key-choice").nth(1).focus()
    for key in ("Enter", "b"):  # Bea would rather call with B than with what lies nearest
        page.keyboard.press(key)


def pad(screen: Person, name: str) -> Locator:
    """One person's edge of the screen."""
    return screen.page.get_by_role("region", name=name, exact=True)


def points(screen: Person) -> list[int]:
    """What everyone has, in the order of the seats."""
    return [int((pad(screen, name).locator(".pad-points").text_content() or "").replace("−", "-")) for name in NAMES]


def has_the_call(screen: Person, name: str) -> None:
    """This one is to point, and everyone sees it."""
    expect(pad(screen, name)).to_have_attribute("data-state", "points", timeout=WAIT_MS)


def calls(screen: Person, name: str) -> None:
    """Press one's edge, as a finger does."""
    pad(screen, name).locator('[data-act="Call"]').dispatch_event("pointerdown", {"button": 0})
    has_the_call(screen, name)


def point_by_keys(page: Page, screen: Person, cards: tuple[Card, ...]) -> None:
    """With the arrows from card to card, and Enter on each: the layout is filled by column."""
    row = column = 0
    page.locator('.layout [data-place="0"]').focus()
    for card in cards:
        place = int(screen.place(card).get_attribute("data-place") or 0)
        for key, steps in (("Right", place // 3 - column), ("Down", place % 3 - row)):
            for _ in range(abs(steps)):
                page.keyboard.press(f"Arrow{key}" if steps > 0 else {"Right": "ArrowLeft", "Down": "ArrowUp"}[key])
        column, row = place // 3, place % 3
        page.keyboard.press("Enter")


STRIP = """() => [...document.querySelectorAll(".middle button, .pad .button, .layout .place")].filter(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return !(one === hit || one.contains(hit));
}).map(one => one.outerHTML)"""
WHERE = "all => all.map(one => one.getBoundingClientRect().toJSON())"


def longest_to_explain(cards: list[Card]) -> tuple[Card, ...]:
    """Three cards of which one or two features fail, in the most words; of more, only the number is told."""
    told = {trio: in_words(trio) for trio in combinations(cards, 3)}
    return max((trio for trio in told if 2 <= len(told[trio]) <= 3), key=lambda trio: len(str(told[trio])))


def in_words(trio: Trio) -> list[str]:
    """The card that was missing, and what each failing feature says."""
    failing = [one.text for one in explain_in_words(trio) if one.verdict == "neither"]
    return [card_name(third_card(trio[0], trio[1])), *failing]


@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=size_name)
def test_an_explanation_hides_no_button_and_moves_no_card(browser: Browser, served: str, size: ViewportSize) -> None:
    """C-3: it stands in the strip until somebody has read it; the menu and the calls stay where they are."""
    with at_one_screen(browser, served, "classic", has_touch=True, viewport=size) as screen:
        page = screen.page
        before = page.eval_on_selector_all(".layout .place, .pad, .middle .menu", WHERE)
        calls(screen, "Bea")
        screen.point(*longest_to_explain(screen.cards()))
        expect(page.locator(".together-why")).to_contain_text("Not a SET")
        until(page, lambda: points(screen) == [0, -1, 0])
        assert page.eval_on_selector_all(".layout .place, .pad, .middle .menu", WHERE) == before
        assert page.evaluate(STRIP) == []
        assert faults(page) == []
        page.locator(".menu").click()
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        expect(page.locator(".together-why")).to_be_visible()
        page.locator(".together-why .button").click()
        expect(page.locator(".together-why")).to_have_count(0)


def test_three_callers_at_a_shared_screen_play_a_round_and_the_record_says_the_same(
    browser: Browser, served: str
) -> None:
    """A-2 to A-8, R-2 on one screen: by key and by edge, at once, wrong, late, none there, gone and back."""
    with at_one_screen(browser, served, "classic", has_touch=True) as screen:
        page = screen.page
        screen.watches(".middle-say")
        screen.point(screen.cards()[0])
        screen.has_seen("Call first")
        expect(page.locator('.layout [data-state="pointed"]')).to_have_count(0)

        page.keyboard.press("b")  # Bea, with the key that she has chosen
        has_the_call(screen, "Bea")
        expect(page.get_by_role("status")).to_contain_text("Bea calls")
        screen.point(*screen.no_set())
        expect(page.locator(".together-why")).to_contain_text("Not a SET")
        until(page, lambda: points(screen) == [0, -1, 0])

        page.evaluate("""['KeyL', 'KeyA'].forEach(code => dispatchEvent(new KeyboardEvent('keydown', {code})))""")
        has_the_call(screen, "Cem")  # Cem and Ada at once: over one connection the first press is heard first
        expect(page.locator(".together-why")).to_have_count(0)
        expect(pad(screen, "Ada").locator("[data-act]")).to_have_count(0)
        while (found := screen.a_set()) is None:  # somebody has to take it back, and all agree that there is none
            page.locator('[data-act="Withdraw"]').dispatch_event("click")
            no_set(screen)
            calls(screen, "Cem")
        had = points(screen)
        screen.point(*found)
        until(page, lambda: points(screen) == [had[0], had[1], had[2] + 1])

        no_set(screen)
        while screen.a_set() is None:
            no_set(screen)
        calls(screen, "Ada")
        page.reload()  # the device goes away in the middle of a call, and is back
        has_the_call(screen, "Ada")
        found = screen.a_set()
        assert found
        point_by_keys(page, screen, found)
        until(page, lambda: points(screen)[0] == had[0] + 1)

        calls(screen, "Bea")
        until(page, lambda: points(screen)[1] == had[1] - 1)  # she points too late
        last = points(screen)
        ends_the_round(page)
        assert sorted(last, reverse=True) == [int(text.replace("−", "-")) for text in ranks(page)]
        events = shows_the_record(page, served, screen.frames)
        is_for_all(page, ["Cem", "Ada"])
        opened = next(event for event in events if isinstance(event, MatchOpened))
        assert len(set(opened.players)) == 3
        assert [event.why for event in events if isinstance(event, CallFailed) and event.why != "withdrawn"] == [
            "wrong",
            "late",
        ]
        taken = [event.by for event in events if isinstance(event, SetTaken)]
        assert taken == [opened.players[2], opened.players[0]]


def is_for_all(page: Page, finders: list[str]) -> None:
    """They read it together: everyone by name, and the way home above it."""
    expect(page.locator(".end[data-told]")).to_be_visible(timeout=WAIT_MS)
    expect(page.locator(".together > .head .brand")).to_be_in_viewport()
    page.locator(".in-order summary").click()
    expect(page.locator(".in-order tbody th")).to_have_text(finders)
    expect(page.locator(".lane [data-mine]")).to_have_count(0)
    expect(page.locator('[data-part="next"]')).to_have_count(0)


def ranks(page: Page) -> list[str]:
    """The points on the last page, best first."""
    return page.locator(".ranks .points").all_inner_texts()


def no_set(screen: Person) -> None:
    """They agree aloud; one press says it for all of them."""
    before = len(screen.cards())
    screen.page.locator('[data-act="SayNoSet"]').dispatch_event("click")
    until(screen.page, lambda: len(screen.cards()) == before + 3)


def test_super_rules_around_a_flat_screen(browser: Browser, served: str) -> None:
    """S-2, S-5, S-6, S-7: flips at one's own edge, a tie that the third decides, and a late caller's point."""
    with at_one_screen(browser, served, "super", flat=True, ties_ms=3_000, viewport=TABLET, has_touch=True) as screen:
        page = screen.page
        while (found := screen.a_set()) is None:
            flips(screen)
        page.evaluate("""['KeyZ', 'KeyB'].forEach(code => dispatchEvent(new KeyboardEvent('keydown', {code})))""")
        expect(pad(screen, "Cem").locator('[data-act="NameFirst"]')).to_have_count(2, timeout=WAIT_MS)
        page.wait_for_timeout(REST_MS)
        pad(screen, "Cem").locator('[data-act="NameFirst"]').nth(1).dispatch_event("click")
        expect(pad(screen, "Ada")).to_have_attribute("data-state", "free", timeout=WAIT_MS)
        has_the_call(screen, "Bea")  # alone
        assert faults(page) == []
        screen.point(*found)
        until(page, lambda: points(screen) == [0, 1, 0])

        while len(screen.cards()) < 3:  # before that there is nothing to call
            flips(screen)
        calls(screen, "Bea")
        expect(pad(screen, "Ada").locator('[data-act="TakePoint"]')).to_be_visible(timeout=WAIT_MS)
        pad(screen, "Ada").locator('[data-act="TakePoint"]').dispatch_event("click")
        until(page, lambda: points(screen) == [0, 0, 0])
        ends_the_round(page)
        events = shows_the_record(page, served, screen.frames)
        opened = next(event for event in events if isinstance(event, MatchOpened))
        ada, bea, cem = opened.players
        tie = [event.callers for event in events if isinstance(event, CallsDisputed)]
        assert tie == [(ada, bea)]
        assert [(event.by, event.caller) for event in events if isinstance(event, FirstNamed)] == [(cem, bea)]
        assert [event.by for event in events if isinstance(event, PointReached)] == [ada]
        assert [event.by for event in events if isinstance(event, PointsLost)] == [bea]


def flips(screen: Person) -> None:
    """Whose turn it is flips, at their own edge."""
    before = len(screen.cards())
    screen.page.locator('.pad [data-act="Flip"]').dispatch_event("click")
    until(screen.page, lambda: len(screen.cards()) == before + 1)


def test_rules_without_calls_are_played_with_calls_on_one_screen(browser: Browser, served: str) -> None:
    """Nobody could tell whose finger points: the table's own rules say so from the opening on."""
    with at_one_screen(browser, served, "quick") as screen:
        calls(screen, "Cem")
        found = screen.a_set()
        assert found
        assert is_set(*found)
        screen.point(*found)
        until(screen.page, lambda: points(screen) == [0, 0, 1])
        ends_the_round(screen.page)
        events = shows_the_record(screen.page, served, screen.frames)
        assert [type(event) for event in events if isinstance(event, SetCalled | SetTaken)] == [SetCalled, SetTaken]


def test_on_one_screen_only_the_caller_turns_up_cards(browser: Browser, served: str) -> None:
    """M-11: whoever presses a card without a call is told to call; with the arrow keys it works as with a finger."""
    with at_one_screen(browser, served, "memory") as screen:
        page, backs = screen.page, screen.page.locator(".layout .back")
        expect(backs).to_have_count(21)
        screen.watches(".middle")
        page.evaluate(PRESS_PLACE, 3)
        screen.has_seen("Call first")
        calls(screen, "Bea")
        turn(screen, 3)
        expect(page.locator(".heard[role=status]")).to_contain_text("Bea turns up card 4:")
        page.locator('.layout [data-place="3"]').focus()
        for key in ("ArrowDown", "Enter", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        until(page, lambda: any(event["type"] == "SetShown" for event in told(screen)))
        shown = next(event for event in told(screen) if event["type"] == "SetShown")
        places = {event["place"] for event in told(screen) if event["type"] == "CardTurned"}
        assert (len(shown["cards"]), places) == (3, {3, 4, 7})
        taken = any(event["type"] == "SetTaken" for event in told(screen))
        until(page, lambda: points(screen) == [0, int(taken), 0])


def test_nothing_is_cut_off_and_axe_finds_nothing(browser: Browser, served: str) -> None:
    with person(browser, served, NAMES[0], viewport=PHONE) as screen:
        page = screen.page
        open_unhurried(page)
        set_up(screen, "classic")
        found = look_around(page, "shared-screen-new")
        page.locator("button[type=submit]").click()
        expect(page.locator(".together")).to_have_attribute("data-state", "play", timeout=WAIT_MS)
        found += look_around(page, "shared-screen-play")
        calls(screen, "Ada")
        screen.point(*screen.cards()[:2])
        found += look_around(page, "shared-screen-call")
        page.locator('[data-act="Withdraw"]').dispatch_event("click")
        until(page, lambda: page.locator('.pad[data-state="points"]').count() == 0)
        calls(screen, "Bea")
        screen.point(*screen.no_set())
        expect(page.locator(".together-why")).to_be_visible()
        found += look_around(page, "shared-screen-wrong")
        page.keyboard.press("Escape")
        confirm(page, "EndRound")
        expect(page.locator(".end .seal")).to_be_visible(timeout=WAIT_MS)
        grounds = (
            "['.end-dock', '.together'].map(each => getComputedStyle(document.querySelector(each)).backgroundColor)"
        )
        assert len(set(page.evaluate(grounds))) == 1  # the buttons lie on the page, not on a patch of their own
        assert found + look_around(page, "shared-screen-end") == []
