"""Takes the pictures in docs/pictures: `python -m tests.support.pictures`. A real server, a real Chromium.

The cards are shuffled, so the pictures differ each time in their cards only.
"""

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from json import dumps
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, ViewportSize

from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import open_table
from tests.browser.moves import find_in
from tests.browser.people import Person, person, until
from tests.browser.table import LAPTOP, TALL_PHONE, address
from tests.support.browser import chromium_here, launched
from tests.support.serving import serving

PICTURES = Path(__file__).parents[2] / "docs/pictures"
QUICK, CLASSIC = RULE_SETS["quick"].rules, RULE_SETS["classic"].rules
Picture = Callable[["Studio"], Person]


class Studio:
    """A server, a browser, and people who come and go."""

    def __init__(self, stack: ExitStack, browser: Browser, served: str) -> None:
        self._stack, self._browser, self.served = stack, browser, served.rstrip("/")

    def comes(self, name: str, size: ViewportSize = LAPTOP, **looks: Any) -> Person:
        """Somebody who has been here before, with these settings."""
        someone = self._stack.enter_context(
            person(self._browser, self.served, name, viewport=size, device_scale_factor=1.5)
        )
        someone.page.request.post(f"{self.served}/api/guest", data={"name": name})
        keep = "([name, looks]) => { localStorage['tercet.name'] = name; localStorage['tercet.settings'] = looks; }"
        someone.page.evaluate(keep, [name, dumps({"language": "en", **looks})])
        return someone

    def table(self, rules: r.Rules, *people: Person, judge: bool = False) -> None:
        """Seat these people and deal."""
        link = open_table(people[0], self.served, rules)
        for someone in people:
            someone.page.goto(link)
            someone.sees("gather")
        if judge:
            people[-1].page.get_by_role("button", name="Be the judge").click()
            for someone in people[1:-1]:
                someone.page.locator(".doorway .main").click()
        until(people[0].page, lambda: people[0].page.locator(".sitting li").count() == len(people))
        people[0].press("Start")
        for someone in people:
            someone.sees("play")

    def takes(self, finder: Person, rules: r.Rules) -> None:
        """Let somebody take one more SET."""
        before = finder.my_points()
        if finder.may("Call"):
            finder.press("Call")
            finder.reads("Your call")
        finder.point(*(find_in(finder, rules) or ()))
        until(finder.page, lambda: finder.my_points() != before)


def a_wrong_trio(studio: Studio) -> Person:
    ada, bea, cem = (studio.comes(name) for name in ("Béatrice", "Nora", "Ilyas"))
    studio.table(CLASSIC, ada, bea, cem)
    for finder in (ada, bea, ada, cem):
        studio.takes(finder, CLASSIC)
    ada.press("Call")
    ada.reads("Your call")
    ada.point(*ada.no_set())
    ada.page.locator('.why[data-tone="wrong"]').wait_for()
    return ada


def a_call_on_a_phone(studio: Studio) -> Person:
    ada, bea, cem = (studio.comes(name, TALL_PHONE) for name in ("Ada", "Bea", "Cem"))
    studio.table(CLASSIC, ada, bea, cem)
    studio.takes(bea, CLASSIC)
    ada.press("Call")
    ada.reads("Your call")
    ada.point(*ada.cards()[:2])
    return ada


def dark_with_fifteen_cards(studio: Studio) -> Person:
    ada, bea = (studio.comes(name, TALL_PHONE, theme="dark", edgeBar=True) for name in ("Ada", "Bea"))
    studio.table(CLASSIC, ada, bea)
    for someone in (ada, bea):
        someone.press("SayNoSet")
    until(ada.page, lambda: len(ada.cards()) == 15)
    return ada


def a_super_round(studio: Studio) -> Person:
    rules = RULE_SETS["super"].rules
    ada, bea, cem = (studio.comes(name) for name in ("Ada", "Bea", "Cem"))
    studio.table(rules, ada, bea, cem)
    people = (ada, bea, cem)
    while len(ada.cards()) < 8:
        before = ada.cards()
        next(one for one in people if one.may("Flip")).press("Flip")
        until(ada.page, lambda before=before: ada.cards() != before)  # type: ignore[misc]
    until(ada.page, lambda: ada.may("StakeOnNext") and bea.may("StakeOnNext"))
    ada.press("StakeOnNext")
    bea.press("StakeOnNext")
    until(ada.page, lambda: any(one.may("Flip") for one in people))
    next(one for one in people if one.may("Flip")).press("Flip")
    ada.reads("Super round")
    return ada


def the_judge(studio: Studio) -> Person:
    ada, bea, jo = (studio.comes(name, TALL_PHONE) for name in ("Amélie", "Jonas", "Jo"))
    rules = RULE_SETS["competition"].rules
    studio.table(rules, ada, bea, jo, judge=True)
    ada.press("Call")
    ada.reads("Your call")
    bea.press("Call")
    ada.point(*(find_in(ada, rules) or ada.no_set()))
    jo.page.locator('[data-act="Rule"]').first.wait_for()
    return jo


def european_and_large(studio: Studio) -> Person:
    ada = studio.comes("Ada", LAPTOP, edition="european", largeCards=True, letters=True, language="fr")
    studio.table(QUICK, ada)
    return ada


def the_end(studio: Studio) -> Person:
    ada, bea = (studio.comes(name, TALL_PHONE) for name in ("Ada", "Bea"))
    rules = replace(QUICK, deck=r.AllCards(shading="f"))
    studio.table(rules, ada, bea)
    while ada.stage() == "play":
        studio.takes(ada if len(ada.cards()) % 2 else bea, rules)
    ada.sees("end")
    ada.page.locator(".seal").wait_for()
    return ada


def the_table_for_one(studio: Studio) -> Person:
    ada = studio.comes("Ada", LAPTOP, palette="distinct", theme="dark")
    ada.page.goto(address(studio.served, None))
    ada.page.get_by_role("grid").wait_for()
    return ada


ALL: dict[str, Picture] = {
    "wrong-trio": a_wrong_trio,
    "call-on-a-phone": a_call_on_a_phone,
    "dark-fifteen": dark_with_fifteen_cards,
    "super-round": a_super_round,
    "judge": the_judge,
    "european-large": european_and_large,
    "end": the_end,
    "table-for-one": the_table_for_one,
}


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as data, serving("--data", data) as served, launched(chromium_here()) as browser:
        for name, picture in ALL.items():
            with ExitStack() as stack:
                page = picture(Studio(stack, browser, served)).page
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(700)
                page.screenshot(path=PICTURES / f"{name}.png")
                sys.stderr.write(f"{name}\n")


if __name__ == "__main__":
    main()
