"""Everyone can play: by keyboard alone, by ear, with any eyes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import NO_SET, PHONE, RIGHT, SETTLED, WRONG, Table, table

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong."""
    page.evaluate(SETTLED)
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    assert found["testEngine"]["name"] == "axe-core"
    return [f"{v['id']}: {v['help']} {[node['target'] for node in v['nodes']]}" for v in found["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("edition", ["american", "european"])
def test_axe_finds_nothing_in_any_state_of_the_page(browser: Browser, served: str, theme: str, edition: str) -> None:
    settings: dict[str, object] = {"theme": theme, "edition": edition}
    with table(browser, served, settings=settings) as shown:
        assert violations(shown.page) == []
        shown.point(*WRONG)
        assert violations(shown.page) == []
        shown.press("Got it")
        shown.point(*RIGHT)
        assert violations(shown.page) == []
        shown.press("Settings")
        assert violations(shown.page) == []


def test_axe_finds_nothing_on_a_phone(browser: Browser, served: str) -> None:
    with table(browser, served, viewport=PHONE, settings={"palette": "distinct", "edgeBar": True}) as shown:
        shown.point(*WRONG)
        assert violations(shown.page) == []
        shown.press("Settings")
        assert violations(shown.page) == []


def test_axe_would_find_a_fault(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        shown.page.evaluate("document.querySelector('.menu').innerHTML = ''")
        assert [fault.split(":")[0] for fault in violations(shown.page)] == ["button-name"]


def keys(shown: Table, line: str) -> None:
    """Press keys one after the other."""
    for key in line.split():
        shown.page.keyboard.press(key)


def test_a_set_is_found_by_keyboard_alone(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        keys(shown, "Tab Tab Tab ArrowDown")  # past the name and the settings into the grid, filled by column: place 1
        expect(shown.place("1rof")).to_be_focused()
        keys(shown, "Space ArrowRight ArrowDown Enter")  # place 5
        expect(shown.place("2rof")).to_have_attribute("aria-pressed", "true")
        keys(shown, "ArrowRight ArrowRight ArrowRight ArrowLeft Space")  # stops at the edge, then place 8
        shown.is_titled("A SET!")
        expect(shown.place("3psh")).to_be_focused()  # the place keeps the focus under its new card


def test_a_held_key_is_pressed_once_and_escape_lets_go(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        keys(shown, "Tab Tab Tab")
        for _ in range(4):
            shown.page.keyboard.down("Enter")
        expect(shown.place("2gsh")).to_have_attribute("aria-pressed", "true")
        shown.page.keyboard.up("Enter")
        keys(shown, "Escape")
        expect(shown.place("2gsh")).to_have_attribute("aria-pressed", "false")


def test_everything_else_is_reached_by_keyboard_too(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        keys(shown, "Tab Tab Tab Tab Enter")
        shown.is_titled("There is one")
        keys(shown, "Tab Enter Enter")
        shown.is_titled("One more card")
        keys(shown, "Shift+Tab Shift+Tab Shift+Tab Enter")
        expect(shown.page.get_by_role("dialog")).to_be_visible()
        keys(shown, "Escape")
        expect(shown.page.locator(".menu")).to_be_focused()


def test_the_focus_stays_in_the_grid_when_its_last_column_goes(browser: Browser, served: str) -> None:
    with table(browser, served, deal=NO_SET) as shown:
        shown.press("No SET")
        shown.point("1rof", "2rof")
        shown.place("3rof").focus()
        keys(shown, "Enter")
        shown.is_titled("A SET!")
        assert shown.page.evaluate("document.activeElement.dataset.place") == "11"


def test_a_screen_reader_chooses_without_pressing(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        for card in RIGHT:
            shown.place(card).evaluate("place => place.click()")
        shown.is_titled("A SET!")


def test_the_grid_tells_its_rows_and_cells(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        grid = shown.page.get_by_role("grid", name="Cards on the table")
        assert (grid.get_by_role("row").count(), grid.get_by_role("gridcell").count()) == (3, 12)
        shown.page.set_viewport_size(PHONE)
        expect(grid.get_by_role("row")).to_have_count(4)
