"""Eight players on a phone, and the smallest phone: everyone is seen, and cards stay large enough to be hit."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.engine.facts import layout_size
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.around_one_table import choose
from tests.browser.circle import friends, open_table, sit_at
from tests.browser.people import Person, host_a_table, person, until
from tests.browser.table import LAPTOP, LYING_PHONE, PHONE, TALL_PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import PICTURES, faults, size_name
from tests.browser.unhurried import unhurried

SMALLEST = ViewportSize(width=320, height=568)
SIZES = (PHONE, TALL_PHONE, SMALLEST, LYING_PHONE, LAPTOP)
LEAST_CARD = 56
CARD = ".layout .place:not([aria-disabled])"  # face up or face down
OUT_OF_SIGHT = """all => all.map(one => one.getBoundingClientRect()).filter(
    box => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight).length"""
pytestmark = pytest.mark.timeout(300)


def bots_sit_down(host: Person, count: int) -> None:
    """The host adds bots, deals, and pauses at once: now everything stands still."""
    for n in range(count):
        host.page.get_by_role("button", name="Add a bot").click()
        expect(host.page.locator(".sitting li")).to_have_count(n + 2)
    host.press("Start")
    host.sees("play")
    host.page.locator(".menu").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Pause", exact=True).click()
    host.reads("The host has paused the table.")


def test_eight_players_are_all_seen_at_once_and_axe_finds_nothing(browser: Browser, served: str) -> None:
    with person(browser, served, "Maximiliane-Charlotte", viewport=PHONE) as ada:
        host_a_table(ada, "classic")
        bots_sit_down(ada, 7)
        for size in SIZES:
            ada.page.set_viewport_size(size)
            expect(ada.page.locator(".player")).to_have_count(8)
            ada.page.screenshot(path=PICTURES / f"eight-{size_name(size)}.png")
            assert ada.page.locator(".player").evaluate_all(OUT_OF_SIGHT) == 0, size
            strip = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
            assert ada.page.locator(".players").evaluate(strip), size
            assert faults(ada.page) == [], size
            assert violations(ada.page) == [], size


def test_a_dozen_players_are_reached_with_the_keyboard_where_they_do_not_fit(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        host_a_table(ada, "classic")
        bots_sit_down(ada, 11)
        assert violations(ada.page) == []
        ada.page.locator(".players").focus()
        ada.page.keyboard.press("End")
        last = ada.page.locator(".player").last
        until(ada.page, lambda: last.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight"))
        ada.page.set_viewport_size(PHONE)
        assert ada.page.locator(".player").evaluate_all(OUT_OF_SIGHT) == 0


def narrowest(page: Page, rows: int) -> float:
    """How wide the narrowest card is, if this many rows of three are laid out."""
    page.locator(".cloth").evaluate("(cloth, rows) => cloth.style.cssText = `--columns: 3; --rows: ${rows}`", rows)
    width: float = page.locator(".layout .place").evaluate_all(
        "all => Math.min(...all.map(one => one.getBoundingClientRect().width))"
    )
    return width


@pytest.fixture(scope="module")
def ada(browser: Browser, served: str) -> Iterator[Person]:
    """Somebody with the smallest phone, who sits at one table after the other."""
    with person(browser, served, "Ada", viewport=SMALLEST) as ada:
        ada.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Ada"})
        ada.page.evaluate("localStorage.setItem('tercet.name', 'Ada')")
        yield ada


@pytest.mark.parametrize("name", RULE_SETS)
def test_cards_are_large_enough_on_the_smallest_phone(ada: Person, served: str, name: str) -> None:
    """With twelve cards and with fifteen, under every rule set; under Super Rules somebody has to flip first."""
    rules = RULE_SETS[name].rules
    ada.page.goto(open_table(ada, served, rules))
    ada.sees("gather")
    for n in range(1, rules.seats.least):
        ada.page.get_by_role("button", name="Add a bot").click()
        expect(ada.page.locator(".sitting li")).to_have_count(n + 1)
    ada.press("Start")
    ada.sees("play")
    ada.press_if_there("Flip")
    until(ada.page, lambda: ada.page.locator(CARD).count() >= min(9, layout_size(rules) or 1))
    ada.page.screenshot(path=PICTURES / f"smallest-{name}.png")
    assert narrowest(ada.page, 4) >= LEAST_CARD
    assert narrowest(ada.page, 5) >= LEAST_CARD
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def looked_at(page: Page, name: str) -> list[str]:
    """What is cut off on the smallest phone, in the shortest language and in the longest."""
    found: list[str] = []
    for language in ("en", "de"):
        choose(page, "language", language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        found += [f"{name}, {language}: {fault}" for fault in faults(page)]
    page.screenshot(path=PICTURES / f"smallest-{name}.png")
    return found


def test_nothing_is_cut_off_on_the_smallest_phone_whoever_calls(browser: Browser, served: str) -> None:
    """Ten seconds run down, the cards fill up, others wait their turn."""
    rules = unhurried(RULE_SETS["competition"].rules)
    with friends(browser, served) as people:
        ada, bea, jo = here = [*people[:2], people[-1]]
        for someone in here:
            someone.page.set_viewport_size(SMALLEST)
        sit_at(open_table(ada, served, rules), here, judge=True)
        ada.press("Start")
        for someone in here:
            someone.sees("play")
        found = looked_at(ada.page, "search") + looked_at(jo.page, "judge")
        ada.press("Call")
        bea.press("Call")
        ada.point(*ada.no_set())
        until(jo.page, lambda: jo.may("Rule"))
        found += looked_at(jo.page, "ruling") + looked_at(bea.page, "second") + looked_at(ada.page, "shown")
        jo.page.locator('[data-act="Rule"]').nth(1).dispatch_event("click")
        until(bea.page, lambda: bea.may("Withdraw"))
        assert found + looked_at(bea.page, "asked") + looked_at(ada.page, "failed") == []


def test_a_newcomer_sees_where_to_sit_down(browser: Browser, served: str) -> None:
    """On a phone the way in is not below the list, the code and the rules."""
    with person(browser, served, "Ada") as ada:
        host_a_table(ada, "classic")
        for size in (PHONE, TALL_PHONE):
            with person(browser, served, "Bea", f"/t/{ada.code}", viewport=size) as bea:
                expect(bea.page.locator(".doorway .main")).to_be_in_viewport(ratio=1)
                assert violations(bea.page) == []
