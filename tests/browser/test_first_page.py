"""The first page: every first step at once, what is going on here, and nothing that moves under a finger."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from tests.browser.people import Person, host_a_table, person, until
from tests.browser.table import LAPTOP, PHONE, TALL_PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults, size_name
from tests.support.serving import serving

STEPS = ("/daily", "/learn", "/alone", "/together", "/real")
STILL = ".hero h1, .hero .what, .play-now, .ways input, .tile, .language-choice"
BOXES = "all => all.map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"
SMALLEST = ViewportSize(width=320, height=640)
WIDEST = ViewportSize(width=2560, height=1440)
ON_ITS_SIDE = ViewportSize(width=740, height=360)
LOW_LAPTOP = ViewportSize(width=1366, height=768)
LOCALES = ["en-GB", "fr-FR", "es-ES", "de-DE"]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where only these people are."""
    with serving("--data", tmp_path_factory.mktemp("data"), TERCET_GRACE_S="0") as address:
        yield address


def boxes(page: Page) -> list[list[float]]:
    found: list[list[float]] = page.eval_on_selector_all(STILL, BOXES)
    return found


def hold_back(someone: Person, *addresses: str) -> list[Route]:
    """Let these answers of the server wait; each goes on when its route does."""
    held: list[Route] = []
    for address in addresses:
        someone.page.route(address, lambda route: held.append(route))
    return held


def a_competition_of_today(someone: Person, served: str) -> str:
    page = someone.page
    page.request.post(f"{served}/api/guest", data={"name": "Boss"})
    wanted: dict[str, Any] = {"name": "<i>Spring</i> Open", "begins": datetime.now(UTC).isoformat("T", "seconds")}
    found: str = page.request.post(f"{served}/api/competitions", data=wanted).json()["competition"]
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [PHONE, TALL_PHONE], ids=size_name)
def test_every_first_step_is_above_the_fold_of_a_phone(
    browser: Browser, here: str, size: ViewportSize, locale: str
) -> None:
    with person(browser, here, "", viewport=size, locale=locale) as someone:
        page = someone.page
        expect(page.locator(".tables")).to_be_visible()
        page.evaluate("document.fonts.ready")
        expect(page.locator(".hero .what")).to_contain_text("SET®")
        assert [tile.get_attribute("href") for tile in page.locator("a.tile").all()] == [*STEPS]
        expect(page.locator(".tile svg")).to_have_count(len(STEPS) + 1)  # and the new table
        assert all(y >= 0 and y + height <= size["height"] for _, y, _, height in boxes(page))
        assert faults(page) == []
        assert violations(page) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_low_laptop_nothing_lies_on_the_form(browser: Browser, here: str, locale: str) -> None:
    with person(browser, here, "", viewport=LOW_LAPTOP, locale=locale) as someone:
        expect(someone.page.locator(".none-yet")).to_be_visible()
        someone.page.evaluate("document.fonts.ready")
        form, foot = (someone.page.locator(each).bounding_box() for each in (".way-code", ".start-foot"))
        assert form
        assert foot
        assert form["y"] + form["height"] <= foot["y"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [SMALLEST, LAPTOP, WIDEST], ids=size_name)
def test_it_fits_from_the_smallest_phone_to_a_wall(
    browser: Browser, here: str, size: ViewportSize, locale: str
) -> None:
    with person(browser, here, "", viewport=size, locale=locale, color_scheme="dark") as someone:
        expect(someone.page.locator(".none-yet")).to_be_visible()
        someone.page.evaluate("document.fonts.ready")
        assert faults(someone.page) == []
        assert violations(someone.page) == []


def test_on_a_phone_on_its_side_play_now_is_in_sight(browser: Browser, here: str) -> None:
    with person(browser, here, "", viewport=ON_ITS_SIDE, locale="fr-FR") as someone:
        expect(someone.page.locator(".none-yet")).to_be_visible()
        someone.page.evaluate("document.fonts.ready")
        play_now = someone.page.locator(".play-now").bounding_box()
        assert play_now
        assert play_now["y"] + play_now["height"] <= ON_ITS_SIDE["height"]


def test_where_there_is_no_table_the_families_of_rules_are_shown(browser: Browser, here: str) -> None:
    with person(browser, here, "", viewport=LAPTOP) as someone:
        page = someone.page
        expect(page.locator(".ways-to-play a")).to_have_count(4)
        assert faults(page) == []
        page.get_by_role("link", name="Bigger decks").click()
        expect(page.locator("#family-decks")).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=size_name)
