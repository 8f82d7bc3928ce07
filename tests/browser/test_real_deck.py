"""A real deck on a real table, and four phones to call with. Real server, real browsers; nobody sees a card."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tercet.engine.events import (
    CallerAsked,
    CallFailed,
    CallsDisputed,
    FirstNamed,
    LockedOut,
    LockOutsLifted,
    PointReached,
    PointsLost,
    RoundOpened,
    SetTaken,
    SuperRoundStarted,
)
from tercet.engine.match import MatchEvent, MatchOpened
from tests.browser.around_one_table import REST_MS, at_once, ends_the_round, look_around, shows_the_record
from tests.browser.people import WAIT_MS, Person, person, sit_down, until
from tests.browser.table import PHONE
from tests.browser.unhurried import ENOUGH_MS, open_unhurried

BUTTON = ".buzz-big .button"


@contextmanager
def around_a_deck(
    browser: Browser, served: str, rules: str, *names: str, ties_ms: int | None = None, **context: Any
) -> Iterator[list[Person]]:
    """One opens a table for their own cards, the others come by its code, and the round begins."""
    with ExitStack() as stack:
        phone = {"viewport": PHONE, "has_touch": True, **context}
        host = stack.enter_context(person(browser, served, names[0], **phone))
        open_real_table(host, rules, ties_ms)
        people = [host]
        for name in names[1:]:
            people.append(stack.enter_context(person(browser, served, name, f"/t/{host.code}", **phone)))
            sit_down(people[-1])
        expect(host.page.locator(".sitting li")).to_have_count(len(people))
        expect(host.page.locator('[data-act="Start"]')).to_have_text("Start")  # there are no cards here to be dealt
        host.press("Start")
        for someone in people:
            someone.sees("play")
            expect(someone.page.locator(".buzzer")).to_be_visible(timeout=WAIT_MS)
        yield people


def open_real_table(host: Person, rules: str, ties_ms: int | None = None) -> None:
    """From the first page to a table for one's own cards: a QR code leads the others here."""
    page = host.page
    open_unhurried(page, ties_ms)
    page.locator('.tiles a[href="/real"]').click()
    page.locator('select[name="rules"]').select_option(rules)
    page.locator('input[name="name"]').fill(host.name)
    page.locator(".choices-window label", has_text="20 s").click()
    if rules == "super":
        page.locator('input[name="within"][value="250"]').check()
    page.locator("button[type=submit]").click()
    host.sees("gather")
    expect(page.locator(".gather .qr")).to_be_visible()


def press(someone: Person, what: str, n: int = 0) -> None:
    """Press what stands there, once it has stood there for a moment."""
    button = someone.page.locator(f'[data-act="{what}"]').nth(n)
    expect(button).to_be_visible(timeout=WAIT_MS)
    someone.page.wait_for_timeout(REST_MS)
    button.dispatch_event("pointerdown", {"button": 0})


def calls(someone: Person, *, n: int = 0) -> None:
    """Call, and have the call."""
    press(someone, "Call", n)
    expect(someone.page.locator('[data-act="Point"]')).to_be_visible(timeout=WAIT_MS)


def ruled(caller: Person, others: list[Person], *, right: bool) -> None:
    """The caller shows the cards on the table; all the others say on their phones what they see."""
    press(caller, "Point")
    for someone in others:
        press(someone, "Rule", 0 if right else 1)
    expect(caller.page.locator('[data-act="Rule"], [data-act="Point"]')).to_have_count(0, timeout=WAIT_MS)


def points(someone: Person) -> list[int]:
    """What everyone has, in the order of the seats."""
    figures = someone.page.locator(".player .points").all_inner_texts()
    return [int(figure.replace("−", "-")) for figure in figures]


def all_see(people: list[Person], *expected: int) -> None:
    """The same points on every phone."""
    for someone in people:
        until(someone.page, lambda someone=someone: points(someone) == [*expected])  # type: ignore[misc]


def order(someone: Person) -> list[str]:
    """Who called, in order."""
    return someone.page.locator(".order .who").all_inner_texts()


def of(events: list[MatchEvent], *kinds: type) -> list[Any]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


