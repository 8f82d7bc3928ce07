"""An explanation stays until it is read, covers no button, and moves no card; and the reason is always shown."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, ViewportSize, expect

from tercet.cards.card import Card
from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import told
from tests.browser.moves import find_in, no_find_in, points_at_once
from tests.browser.people import WAIT_MS, Person, person, until
from tests.browser.table import LAPTOP, LYING_PHONE, LYING_TABLET, PHONE, TALL_PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults, size_name
from tests.browser.test_offline import cut_off
from tests.browser.test_pointing import PATIENT, sit_and_start

SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
# Where every card, every button of the dock and the dock itself are.
SPOTS = """[...document.querySelectorAll(".layout .place, .dock, .dock-big .button")].map(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [one.dataset.place ?? one.className, x, y, width, height].join(" ");
})"""
HIT = """() => [...document.querySelectorAll(".dock .button, .layout .place")].filter(one => {
    if (!one.checkVisibility()) return false;
    const {x, y, width, height} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return !(one === hit || one.contains(hit));
}).map(one => one.textContent)"""
CASES = {
    "classic": PATIENT,
    "quick": RULE_SETS["quick"].rules,
    "chain": RULE_SETS["chain"].rules,
    "ultra": RULE_SETS["ultra"].rules,
    "ghost": RULE_SETS["ghost"].rules,
    "puzzle": RULE_SETS["puzzle"].rules,
    "european": replace(RULE_SETS["european"].rules, calling=r.CallFirst(window_ms=120_000)),
}


def spots(someone: Person) -> list[str]:
    found: list[str] = someone.page.evaluate(SPOTS)
    return [spot for spot in found if "quiet" not in spot]


def places(someone: Person) -> list[str]:
    return [spot for spot in spots(someone) if spot[0].isdigit()]


def covered(someone: Person) -> list[str]:
    """Buttons that cannot be hit in their middle."""
    found: list[str] = someone.page.evaluate(HIT)
    return found


def reason(someone: Person) -> str:
    """What is explained, wherever it stands on this size, as far as it can be seen."""
    texts = someone.page.locator(".dock-why-text:visible, .why-area .why[data-tone=wrong]:visible")
    return " ".join(texts.all_inner_texts())


def parts(text: str) -> set[str]:
    """Its sentences, one by one."""
    return {*re.split(r"\n+| · ", text)}


@pytest.fixture(scope="module")
def people(browser: Browser, served: str) -> Iterator[list[Person]]:
    """Two who play at one table after the other, and one who looks on."""
    with ExitStack() as stack:
        yield [stack.enter_context(person(browser, served, name)) for name in ("Ada", "Bea", "Wim")]


def two(people: list[Person], served: str, rules: r.Rules, size: ViewportSize = LAPTOP) -> tuple[Person, Person]:
    """Ada and Bea at a new table, where something is to be found."""
    ada, bea, _ = people
    for someone in (ada, bea):
        someone.frames.clear()
        someone.page.set_viewport_size(size)
    sit_and_start(served, rules, ada, bea)
    while find_in(ada, rules) is None:  # one deal in thirty holds none
        before = ada.cards()
        for someone in (ada, bea):
            someone.press("SayNoSet")
        for someone in (ada, bea):
            until(someone.page, lambda one=someone, cards=before: one.cards() != cards)  # type: ignore[misc]
    return ada, bea


def shows(someone: Person, rules: r.Rules, cards: tuple[Card, ...]) -> None:
    """Call where that is needed, as soon as that is possible, and point."""
    if not points_at_once(rules):
        someone.press("Call")
        someone.reads("Your call")
    someone.point(*cards)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *((name, size) for name in CASES for size in (PHONE, LAPTOP)),
        ("classic", TALL_PHONE),
        ("classic", LYING_TABLET),
    ],
    ids=str,
)
def test_a_wrong_call_is_explained_until_it_is_closed_and_nothing_moves(
    people: list[Person], served: str, name: str, size: ViewportSize
) -> None:
    """C-3: whoever claims wrongly is told which feature fails, and has the time to read it."""
    rules = CASES[name]
    ada, bea = two(people, served, rules, size)
    before = places(ada)
    shows(ada, rules, no_find_in(ada, rules))
    until(ada.page, lambda: reason(ada) != "")
    said = parts(reason(ada))
    assert places(ada) == before
    assert covered(ada) == []
    assert faults(ada.page) == []
    shows(bea, rules, find_in(bea, rules) or ())  # what another finds does not wipe it
    until(ada.page, lambda: ada.points("Bea") > 0)
    assert said <= parts(reason(ada))  # what it costs comes after the server's word
    before = places(ada)  # three more may have come
    ada.page.locator(".dock-why .button:visible, .why-head .button:visible").click()
    until(ada.page, lambda: reason(ada) == "")
    assert places(ada) == before


@SIZES
def test_a_lost_connection_and_a_refusal_move_nothing(people: list[Person], served: str, size: ViewportSize) -> None:
    ada, _ = two(people, served, PATIENT, size)
    before = spots(ada)
    with cut_off(ada):
        assert spots(ada) == before
        ada.press("Call")
        expect(ada.page.locator(".dock-say .message .button")).to_be_visible(timeout=WAIT_MS)
        assert spots(ada) == before
        assert covered(ada) == []
        assert faults(ada.page) == []
    assert spots(ada) == before


@SIZES
def test_time_that_was_up_is_said_and_stays(people: list[Person], served: str, size: ViewportSize) -> None:
    """A-4, R-2: a call that runs out has failed, and its player is told so."""
    rules = replace(PATIENT, calling=r.CallFirst(window_ms=300))
    ada, bea = two(people, served, rules, size)
    ada.press("Call")
    wanted = ("Your time was up", "Point at 3 cards within 0.3 s of the call.", "One point off.")
    until(ada.page, lambda: all(part in reason(ada) for part in wanted))
    bea.press("SayNoSet")
    until(ada.page, lambda: any(event["type"] == "NoSetSaid" for event in told(ada)))
    assert "Your time was up" in reason(ada)
    ada.press("SayNoSet")  # a player who acts has read it
    until(ada.page, lambda: reason(ada) == "")


@SIZES
def test_a_chain_says_that_one_card_of_the_last_set_is_needed(
    people: list[Person], served: str, size: ViewportSize
) -> None:
    rules = RULE_SETS["chain"].rules
    ada, _ = two(people, served, rules, size)
    shows(ada, rules, find_in(ada, rules) or ())
    until(ada.page, lambda: len(ada.links()) == 3)
    while ada.a_set() is None:  # one that has nothing to do with the last
        links = ada.links()
        shows(ada, rules, find_in(ada, rules) or ())
        until(ada.page, lambda links=links: ada.links() != links)  # type: ignore[misc]
    shows(ada, rules, ada.a_set() or ())
    until(ada.page, lambda: "It uses no card of the last find. Exactly one is needed." in reason(ada))


@SIZES
def test_who_sits_out_is_told_until_when(people: list[Person], served: str, size: ViewportSize) -> None:
    """E-4: a wrong call costs no point, but the player sits out until another has found one."""
    rules = CASES["european"]
    ada, bea = two(people, served, rules, size)
    shows(ada, rules, ada.no_set())
    until(ada.page, lambda: "You sit out until somebody finds a SET." in reason(ada))
    expect(ada.page.locator(".quiet-call")).to_contain_text("Until another player finds a SET")
    shows(bea, rules, bea.a_set() or ())
    until(ada.page, lambda: ada.may("Call"))


@pytest.mark.parametrize("size", [PHONE, TALL_PHONE, LYING_PHONE, LAPTOP], ids=size_name)
def test_who_only_looks_on_sees_the_cards_and_why_they_are_no_set(
    people: list[Person], served: str, size: ViewportSize
) -> None:
    """C-3: also on a phone, without a card moving or the way to a seat being hidden."""
    ada, _ = two(people, served, PATIENT)
    wim = people[-1]
    wim.page.set_viewport_size(size)
    wim.page.goto(f"{ada.page.url}?watch")
    wim.sees("play")
    before = places(wim)
    ada.press("Call")
    trio = ada.no_set()
    ada.point(*trio[:2])
    expect(wim.page.locator('.layout [data-state="theirs"]')).to_have_count(2, timeout=WAIT_MS)
    ada.point(trio[2])
    until(wim.page, lambda: "Not a SET" in reason(wim) and "Ada pointed at these." in reason(wim))
    assert places(wim) == before
    assert faults(wim.page) == []
    assert violations(wim.page) == []
    expect(wim.page.get_by_role("button", name="Sit down")).to_be_in_viewport()
    wim.page.locator(".dock-why .button:visible, .why-head .button:visible").click()
    until(wim.page, lambda: reason(wim) == "")
    assert places(wim) == before
