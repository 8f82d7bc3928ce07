"""The public entry form on a phone, by keyboard, in four languages."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_day import Boss, looks_good
from tests.support.browser import context

BANDS = [{"name": "A", "up_to": 10}, {"name": "B", "up_to": 20}, {"name": "C", "up_to": None}]
ASKS = ["phone", "guardian", "photo"]


@pytest.fixture
def boss(served: str) -> Iterator[Boss]:
    """A new competition on this server."""
    with Boss(served) as found:
        yield found


def opens_form(boss: Boss) -> None:
    setup = boss.http.get(f"/api/competitions/{boss.competition}").json()["setup"]
    setup |= {"divisions": BANDS, "entry_form": True}
    setup["privacy"]["asks"] = ASKS
    boss.says("ChangeSetup", setup=setup, why="form")


def typed(page: Page, *keys: str) -> None:
    """Everything by keyboard: a text is typed, a key in brackets is pressed."""
    for key in keys:
        page.keyboard.press(key[1:-1]) if key.startswith("[") else page.keyboard.type(key)


def test_a_child_is_entered_opens_the_own_page_and_deletes_what_is_held(
    browser: Browser, served: str, boss: Boss
) -> None:
    base, told = served.rstrip("/"), f"{served.rstrip('/')}/c/{boss.competition}/enter"
    with context(browser, viewport=PHONE, locale="en-GB") as phone:
        page, asked = phone.new_page(), list[str]()
        page.on("request", lambda request: asked.append(request.url))
        page.on("framenavigated", lambda frame: asked.append(frame.url))
        page.goto(told)
        expect(page.locator("main")).to_contain_text("Nobody can enter here at the moment")
        opens_form(boss)
        name = page.get_by_label("Name of the player")
        expect(name).to_be_visible()
        expect(page.get_by_label("Phone number")).to_be_visible()
        expect(page.get_by_label("E-mail")).to_have_count(0)
        expect(page.get_by_text("11 to 20 years")).to_be_visible()
        looks_good(page)
        name.focus()
        typed(page, "Mira Example", "[Tab]", "[Space]", "[Tab]", "555 0100", "[Enter]")
        expect(page.get_by_text("Public lists show the number and “Mira”")).to_be_visible()
        expect(page.get_by_label("Parent or guardian")).to_be_focused()  # a child of ten needs one
        typed(page, "Ann Example, 555 0101", "[Enter]")
        expect(page.get_by_role("heading", name="Your number is 1")).to_be_focused()
        looks_good(page)
        page.get_by_role("link", name="Open your own page").click()
        page.get_by_role("button", name="Open on this device").click()
        expect(page.locator(".day-head")).to_contain_text("Mira")
        page.get_by_role("button", name="Show it").click()
        expect(page.locator(".entry-held")).to_contain_text("Ann Example, 555 0101")
        looks_good(page)
        page.get_by_role("button", name="Delete it").click()
        page.get_by_role("button", name="Delete it").click()
        expect(page.locator(".entry-held")).to_contain_text("Nothing but your number and results")
        assert not any(mark in url for url in asked for mark in ("Mira", "Example", "0101", "0100"))
        assert "Mira" not in httpx.get(f"{base}/api/competitions/{boss.competition}").text


def test_the_form_speaks_four_languages_and_closes_when_the_rounds_are_drawn(
    browser: Browser, served: str, boss: Boss
) -> None:
    opens_form(boss)
    for number in range(6):
        boss.says("Enter", details={"name": f"Player {number}"}, division="A")
    told = f"{served.rstrip('/')}/c/{boss.competition}/enter"
    with context(browser, viewport=LAPTOP, locale="es-ES") as laptop:
        page = laptop.new_page()
        page.goto(told)
        expect(page.get_by_role("button", name="Inscribirse")).to_be_visible()
        looks_good(page)
        for locale, words in (("fr-FR", "S’inscrire"), ("de-DE", "Anmelden")):
            with context(browser, viewport=PHONE, locale=locale) as phone:
                other = phone.new_page()
                other.goto(told)
                expect(other.get_by_role("button", name=words)).to_be_visible()
        boss.says("DrawRounds")
        expect(page.locator("main")).to_contain_text("Las rondas ya están sorteadas")


def test_the_desk_sees_whether_photos_are_allowed_and_the_coordinator_erases_everything(
    browser: Browser, served: str, boss: Boss
) -> None:
    opens_form(boss)
    told = {"name": "Mira Example", "guardian": "Ann Example, 555 0101", "photo": "refused"}
    boss.says("Enter", details=told, division="A")
    base = served.rstrip("/")
    with context(browser, viewport=LAPTOP, locale="en-GB") as laptop:
        desk = laptop.new_page()
        desk.goto(base + boss.gives("desk", 1))
        desk.get_by_role("button", name="Open on this device").click()
        person = desk.locator(".person-name", has_text="Mira Example")
        expect(person).to_contain_text("no photos")
        person.click()
        expect(desk.get_by_label("A parent’s contact")).to_have_value("Ann Example, 555 0101")
        desk.get_by_label("Photos").select_option("paper")
        desk.get_by_role("button", name="Save", exact=True).click()
        expect(person).to_contain_text("signed on paper")
        expect(desk.get_by_role("button", name="Erase everybody’s data")).to_have_count(0)
        looks_good(desk)
        desk.goto(base + boss.gives("coordinator", 1))
        desk.get_by_role("button", name="Open on this device").click()
        desk.get_by_role("tab", name="People").click()
        desk.get_by_role("button", name="Erase everybody’s data").click()
        desk.get_by_role("button", name="Erase for good").click()
        expect(desk.locator(".person-name", has_text="Mira")).to_have_count(0)
        assert "Mira" not in boss.http.get(f"/api/competitions/{boss.competition}/file").text
