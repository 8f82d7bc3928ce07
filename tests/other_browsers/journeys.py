"""What people do most, step by step, in a browser of any make."""

from base64 import b64encode
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from tercet.cards.notation import read_cards, read_layout
from tercet.cards.sets import find_sets
from tests.browser.people import PRESS
from tests.browser.table import LAYOUT
from tests.other_browsers.driver import Driver, NotSeen, press, until
from tests.support.drawn_tables import laid_out, table_png

FITS: Final = "document.documentElement.scrollWidth <= innerWidth"
CARDS: Final = "document.querySelectorAll('.layout [data-card]').length"
POINTS: Final = "Number(document.querySelector('.player[data-me] .points')?.textContent)"
ANSWER: Final = ".lesson-dock button:not([aria-disabled=true])"
CALL: Final = '.pad [data-act="Call"]'
DOWN: Final = "new PointerEvent('pointerdown', {button: 0, bubbles: true})"
NAME_ALL: Final = """document.querySelectorAll(".names input").forEach((input, n) => {
    input.value = ["Ada", "Bea", "Cem"][n];
    input.dispatchEvent(new Event("input", {bubbles: true}));
})"""
KEPT: Final = """navigator.serviceWorker.ready.then(async () => {
    const files = (await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))).flat();
    return navigator.serviceWorker.controller !== null && files.some(({url}) => url.includes("/assets/words-en-"));
})"""
LYING: Final = read_cards("2rsf 1pdh 3goe 3gsf 3pdf 2goe 3rdf 1rde 1roh 3gdh 2rdf 2roe")
CHOOSE_PHOTO: Final = """(bytes => {
    const carried = new DataTransfer(), input = document.querySelector("input[type=file]");
    carried.items.add(new File([Uint8Array.from(atob(bytes), one => one.charCodeAt(0))], "t.png", {type: "image/png"}));
    input.files = carried.files;
    input.dispatchEvent(new Event("change", {bubbles: true}));
    return true;
})"""
SEEN: Final = "[...document.querySelectorAll('.eye-card')].map(one => one.dataset.card)"

Serve = Callable[[], AbstractContextManager[str]]
Journey = Callable[[Driver, Serve], None]


def there(selector: str) -> str:
    """An expression: is there such an element?"""
    return f"document.querySelector({selector!r}) !== null"


def fits(driver: Driver) -> None:
    """Nothing is wider than the screen."""
    if not driver.ask(FITS):
        raise NotSeen("The page is wider than the screen.")


def point(driver: Driver, *cards: str) -> None:
    """Point at cards."""
    for card in cards:
        driver.ask(f"(({PRESS})({card!r}), true)")


def sets_there(driver: Driver) -> list[tuple[str, ...]]:
    """The SETs in the layout."""
    return [tuple(found) for found in find_sets([card for card in read_layout(driver.ask(LAYOUT)) if card])]


def first_page(driver: Driver, serve: Serve) -> None:
    """The first page shows its ways, and speaks another language when asked to."""
    with serve() as served:
        driver.open(served)
        until(driver, f"{there('.play-now')} && {there('.tiles a')}")
        fits(driver)


def match_with_bots(driver: Driver, serve: Serve) -> None:
    """Play now: a table with bots, and a SET of one's own."""
    with serve() as served:
        driver.open(served)
        press(driver, ".play-now")
        until(driver, f"{CARDS} >= 12")
        fits(driver)
        while not driver.ask(f"{POINTS} > 0"):
            for found in sets_there(driver)[:1]:
                driver.ask("document.querySelector('[data-act=Call]')?.click()")
                point(driver, *found)


def sit_down_at_one_screen(driver: Driver, served: str) -> None:
    """Give names, and begin."""
    driver.open(f"{served}/together")
    until(driver, there(".names input") + " && " + there('select[name="rules"] option'))
    driver.ask(NAME_ALL)
    press(driver, "main button.main[type=submit]")
    until(driver, f"{CARDS} >= 12 && {there(CALL)}")


def one_screen(driver: Driver, serve: Serve) -> None:
    """Two people at one screen: one calls with an edge of it, and takes a SET."""
    with serve() as served:
        sit_down_at_one_screen(driver, served)
        while not sets_there(driver):  # one deal in thirty has none
            sit_down_at_one_screen(driver, served)
        fits(driver)
        driver.ask(f"document.querySelector({CALL!r}).dispatchEvent({DOWN})")
        until(driver, there('.pad[data-state="points"]'))
        point(driver, *sets_there(driver)[0])
        until(driver, "[...document.querySelectorAll('.pad-points')].some(one => one.textContent === '1')")


def daily_puzzle(driver: Driver, serve: Serve) -> None:
    """The puzzle of the day, to the end."""
    with serve() as served:
        driver.open(f"{served}/daily")
        press(driver, "main .main")
        until(driver, f"{CARDS} >= 9")
        fits(driver)
        for found in sets_there(driver):
            point(driver, *found)
        until(driver, there(".daily-done .time"))


def course(driver: Driver, serve: Serve) -> None:
    """The course from its first step to its end, whatever is answered."""
    with serve() as served:
        driver.open(f"{served}/learn")
        until(driver, there(".course"))
        fits(driver)
        while not driver.ask(there(".course-ways")):
            if driver.ask(there(".lesson-next")):
                press(driver, ".lesson-next")
            elif driver.ask(f"{CARDS} > 0"):
                point(driver, *sets_there(driver)[0])
            else:
                driver.ask(f"document.querySelector({ANSWER!r})?.click()")


def without_a_connection(driver: Driver, serve: Serve) -> None:
    """After one visit the pages open though the server is gone."""
    with serve() as served:
        driver.open(served)
        until(driver, KEPT)
    driver.open(f"{served}/odds")
    until(driver, there(".odds"))
    driver.open(f"{served}/alone/practice")
    until(driver, f"{CARDS} >= 12")


def eye(driver: Driver, serve: Serve) -> None:
    """A photo is chosen; the eye reads its twelve cards, says that there is a SET, and shows it step by step."""
    photo = b64encode(table_png([*laid_out(LYING, 1200, 900)], 1200, 900)).decode()
    with serve() as served:
        driver.open(f"{served}/eye")
        until(driver, there("input[type=file]"))
        fits(driver)
        driver.ask(f"{CHOOSE_PHOTO}({photo!r})")
        until(driver, f"{SEEN}.length >= {len(LYING)}")
        if (seen := driver.ask(SEEN)) != [*LYING]:
            raise NotSeen(f"The eye read {' '.join(seen)} instead of {' '.join(LYING)}.")
        fits(driver)
        for step in range(3):
            until(driver, f"document.querySelectorAll('.eye-outlines [data-ring]').length === {step}")
            press(driver, ".eye-answer .eye-acts button")
        until(driver, "document.querySelectorAll('.why .feature .verdict').length === 4")
        fits(driver)


JOURNEYS: Final[dict[str, Journey]] = {
    "first page": first_page,
    "match with bots": match_with_bots,
    "one screen": one_screen,
    "daily puzzle": daily_puzzle,
    "course": course,
    "without a connection": without_a_connection,
    "eye": eye,
}
