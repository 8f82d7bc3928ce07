"""French in the browser: the no-break spaces of its marks are narrow and blank, and tenths have a comma."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import host_a_table, person, sit_down
from tests.support.browser import context

MEASURED = """async weight => {
    const font = `${weight} 100px "Instrument Sans Variable"`;
    await document.fonts.load(font);
    const pen = Object.assign(document.createElement("canvas"), { width: 200, height: 200 }).getContext("2d");
    pen.font = font;
    const wide = space => pen.measureText(`n${space}n`).width - pen.measureText("nn").width;
    pen.fillText("\\u202f\\u00a0", 50, 150);
    const drawn = pen.getImageData(0, 0, 200, 200).data.some(value => value > 0);
    return { plain: wide(" "), wide: wide("\\u00a0"), thin: wide("\\u202f"), drawn };
}"""


@pytest.mark.parametrize("weight", [400, 600, 700])
def test_no_break_spaces_are_as_wide_as_spaces_or_narrower_and_draw_no_box(
    browser: Browser, served: str, weight: int
) -> None:
    with context(browser, locale="fr-FR") as french:
        page = french.new_page()
        page.goto(served)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        found = page.evaluate(MEASURED, weight)
    assert not found["drawn"]
    assert found["wide"] == pytest.approx(found["plain"])
    assert found["plain"] / 4 < found["thin"] < found["plain"]


def test_the_time_left_to_point_is_told_with_a_comma(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", locale="fr-FR") as ada:
        host_a_table(ada, "classic", window="20")
        with person(browser, served, "Bea", f"/t/{ada.code}") as bea:
            sit_down(bea)
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            bea.sees("play")
            ada.press("Call")
            expect(ada.page.locator(".seconds")).to_have_text(re.compile(r"^\d+,\ds$"))
            expect(bea.page.locator(".seconds")).to_have_text(re.compile(r"^\d+\.\ds$"))
