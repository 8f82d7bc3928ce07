"""A long match is scrubbed through, as by a finger that goes to and fro: how long each picture takes."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tercet.engine.match import MatchEvent
from tercet.players.match_of_bots import bots_play
from tercet.rulesets.catalogue import RULE_SETS
from tests.support.finished import Over, put_finished

from .trace import CATEGORIES, Reaction, reactions

PHONE: Final = {"width": 390, "height": 844}
MOVES: Final = 240
MARKS: Final = """
addEventListener("input", () => performance.mark("scrubbed"), true);
"""
FRAMES: Final = """() => {
  window.drawn = [];
  const next = now => { window.drawn.push(now); requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


class Scrubbed(NamedTuple):
    """What was measured while scrubbing, and while playing at eight times the speed."""

    events: int
    reactions: list[Reaction]
    frames: list[float]  # ms between one frame and the next, while it plays


def long_match() -> list[MatchEvent]:
    """Five rounds of bots: more than five hundred events."""
    return bots_play(RULE_SETS["passing-deal"].rules, [3, 3, 3, 3, 3], Random(1))


def put_match(folder: Path) -> tuple[Over, int]:
    """Lay the match into a server's folder, before it starts."""
    events = long_match()
    (over,) = put_finished(folder, (events, ("Ada", "Bea", "Cem", "Dan", "Eve")))
    return over, len(events)


def scrubbed(browser: Browser, served: str, over: Over, events: int, slowed: int) -> Scrubbed:
    """Drag the head to and fro on a slowed phone, then play."""
    with browser.new_context(viewport=PHONE, has_touch=True) as visit:  # type: ignore[arg-type]
        page = visit.new_page()
        page.add_init_script(MARKS)
        page.goto(f"{served}/replay/{over.table}/1")
        page.locator(".replay").wait_for()
        slow = visit.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
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
        page.mouse.up()
        found = reactions(browser.stop_tracing(), "scrubbed")
        page.keyboard.press("Home")
        page.keyboard.press("8")
        page.evaluate(FRAMES)
        page.keyboard.press("k")
        page.wait_for_timeout(4_000)
        drawn: list[float] = page.evaluate("window.drawn")
    return Scrubbed(events, found, [after - before for before, after in pairwise(drawn)])
