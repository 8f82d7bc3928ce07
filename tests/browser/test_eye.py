"""The eye: real cards before a camera. The camera is Chromium's fake one; what it shows is drawn with our own cards."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, Request, Route, ViewportSize, expect

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.words.cards import card_name
from tests.browser.table import LAPTOP, PHONE, TALL_PHONE
from tests.browser.tabletop import photo_of, show_to_camera
from tests.browser.test_access import violations
from tests.browser.test_looks import faults
from tests.support.browser import context

TWELVE = read_cards("2rsf 1pdh 3goe 3gsf 3pdf 2goe 3rdf 1rde 1roh 3gdh 2rdf 2roe")
WEIGHTS = re.compile(r"/weights[^/]*\.bin$")
SOLID = [Card(f"{number}{colour}{shape}f") for shape in "osd" for colour in "rpg" for number in "123"]


@dataclass
class Onlooker:
    """Somebody with a phone, and what the phone asks of the network."""

    page: Page
    browser: Browser
    camera: Path
    asked: list[Request] = field(default_factory=list)

    def films(self, cards: Sequence[Card]) -> None:
        """The cards that lie before the camera from now on."""
        show_to_camera(self.camera, photo_of(self.browser, cards))

    def looks(self, cards: Sequence[Card]) -> None:
        """Look at cards through the camera until it has seen enough."""
        self.films(cards)
        self.page.get_by_role("button", name="Use the camera").click()
        self.has_looked()

    def has_looked(self) -> None:
        """The camera stops by itself."""
        expect(self.page.locator(".eye-kept")).to_be_visible()

    def chooses(self, cards: Sequence[Card]) -> None:
        """Choose a photo of cards."""
        self.hands_in(cards)
        self.has_looked()

    def puts_the_camera_away(self, button: str) -> None:
        """Look again, but not through the camera, which goes on by itself: nothing lies before it."""
        self.films([])
        self.page.get_by_role("button", name=button).click()
        self.page.get_by_role("button", name="Stop").click()

    def hands_in(self, cards: Sequence[Card]) -> None:
        """The same, without waiting."""
        photo = photo_of(self.browser, cards)
        self.page.locator("input[type=file]").set_input_files(
            FilePayload(name="table.jpg", mimeType="image/jpeg", buffer=photo)
        )

    def wants(self, use: str) -> None:
        """Ask another question."""
        self.page.get_by_role("radio", name=use).check()

    @property
    def seen(self) -> Locator:
        """The list of cards, in words."""
        return self.page.locator(".eye-card span:not(.mini)")

    @property
    def rings(self) -> Locator:
        """Cards with a ring in the picture."""
        return self.page.locator(".eye-outlines [data-ring]")


@contextmanager
def onlooker(filmed: tuple[Browser, Path], served: str, path: str = "/eye", **looks: Any) -> Iterator[Onlooker]:
    """Somebody on the page of the eye, with a phone unless something else is said."""
    browser, film = filmed
    usual = {"viewport": TALL_PHONE, "locale": "en-GB", "permissions": ["camera", "clipboard-read", "clipboard-write"]}
    with context(browser, **{**usual, **looks}) as opened:
        someone = Onlooker(opened.new_page(), browser, film)
        someone.page.goto(served.rstrip("/") + path)
        someone.page.locator(".eye-page, .page").wait_for()
        someone.page.wait_for_load_state("networkidle")  # the files of the page itself have come
        someone.page.on("request", lambda request: someone.asked.append(request))
        yield someone


def names(cards: Sequence[Card]) -> list[re.Pattern[str]]:
    """“two red striped squiggles”, in the order in which the cards lie."""
    return [re.compile(f"^{card_name(card, 'en')}$", re.IGNORECASE) for card in cards]


def test_is_there_a_set_is_answered_first_and_then_shown_step_by_step(
    filmed: tuple[Browser, Path], served: str
) -> None:
    """C-2. And no request leaves the page while the eye works, but for its own two files."""
    sets = len(find_sets(TWELVE))
    with onlooker(filmed, served) as ada:
        page = ada.page
        expect(page.get_by_text("Your pictures stay on this device")).to_be_visible()
        ada.looks(TWELVE)
        expect(page.get_by_role("heading", name="Yes, there is a SET.")).to_be_focused()
        expect(ada.seen).to_have_text(names(TWELVE))
        expect(page.get_by_text("Odds of a SET in 12 cards dealt fresh: 29.96 : 1.")).to_be_visible()
        for ringed, button in enumerate(("Show a card", "Another card", "And the third?")):
            expect(ada.rings).to_have_count(ringed)
            expect(page.locator(".why")).to_have_count(0)
            page.get_by_role("button", name=button).click()
        expect(ada.rings).to_have_count(3)
        expect(page.locator(".why .feature .verdict")).to_have_count(4)
        page.get_by_role("button", name="Show all SETs").click()
        for n in range(sets):
            expect(page.get_by_text(f"{n + 1} of {sets}", exact=True)).to_be_visible()
            expect(page.get_by_role("button", name="Next")).to_be_focused()  # what was pressed for them is gone
            page.get_by_role("button", name="Next").click()
            expect(page.locator(".eye-outlines")).to_be_in_viewport(ratio=1)  # the rings, while one goes on
        expect(page.get_by_text(f"1 of {sets}", exact=True)).to_be_visible()
        files = [request.url.rsplit("/", 1)[1] for request in ada.asked]
        assert [re.sub(r"-[\w-]{8}\.", ".", file) for file in files] == ["eye-worker.js", "weights.bin"]
        assert [request.post_data for request in ada.asked] == [None, None]


def test_a_card_is_put_right_with_two_taps_added_and_removed(filmed: tuple[Browser, Path], served: str) -> None:
    """By keyboard one goes on from where one was. A layout in which a card lies twice is not saved."""
    with onlooker(filmed, served) as ada:
        page = ada.page
        ada.chooses(TWELVE)
        page.locator(".eye-outlines g").nth(1).click()  # in the picture
        offered = page.locator("dialog[open] .eye-offered [data-card]")
        neighbour = Card(offered.nth(1).get_attribute("data-card") or "")
        offered.nth(1).click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(ada.seen).to_have_text(names([TWELVE[0], neighbour, *TWELVE[2:]]))
        second = page.locator(".eye-card").nth(1)
        second.press("Enter")  # in the list, by keyboard
        page.locator(f'dialog[open] .eye-offered [data-card="{TWELVE[1]}"]').press("Enter")
        expect(ada.seen).to_have_text(names(TWELVE))
        expect(second).to_be_focused()
        second.press("Enter")
        page.get_by_role("button", name="Remove: not a card").press("Enter")
        expect(ada.seen).to_have_count(11)
        expect(page.get_by_role("heading", name="11 cards seen")).to_be_focused()
        page.get_by_role("button", name="Save this layout").click()
        expect(page.get_by_role("link", name="Solve it as a puzzle")).to_be_visible()
        page.get_by_role("button", name="Add a card").click()
        for value in ("two", "red", "squiggle", "solid"):  # which lies there already
            page.locator("dialog[open]").get_by_role("radio", name=value).check()
        page.locator("dialog[open] .eye-offer").click()
        expect(page.get_by_text("1 card appears twice")).to_be_visible()
        expect(page.locator('.eye-card[data-mark="twice"]')).to_have_count(2)
        expect(page.get_by_role("button", name="Save this layout")).to_be_disabled()
        expect(page.get_by_role("link", name="Solve it as a puzzle")).to_have_count(0)


def test_a_correction_that_turns_the_answer_round_is_heard(filmed: tuple[Browser, Path], served: str) -> None:
    """Whoever listens stays at the card, and is told; one goes through the uses by keyboard in the same way."""
    with onlooker(filmed, served) as ada:
        page, told = ada.page, ada.page.locator("p.heard[role=status]")
        ada.chooses([Card("1rof"), Card("2rof"), Card("3roh")])
        expect(page.get_by_role("heading", name="No, there is no SET.")).to_be_focused()
        third = page.locator(".eye-card").nth(2)
        third.press("Enter")
        page.locator("dialog[open] summary").click()
        page.locator("dialog[open]").get_by_role("radio", name="solid").check()
        page.locator("dialog[open] .eye-offer.button").press("Enter")
        expect(page.get_by_role("heading", name="Yes, there is a SET.")).to_be_visible()
        expect(told).to_contain_text("Yes, there is a SET.")
        expect(third).to_be_focused()
        page.get_by_role("radio", name="Is there a SET?").press("ArrowRight")
        expect(told).to_contain_text("A SET!")
        expect(page.get_by_role("radio", name="Is this a SET?")).to_be_focused()
        page.get_by_role("radio", name="Is this a SET?").press("ArrowRight")
        expect(told).to_contain_text("3 cards")
        expect(page.get_by_role("radio", name="Count cards")).to_be_focused()


def test_three_cards_are_explained_feature_by_feature(filmed: tuple[Browser, Path], served: str) -> None:
    """C-3: and of fewer cards it is said how many are seen, of more three are chosen."""
    with onlooker(filmed, served) as ada:
        page, why = ada.page, ada.page.locator(".why")
        ada.wants("Is this a SET?")
        ada.looks([Card("1rof"), Card("2rof"), Card("3roh")])
        expect(why.get_by_role("heading", name="Not a SET")).to_be_focused()
        expect(why.locator('[data-verdict="neither"] .verdict')).to_have_text("Two solid, one striped")
        ada.puts_the_camera_away("Look again")
        ada.chooses(TWELVE[:2])
        expect(page.get_by_role("heading", name="Only 2 cards were found.")).to_be_visible()
        page.get_by_role("button", name="Look again").click()
        ada.chooses(TWELVE)
        expect(page.get_by_text("12 cards were found. Tap the three you mean.")).to_be_visible()
        page.locator(".eye-outlines g").nth(0).click()
        expect(page.get_by_role("heading", name="Two more cards")).to_be_visible()
        page.locator(".eye-card").nth(1).press("Enter")
        page.locator(".eye-card").nth(2).press("Enter")
        expect(why.get_by_role("heading", name="A SET!")).to_be_visible()
        expect(page.locator(".eye-card").nth(2)).to_be_focused()  # to choose others


def test_piles_are_counted_over_several_pictures_and_what_is_missing_is_named(
    filmed: tuple[Browser, Path], served: str
) -> None:
    """The 27 solid cards are a deck of their own: 18 of them in two pictures that overlap, then another player's.

    The camera waits until other cards lie there; what was counted stays while one asks something else.
    """
    with onlooker(filmed, served) as ada:
        page = ada.page
        ada.wants("Count cards")
        ada.looks(SOLID[:9])
        expect(page.get_by_role("heading", name="9 cards", exact=True)).to_be_visible()
        expect(page.get_by_text("That is 3 SETs, and no card appears twice.")).to_be_visible()
        page.get_by_label("Whose cards?").fill("Ada")
        page.get_by_role("button", name="Another picture of this pile").click()  # the camera goes on
        expect(page.get_by_text("All these cards are counted already.")).to_be_visible()
        page.get_by_role("button", name="Take this picture").click()  # nobody waits in vain
        expect(page.get_by_text("No card in this picture is new.")).to_be_visible()
        ada.films(SOLID[6:18])
        page.get_by_role("button", name="Retake this picture").click()
        expect(page.get_by_text("9 cards in this picture are new.")).to_be_visible()
        expect(page.get_by_role("heading", name="18 cards", exact=True)).to_be_visible()
        ada.puts_the_camera_away("Next player")
        ada.chooses(SOLID[18:26])
        missing = card_name(SOLID[26], "en")
        expect(page.get_by_text(f"One more card is needed for whole SETs: {missing}.")).to_be_visible()
        expect(page.locator(".eye-piles tfoot")).to_contain_text("26 of 27")
        expect(page.locator(".eye-missing li")).to_have_text([re.compile(missing, re.IGNORECASE)])
        page.get_by_role("button", name="Add a card").click()
        for value in ("three", "green", "diamond", "solid"):
            page.locator("dialog[open]").get_by_role("radio", name=value).check()
        page.locator("dialog[open] .eye-offer").click()
        expect(page.get_by_text("The deck is complete.")).to_be_visible()
        rows, both = page.locator(".eye-piles tbody tr"), ["Ada18 cards6 SETs", "Pile 29 cards3 SETs"]
        expect(rows).to_have_text(both)
        ada.wants("Is there a SET?")
        page.get_by_role("button", name="Look again").click()
        ada.chooses(TWELVE)
        ada.wants("Count cards")
        expect(rows).to_have_text(both)
        page.get_by_role("button", name="Start counting again").click()
        expect(page.get_by_role("button", name="Go on counting")).to_be_focused()
        expect(rows).to_have_text(both)
        page.get_by_role("button", name="Yes, start again").click()
        expect(rows).to_have_count(0)


def test_a_layout_is_saved_as_a_link_that_opens_as_a_puzzle(filmed: tuple[Browser, Path], served: str) -> None:
    with onlooker(filmed, served) as ada:
        page = ada.page
        ada.chooses(TWELVE)
        page.get_by_role("button", name="Save this layout").click()
        page.get_by_role("button", name="Copy the codes").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == " ".join(TWELVE)
        page.get_by_role("button", name="Copy the link").click()
        expect(page.get_by_role("button", name="Copied")).to_have_count(2)
        link: str = page.evaluate("navigator.clipboard.readText()")
        path = link[link.index("/eye") :]
    with onlooker(filmed, served, path) as bea:
        page = bea.page
        expect(page.locator(".place")).to_have_count(12)
        for card in find_sets(TWELVE)[0]:
            page.locator(f'.place:has([data-card="{card}"])').click()
        expect(page.get_by_role("heading", name="A SET!")).to_be_visible()
        page.get_by_role("button", name="That is all").click()
        expect(page.get_by_role("heading", name=f"1 of {len(find_sets(TWELVE))} found")).to_be_visible()
        expect(page.locator(".found .set")).to_have_count(len(find_sets(TWELVE)))
        page.evaluate("location.hash = '#1rof2r'")
        expect(page.get_by_role("heading", name="This link has no layout")).to_be_visible()


# Exif data that say: to be turned by a quarter.
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


@pytest.mark.parametrize(
    ("size", "theme", "locale"), [(PHONE, "light", "de-DE"), (LAPTOP, "dark", "fr-FR")], ids=["phone-de", "laptop-fr"]
)
def test_nothing_is_cut_off_and_axe_finds_nothing(
    filmed: tuple[Browser, Path], served: str, size: ViewportSize, theme: str, locale: str
) -> None:
    with onlooker(filmed, served, viewport=size, color_scheme=theme, locale=locale) as ada:
        page = ada.page
        assert faults(page) == []
        ada.hands_in(TWELVE)
        page.locator(".eye-answer .eye-acts button").last.click()
        assert faults(page) == []
        assert violations(page) == []
        page.locator(".eye-card").first.click()
        page.locator("dialog[open] summary").click()
        assert faults(page) == []
        assert violations(page) == []
