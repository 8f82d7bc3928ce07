"""People around one table: what the tests of a shared screen and of a real deck have in common."""

import time

from playwright.sync_api import Page, ViewportSize, expect

from tercet.engine.match import MatchEnded, MatchEvent
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tests.browser.people import WAIT_MS, confirm
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import PICTURES, faults, size_name
from tests.browser.test_rule_sets import secrets_in

TABLET = ViewportSize(width=820, height=1180)
SOON_MS = 1_000  # by then a busy machine has told every page
REST_MS = 450  # a button whose meaning has just changed rests a moment
AT = """([selector, when]) => setTimeout(() => document.querySelector(selector).dispatchEvent(
    new PointerEvent("pointerdown", {button: 0, bubbles: true})), when - Date.now())"""


def at_once(selector: str, *pages: Page) -> None:
    """On each page something is pressed at the same instant."""
    when = time.time() * 1000 + SOON_MS
    for page in pages:
        page.evaluate(AT, [selector, when])


def shows_the_record(page: Page, served: str, *frames: list[dict[str, object]]) -> list[MatchEvent]:
    """The record proves itself, its ranks are those on the page, and no frame held what nobody may know yet."""
    link = page.locator(".end a[download]").get_attribute("href", timeout=WAIT_MS)
    events = read_record(page.request.get(f"{served.rstrip('/')}{link}").text())
    assert prove(events).ended
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    told = [int(text.replace("−", "-")) for text in page.locator(".ranks .points").all_inner_texts()]
    assert told == [rank.points for rank in ended.ranks]
    assert [secret for told in frames for frame in told for secret in secrets_in(frame)] == []
    return events


LANGUAGES = ("en", "fr", "es", "de")  # the last has the longest words
THEMES = ("dark", "light")


def choose(page: Page, name: str, value: str) -> None:
    """Choose something in the settings, whatever lies over the button that opens them."""
    page.evaluate("document.querySelector('.menu').click()")
    page.locator(f'.settings input[name="{name}"][value="{value}"]').dispatch_event("click")
    page.evaluate("document.querySelector('.settings').close()")


def look_around(page: Page, name: str) -> list[str]:
    """What is cut off, overlaps or keeps somebody out, in every language, at every size, in light and dark."""
    page.evaluate("document.fonts.ready")
    found: list[str] = []
    for language in LANGUAGES:
        choose(page, "language", language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        found += faults(page)
    for theme in THEMES:
        choose(page, "theme", theme)
        found += violations(page)
    PICTURES.mkdir(exist_ok=True)
    for size in (TABLET, LAPTOP, PHONE):
        page.set_viewport_size(size)
        found += faults(page)
        page.screenshot(path=PICTURES / f"{name}-{size_name(size)}.png", animations="disabled")
    return [f"{name}: {fault}" for fault in found]


def ends_the_round(page: Page) -> None:
    """The host ends it in the settings, once what is explained has been read."""
    read = page.locator(".together-why .button")
    if read.count() > 0:
        read.first.click()
    confirm(page, "EndRound")
    expect(page.locator(".end")).to_be_visible(timeout=WAIT_MS)
