"""What is heard and felt at a table, and the keys that play it."""

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, host_a_table, person, until

LISTEN = """
window.heard = []; window.felt = [];
for (const make of ["createOscillator", "createBufferSource"]) {
  const made = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.heard.push(make); return made.call(this); };
}
navigator.vibrate = (pattern) => window.felt.push(pattern);
"""
KNOCK, RISING, LOW = (
    ["createOscillator", "createBufferSource"],
    ["createOscillator", "createOscillator"],
    ["createOscillator"],
)


def alone(host: Person, rules: str, **settings: object) -> None:
    """A table for one player with these settings, dealt."""
    page = host.page
    page.evaluate("text => localStorage.setItem('tercet.settings', text)", json.dumps(settings))
    page.add_init_script(LISTEN)
    page.reload()
    host_a_table(host, rules, window="20 s" if rules == "classic" else None)  # so that no busy machine runs out of it
    host.press("Start")
    host.sees("play")


def perceives(host: Person, heard: list[str], felt: list[Any]) -> None:
    """Wait until that is heard and felt, and forget it."""
    until(host.page, lambda: host.page.evaluate("[window.heard, window.felt]") == [heard, felt])
    gathered(host, "heard")
    gathered(host, "felt")


def gathered(host: Person, name: str) -> list[Any]:
    """What was heard or felt since one last asked."""
    found: list[Any] = host.page.evaluate(f"window.{name}.splice(0)")
    return found


def test_a_call_a_set_and_a_mistake_sound_and_feel_different(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        alone(ada, "classic", volume=3)
        gathered(ada, "heard")
        ada.press("Call")
        ada.reads("Your call")
        perceives(ada, KNOCK, [20])
        ada.point(*ada.no_set())
        expect(ada.page.locator(".why-text")).to_contain_text("One point off.")
        perceives(ada, LOW, [[40, 40, 40]])


def test_it_is_silent_until_a_sound_is_wanted(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        alone(ada, "classic", vibration=False)
        ada.press("Call")
        ada.reads("Your call")
        assert (gathered(ada, "heard"), gathered(ada, "felt")) == ([], [])
        ada.page.locator(".menu").click()
        ada.page.get_by_role("slider").press("ArrowRight")
        perceives(ada, RISING, [])
        expect(ada.page.get_by_role("slider")).to_have_attribute("aria-valuetext", "10%")


def test_cards_are_pointed_at_by_keys_that_they_show_beside_a_mouse(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        alone(ada, "quick")
        keys = ada.page.locator(".place-key")
        ada.page.keyboard.press("KeyZ")
        expect(ada.page.locator('[data-place="2"]')).to_have_attribute("aria-pressed", "true")
        expect(keys.first).to_have_text("Q")
        ada.page.locator(".menu").click()
        ada.page.get_by_text("Letters on the cards").click()
        expect(keys).to_have_count(0)
        ada.page.get_by_text("QWERTZ").click()
        expect(keys.nth(8)).to_have_text("Y")  # the third row of a wide screen begins with place 2
        ada.page.get_by_text("Your own keys").click()
        mine = ada.page.locator('input[name="own-keys"]')
        mine.fill("")
        mine.press_sequentially("JK L")  # typing points at nothing
        expect(mine).to_have_value("jkl")
        expect(ada.page.locator('.layout [aria-pressed="true"]')).to_have_count(1)
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("k")
        expect(ada.page.locator('[data-place="1"]')).to_have_attribute("aria-pressed", "true")
        until(ada.page, lambda: [key for key in keys.all_inner_texts() if key] == ["J", "K", "L"])
