"""Players' own rules: put together on a phone, shared by a link, shown to those who join, and played."""

from contextlib import ExitStack

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import test_real_deck as real
from tests.browser.circle import told
from tests.browser.people import WAIT_MS, Person, person, sit_down, until
from tests.browser.table import PHONE
from tests.browser.test_access import violations
from tests.browser.test_first_page import hold_back
from tests.browser.test_journeys import keys, tab_to
from tests.browser.test_shared_screen import calls, pad
from tests.browser.unhurried import open_unhurried

OWN = '.family-head:has([data-family="own"])'
WIDE = "document.documentElement.scrollWidth"


def question(page: Page, slot: str) -> Locator:
    return page.locator(f'.question[data-slot="{slot}"]')


def answer(page: Page, slot: str, words: str) -> None:
    """Open a question and choose."""
    if question(page, slot).get_attribute("open") is None:
        question(page, slot).locator("summary").click()
    question(page, slot).get_by_role("radio", name=words, exact=True).check()


def put_together(host: Person) -> None:
    """Quick with nine cards, where a wrong claim costs a point."""
    page = host.page
    page.locator('.ways input[name="name"]').fill(host.name)
    page.locator(".new-table").click()
    page.locator(OWN).click()
    page.locator('.own-rules select[name="rules"]').select_option("quick")
    expect(page.locator(".own-summary")).to_contain_text("Nothing is changed yet.")
    answer(page, "layout", "9 cards; when there is nothing to find, 3 more")
    answer(page, "penalty", "One point, below zero if need be")
    expect(page.locator(".own-summary li")).to_have_text(
        ["Layout: 9 cards; when there is nothing to find, 3 more", "Penalty: One point, below zero if need be"]
    )


def test_rules_put_together_on_a_phone_are_the_same_for_whoever_opens_the_link(browser: Browser, served: str) -> None:
    """R-1, A-5: and a wrong claim costs what was chosen."""
    with person(browser, served, "Ada", viewport=PHONE) as ada:
        put_together(ada)
        assert violations(ada.page) == []
        assert ada.page.evaluate(WIDE) == PHONE["width"]
        until(ada.page, lambda: ada.page.url.endswith("/new?rules=quick~layout.size-9~penalty.lose-points"))
        link = ada.page.url.removeprefix(served.rstrip("/"))
        ada.page.locator("button[type=submit]").click()
        ada.sees("gather")
        with person(browser, served, "Bea", link, locale="de-DE") as bea:
            expect(bea.page.locator(".own-summary li").first).to_have_text(
                "Auslage: 9 Karten; gibt es nichts zu finden, 3 weitere"
            )
            expect(bea.page.locator('input[name="own-penalty"]:checked')).to_have_count(1)
            bea.page.goto(ada.page.url)  # and now to the table
            expect(bea.page.locator("#played-title")).to_have_text("Schnell, geändert")
            expect(bea.page.locator(".rules-differ li")).to_have_count(2)
            sit_down(bea)
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            for someone in (ada, bea):
                someone.sees("play")
                assert len(someone.cards()) in (9, 12, 15, 18)  # three more as long as there is no SET
            ada.point(*ada.no_set())
            until(bea.page, lambda: bea.points("Ada") == -1)
        ada.page.goto(f"{served.rstrip('/')}/new")
        ada.page.locator(".played-last-one", has_text="Quick, changed").click()
        expect(ada.page.locator(".own-summary li")).to_have_count(2)


def without_a_connection(someone: Person) -> None:
    """A choice that the server did not hear of is told once it is asked again."""
    page = someone.page
    page.context.set_offline(True)
    answer(page, "hints", "How many SETs there are")
    expect(page.locator(".own-rules .trouble")).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".own-summary li")).to_have_text(["Hints: How many SETs there are"])
    expect(page.locator(".own-rules .trouble")).to_have_count(0)
    someone.complaints.clear()  # the browser has noted that it was offline