@pytest.mark.long
def test_four_phones_and_a_real_deck_settle_what_office_tables_quarrel_about(browser: Browser, served: str) -> None:
    """S-5, S-6, S-7, S-9 to S-12, R-13, R-14: simultaneous calls, the late caller's point, refuted, locked out."""
    with around_a_deck(browser, served, "super", "Ada", "Bea", "Cem", "Dee", ties_ms=2_000) as people:
        ada, bea, cem, dee = people

        # Bea and Cem at the same time: the others say who was first (S-7).
        at_once(BUTTON, bea.page, cem.page)
        for someone in people:
            expect(someone.page.locator(".order li[data-now]")).to_have_count(2, timeout=WAIT_MS)
        for someone in (ada, dee):
            press(someone, "NameFirst", order(someone).index("Cem"))
        expect(cem.page.locator('[data-act="Point"]')).to_be_visible(timeout=WAIT_MS)
        ruled(cem, [ada, bea, dee], right=True)
        all_see(people, 0, 0, 1, 0)

        # Dee calls wrongly and has no point to give: she sits out until somebody is right (S-5).
        calls(dee)
        ruled(dee, [ada, bea, cem], right=False)
        expect(dee.page.locator(".quiet-call")).to_contain_text("You sit out")
        expect(ada.page.locator('.player[data-state="out"]')).to_contain_text("Dee")

        # Cem calls, delays, and Ada takes his point (S-6); it is two seconds on its way, for all to see.
        calls(cem)
        bea.watches(".order")
        press(ada, "TakePoint")
        bea.has_seen("a point is at stake")
        all_see(people, 0, 0, 0, 0)

        # Ada and Bea stake on the next card; Cem flips it. For a while the others only see the seconds counted (S-10).
        calls(ada)
        ruled(ada, [bea, cem, dee], right=True)  # Dee may call again
        press(ada, "StakeOnNext")
        press(bea, "StakeOnNext")
        press(cem, "Flip")
        expect(cem.page.locator(".quiet-call")).to_contain_text("Only those in it may call", timeout=WAIT_MS)
        left = float(cem.page.locator(".buzz .seconds > span").inner_text())
        assert 0 < left <= ENOUGH_MS / 1000
        calls(bea)
        ruled(bea, [ada, cem, dee], right=True)
        all_see(people, 1, 3, 0, 0)

        for someone in people:
            press(someone, "SayNoSet")  # the cards are used up, all agree
        for someone in people:
            someone.sees("end")
        events = shows_the_record(ada.page, served, *[someone.frames for someone in people])
        players = of(events, MatchOpened)[0].players
        named = dict(zip(players, ("ada", "bea", "cem", "dee"), strict=True))
        assert {named[one] for one in of(events, CallsDisputed)[0].callers} == {"bea", "cem"}
        assert [named[event.by] for event in of(events, FirstNamed)] == ["ada", "dee"]
        assert named[of(events, CallerAsked)[0].by] == "cem"
        assert [(named[event.by], event.points) for event in of(events, SetTaken)] == [
            ("cem", 1),
            ("ada", 1),
            ("bea", 3),
        ]
        assert [(named[event.by], event.why) for event in of(events, CallFailed)] == [("dee", "wrong"), ("cem", "late")]
        assert [named[event.by] for event in of(events, LockedOut)] == ["dee"]
        assert len(of(events, LockOutsLifted)) == 1
        assert [named[event.by] for event in of(events, PointReached)] == ["ada"]
        assert [(named[event.by], event.points) for event in of(events, PointsLost)] == [("cem", 1)]
        assert len(of(events, SuperRoundStarted)) == 1


def test_every_phone_shows_the_order_by_tenths_of_a_second_and_the_deal_passes(browser: Browser, served: str) -> None:
    """A-2, A-5, A-11, R-1: who was second, and by how much; a refuted call; then another deals."""
    with around_a_deck(browser, served, "passing-deal", "Ada", "Bea", "Cem") as people:
        ada, bea, cem = people
        expect(bea.page.locator(".dealer")).to_contain_text("Ada deals")
        at_once(BUTTON, ada.page, bea.page)
        for someone in people:
            expect(someone.page.locator(".order li")).to_have_count(2, timeout=WAIT_MS)
        first, second = (ada, bea) if order(cem)[0] == "Ada" else (bea, ada)
        expect(first.page.locator(".order li").first).to_contain_text("You")
        expect(first.page.locator(".order li .came").first).to_have_text("show now")
        expect(cem.page.locator(".order li .came").first).to_have_text("shows now")
        assert re.fullmatch(r"\d+\.\d", cem.page.locator(".buzz .seconds > span").inner_text())
        later = cem.page.locator(".order .behind").nth(1)
        expect(later).to_have_text(re.compile(r"^(\+\d+\.\d s|< 0\.1 s)$"), timeout=WAIT_MS)
        for someone in people:  # the same on every phone
            expect(someone.page.locator(".order .behind").nth(1)).to_have_text(later.inner_text(), timeout=WAIT_MS)
        ruled(first, [second, cem], right=False)
        all_see(people, *[-(one is first) for one in people])
        expect(cem.page.locator(".order li").first).to_contain_text("not a SET")
        calls(second)
        ruled(second, [first, cem], right=True)
        now = [(one is second) - (one is first) for one in people]
        all_see(people, *now)
        cem.page.reload()  # a phone that was away is where it was
        expect(cem.page.locator('[data-act="Call"]')).to_be_visible(timeout=WAIT_MS)
        all_see([cem], *now)
        ada.page.locator('.buzz [data-asks="EndRound"]').click()
        ada.page.locator('.buzz .ask [data-act="EndRound"]').click()
        for dealer in ("Bea", "Cem"):
            for someone in people:
                someone.sees("end")
                someone.press("PlayAgain")
            expect(ada.page.locator(".dealer")).to_contain_text(f"{dealer} deals", timeout=WAIT_MS)
            ends_the_round(ada.page)
        events = shows_the_record(ada.page, served, *[someone.frames for someone in people])
        opened = of(events, MatchOpened)[0]
        assert [event.dealer for event in of(events, RoundOpened)] == [*opened.players]


def test_nothing_is_cut_off_and_axe_finds_nothing(browser: Browser, served: str) -> None:
    with around_a_deck(browser, served, "super", "Ada", "Maximiliane-Charlotte") as (ada, max_):
        page = ada.page
        found = look_around(page, "real-deck-play")
        press(max_, "Call")
        expect(page.locator(".order li[data-now]")).to_be_visible(timeout=WAIT_MS)
        found += look_around(page, "real-deck-call")
        press(max_, "Point")
        expect(page.locator('[data-act="Rule"]')).to_have_count(2, timeout=WAIT_MS)
        found += look_around(page, "real-deck-verdict")
        page.evaluate("document.querySelector('[data-act=Rule]')?.click()")  # silence would be consent too
        press(max_, "StakeOnNext")
        press(ada, "Flip")
        expect(page.locator(".buzz .seconds")).to_be_visible(timeout=WAIT_MS)
        found += look_around(page, "real-deck-super")
        page.goto(f"{served.rstrip('/')}/real")
        page.locator('select[name="rules"]').select_option("super")
        assert found + look_around(page, "real-deck-new") == []
