"""What the page looks like: nothing overlaps, nothing is cut off, from a phone to a projector, in every language."""

from collections.abc import Iterator, Sequence
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
    SETTLED,
    TABLET,
    TALL_PHONE,
    WRONG,
    Table,
    table,
)

PICTURES = Path(__file__).parents[2] / "test-results"
FAULTS = (Path(__file__).parent / "faults.js").read_text()
SIZES = (PHONE, TALL_PHONE, LYING_PHONE, TABLET, LYING_TABLET, LAPTOP, PROJECTOR)
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def size_name(size: ViewportSize) -> str:
    """A size as it is written."""
    return f"{size['width']}x{size['height']}"


def faults(page: Page) -> list[str]:
    """What overlaps, is cut off or sticks out."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS)
    return found


def resize(page: Page, size: ViewportSize) -> None:
    """Make the screen that large, and let the page be drawn so."""
    page.set_viewport_size(size)
    page.evaluate(FRAMES)


def sizes(page: Page, wanted: Sequence[ViewportSize]) -> Iterator[ViewportSize]:
    """The page at each size; then it is as large as before."""
    before = page.viewport_size
    assert before
    for size in wanted:
        resize(page, size)
        yield size
    resize(page, before)


def states(shown: Table) -> Iterator[Page]:
    """Go through everything the panel can show."""
    yield shown.page
    shown.point(*WRONG[:2])
    yield shown.page
    shown.point(WRONG[2])
    yield shown.page
    shown.page.locator(".why .button").click()
    shown.page.locator(".actions .button").first.click()
    yield shown.page
    shown.point(*RIGHT)
    yield shown.page
    shown.page.locator(".menu").click()
    yield shown.page


@pytest.mark.parametrize("edition", ["american", "european"])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_nothing_is_cut_off_on_a_small_phone(browser: Browser, served: str, language: str, edition: str) -> None:
    settings: dict[str, object] = {"language": language, "edition": edition}
    with table(browser, served, viewport=PHONE, settings=settings) as shown:
        assert [fault for page in states(shown) for fault in faults(page)] == []


def test_nothing_overlaps_at_any_size(browser: Browser, served: str) -> None:
    settings: dict[str, object] = {"language": "de", "edition": "european", "palette": "distinct"}  # the longest words
    with table(browser, served, settings=settings) as shown:
        assert [(size, fault) for page in states(shown) for size in sizes(page, SIZES) for fault in faults(page)] == []


@pytest.mark.parametrize("deal", [NO_SET, LAST], ids=["fifteen cards", "the end"])
def test_more_cards_and_fewer_fit_too(browser: Browser, served: str, deal: str) -> None:
    with table(browser, served, deal=deal) as shown:
        if deal == NO_SET:
            shown.press("No SET")
        else:
            shown.point(*RIGHT)
        looked_at = sizes(shown.page, [PHONE, LYING_PHONE, LAPTOP])
        assert [(size, fault) for size in looked_at for fault in faults(shown.page)] == []


def test_all_that_is_played_with_is_on_the_first_screen(browser: Browser, served: str) -> None:
    lowest = "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
    with table(browser, served) as shown:
        for size in sizes(shown.page, SIZES):
            assert shown.page.eval_on_selector_all(".place, .why, .actions .button", lowest) <= size["height"], size
            if size in (LAPTOP, PROJECTOR):
                assert shown.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


def test_everything_that_is_pressed_is_big_enough_for_a_finger(browser: Browser, served: str) -> None:
    small = """all => all.filter(one => one.checkVisibility()).map(one => [one.outerHTML, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
    with table(browser, served) as shown:
        shown.point(*WRONG)
        for size in sizes(shown.page, SIZES):
            assert (size, shown.page.eval_on_selector_all("button", small)) == (size, [])
        shown.page.locator(".menu").click()
        for size in sizes(shown.page, SIZES):
            assert (size, shown.page.eval_on_selector_all("dialog button, dialog label", small)) == (size, [])


def test_cards_keep_their_places_while_the_panel_changes(browser: Browser, served: str) -> None:
    where = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    with table(browser, served) as shown:
        before = [shown.page.eval_on_selector_all(".place", where) for _ in sizes(shown.page, SIZES)]
        for card in WRONG:
            shown.point(card)
            assert [shown.page.eval_on_selector_all(".place", where) for _ in sizes(shown.page, SIZES)] == before


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
def test_pictures_are_taken_of_it(browser: Browser, served: str, theme: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with table(browser, served, deal=DEAL, settings={"theme": theme}) as shown:
        for name, cards in (("first", ()), ("wrong", WRONG), ("set", RIGHT)):
            shown.point(*cards)
            for size in sizes(shown.page, [PHONE, TABLET, LAPTOP, PROJECTOR]):
                path = PICTURES / f"page-{size_name(size)}-{theme}-{name}.png"
                assert len(shown.page.screenshot(path=path, animations="disabled")) > 10_000
