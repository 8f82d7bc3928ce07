"""How fast the page is: from a press to its ring, from a message to a drawn update, and the size of the first page.

python3 dev.py bench page [PRESSES]

A real server and a real Chromium, measured with Chromium's own trace. The table has 21 cards and six players; presses,
and scrubbing through the replay of a long match, are measured with the processor throttled to a quarter, updates at
full speed. The first page and a table are opened anew each time on a phone's screen, throttled too. *CPU time* is how
long the page's main thread was busy from the press, or from the message, until the frame that shows it was handed over
(including style, layout and paint); *elapsed time* also includes the wait for the next of 60 frames a second. The five
other players connect without a browser, since in reality each of them would have their own device.

Between the samples, the page runs a loop that is always the same, so that a slow page can be told from a disturbed
machine: each sample above its goal is listed with what took the time and with how long the loop took then.
"""

import gzip
import platform
import sys
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _page.opening import openings  # noqa: E402
from _page.others import Others, others  # noqa: E402
from _page.pace import LOOP, loop  # noqa: E402
from _page.replayed import put_match, scrubbed  # noqa: E402
from _page.report import Measured, report_openings, report_parts, report_weight, table_of  # noqa: E402
from _page.trace import CATEGORIES, Traced, read  # noqa: E402
from msgspec.structs import replace  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tercet.engine import rules as r  # noqa: E402
from tercet.rulesets.catalogue import RULE_SETS  # noqa: E402
from tests.browser.circle import open_table  # noqa: E402
from tests.browser.people import Person, person, until  # noqa: E402
from tests.support.browser import QUIET, chromium_here, use_own_node  # noqa: E402
from tests.support.serving import serving  # noqa: E402

SLOWED = 4
OPENINGS = 20
OTHERS = ("Bea", "Cem", "Dan", "Eve", "Fay")
MARKS = """
addEventListener("pointerdown", () => performance.mark("pressed"), true);
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...to) {
    super(...to);
    this.addEventListener("message", () => performance.mark("told"));
  }
};
"""
RULES = replace(RULE_SETS["quick"].rules, layout=r.Rectangle(21, 3), no_set=r.AllAgree())


def hosted(ada: Person, served: str) -> str:
    """Ada opens a table, and is measured from now on; gives its code."""
    ada.page.request.post(f"{served}/api/guest", data={"name": ada.name})
    ada.page.evaluate("name => localStorage.setItem('tercet.name', name)", ada.name)
    address = open_table(ada, served, RULES)
    ada.page.add_init_script(MARKS + LOOP)
    ada.page.goto(address)
    ada.sees("gather")
    return ada.code


def started(ada: Person) -> None:
    """Six people at one table, and 21 cards."""
    until(ada.page, lambda: ada.page.locator(".sitting li").count() == 1 + len(OTHERS))
    ada.press("Start")
    ada.sees("play")


def presses(browser: Browser, ada: Person, times: int, slowed: int) -> Traced:
    """Cards are pressed and pressed again: a ring comes and goes."""
    page = ada.page
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    boxes = [ada.page.locator(f'[data-place="{place}"]').bounding_box() for place in range(21)]
    browser.start_tracing(page=page, categories=CATEGORIES)
    for n in range(times):
        box = boxes[(n // 2) % 21]
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.wait_for_timeout(60)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(60)
        loop(page)
    found = read(browser.stop_tracing(), "pressed")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    slow.detach()
    return found


def updates(browser: Browser, ada: Person, them: Others) -> Traced:
    """The others take SETs, and say that they see none; every message is drawn by Ada's page."""
    browser.start_tracing(page=ada.page, categories=CATEGORIES)
    for take in count():
        if ada.stage() != "play" or len(ada.cards()) != 21:
            break
        for other in range(1, len(OTHERS)):
            them.say_no_set(other)
            ada.page.wait_for_timeout(40)
        loop(ada.page)
        before = ada.cards()
        them.take_a_set(take % len(OTHERS))
        until(ada.page, lambda before=before: ada.cards() != before)  # type: ignore[misc]
        ada.page.wait_for_timeout(500)  # until the cards lie still
        loop(ada.page)
    return read(browser.stop_tracing(), "told")


def weights(browser: Browser, served: str) -> dict[str, int]:
    """What the first page fetches, compressed as a server may."""
    asked: set[str] = set()
    with browser.new_page() as page:
        page.on("request", lambda request: asked.add(request.url))
        page.goto(served)
        page.locator(".ways").wait_for()
        bodies = {url: page.request.get(url).body() for url in asked if "/assets/" in url}
    assert all(url.startswith(served) for url in asked), asked
    return {
        kind: sum(len(gzip.compress(body)) for url, body in bodies.items() if url.endswith(kind))
        for kind in (".js", ".css", ".txt", ".woff2")
    }


def main(times: int) -> None:
    """Measure and tell."""
    use_own_node()
    chromium = chromium_here()
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        over, events = put_match(Path(data))
        served = stack.enter_context(serving("--data", data)).rstrip("/")
        launcher = stack.enter_context(sync_playwright()).chromium
        env: dict[str, str | float | bool] = {**chromium.env}
        browser = stack.enter_context(launcher.launch(executable_path=chromium.program, env=env, args=QUIET))
        weight = weights(browser, served)
        ada = stack.enter_context(person(browser, served, "Ada", reduced_motion="no-preference"))
        them = stack.enter_context(others(served, hosted(ada, served), OTHERS))
        started(ada)
        first = openings(browser, served, ".play-now", SLOWED, OPENINGS)
        table = openings(browser, f"{served}/t/{ada.code}", ".layout [data-card]", SLOWED, OPENINGS)
        quick = presses(browser, ada, times, 1)
        pressed = presses(browser, ada, times, SLOWED)
        ada.page.keyboard.press("Escape")
        told = updates(browser, ada, them)
        replayed = scrubbed(browser, served, over, SLOWED)
    print(f"{platform.machine()}, replay of {events} events\n")
    measured = [
        Measured("press to ring", pressed, SLOWED, 16, quick),
        Measured("message to drawn update", told, 1, 8),
        Measured("move of the head to drawn picture", replayed.slowed, SLOWED, 16, replayed.full),
        Measured("frame while a replay plays", replayed.played, SLOWED, 16, replayed.played_full),
    ]
    print(table_of(measured, replayed.frames))
    print(report_parts(measured))
    print(report_openings(first, table, SLOWED))
    print(report_weight(weight))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 200)
