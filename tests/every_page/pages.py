"""The pages, how one comes to them, and by what one sees that they are there."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from playwright.sync_api import Page

from tercet.cards.notation import read_layout
from tercet.cards.sets import find_sets
from tests.browser.people import PRESS
from tests.browser.table import LAYOUT
from tests.every_page import eye
from tests.every_page.world import World
from tests.support.limits import HANG_MS

DRILLS: Final = ("third", "is-it", "many-share", "differing", "slowest")
SLOW: Final = """localStorage["tercet.slow"] = JSON.stringify([{
    cards: "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 1gse".split(" "), set: ["3gdf", "1gse", "2goh"],
    ms: 48000, day: "2026-11-08", quick: 1, seen: 1}])"""


def stay(_page: Page) -> None:
    """Look at it as it opens."""


class Shown(Struct, frozen=True):
    """A page, or a page in some state."""

    path: str
    there: str  # a selector
    who: str = ""  # whose session: a name, or a match that is over
    first: Callable[[Page], None] = stay


def click(*selectors: str) -> Callable[[Page], None]:
    """Press these, one after the other."""

    def pressed(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return pressed


def solve(page: Page) -> None:
    """Find all SETs of the daily puzzle."""
    page.locator(".daily-ready .main").click()
    page.locator(".place").first.wait_for()
    for found in find_sets([card for card in read_layout(page.evaluate(LAYOUT)) if card]):
        for card in found:
            page.evaluate(PRESS, card)
    page.locator(".daily-done").wait_for()


def end_of_replay(page: Page) -> None:
    """To the last moment, with everything that lay there."""
    page.locator(".replay").wait_for(timeout=HANG_MS)  # keys are heard from then on
    page.keyboard.press("End")
    page.keyboard.press("s")


def pages(world: World) -> dict[str, Shown]:
    """By name."""
    over = world.over
    ends = {f"end of {name}": Shown(f"/t/{one.code}", ".end[data-told]", name) for name, one in over.items()}
    replays = {
        f"replay of {name}": Shown(f"/replay/{one.table}/1", ".replay", name, end_of_replay)
        for name, one in over.items()
    }
    return {
        "first page": Shown("/", ".ways"),
        "first page of Ada": Shown("/", ".ways", "Ada"),
        "course": Shown("/learn", ".lesson-dock, .course"),
        "drills": Shown("/drills", "main h1"),
        **{f"drill {name}": Shown(f"/drills/{name}", "main") for name in DRILLS},
        "alone": Shown("/alone", "main h1"),
        "clock": Shown("/alone/clock", ".clock-go .main"),
        "clock running": Shown("/alone/clock?finds=10&seed=TERCET", ".clock .layout", "", click(".clock-go .main")),
        "practice": Shown("/alone/practice", ".layout [data-card]"),
        "daily": Shown("/daily", ".daily-ready .main"),
        "daily done": Shown("/daily", ".daily-done", "", solve),
        "small daily": Shown("/daily/small", ".daily-ready .main"),
        "small daily done": Shown("/daily/small", ".daily-done", "", solve),
        **ends,
        **replays,
        "record from a file": Shown("/replay", ".open-file"),
        "statistics": Shown("/me/statistics", "main h1", "Ada"),
        "statistics of a newcomer": Shown("/me/statistics", "main h1", "nothing"),
        "ratings": Shown("/me/ratings", "main h1", "Ada"),
        "ratings of a newcomer": Shown("/me/ratings", "main h1", "nothing"),
        "boards": Shown("/boards", "main h1", "Ada"),
        "account": Shown("/account", "main h1", "Ada"),
        "class": Shown("/class", "main h1"),
        "rules": Shown("/rules", "main h1"),
        "rules of quick": Shown("/rules/quick", "main h1"),
        "rules of ghost": Shown("/rules/ghost", "main h1"),
        "new table": Shown("/new", "main"),
        "one screen": Shown("/together", "main"),
        "own cards": Shown("/real", "main"),
        "odds": Shown("/odds", "main h1"),
        "eye": Shown("/eye", ".eye-look"),
        "eye on a layout": Shown("/eye", ".why", "", eye.used("there", *eye.TWELVE, then=eye.all_shown)),
        "eye on three cards": Shown("/eye", ".why", "", eye.used("trio", *eye.TWELVE[:3])),
        "eye on a pile": Shown("/eye", ".eye-piles", "", eye.used("pile", *eye.TWELVE[:8])),
        "eye put right": Shown("/eye", "dialog[open]", "", eye.used("there", *eye.TWELVE, then=eye.put_right)),
        "eye saving a layout": Shown("/eye", ".eye-codes", "", eye.used("there", *eye.TWELVE, then=eye.saved)),
        "layout as a puzzle": Shown(eye.LAYOUT, ".place"),
        "competitions": Shown("/competitions", "main h1"),
    }
