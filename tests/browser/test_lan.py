"""Without the Internet: phones over plain http in the hall's network, and the laptop that dies in the middle of it."""

from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.judging import count
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_day import SIX, Boss, looks_good
from tests.proof.laptop import laptop
from tests.support.browser import Chromium, context, launched
from tests.support.command import tercet
from tests.support.serving import kept_port

NAME = "hall.test"  # a browser trusts 127.0.0.1 and localhost more than any other address over plain http
NEEDS_TRUST = ["clipboard", "wakeLock", "serviceWorker", "credentials", "mediaDevices"]


class Seen:
    """What a page asks for, and what goes wrong in it."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname or ""))


@pytest.mark.long
def test_the_phones_of_the_hall_go_on_when_the_laptop_has_died(tmp_path: Path, chromium: Chromium) -> None:
    with kept_port() as port, launched(chromium, f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as browser:
        base = f"http://{NAME}:{port}"
        options = {"TERCET_ADDRESS": base, "TERCET_GUESTS_PER_S": "100"}
        with context(browser, viewport=PHONE, locale="en-GB") as device, ExitStack() as open_:
            page = device.new_page()
            seen = Seen(page)
            with laptop(tmp_path / "data", tmp_path / "stick", port, "--lan", **options) as machine:
                boss = playing(f"http://127.0.0.1:{port}")
                open_.callback(boss.http.close)
                page.goto(base + boss.gives("judge", 1))
                is_not_trusted(page)
                page.get_by_role("button", name="Open on this device").click()
                page.get_by_role("button", name="Only enter the result").click()
                count(page, 9, 8, 7, 9)
                passes_on_the_address(browser, port, base)
                sees_the_stick_go_and_come(browser, boss, tmp_path)
                until_copied(boss)
                machine.die()
            page.get_by_role("button", name="Send without").click()
            expect(page.get_by_text("Kept on this device")).to_be_visible()
            said = tercet("restore", str(tmp_path / "stick"), "--data", str(tmp_path / "elsewhere"))
            assert said.code == 0, said.err
            with laptop(tmp_path / "elsewhere", tmp_path / "stick", port, "--lan", **options):
                expect(page.get_by_text("Kept on this device")).to_have_count(0)
                expect(page.get_by_text("Reported, not confirmed yet").first).to_be_visible()
                assert len(boss.sees(1)["reports"]) == 1
                page.goto(base)
                expect(page.get_by_role("heading").first).to_be_visible()
            assert seen.errors == []
            assert seen.hosts == {NAME}, "nothing leaves the hall"


def playing(served: str) -> Boss:
    """A day whose first round has begun."""
    boss = Boss(served)
    for name in SIX:
        boss.says("Enter", details={"name": name})
    boss.says("DrawRounds")
    boss.says("StartRound", round=1)
    return boss


def sees_the_stick_go_and_come(browser: Browser, boss: Boss, folder: Path) -> None:
    """The coordinator's page says so as long as there is no copy; its links have the address for others."""
    with context(browser, viewport=LAPTOP, locale="en-GB") as visitor:
        page = visitor.new_page()
        page.goto(f"{str(boss.http.base_url).rstrip('/')}{boss.gives('coordinator', 1)}")
        page.get_by_role("button", name="Open on this device").click()
        expect(page.locator(".cockpit-head")).to_be_visible()
        said = page.get_by_text("The stick or the folder for the copy is not there.")
        (folder / "stick").rename(folder / "pocket")
        expect(said).to_be_visible()
        looks_good(page)
        (folder / "pocket").rename(folder / "stick")
        expect(said).to_have_count(0)
        page.get_by_role("tab", name="Screens").click()
        page.get_by_role("button", name="Wall link").click()
        expect(page.locator(".fresh .address")).to_contain_text(NAME)


def until_copied(boss: Boss) -> None:
    while (copy := boss.http.get("/api/server").json()["copy"])["behind"] or copy["trouble"]:
        pass


def is_not_trusted(page: Page) -> None:
    """The browser gives such a page less than it gives to others."""
    assert page.evaluate("isSecureContext") is False
    there: list[str] = page.evaluate("names => names.filter(name => navigator[name])", NEEDS_TRUST)
    assert there == []


def passes_on_the_address(browser: Browser, port: int, base: str) -> None:
    """Whoever sits at the laptop itself gives others the address that they can open; with it they sit down."""
    with (
        context(browser, viewport=LAPTOP, locale="en-GB") as here,
        context(browser, viewport=PHONE, locale="en-GB") as there,
    ):
        host, guest = here.new_page(), there.new_page()
        seen = Seen(guest)
        host.goto(f"http://127.0.0.1:{port}/new")
        host.get_by_role("button", name="Open the table").click()
        link = host.locator(".share .link")
        expect(link).to_contain_text(NAME)
        guest.goto(f"http://{link.inner_text()}")
        expect(guest.locator(".share .link")).to_contain_text(NAME)
        expect(guest.get_by_role("button", name="Copy")).to_have_count(0)
        assert (seen.errors, seen.hosts) == ([], {NAME})
        assert guest.url.startswith(base)
