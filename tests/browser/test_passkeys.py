"""Passkeys in a real browser, with Chromium's own virtual authenticator; passwords changed; signed out everywhere."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Person, host_a_table, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_account import give
from tests.browser.test_looks import faults
from tests.support.serving import serving

LOGIN, PASSWORD = "ada.with.a.key@example.org", "correct horse battery"
# The form's own suggestion would sign in by itself: the device of the tests is touched as soon as it asks.
NO_SUGGESTION = "PublicKeyCredential.isConditionalMediationAvailable = async () => false"
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

LISTEN = """
window.mediations = [];
const get = CredentialsContainer.prototype.get;
CredentialsContainer.prototype.get = function (options) {
    window.mediations.push(options.mediation);
    return get.call(this, options);
};
"""


@pytest.fixture
def named(served: str) -> str:
    """The same server under a name: passkeys are bound to names."""
    return served.replace("127.0.0.1", "localhost")


@contextmanager
def with_a_key(browser: Browser, named: str, name: str, **context: Any) -> Iterator[Person]:
    """Somebody whose device can keep passkeys."""
    with person(browser, named, name, **context) as somebody:
        session = somebody.page.context.new_cdp_session(somebody.page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
        yield somebody


def become_guest(page: Page, named: str, name: str) -> None:
    """Say a name; then look at the account page."""
    page.request.post(f"{named.rstrip('/')}/api/guest", data={"name": name})
    page.goto(f"{named.rstrip('/')}/account")
    expect(page.locator("h1")).to_have_text(name)


def test_a_guest_becomes_an_account_by_passkey_signs_out_and_comes_back_by_it(browser: Browser, named: str) -> None:
    with with_a_key(browser, named, "Ada") as ada:
        page = ada.page
        page.add_init_script(NO_SUGGESTION)
        become_guest(page, named, "Ada")
        page.get_by_role("button", name="Create an account with a passkey").click()
        expect(page.locator("main")).to_contain_text("Account with a passkey")
        expect(page.locator(".passkeys li")).to_have_count(1)
        page.get_by_role("button", name="Remove the passkey").click()
        expect(page.locator(".passkeys")).to_contain_text("This passkey is the only way into your account.")
        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.locator("h1")).to_have_text("Your account")
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.locator("h1")).to_have_text("Ada")
        expect(page.locator("main")).to_contain_text("Account with a passkey")
        ada.complaints.clear()  # the browser noted the 401s and the 409


def test_the_form_offers_passkeys_among_its_suggestions(browser: Browser, named: str) -> None:
    with with_a_key(browser, named, "Ada") as ada:
        page = ada.page
        page.add_init_script(LISTEN)
        page.goto(f"{named.rstrip('/')}/account")
        field = page.locator("form.sign-in input[name=login]")
        expect(field).to_have_attribute("autocomplete", "username webauthn")
        until(page, lambda: page.evaluate("window.mediations") == ["conditional"])
        ada.complaints.clear()  # the browser noted the 401


def test_a_password_is_changed_and_the_other_device_is_shown_out_of_its_table(browser: Browser, named: str) -> None:
    account = f"{named.rstrip('/')}/account"
    with person(browser, named, "Ada") as ada, person(browser, named, "Ada", "/account", viewport=PHONE) as phone:
        become_guest(ada.page, named, "Ada")
        give(ada.page, "sign-up", LOGIN, PASSWORD)
        expect(ada.page.locator("main")).to_contain_text(f"Account {LOGIN}")
        give(phone.page, "sign-in", LOGIN, PASSWORD)
        expect(phone.page.locator("h1")).to_have_text("Ada")
        phone.page.goto(named)
        host_a_table(phone, "quick")
        form = ada.page.locator(".change-password")
        form.locator("input[name=old]").fill("wrong horse battery")
        form.locator("input[name=new]").fill("password1")
        form.locator("button").click()
        expect(form.get_by_role("alert")).to_contain_text("This is one of the first passwords")
        form.locator("input[name=new]").fill("battery staple correct")
        form.locator("button").click()
        expect(form.get_by_role("alert")).to_have_text("The current password is not right. Try again.")
        form.locator("input[name=old]").fill(PASSWORD)
        form.locator("button").click()
        expect(form.get_by_role("status")).to_contain_text("Your password has been changed")
        expect(phone.page.locator("main")).to_contain_text("You have been signed out.")
        phone.page.goto(account)
        give(phone.page, "sign-in", LOGIN, "battery staple correct")
        expect(phone.page.locator("h1")).to_have_text("Ada")
        ada.complaints.clear()
        phone.complaints.clear()


def test_signing_out_everywhere_closes_the_other_devices_table(browser: Browser, named: str) -> None:
    with person(browser, named, "Bea") as bea, person(browser, named, "Bea", "/account", viewport=PHONE) as phone:
        login = "bea@example.org"
        become_guest(bea.page, named, "Bea")
        give(bea.page, "sign-up", login, PASSWORD)
        expect(bea.page.locator("main")).to_contain_text(f"Account {login}")
        give(phone.page, "sign-in", login, PASSWORD)
        expect(phone.page.locator("h1")).to_have_text("Bea")
        phone.page.goto(named)
        host_a_table(phone, "quick")
        bea.page.get_by_role("button", name="Sign out everywhere").click()
        expect(bea.page.locator("h1")).to_have_text("Your account")
        expect(phone.page.locator("main")).to_contain_text("You have been signed out.")
        bea.complaints.clear()
        phone.complaints.clear()


@pytest.mark.parametrize(("locale", "size"), [("de-DE", PHONE), ("fr-FR", LAPTOP)])
def test_the_account_page_with_a_passkey_is_whole_and_clean(
    browser: Browser, named: str, locale: str, size: object
) -> None:
    with with_a_key(browser, named, "Ada", viewport=size, locale=locale) as ada:
        become_guest(ada.page, named, "Maximiliane-Charlotte")
        ada.page.locator("form.sign-up").wait_for()
        assert (faults(ada.page), violations(ada.page)) == ([], [])
        ada.page.locator(".by-passkey button").first.click()
        expect(ada.page.locator(".passkeys li")).to_have_count(1)
        assert (faults(ada.page), violations(ada.page)) == ([], [])
        give(ada.page, "sign-up", f"max-{locale}", PASSWORD)
        ada.page.locator(".change-password").wait_for()
        assert (faults(ada.page), violations(ada.page)) == ([], [])
        ada.complaints.clear()


def test_who_signed_in_long_ago_signs_in_again_before_the_ways_in_are_changed(browser: Browser, tmp_path: Path) -> None:
    def time_passes() -> None:
        with closing(sqlite3.connect(tmp_path / "tercet.db")) as database, database:
            database.execute("UPDATE sessions SET created = created - 900001")

    with serving("--data", tmp_path) as address:
        named = address.replace("127.0.0.1", "localhost")
        with with_a_key(browser, named, "Ada") as ada, person(browser, named, "Ada", "/account") as phone:
            page = ada.page
            page.add_init_script(NO_SUGGESTION)
            become_guest(page, named, "Ada")
            give(page, "sign-up", LOGIN, PASSWORD)
            expect(page.locator(".sessions li")).to_have_count(1)
            give(phone.page, "sign-in", LOGIN, PASSWORD)
            expect(phone.page.locator(".sessions li")).to_have_count(2)
            time_passes()
            page.get_by_role("button", name="Add a passkey").click()
            expect(page.locator(".passkeys .trouble").first).to_contain_text("Sign in again first")
            again = page.locator(".passkeys .prove-again")
            expect(again.locator("input[name=login]")).to_have_value(LOGIN)
            again.locator("input[name=password]").fill(PASSWORD)
            again.locator("button").click()
            expect(again).to_have_count(0)
            page.get_by_role("button", name="Add a passkey").click()
            expect(page.locator(".passkeys li")).to_have_count(1)
            assert (faults(page), violations(page)) == ([], [])
            page.get_by_role("button", name="End the session of").click()
            expect(page.locator(".sessions li")).to_have_count(1)
            phone.page.reload()
            expect(phone.page.locator("h1")).to_have_text("Your account")
            time_passes()
            page.get_by_role("button", name="Remove the passkey").click()
            again.get_by_role("button", name="Sign in with a passkey").click()
            expect(again).to_have_count(0)
            page.get_by_role("button", name="Remove the passkey").click()
            expect(page.locator(".passkeys li")).to_have_count(0)
            ada.complaints.clear()  # the browser noted the 401s and 403s
            phone.complaints.clear()
