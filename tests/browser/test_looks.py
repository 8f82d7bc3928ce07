"""What the page looks like: nothing overlaps, nothing is cut off, from a phone to a projector, in every language."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.table import (
    DEAL,
    LAPTOP,
    LAST,
    LYING_PHONE,
    LYING_TABLET,
    NO_SET,
    PHONE,
    PROJECTOR,
    RIGHT,
    TABLET,
    TALL_PHONE,
    WRONG,
    Table,
    table,
)

PICTURES = Path(__file__).parents[2] / "test-results"
FAULTS = (Path(__file__).parent / "faults.js").read_text()
SIZES = (PHONE, TALL_PHONE, LYING_PHONE, TABLET, LYING_TABLET, LAPTOP, PROJECTOR)


def size_name(size: ViewportSize) -> str:
    """A size as it is written."""
    return f"{size['width']}x{size['height']}"


def faults(page: Page) -> list[str]:
    """What overlaps, is cut off or sticks out."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def states(shown: Table) -> list[str]:
    """Go through everything the panel can show, and look at each."""
    found = faults(shown.page)
    shown.point(*WRONG[:2])
    found += faults(shown.page)
    shown.point(WRONG[2])
    found += faults(shown.page)
    shown.page.locator(".why .button").click()
    shown.page.locator(".actions .button").first.click()
    found += faults(shown.page)
    shown.point(*RIGHT)
    found += faults(shown.page)
    shown.page.locator(".menu").click()
    return found + faults(shown.page)


@pytest.mark.parametrize("edition", ["american", "european"])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_nothing_is_cut_off_on_a_small_phone(browser: Browser, served: str, language: str, edition: str) -> None:
    settings: dict[str, object] = {"language": language, "edition": edition}
    with table(browser, served, viewport=PHONE, settings=settings) as shown:
        assert states(shown) == []


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_nothing_overlaps_at_any_size(browser: Browser, served: str, size: ViewportSize) -> None:
    settings: dict[str, object] = {"language": "de", "edition": "european", "palette": "distinct"}  # the longest words
    with table(browser, served, viewport=size, settings=settings) as shown:
        assert states(shown) == []


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE, LAPTOP], ids=size_name)
@pytest.mark.parametrize("deal", [NO_SET, LAST], ids=["fifteen cards", "the end"])
def test_more_cards_and_fewer_fit_too(browser: Browser, served: str, size: ViewportSize, deal: str) -> None:
    with table(browser, served, deal=deal, viewport=size) as shown:
        if deal == NO_SET:
            shown.press("No SET")
        else:
            shown.point(*RIGHT)
        assert faults(shown.page) == []


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_all_that_is_played_with_is_on_the_first_screen(browser: Browser, served: str, size: ViewportSize) -> None:
    with table(browser, served, viewport=size) as shown:
        lowest = "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
        assert shown.page.eval_on_selector_all(".place, .why, .actions .button", lowest) <= size["height"]
        if size in (LAPTOP, PROJECTOR):
            assert shown.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_everything_that_is_pressed_is_big_enough_for_a_finger(
    browser: Browser, served: str, size: ViewportSize
) -> None:
    small = """all => all.filter(one => one.checkVisibility()).map(one => [one.outerHTML, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
    with table(browser, served, viewport=size) as shown:
        shown.point(*WRONG)
        assert shown.page.eval_on_selector_all("button", small) == []
        shown.page.locator(".menu").click()
        assert shown.page.eval_on_selector_all("dialog button, dialog label", small) == []


def test_cards_keep_their_places_while_the_panel_changes(browser: Browser, served: str) -> None:
    where = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    for size in SIZES:
        with table(browser, served, viewport=size) as shown:
            before = shown.page.eval_on_selector_all(".place", where)
            for card in WRONG:
                shown.point(card)
                assert shown.page.eval_on_selector_all(".place", where) == before


def test_the_check_for_faults_can_fail(browser: Browser, served: str) -> None:
    with table(browser, served, viewport=PHONE) as shown:
        shown.page.evaluate("document.querySelector('.why h2').style.height = '5px'")
        assert any("sticks out" in fault for fault in faults(shown.page))
        shown.page.evaluate("document.querySelector('.why h2').style.marginTop = '-60px'")
        assert any("overlaps" in fault for fault in faults(shown.page))
        shown.page.evaluate(
            "document.querySelector('.actions .button').textContent = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)"
        )
        assert "the page is wider than the screen" in faults(shown.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP, PROJECTOR], ids=size_name)
def test_pictures_are_taken_of_it(browser: Browser, served: str, size: ViewportSize, theme: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with table(browser, served, deal=DEAL, viewport=size, settings={"theme": theme}) as shown:
        for name, cards in (("first", ()), ("wrong", WRONG), ("set", RIGHT)):
            shown.point(*cards)
            path = PICTURES / f"page-{size_name(size)}-{theme}-{name}.png"
            assert len(shown.page.screenshot(path=path, animations="disabled")) > 10_000
