"""Takes the pictures of docs/course.md: `python -m tests.support.course_pictures`.

A real server and a real Chromium: somebody takes the course on a phone, slips now and then, and tries two drills.
"""

import json
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.learner import STEPS, Learner
from tests.support.browser import chromium_here, context, launched
from tests.support.serving import serving

PICTURES: Final = Path(__file__).parents[2] / "docs/pictures/course"
PHONE: Final = {"width": 390, "height": 780}
SLOW: Final = {
    "cards": ["3pdh", "3poh", "2goh", "1rde", "2gof", "3gsf", "1rsh", "2psf", "3gdf", "3pde", "2rde", "1gse"],
    "set": ["3gdf", "1gse", "2goh"],
    "ms": 48_000,
    "day": "2026-11-08",
    "quick": 1,
    "seen": 1,
}
ASKED: Final = {5: "third", 9: "twelve"}  # taken before an answer
ANSWERED: Final = {4: "feature", 6: "is-it", 8: "first-set"}  # and after one


def take(page: Page, name: str) -> None:
    """One picture, when the page is quiet."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


def at(page: Page, now: datetime, seconds: float) -> datetime:
    """Let some seconds pass on the page."""
    later = now + timedelta(seconds=seconds)
    page.clock.set_fixed_time(later)
    return later


def take_course(page: Page, served: str) -> None:
    """The whole course; of each step the first question that shows what it is about."""
    page.goto(f"{served}/learn")
    page.locator(".lesson-trio").wait_for()
    learner, taken = Learner(page), set[str]()
    while (step := learner.step()) <= STEPS:
        if step in ASKED and ASKED[step] not in taken and (step != 5 or page.locator(".lesson-card").count() > 3):
            take(page, ASKED[step])
            taken.add(ASKED[step])
        learner.answer()
        if step in ANSWERED and ANSWERED[step] not in taken:
            take(page, ANSWERED[step])
            taken.add(ANSWERED[step])
        learner.go_on()
    take(page, "end")


def take_drills(page: Page, served: str) -> None:
    """All drills, a mistake in one, and a layout that came back."""
    now = at(page, datetime(2026, 11, 16, 12, tzinfo=UTC), 0)
    page.goto(f"{served}/drills/third")
    page.locator(".lesson-card").first.wait_for()
    learner = Learner(page)
    for task in range(8):
        now = at(page, now, 2.4 + 0.3 * task)
        learner.choose_third(rightly=task != 4)
        if task == 4:
            take(page, "drill-third")
        learner.press(".lesson-next")
    page.evaluate("kept => localStorage.setItem('tercet.slow', kept)", json.dumps([SLOW]))
    page.goto(f"{served}/drills/slowest")
    page.locator(".layout").wait_for()
    now = at(page, now, 19)
    page.get_by_role("timer").filter(has_text="0:19").wait_for()
    take(page, "drill-slowest")
    page.goto(f"{served}/drills")
    page.locator(".drill-tile").first.wait_for()
    take(page, "drills")


def main() -> None:
    """All pictures, in English."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving("--data", data) as served,
        launched(chromium_here()) as browser,
        context(browser, viewport=PHONE, locale="en-GB", reduced_motion="reduce", has_touch=True) as visitor,
    ):
        page = visitor.new_page()
        take_course(page, served.rstrip("/"))
        take_drills(page, served.rstrip("/"))


if __name__ == "__main__":
    main()
