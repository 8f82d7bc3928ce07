"""Who one is here: a guest, an account on several devices, what was played, and everything that is kept."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import confirm, host_a_table, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

LOGIN, PASSWORD = "ada@example.org", "correct horse battery"


def give(page: Page, form: str, login: str, password: str) -> None:
    """Fill in a form, and send it."""
    page.locator(f".{form} input[name=login]").fill(login)
    page.locator(f".{form} input[name=password]").fill(password)
    page.locator(f".{form} button").click()


def play_alone(page: Page, served: str) -> None:
    """Leave traces: a course and a run against the clock that were begun, a drill, and a puzzle; then come back."""
    base = served.rstrip("/")
    page.goto(f"{base}/alone/clock?finds=10&seed=TERCET")
    page.locator(".clock-go .main").click()
    page.locator(".clock .layout").wait_for()
    page.goto(f"{base}/daily")
    page.locator(".daily-ready .main").click()
    page.locator(".place").first.wait_for()
    page.evaluate("localStorage['tercet.drills'] = '{}'; localStorage['tercet.slow'] = '[]'")
    page.goto(f"{base}/account")
    until(page, lambda: len(left_here(page)[0]) >= 4)


def left_here(page: Page) -> tuple[list[str], list[str]]:
    """What the browser stores beside the settings and the difference of clocks: keys, and databases."""
    return (
        page.evaluate("""Object.keys(localStorage).filter(key => localStorage[key] !== ""
            && !["tercet.settings", "tercet.clock"].includes(key))"""),
        page.evaluate("indexedDB.databases().then(all => all.map(one => one.name))"),
    )


def test_a_guest_becomes_an_account_and_finds_everything_on_another_device(browser: Browser, served: str) -> None:
    account = f"{served.rstrip('/')}/account"
    with person(browser, served, "Ada") as ada:
        page = ada.page
        host_a_table(ada, "quick")
        ada.press("Start")
        ada.sees("play")
        ada.point(*(ada.a_set() or ()))  # cards are added until there is one
        until(page, lambda: ada.points("You") == 1)
        confirm(page, "EndRound")
        ada.sees("end")
        page.goto(served)
        page.get_by_role("link", name="Your history, and an account for several devices").click()
        for form, helper in (("sign-up", "new-password"), ("sign-in", "current-password")):
            secret = page.locator(f".{form} input[name=password]")
            expect(secret).to_have_attribute("type", "password")
            expect(secret).to_have_attribute("autocomplete", helper)
            pasted = secret.evaluate("field => field.dispatchEvent(new Event('paste', { cancelable: true }))")
            assert pasted, "a password may be pasted"
        expect(page.locator("h1")).to_have_text("Ada")
        expect(page.locator(".matches li")).to_contain_text("Quick")
        expect(page.locator(".figures tbody")).to_have_text("Quick10101")
        give(page, "sign-up", LOGIN, PASSWORD)
        expect(page.locator("main")).to_contain_text(f"Account {LOGIN}")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download everything").click()
        kept = json.loads(download.value.path().read_text())
        assert (kept["name"], kept["login"], len(kept["matches"])) == ("Ada", LOGIN, 1)
    with person(browser, served, "Ada", "/account", viewport=PHONE) as phone:
        page = phone.page
        give(page, "sign-in", LOGIN, "wrong horse battery")
        expect(page.get_by_role("alert").first).to_have_text(
            "Login and password do not match. Check both and try again."
        )
        phone.complaints.clear()  # the browser noted the 401s
        give(page, "sign-in", LOGIN, PASSWORD)
        expect(page.locator("h1")).to_have_text("Ada")
        expect(page.locator(".matches li")).to_have_count(1)
        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.locator("h1")).to_have_text("Your account")
        give(page, "sign-in", LOGIN, PASSWORD)
        expect(page.locator("h1")).to_have_text("Ada")
        play_alone(page, served)
        page.get_by_role("button", name="Delete my data").click()
        page.get_by_role("button", name="Delete for good").click()
        expect(page.locator("h1")).to_have_text("Your account")
        until(page, lambda: left_here(page) == ([], []))
        give(page, "sign-in", LOGIN, PASSWORD)
        expect(page.get_by_role("alert").first).to_contain_text("do not match")
        page.goto(account)
        expect(page.locator("h1")).to_have_text("Your account")
        phone.complaints.clear()


@pytest.mark.parametrize(
    ("locale", "size", "theme"), [("de-DE", PHONE, "light"), ("fr-FR", PHONE, "dark"), ("en-GB", LAPTOP, "dark")]
)
def test_the_page_is_whole_and_clean(browser: Browser, served: str, locale: str, size: object, theme: str) -> None:
    with person(browser, served, "Ada", "/account", viewport=size, locale=locale, color_scheme=theme) as ada:
        ada.page.locator("form.sign-in").wait_for()
        assert (faults(ada.page), violations(ada.page)) == ([], [])
        ada.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Maximiliane-Charlotte"})
        ada.page.reload()
        ada.page.locator("form.sign-up").wait_for()
        ada.page.locator(".your-data .button").last.click()
        assert (faults(ada.page), violations(ada.page)) == ([], [])
        ada.complaints.clear()  # the browser noted the 401