def test_rules_that_do_not_go_together_are_told_why_until_they_do(browser: Browser, served: str) -> None:
    """Chosen by keyboard: the choice stays, the reason stands beside it, and the other question is marked."""
    why = "Cards stay where they are if everything is to be found, and only then."
    with person(browser, served, "Ada", "/new") as ada:
        page = ada.page
        page.locator(OWN).wait_for()
        tab_to(ada, OWN)
        keys(ada, "Enter")
        page.locator(".own-rules").wait_for()
        without_a_connection(ada)
        page.locator(OWN).focus()
        tab_to(ada, '.question[data-slot="ending"] > summary')
        keys(ada, "Enter")
        tab_to(ada, 'input[name="own-ending"]')
        keys(ada, "ArrowDown")
        expect(question(page, "ending").get_by_role("radio", name="All SETs have been found")).to_be_checked()
        expect(page.locator(".own-clash")).to_contain_text(why)
        expect(question(page, "ending").locator("label:has(:checked) .why-not")).to_have_text(why)
        expect(page.locator(".question[data-clash]")).to_have_count(2)
        assert violations(page) == []
        page.locator("button[type=submit]").click()
        expect(page.locator(".new-rest .trouble")).to_have_text("These rules do not go together. Choose others.")
        ada.complaints.clear()  # the browser notes that the server refused
        page.get_by_role("button", name="Change it that way").click()
        expect(page.locator(".own-clash")).to_have_count(0)
        expect(question(page, "reward").locator("summary")).to_contain_text("A point; the cards stay where they are")
        expect(question(page, "ending").get_by_role("radio", name="All SETs have been found")).to_be_checked()
        page.locator("button[type=submit]").click()
        ada.sees("gather")


def test_rules_of_ones_own_are_played_on_one_screen(browser: Browser, served: str) -> None:
    """A-3: everyone calls there, so that is not asked; what was chosen holds."""
    with person(browser, served, "Ada", "/together", viewport=PHONE) as screen:
        page = screen.page
        page.locator(OWN).click()
        page.locator('.own-rules select[name="rules"]').select_option("quick")
        answer(page, "layout", "9 cards; when there is nothing to find, 3 more")
        answer(page, "penalty", "One point, below zero if need be")
        expect(page.locator(".own-summary li")).to_have_count(2)
        expect(page.locator(".own-link").or_(question(page, "calling")).or_(question(page, "verdict"))).to_have_count(0)
        assert violations(page) == []
        assert page.evaluate(WIDE) == PHONE["width"]
        page.locator(".choices-window label", has_text="20 s").click()
        page.locator("button[type=submit]").click()
        expect(page.locator(".together")).to_have_attribute("data-state", "play", timeout=WAIT_MS)
        assert len(screen.cards()) in (9, 12, 15, 18)
        calls(screen, "Player 2")
        screen.point(*screen.no_set())
        expect(pad(screen, "Player 2").locator(".pad-points")).to_have_text("−1", timeout=WAIT_MS)


def test_rules_of_ones_own_are_played_with_real_cards(browser: Browser, served: str) -> None:
    """A-5: with real cards some questions are not asked; a wrong call costs what was chosen."""
    with ExitStack() as stack:
        ada = stack.enter_context(person(browser, served, "Ada", "/real", viewport=PHONE))
        page = ada.page
        open_unhurried(page)
        held = hold_back(ada, "**/api/rulesets")
        page.reload()
        page.locator(OWN).click()  # before the rules are known
        until(page, lambda: len(held) > 0)
        for route in held:
            route.continue_()
        question(page, "penalty").wait_for()
        expect(question(page, "deck").or_(question(page, "layout"))).to_have_count(0)
        answer(page, "penalty", "None")
        expect(page.locator(".own-summary li")).to_have_text(["Penalty: None"])
        assert violations(page) == []
        page.locator("button[type=submit]").click()
        ada.sees("gather")
        bea = stack.enter_context(person(browser, served, "Bea", f"/t/{ada.code}", viewport=PHONE))
        expect(bea.page.locator(".rules-differ li").last).to_contain_text("Penalty: None")
        sit_down(bea)
        expect(ada.page.locator(".sitting li")).to_have_count(2)
        ada.press("Start")
        for someone in (ada, bea):
            expect(someone.page.locator(".buzzer")).to_be_visible(timeout=WAIT_MS)
        real.calls(bea)
        real.press(bea, "Withdraw")
        until(ada.page, lambda: [event["type"] for event in told(ada)].count("CallFailed") == 1)
        real.all_see([ada, bea], 0, 0)
