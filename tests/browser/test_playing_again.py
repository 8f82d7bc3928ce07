"""“Play again” asks the others: nobody loses the result before they press, and who presses late joins in."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect

from tests.browser.people import WAIT_MS, Person, confirm, host_a_table, person, sit_down, until
from tests.browser.table import PHONE
from tests.browser.test_access import violations
from tests.browser.test_together import take


@contextmanager
def three_after_a_match(browser: Browser, served: str) -> Iterator[tuple[Person, Person, Person]]:
    """Ada, who is the host, Bea and Cem on phones; Cem has won."""
    with person(browser, served, "Ada") as ada:
        host_a_table(ada, "quick")
        with (
            person(browser, served, "Bea", f"/t/{ada.code}", viewport=PHONE) as bea,
            person(browser, served, "Cem", f"/t/{ada.code}", viewport=PHONE) as cem,
        ):
            sit_down(bea)
            sit_down(cem)
            expect(ada.page.locator(".sitting li")).to_have_count(3)
            ada.press("Start")
            cem.sees("play")
            take(cem)
            confirm(ada.page, "EndRound")
            for someone in (ada, bea, cem):
                someone.sees("end")
            yield ada, bea, cem


def reads_again(someone: Person, text: str) -> None:
    """Wait until this stands beside the result."""
    expect(someone.page.locator(".again")).to_contain_text(text, timeout=WAIT_MS)


def test_the_others_are_asked_and_the_match_begins_when_all_want_it(browser: Browser, served: str) -> None:
    with three_after_a_match(browser, served) as (ada, bea, cem):
        bea.press("PlayAgain")
        reads_again(ada, "Bea wants to play again.")
        reads_again(bea, "Waiting for Ada and Cem.")
        cem.press("PlayAgain")
        reads_again(ada, "Bea and Cem want to play again.")
        for someone in (ada, bea, cem):
            assert someone.stage() == "end"
            expect(someone.page.locator(".ranks li")).to_have_count(3)
            assert violations(someone.page) == []
        expect(cem.page.locator("#end-title")).to_have_text("You have won!")
        ada.press("PlayAgain")
        for someone in (ada, bea, cem):
            someone.sees("play")
            expect(someone.page.locator(".player")).to_have_count(3)


def test_who_has_not_pressed_keeps_the_result_and_joins_in_later(browser: Browser, served: str) -> None:
    with three_after_a_match(browser, served) as (ada, bea, cem):
        bea.press("PlayAgain")
        ada.press("PlayAgain")
        assert not bea.may("Start")  # only the host deals without waiting
        ada.press("Start")
        ada.sees("play")
        bea.sees("play")
        take(bea)
        reads_again(cem, "The next match has begun.")
        assert cem.stage() == "end"
        expect(cem.page.locator("#end-title")).to_have_text("You have won!")
        first = cem.page.locator(".ranks li").first
        assert [first.locator(part).inner_text() for part in (".rank", ".who", ".points")] == ["1", "You", "1"]
        assert violations(cem.page) == []
        cem.press("Join")
        cem.sees("play")
        until(cem.page, lambda: cem.points("Bea") == 1)
        take(cem)
        expect(ada.page.locator(".player")).to_have_count(3)
        confirm(ada.page, "EndRound")
        cem.sees("end")


def test_who_loads_the_page_anew_sees_the_running_match_and_may_join_in(browser: Browser, served: str) -> None:
    with three_after_a_match(browser, served) as (ada, bea, cem):
        bea.press("PlayAgain")
        ada.press("PlayAgain")
        ada.press("Start")
        reads_again(cem, "The next match has begun.")
        cem.page.reload()
        cem.sees("play")
        cem.reads("A match is being played. You can join in.")
        expect(ada.page.locator(".player")).to_have_count(2)
        cem.press("Join")
        expect(ada.page.locator(".player")).to_have_count(3)
        take(cem)


def test_bots_always_agree_and_one_person_waits_for_nobody(browser: Browser, served_in_quiet: str) -> None:
    with person(browser, served_in_quiet, "") as someone:
        someone.page.locator(".ways .main").click()
        someone.sees("play")
        confirm(someone.page, "EndRound")
        someone.sees("end")
        someone.press("PlayAgain")
        someone.sees("play")