def test_nothing_moves_when_the_lists_arrive(browser: Browser, here: str, size: ViewportSize) -> None:
    with person(browser, here, "Zoë") as zoe, person(browser, here, "", "/odds", viewport=size) as someone:
        a_competition_of_today(zoe, here.rstrip("/"))
        host_a_table(zoe, "classic")
        page = someone.page
        held = hold_back(someone, "**/api/tables")
        page.goto(here)
        expect(page.locator(".tile")).to_have_count(len(STEPS) + 1)
        page.evaluate("document.fonts.ready")
        until(page, lambda: len(held) >= 1)
        before = boxes(page)
        for route in held:
            route.continue_()
        expect(page.locator(".tables li")).to_contain_text("Zoë")
        expect(page.locator(".play-now")).to_contain_text("with Zoë")
        expect(page.locator(".today li").first).to_contain_text("<i>Spring</i> Open")
        assert boxes(page) == before
        assert faults(page) == []
        assert violations(page) == []
        page.locator(".today a:visible").first.click()  # a phone shows only the first of several
        expect(page.locator("body")).to_contain_text("<i>Spring</i> Open")


def test_play_now_leads_to_those_who_wait(browser: Browser, here: str) -> None:
    with person(browser, here, "Yara") as yara, person(browser, here, "Bea", viewport=PHONE) as bea:
        code = host_a_table(yara, "classic")
        expect(bea.page.locator(".play-now")).to_contain_text("with Yara")
        bea.page.locator('.ways input[name="name"]').fill("Bea")
        bea.page.keyboard.press("Enter")
        bea.sees("gather")
        assert bea.code == code
        expect(yara.page.locator(".sitting li")).to_have_count(2)
        bea.page.goto(here)
        expect(bea.page.get_by_role("link", name=f"Back to your table {code}")).to_be_visible()
        bea.page.get_by_role("button", name="Code").click()
        expect(bea.page.locator('input[name="code"]')).to_be_focused()


def test_on_a_wide_screen_the_seats_of_all_tables_stand_one_below_the_other(browser: Browser, here: str) -> None:
    with (
        person(browser, here, "Ia") as ia,
        person(browser, here, "Maximiliane Theodora") as theodora,
        person(browser, here, "", viewport=LAPTOP) as someone,
    ):
        host_a_table(ia, "classic")
        host_a_table(theodora, "super")
        seats = someone.page.locator(".tables li .seats")
        expect(seats).to_have_count(2)
        someone.page.evaluate("document.fonts.ready")
        assert len(set(seats.evaluate_all("all => all.map(one => one.getBoundingClientRect().x)"))) == 1
        assert faults(someone.page) == []


def test_play_now_never_leads_to_oneself(browser: Browser, here: str) -> None:
    """Who waits at a table and looks at the first page meanwhile is offered bots, not the own name."""
    with person(browser, here, "Xena") as xena, person(browser, here, "") as other:
        host_a_table(xena, "classic")
        expect(other.page.locator(".play-now")).to_contain_text("with Xena")
        second = xena.page.context.new_page()
        second.goto(here)
        expect(second.locator(".tables li")).to_contain_text("Xena")
        expect(second.locator(".play-now")).to_contain_text("two bots")


def test_the_language_is_one_press_away_and_stays(browser: Browser, here: str) -> None:
    with person(browser, here, "", viewport=PHONE) as someone:
        page = someone.page
        page.get_by_label("Language").select_option("fr")
        expect(page.locator("h1")).to_have_text("Trois cartes. Toutes pareilles ou toutes différentes.")
        page.goto(f"{here.rstrip('/')}/odds")
        expect(page.get_by_label("Langue")).to_have_value("fr")


def test_the_keyboard_meets_the_first_steps_in_order(browser: Browser, here: str) -> None:
    with person(browser, here, "", viewport=TALL_PHONE) as someone:
        page = someone.page
        expect(page.locator(".none-yet")).to_be_visible()
        met = []
        for _ in range(11):
            page.keyboard.press("Tab")
            met.append(page.evaluate("document.activeElement.textContent.trim() || document.activeElement.name"))
        assert met[0] == "tercet"
        assert met[2:5] == ["Settings", "name", "Play now at once, with two bots that adapt to you"]
        assert [each.startswith(name) for each, name in zip(met[5:11], TILES, strict=True)] == [True] * 6


TILES = ("Today’s puzzle", "Learn it", "Play alone", "New table", "One screen", "Your own cards")


def test_without_a_connection_the_tiles_wait_politely(browser: Browser, here: str) -> None:
    with person(browser, here, "", "/odds", viewport=PHONE) as someone:
        page = someone.page
        expect(page.locator(".brand")).to_be_visible()
        page.context.set_offline(True)
        page.locator(".brand").click()
        expect(page.locator(".lobby")).to_contain_text("The server cannot be reached.")
        expect(page.locator('.tile[href="/daily"]')).to_contain_text("No. ")
        page.locator(".play-now").click()
        expect(page.locator(".ways .trouble")).to_contain_text("Check the connection")
        page.context.set_offline(False)
        expect(page.locator(".none-yet")).to_be_visible()
        someone.complaints.clear()  # the browser noted what could not be fetched
