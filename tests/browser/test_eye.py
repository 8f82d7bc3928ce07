"""The eye: what people ask of real cards, and what they are told."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tercet.cards.card import Card
from tercet.cards.sets import find_sets
from tercet.words.cards import card_name
from tests.browser.onlooker import TWELVE, names, onlooker
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

SOLID = [Card(f"{number}{colour}{shape}f") for shape in "osd" for colour in "rpg" for number in "123"]


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
