"""Pictures for the eye: from a camera or a photo, and what is in the way of them."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.onlooker import TWELVE, WEIGHTS, names, onlooker
from tests.browser.table import LAPTOP
from tests.browser.tabletop import photo_of

TURNED = bytes.fromhex("ffe1002245786966000049492a0008000000010012010300010000000600000000000000")
DROP = """([bytes, type]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([new Uint8Array(bytes)], "photo", { type }));
    document.querySelector(".eye-look").dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true }));
}"""


def test_a_photo_may_lie_on_its_side_be_dropped_or_be_no_picture(filmed: tuple[Browser, Path], served: str) -> None:
    with onlooker(filmed, served, viewport=LAPTOP) as ada:
        page = ada.page
        page.evaluate(DROP, [list(b"no picture"), "text/plain"])
        expect(page.get_by_role("alert")).to_have_text(
            "This browser cannot open this file as a picture. Choose another, such as a JPEG."
        )
        photo = photo_of(ada.browser, TWELVE)
        page.evaluate(DROP, [list(photo[:2] + TURNED + photo[2:]), "image/jpeg"])
        expect(page.locator(".eye-card")).to_have_count(12)
        assert {one.get_attribute("data-card") for one in page.locator(".eye-card").all()} == set(TWELVE)
        width, height = (page.locator("canvas").evaluate(f"one => one.{side}") for side in ("width", "height"))
        assert width > height  # it was taken upright, and says that it is to be turned


REFUSE = """name => {
    navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("", name); };
}"""
WHY = {
    "NotAllowedError": (
        "This page is not allowed to use the camera. Allow it in the browser’s settings, or choose a photo."
    ),
    "NotFoundError": "There is no camera here. Choose a photo instead.",
    "NotReadableError": "Another program is using the camera. Close it and try again, or choose a photo.",
    "TypeError": "The camera could not be started. Try again, or choose a photo.",
}


def test_a_camera_that_cannot_be_used_is_one_sentence_and_a_way_on(filmed: tuple[Browser, Path], served: str) -> None:
    with onlooker(filmed, served) as ada:
        for name, why in WHY.items():
            ada.page.evaluate(REFUSE, name)
            ada.page.get_by_role("button", name="Use the camera").click()
            expect(ada.page.get_by_role("alert")).to_have_text(why)
        ada.chooses(TWELVE)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ({"status": 503}, "The server could not do that (HTTP 503). Try again later."),
        (
            {"status": 200, "body": "<html>Sign in to this network</html>"},
            "What is needed to read cards could not be downloaded. Check the connection and try again.",
        ),
    ],
    ids=["refused", "something else"],
)
def test_weights_that_do_not_come_are_one_sentence_and_the_next_attempt_works(
    filmed: tuple[Browser, Path], served: str, answer: dict[str, Any], why: str
) -> None:
    with onlooker(filmed, served) as ada:
        ada.page.route(WEIGHTS, lambda route: route.fulfill(**answer))
        ada.hands_in(TWELVE)
        expect(ada.page.get_by_role("alert")).to_have_text(why)
        ada.page.unroute(WEIGHTS)
        ada.chooses(TWELVE)
        expect(ada.seen).to_have_text(names(TWELVE))


def test_the_camera_runs_until_somebody_stops_it(filmed: tuple[Browser, Path], served: str) -> None:
    """Another question does not end it, and after Stop another question does not begin it."""
    with onlooker(filmed, served) as ada:
        page = ada.page
        stop = page.get_by_role("button", name="Stop")
        ada.films([])
        page.get_by_role("button", name="Use the camera").click()
        expect(stop).to_be_visible()
        ada.wants("Count cards")
        expect(page.get_by_text("Spread a player’s cards out")).to_be_visible()
        expect(stop).to_be_visible()
        stop.click()
        ada.wants("Is there a SET?")
        expect(page.get_by_text("Hold the phone so that all cards")).to_be_visible()
        expect(page.get_by_role("button", name="Use the camera")).to_be_enabled()
        expect(page.locator("video")).to_have_count(0)


def test_a_picture_that_is_taken_at_once_shows_the_cards(filmed: tuple[Browser, Path], served: str) -> None:
    """Before the weights have come, so that the camera cannot stop by itself first."""
    with onlooker(filmed, served) as ada:
        held: list[Route] = []
        ada.page.route(WEIGHTS, lambda route: held.append(route))
        ada.films(TWELVE)
        with ada.page.expect_request(WEIGHTS):
            ada.page.get_by_role("button", name="Use the camera").click()
        ada.page.get_by_role("button", name="Take this picture").click()
        for route in held:
            route.continue_()
        ada.has_looked()
        expect(ada.seen).to_have_text(names(TWELVE))


def test_a_photo_is_read_to_the_end_for_the_question_that_is_asked_by_then(
    filmed: tuple[Browser, Path], served: str
) -> None:
    with onlooker(filmed, served) as ada:
        held: list[Route] = []
        ada.page.route(WEIGHTS, lambda route: held.append(route))
        with ada.page.expect_request(WEIGHTS):
            ada.hands_in(TWELVE)
        ada.wants("Is this a SET?")
        for route in held:
            route.continue_()
        expect(ada.page.get_by_text("12 cards were found. Tap the three you mean.", exact=True)).to_be_visible()
