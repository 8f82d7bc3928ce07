"""A long match is scrubbed through, as by a finger that goes to and fro: how long each picture takes."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tercet.engine.match import MatchEvent
from tercet.players.match_of_bots import bots_play
from tercet.rulesets.catalogue import RULE_SETS
from tests.support.finished import Over, put_finished

from .pace import LOOP, loop
from .trace import CATEGORIES, Traced, read

PHONE: Final = {"width": 390, "height": 844}
MOVES: Final = 240
LOOP_EVERY: Final = 8
MARKS: Final = """
addEventListener("input", () => performance.mark("scrubbed"), true);
"""
FRAMES: Final = """() => {
  const drawn = window.drawn = [];
  const next = now => {
    if (drawn !== window.drawn) return;
    performance.mark("played");
    drawn.push(now);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
DRAWN: Final = """() => {
  const {drawn} = window;
  window.drawn = null;
  return drawn;
}"""


class Scrubbed(NamedTuple):
    """What was measured while scrubbing, and while playing at eight times the speed."""

    slowed: Traced
    full: Traced  # at full speed
    played: Traced  # each frame while it plays, slowed
    played_full: Traced
    frames: list[float]  # ms between one frame and the next, while it plays, slowed


def long_match() -> list[MatchEvent]:
    """Five rounds of bots: more than five hundred events."""
    return bots_play(RULE_SETS["passing-deal"].rules, [3, 3, 3, 3, 3], Random(1))


def put_match(folder: Path) -> tuple[Over, int]:
    """Lay the match into a server's folder, before it starts."""
    events = long_match()
    (over,) = put_finished(folder, (events, ("Ada", "Bea", "Cem", "Dan", "Eve")))
    return over, len(events)


def scrubbed(browser: Browser, served: str, over: Over, slowed: int) -> Scrubbed:
    """Drag the head to and fro on a phone, slowed and not, then play."""
    with browser.new_context(viewport=PHONE, has_touch=True) as visit:  # type: ignore[arg-type]
        page = visit.new_page()
        page.add_init_script(MARKS + LOOP)
        page.goto(f"{served}/replay/{over.table}/1")
        page.locator(".replay canvas[data-ready]").wait_for(state="attached")
        slow = visit.new_cdp_session(page)
        full = _dragged(browser, page)
        played_full, _ = _played(browser, page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        found = _dragged(browser, page)
        played, drawn = _played(browser, page)
    return Scrubbed(found, full, played, played_full, [after - before for before, after in pairwise(drawn)])


def _dragged(browser: Browser, page: Page) -> Traced:
    """The head goes to and fro over the whole line: nearly every move shows other cards."""
    box = page.get_by_role("slider").bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.mouse.move(box["x"] + 10, y)
    page.mouse.down()
    for n in range(MOVES):
        part = abs((n * 7 % 200) - 100) / 100
        page.mouse.move(box["x"] + 10 + part * (box["width"] - 20), y)
        page.wait_for_timeout(16)
        if n % LOOP_EVERY == 0:
            page.wait_for_timeout(60)
            loop(page)
    page.mouse.up()
    return read(browser.stop_tracing(), "scrubbed")


def _played(browser: Browser, page: Page) -> tuple[Traced, list[float]]:
    """From the beginning, at eight times the speed; and when each frame was drawn."""
    page.keyboard.press("Home")
    page.keyboard.press("8")
    browser.start_tracing(page=page, categories=CATEGORIES)
    loop(page)
    page.evaluate(FRAMES)
    page.keyboard.press("k")
    page.wait_for_timeout(4_000)
    drawn: list[float] = page.evaluate(DRAWN)
    page.keyboard.press("k")
    loop(page)
    return read(browser.stop_tracing(), "played"), drawn
