"""A person plays alone in a real Chromium."""

import pytest
from playwright.sync_api import Browser, expect

from tercet.cards.notation import read_layout
from tercet.cards.sets import find_sets
from tests.browser.table import DEAL, LAST, NO_SET, RIGHT, TALL_PHONE, WRONG, Table, table


def first(number: int, deal: str) -> str:
    """The first cards of a deal."""
    return " ".join(deal.split()[:number])


def test_twelve_cards_lie_out_each_with_its_name(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        assert shown.layout() == first(12, DEAL)
        names = (
            shown.page.get_by_role("grid").get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
        )
        assert len(set(names)) == 12
        expect(shown.place("2gsh")).to_have_accessible_name("two green striped squiggles")


def test_every_deal_is_another_one(browser: Browser, served: str) -> None:
    with table(browser, served, deal=None) as one, table(browser, served, deal=None) as other:
        assert one.layout() != other.layout()
        assert one.figure("deck") == 69


def test_a_wrong_trio_is_explained_and_stays(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        shown.point(*WRONG)
        shown.is_titled("Not a SET")
        assert shown.findings() == [
            "Two with two symbols, one with one",
            "Two green, one purple",
            "Two squiggles, one oval",
            "Two striped, one solid",
        ]
        assert shown.page.locator(".value.odd").all_inner_texts() == ["one", "purple", "oval", "solid"]
        assert shown.layout() == first(12, DEAL)
        assert shown.heard().startswith("Not a SET. No feature fits. Number: Two with two symbols, one with one.")
        shown.press("Got it")
        shown.is_titled("Choose three cards")


def test_a_set_is_taken_counted_and_replaced_in_its_places(browser: Browser, served: str) -> None:
    with table(browser, served, viewport=TALL_PHONE) as shown:
        shown.point(*RIGHT)
        shown.is_titled("A SET!")
        assert shown.findings() == ["All different", "All the same", "All the same", "All the same"]
        assert shown.layout() == "2gsh 1rsh 2psh 3gde 1gof 2rsh 1pdh 3psf 3psh 2gdh 1poe 3rdh"
        assert (shown.figure("found"), shown.figure("deck"), shown.figure("table")) == (1, 3, 12)
        taken = shown.page.get_by_role("complementary").get_by_role("img")
        expect(taken).to_have_accessible_name("one red solid oval, two red solid ovals, three red solid ovals")
        assert shown.heard().endswith(
            "New cards: one red striped squiggle, two red striped squiggles, three purple striped squiggles."
        )


def test_the_order_of_pointing_and_a_change_of_mind_do_not_matter(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        shown.point("2gsh", "3rof", "2gsh", "1rof")
        shown.is_titled("One more card")
        shown.point("2rof")
        shown.is_titled("A SET!")


def test_a_card_is_chosen_when_it_is_pressed_not_when_it_is_let_go(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        shown.place("1rof").hover()
        shown.page.mouse.down()
        expect(shown.place("1rof")).to_have_attribute("aria-pressed", "true")
        shown.page.mouse.up()
        expect(shown.place("1rof")).to_have_attribute("aria-pressed", "true")


def test_three_more_come_when_there_is_no_set_and_the_table_shrinks_back(browser: Browser, served: str) -> None:
    with table(browser, served, deal=NO_SET) as shown:
        shown.press("No SET")
        shown.is_titled("Right, no SET")
        assert shown.layout() == first(15, NO_SET)
        shown.point(*RIGHT)
        assert shown.layout() == "3pde 1roh 3goh 2roh 1gof 1goh 2gof 2goh 1rsf 1rsh 2rsf 2rsh"
        assert shown.figure("deck") == 1


def test_no_set_said_wrongly_is_answered_and_help_comes_in_steps(browser: Browser, served: str) -> None:
    """One card, two cards, why; the third is left to the player, and nothing of it is sent anywhere."""
    with table(browser, served) as shown:
        shown.press("No SET")
        shown.is_titled("There is one")
        assert shown.layout() == first(12, DEAL)
        for step, chosen in (("Show a card", 1), ("Another card", 2), ("And the third?", 2)):
            shown.press(step)
            expect(shown.page.locator('[data-state="pointed"]')).to_have_count(chosen)
        shown.is_titled("The third card")
        assert len(shown.findings()) == 4
        assert {*shown.findings()} <= {"All different", "All the same"}
        third = the_third(shown)
        name = shown.place(third).get_attribute("aria-label")
        assert shown.heard().startswith(f"The third card. {name}. With these two")
        shown.point(third)
        shown.is_titled("A SET!")
        assert shown.figure("found") == 1
        shown.press("How many?")
        shown.is_titled(how_many(shown))
        assert not [url for url in shown.asked_for if "/api/me" in url]


def the_third(shown: Table) -> str:
    """The card that the two which are pointed at need."""
    pointed = shown.page.locator('[data-state="pointed"] [data-card]').evaluate_all(
        "all => all.map(o => o.dataset.card)"
    )
    sets = find_sets([card for card in read_layout(shown.layout()) if card])
    (third,) = next({*trio} - {*pointed} for trio in sets if {*pointed} < {*trio})
    return third


def how_many(shown: Table) -> str:
    """What is to be said about the SETs that lie there."""
    count = len(find_sets([card for card in read_layout(shown.layout()) if card]))
    return ["There is no SET here", "One SET is here"][count] if count < 2 else f"{count} SETs are here"


def play_out(shown: Table) -> None:
    """Play until nothing is left, finding every SET by the engine's own eyes."""
    while shown.page.locator(".main").count() == 0:
        found = find_sets([card for card in read_layout(shown.layout()) if card])
        if found:
            shown.point(*found[0])
        else:
            shown.press("No SET")


def test_a_whole_deck_is_played_to_its_end_and_dealt_anew(browser: Browser, served: str) -> None:
    with table(browser, served, deal=None, viewport=TALL_PHONE) as shown:
        play_out(shown)
        shown.is_titled("The deck is played out")
        assert shown.figure("deck") == 0
        assert 3 * shown.figure("found") + shown.figure("table") == 81
        assert f"You found {shown.figure('found')}." in shown.page.locator(".why-text").inner_text()
        shown.press("New deal")
        assert (shown.figure("found"), shown.figure("deck"), shown.figure("table")) == (0, 69, 12)


def test_empty_places_stay_empty_when_no_card_is_to_come(browser: Browser, served: str) -> None:
    with table(browser, served, deal=LAST) as shown:
        shown.point(*RIGHT)
        assert shown.layout() == ".... .... .... 1roh 2roh 1gof 1goh 2gof 2goh 1rsf 1rsh 2rsf"
        shown.is_titled("The deck is played out")


def test_nothing_waits_for_a_moving_card(browser: Browser, served: str) -> None:
    with table(browser, served, reduced_motion="no-preference") as shown:
        shown.point(*RIGHT)
        expect(shown.page.locator(".ghost")).to_have_count(3)
        shown.place("1rsh").dispatch_event("pointerdown", {"button": 0})
        expect(shown.place("1rsh")).to_have_attribute("aria-pressed", "true")
        expect(shown.page.locator(".ghost")).to_have_count(0)
        expect(shown.page.locator(".back")).to_have_count(0)


def test_a_finger_plays_as_a_mouse_does(browser: Browser, served: str) -> None:
    with table(browser, served, viewport=TALL_PHONE, has_touch=True, is_mobile=True, device_scale_factor=3) as shown:
        for card in RIGHT:
            shown.place(card).tap()
        shown.is_titled("A SET!")
        assert shown.page.evaluate("[scrollX, scrollY]") == [0, 0]


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("1rof 2rsx", "“2rsx”, which is not a card"),
        ("1rof 2rof 1rof", "1rof twice"),
        ("1rof 2rof", "a deal of 2 cards"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_a_sentence(
    browser: Browser, served: str, deal: str, sentence: str
) -> None:
    with table(browser, served, deal=None) as shown:
        shown.page.goto(f"{served.rstrip('/')}/alone/practice?deal={deal.replace(' ', '+')}")
        expect(shown.page.get_by_role("alert")).to_contain_text(sentence)
        assert len(read_layout(shown.layout())) == 12
        shown.press("Got it")
        expect(shown.page.get_by_role("alert")).to_have_count(0)
