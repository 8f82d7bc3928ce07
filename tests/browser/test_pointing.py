"""Another's cards are seen as they are pointed out: rings on the layout, and the trio that fills up."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import open_table
from tests.browser.people import Person, person, until
from tests.browser.table import LAPTOP, PHONE, TALL_PHONE

CLASSIC = RULE_SETS["classic"].rules
PATIENT = replace(CLASSIC, calling=r.CallFirst(window_ms=120_000))  # no test waits for this, and none runs into it
THEIRS = '.layout .place[data-state="theirs"] [data-card]'


def ringed(someone: Person) -> set[str]:
    """The cards that somebody else points at."""
    cards: list[str] = someone.page.eval_on_selector_all(THEIRS, "all => all.map(one => one.dataset.card)")
    return {*cards}


def trio(someone: Person, size: ViewportSize) -> Locator:
    """The small cards that fill up: in the dock of a phone, in the panel of a wide screen."""
    return someone.page.locator(".why-area .feature").first.locator(".card") if size == LAPTOP else dock_hand(someone)


def dock_hand(someone: Person) -> Locator:
    return someone.page.locator(".dock-say .hand .card")


def sit_and_start(served: str, rules: r.Rules, *people: Person) -> None:
    """Everyone comes under their name, and the first deals."""
    for someone in people:
        someone.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": someone.name})
        someone.page.evaluate("name => localStorage.setItem('tercet.name', name)", someone.name)
    link = open_table(people[0], served, rules)
    for someone in people:
        someone.page.goto(link)
        someone.sees("gather")
    expect(people[0].page.locator(".sitting li")).to_have_count(len(people))
    people[0].press("Start")
    for someone in people:
        someone.sees("play")


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE, LAPTOP], ids=["small phone", "phone", "laptop"])
def test_the_others_see_each_card_as_it_is_pointed_at(browser: Browser, served: str, size: ViewportSize) -> None:
    """A-2: the caller has the table, and all look at what the caller points at."""
    with person(browser, served, "Ada", viewport=size) as ada, person(browser, served, "Nora", viewport=size) as nora:
        sit_and_start(served, PATIENT, ada, nora)
        *some, last = nora.no_set()
        nora.press("Call")
        ada.reads("Nora points")
        assert ringed(ada) == set()
        for n, card in enumerate(some, 1):
            nora.point(card)
            until(ada.page, lambda n=n: ringed(ada) == {*some[:n]})  # type: ignore[misc]
            expect(trio(ada, size)).to_have_count(n)
            expect(trio(ada, size).last).to_be_visible()
        nora.point(some[0])  # a change of mind is seen too
        until(ada.page, lambda: ringed(ada) == {some[1]})
        nora.point(some[0], last)
        until(ada.page, lambda: ada.points("Nora") == -1)
        until(ada.page, lambda: ringed(ada) == set())


def test_a_half_made_choice_is_nobodys_business_until_the_call(browser: Browser, served: str) -> None:
    """R-12: what somebody only thinks of is seen by nobody; with the call it is."""
    with person(browser, served, "Ada") as ada, person(browser, served, "Nora") as nora:
        sit_and_start(served, PATIENT, ada, nora)
        thought_of = nora.cards()[0]
        nora.point(thought_of)
        nora.press("Call")
        until(ada.page, lambda: ringed(ada) == {thought_of})
        asides = [frame for frame in ada.frames if frame["type"] == "PointsAt"]
        calls = [n for n, frame in enumerate(ada.frames) if "SetCalled" in str(frame)]
        assert [frame["cards"] for frame in asides] == [[thought_of]]
        assert ada.frames.index(asides[0]) > calls[0]


def test_my_own_choice_stays_and_looks_different_while_another_has_the_call(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada, person(browser, served, "Nora") as nora:
        sit_and_start(served, PATIENT, ada, nora)
        mine, theirs, *_ = ada.cards()
        ada.point(mine)
        nora.press("Call")
        nora.point(theirs)
        expect(ada.place(mine)).to_have_attribute("data-state", "ready")
        expect(ada.place(mine)).to_have_attribute("aria-pressed", "true")
        expect(ada.place(theirs)).to_have_attribute("data-state", "theirs")
        nora.press("Withdraw")
        expect(ada.place(mine)).to_have_attribute("data-state", "pointed")
