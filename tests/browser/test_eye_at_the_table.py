"""Real cards on a real table, and the judge's phone looks at them: claims, what lies there, and the count.

The camera is Chromium's fake one; what it shows is drawn with our own cards.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FilePayload, Page, Request, Route, expect

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.engine.events import CallFailed, ClaimSeen, LayoutSeen, SetTaken, VerdictGiven
from tests.browser.around_one_table import ends_the_round, shows_the_record
from tests.browser.onlooker import WEIGHTS
from tests.browser.people import CLICK, WAIT_MS, Person, person, sit_down, until
from tests.browser.table import TALL_PHONE
from tests.browser.tabletop import photo_of, show_to_camera
from tests.browser.test_access import violations
from tests.browser.test_real_deck import around_a_deck, calls, of, open_real_table, press

A, NONE = read_cards("1rof 2rof 3rof"), read_cards("1gsh 2gsh 3pde")
LYING = read_cards("1rof 2rof 3rof 1gsh 2gsh 3pde 2psf 1pdh 3goe 3gsf 1rde 2goh")


@contextmanager
def around_a_judged_deck(browser: Browser, served: str, *names: str) -> Iterator[list[Person]]:
    """The last of them judges, on a phone with a camera; the others play."""
    with ExitStack() as stack:
        phone: dict[str, Any] = {"viewport": TALL_PHONE, "has_touch": True, "permissions": ["camera"]}
        host = stack.enter_context(person(browser, served, names[0], **phone))
        open_real_table(host, "competition")
        people = [host]
        for name in names[1:]:
            people.append(stack.enter_context(person(browser, served, name, f"/t/{host.code}", **phone)))
            sit_down(people[-1])
        people[-1].press("Sit")
        expect(host.page.locator(".judges-seat")).to_contain_text(f"Judge: {names[-1]}")
        host.press("Start")
        for someone in people:
            expect(someone.page.locator(".buzzer")).to_be_visible(timeout=WAIT_MS)
        yield people


def looks(filmed: tuple[Browser, Path], page: Page, button: str, cards: Sequence[Card]) -> None:
    """Look at cards through the camera until it has seen enough."""
    browser, film = filmed
    show_to_camera(film, photo_of(browser, cards))
    page.get_by_role("button", name=button).click()
    page.get_by_role("button", name="Use the camera").click()
    expect(page.get_by_role("button", name="Look again")).to_be_visible(timeout=WAIT_MS)


def hands_in(browser: Browser, page: Page, cards: Sequence[Card]) -> None:
    """Choose a photo of cards, without waiting until it is read."""
    photo = FilePayload(name="cards.jpg", mimeType="image/jpeg", buffer=photo_of(browser, cards))
    page.locator(".look-sheet input[type=file]").set_input_files(photo)


def test_a_claim_is_checked_by_a_look_and_a_person_decides(filmed: tuple[Browser, Path], served: str) -> None:
    """G-13, G-14: proposed feature by feature, confirmed, then overruled; the record and the replay know the cards."""
    with around_a_judged_deck(filmed[0], served, "Ada", "Bea", "Jo") as people:
        ada, bea, jo = people
        for player in (ada, bea):
            expect(player.page.locator(".look-here")).to_have_count(0)

        # What lies there, for the record; whether there is a SET, only the judge learns.
        asked: list[Request] = []
        jo.page.on("request", lambda request: asked.append(request))
        looks(filmed, jo.page, "Look at the cards", LYING)
        expect(jo.page.get_by_role("heading", name="12 cards seen")).to_be_focused()
        jo.page.get_by_role("button", name="Is there a SET?").click()
        expect(jo.page.get_by_role("heading", name="Yes, there is a SET.")).to_be_focused()
        assert violations(jo.page) == []
        jo.page.get_by_role("button", name="Record this layout").click()
        expect(jo.page.locator(".look-sheet")).to_have_count(0)
        expect(jo.page.locator(".look-here")).to_be_focused()

        # Ada shows three of them; tapped on the picture of the whole table, they are a SET.
        calls(ada)
        press(ada, "Point")
        looks(filmed, jo.page, "Check with the camera", LYING)
        for card in A:
            jo.page.locator(f'.eye-card[data-card="{card}"]').click()
        expect(jo.page.locator(".why .feature .verdict")).to_have_count(4)
        assert violations(jo.page) == []
        jo.page.locator(".look-acts").get_by_role("button", name="It is a SET").dblclick()  # is said once
        expect(ada.page.locator(".player .points").first).to_have_text("1", timeout=WAIT_MS)
        expect(jo.page.locator(".look-sheet")).to_have_count(0)
        expect(jo.page.locator(".note .message")).to_have_count(0)

        # Bea holds three up that are none; the judge sees it otherwise and has the last word.
        calls(bea)
        press(bea, "Point")
        looks(filmed, jo.page, "Check with the camera", NONE)
        expect(jo.page.get_by_role("heading", name="Not a SET")).to_be_focused()
        expect(jo.page.locator(".look-acts .button").first).to_have_text("Not a SET")
        jo.page.locator(".look-acts").get_by_role("button", name="It is a SET").click()
        expect(bea.page.locator(".player .points").nth(1)).to_have_text("1", timeout=WAIT_MS)

        assert any("weights" in request.url for request in asked)
        assert {(request.method, request.post_data) for request in asked} == {("GET", None)}  # no picture leaves
        ends_the_round(jo.page)
        events = shows_the_record(ada.page, served, *[someone.frames for someone in people])
        assert [{card for card, _ in event.cards} for event in of(events, LayoutSeen)] == [{*LYING}]
        assert [{card for card, _ in event.cards} for event in of(events, ClaimSeen)] == [{*A}, {*NONE}]
        assert [{*event.cards} for event in of(events, SetTaken)] == [{*A}, {*NONE}]
        assert [event.right for event in of(events, VerdictGiven)] == [True, True]
        assert of(events, CallFailed) == []

        # Whoever watches it again sees the cards as they were seen: first all, at the end those that nobody took.
        ada.page.locator('a[href^="/replay/"]').first.click()
        ada.page.locator(".replay").wait_for()
        ada.page.keyboard.press("End")
        until(ada.page, lambda: replayed(ada.page) == {*LYING} - {*A} - {*NONE})
        ada.page.keyboard.press("Home")
        until(ada.page, lambda: steps_to(ada.page, {*LYING}))


def test_a_picture_of_shown_cards_is_for_that_claim_alone(filmed: tuple[Browser, Path], served: str) -> None:
    """Without a judge the others rule while the host still looks: the next claim is of other cards."""
    phone: dict[str, Any] = {"viewport": TALL_PHONE, "permissions": ["camera"]}
    with around_a_deck(filmed[0], served, "classic", "Ada", "Bea", "Cem", **phone) as people:
        ada, bea, cem = people
        calls(bea)
        press(bea, "Point")
        looks(filmed, ada.page, "Check with the camera", NONE)
        sheet = ada.page.locator(".look-sheet")
        expect(sheet.locator(".look-acts [data-verdict]")).to_have_text(["Not a SET", "It is a SET"])
        for someone in (ada, cem):
            press(someone, "Rule", 1)
        expect(sheet.get_by_role("heading", name="Which cards are on the table?")).to_be_visible(timeout=WAIT_MS)
        expect(sheet.get_by_role("button", name="Use the camera")).to_be_visible()
        expect(sheet.locator(".eye-card")).to_have_count(0)


def test_a_photo_that_is_read_late_is_not_for_the_next_claim(filmed: tuple[Browser, Path], served: str) -> None:
    """It was of Bea's cards. Then the host shows some herself, and says so again after a lost connection."""
    phone: dict[str, Any] = {"viewport": TALL_PHONE, "permissions": ["camera"]}
    with around_a_deck(filmed[0], served, "classic", "Ada", "Bea", "Cem", **phone) as people:
        ada, bea, cem = people
        page, sheet = ada.page, ada.page.locator(".look-sheet")
        held: list[Route] = []
        page.route(WEIGHTS, lambda route: held.append(route))
        calls(bea)
        press(bea, "Point")
        page.get_by_role("button", name="Check with the camera").click()
        with page.expect_request(WEIGHTS):
            hands_in(filmed[0], page, NONE)
        for someone in (ada, cem):
            press(someone, "Rule", 1)
        expect(sheet.get_by_role("heading", name="Which cards are on the table?")).to_be_visible(timeout=WAIT_MS)
        calls(cem)
        press(cem, "Point")
        expect(sheet.get_by_role("heading", name="Are these a SET?")).to_be_visible(timeout=WAIT_MS)
        for route in held:
            route.continue_()
        expect(sheet.locator('.eye-choice[aria-busy="false"]')).to_be_visible(timeout=WAIT_MS)
        expect(sheet.locator(".eye-card")).to_have_count(0)
        for someone in (ada, bea):
            press(someone, "Rule", 1)
        sheet.get_by_role("button", name="Close").click()

        calls(ada)
        press(ada, "Point")
        page.get_by_role("button", name="Check with the camera").click()
        hands_in(filmed[0], page, A)
        show = sheet.get_by_role("button", name="Show this to the others")
        expect(show).to_be_enabled(timeout=WAIT_MS)
        page.context.set_offline(True)
        expect(page.get_by_text("Connection lost.")).to_be_visible(timeout=WAIT_MS)
        show.click()
        expect(sheet.get_by_role("alert")).to_contain_text("Press again if you still mean it.")
        expect(show).to_be_enabled()
        page.context.set_offline(False)
        until(page, lambda: not page.evaluate(CLICK, ".look-proposal > .main"))  # once it is back
        expect(bea.page.locator(".claim-shown .feature")).to_have_count(4, timeout=WAIT_MS)
        ada.complaints.clear()  # the browser noted that the server was gone


def replayed(page: Page) -> set[Card]:
    """The cards in the picture."""
    return {*page.eval_on_selector_all(".replay [data-card]", "all => all.map(one => one.dataset.card)")}


def steps_to(page: Page, cards: set[Card]) -> bool:
    """Is this the picture already? Otherwise one step on."""
    if replayed(page) == cards:
        return True
    page.keyboard.press("ArrowRight")
    return False
