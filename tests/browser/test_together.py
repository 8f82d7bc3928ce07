"""Several people play together in real browsers, through the real server; the log says the same as the pages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tercet.engine.match import MatchEnded
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tests.browser.people import Person, agree, confirm, host_a_table, person, sit_down, until
from tests.browser.table import PHONE

LONG = "20 s"  # to point in, so that no busy machine runs out of it
# When the time is up, as reckoned from the figure at the instant at which it is written.
RUNS_OUT_AT = """() => new Promise(done => new MutationObserver((changes, seeing) => {
    const written = changes.map(({target}) => target.closest?.(".seconds")).find(Boolean);
    if (!written) return;
    seeing.disconnect();
    done(Date.now() + 1000 * parseFloat(written.textContent));
}).observe(document.body, {subtree: true, childList: true}))"""


@contextmanager
def two_at(browser: Browser, served: str, rules: str, window: str | None = None) -> Iterator[tuple[Person, Person]]:
    """Ada opens a table on a laptop, Bea comes by the link on a phone, and the cards are dealt."""
    with person(browser, served, "Ada") as ada:
        code = host_a_table(ada, rules, window=window)
        with person(browser, served, "Bea", f"/t/{code}", viewport=PHONE, has_touch=True) as bea:
            sit_down(bea)
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            ada.sees("play")
            bea.sees("play")
            yield ada, bea


def take(finder: Person, *others: Person) -> None:
    """Take a SET, once one sees the cards that the others see."""
    agree(finder, *others)
    before = finder.points("You")
    found = finder.a_set()
    assert found
    finder.point(*found)
    until(finder.page, lambda: finder.points("You") == before + 1)


def end_the_round(host: Person) -> None:
    """The host ends it in the settings."""
    confirm(host.page, "EndRound")


def test_the_first_to_point_has_it_and_both_see_the_same(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        assert ada.cards() == bea.cards()
        take(bea)
        until(ada.page, lambda: ada.points("Bea") == 1)
        until(ada.page, lambda: ada.cards() == bea.cards())
        assert (ada.points("You"), bea.points("Ada")) == (0, 0)


def test_a_half_made_selection_survives_what_others_do(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        found = bea.a_set()
        assert found
        mine = next(card for card in ada.cards() if card not in found)
        ada.point(mine, found[0])
        bea.point(*found)
        until(ada.page, lambda: ada.points("Bea") == 1)
        expect(ada.place(mine)).to_have_attribute("aria-pressed", "true")
        expect(ada.page.locator('[aria-pressed="true"]')).to_have_count(1)


def test_a_wrong_trio_is_explained_at_once_and_costs_what_the_rules_say(browser: Browser, served: str) -> None:
    with two_at(browser, served, "classic", LONG) as (ada, bea):
        bea.watches('[data-state="wrong"].place')
        ada.page.keyboard.press("Space")
        ada.reads("Your call")
        bea.reads("Ada points")
        expect(bea.page.locator(".quiet-call")).to_contain_text("Ada has the call")
        ada.point(*ada.no_set())
        expect(ada.page.locator("#why-title")).to_have_text("Not a SET")
        until(bea.page, lambda: bea.points("Ada") == -1)
        bea.has_seen("3: ")
        expect(ada.page.locator(".why-text")).to_contain_text("One point off.")


def test_a_call_that_comes_to_nothing_in_time_costs_a_point(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        host_a_table(ada, "classic", window="3 s")
        ada.press("Start")
        ada.press("Call")
        until(ada.page, lambda: ada.points("You") == -1)
        expect(ada.page.locator(".last-calls li").first).to_contain_text("−1")


def test_of_two_calls_at_once_one_has_it_and_the_other_is_told(browser: Browser, served: str) -> None:
    with two_at(browser, served, "classic", LONG) as (ada, bea):
        soon: int = ada.page.evaluate("Date.now() + 500")
        for one in (ada, bea):
            one.page.evaluate(
                "at => setTimeout(() => document.querySelector('[data-act=Call]')?.click(), at - Date.now())", soon
            )
        until(ada.page, lambda: ada.page.locator('.player[data-state="calling"]').count() == 1)
        until(bea.page, lambda: bea.page.locator('.player[data-state="calling"]').count() == 1)
        caller = ada.page.locator('.player[data-state="calling"] .name').inner_text()
        assert (caller == "You") != (bea.page.locator('.player[data-state="calling"] .name').inner_text() == "You")


def test_no_set_is_agreed_and_three_more_come(browser: Browser, served: str) -> None:
    with two_at(browser, served, "classic") as (ada, bea):
        ada.press("SayNoSet")
        expect(bea.page.locator("[data-act=SayNoSet]")).to_contain_text("1 of 2")
        bea.press("SayNoSet")
        until(ada.page, lambda: len(ada.cards()) == 15)
        until(bea.page, lambda: bea.cards() == ada.cards())


def test_who_leaves_is_away_and_who_returns_is_where_they_were(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        take(bea)
        confirm(bea.page, "Leave")
        expect(ada.page.locator('.player[data-state="away"]')).to_have_count(1)
        bea.page.goto(ada.page.url)
        bea.sees("play")
        expect(ada.page.locator('.player[data-state="away"]')).to_have_count(0)
        until(bea.page, lambda: bea.points("You") == 1)
        take(bea)


def test_a_lost_connection_is_said_calmly_and_mended_by_itself(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        bea.page.context.set_offline(True)
        expect(bea.page.locator(".message.calm")).to_contain_text("Connection lost")
        take(ada)
        bea.page.context.set_offline(False)
        expect(bea.page.locator(".message.calm")).to_have_count(0)
        until(bea.page, lambda: bea.points("Ada") == 1)
        until(bea.page, lambda: bea.cards() == ada.cards())
        bea.complaints.clear()  # the browser noted that it was offline


def test_the_end_ranks_everyone_and_the_record_proves_it(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        take(ada)
        take(ada)
        take(bea, ada)
        end_the_round(ada)
        ada.sees("end")
        bea.sees("end")
        expect(ada.page.locator("#end-title")).to_have_text("You have won!")
        expect(bea.page.locator("#end-title")).to_have_text("Ada has won")
        for part, told in ((".rank", ["1", "2"]), (".who", ["You", "Bea"]), (".points", ["2", "1"])):
            expect(ada.page.locator(f".ranks li {part}")).to_have_text(told)
        expect(ada.page.locator(".seal")).to_have_attribute("data-good", "true")
        record = ada.page.get_by_role("link", name="The record of this match").get_attribute("href")
        events = read_record(ada.page.request.get(f"{served.rstrip('/')}{record}").text())
        assert prove(events).ended
        ended = events[-1]
        assert isinstance(ended, MatchEnded)
        assert [(rank.rank, rank.points) for rank in ended.ranks] == [(1, 2), (2, 1)]
        bea.press("PlayAgain")
        ada.press("PlayAgain")
        ada.sees("play")
        until(ada.page, lambda: ada.points("You") == 0)


def test_a_tie_is_a_tie(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        take(ada)
        take(bea, ada)
        end_the_round(ada)
        bea.sees("end")
        expect(bea.page.locator("#end-title")).to_have_text("A tie: Ada, Bea")
        expect(bea.page.locator(".ranks .rank")).to_have_text(["1", "1"])


def test_the_host_pauses_locks_hands_over_and_removes(browser: Browser, served: str) -> None:
    with two_at(browser, served, "classic") as (ada, bea):

        def choose(who: Person, name: str) -> None:
            who.page.locator(".menu").click()
            who.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

        choose(ada, "Pause")
        bea.reads("The host has paused the table.")
        bea.watches(".dock-say p")
        choose(ada, "Resume")
        bea.has_seen("Play resumes")
        choose(ada, "Lock the table")
        with person(browser, served, "Cem", f"/t/{ada.code}") as cem:
            expect(cem.page.locator(".doorway")).to_contain_text("The host has locked this table. You can watch.")
        choose(ada, "Make host")
        choose(bea, "Unlock the table")
        choose(bea, "Make host")
        choose(ada, "Remove")
        expect(bea.page.locator(".doorway")).to_contain_text("The host has removed you")


def test_signs_are_seen_by_the_others(browser: Browser, served: str) -> None:
    with two_at(browser, served, "quick") as (ada, bea):
        ada.watches(".player .brief")
        bea.page.get_by_role("button", name="Talk").click()
        bea.page.get_by_role("button", name="Well done!").click()
        ada.has_seen("Well done!")


def test_where_the_host_lets_people_write_they_chat_mute_and_report(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        code = host_a_table(ada, "quick", talk="Chat")
        with person(browser, served, "Bea", f"/t/{code}", viewport=PHONE) as bea:
            sit_down(bea)
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            bea.sees("play")

            def write(text: str) -> None:
                bea.page.get_by_role("textbox", name="Write a line").fill(text)
                bea.page.keyboard.press("Enter")

            bea.page.get_by_role("button", name="Talk").click()
            write("Good <b>evening</b>")
            expect(ada.page.locator(".unread")).to_have_text("1")
            ada.page.get_by_role("button", name="Talk").click()
            lines = ada.page.get_by_role("list", name="Messages")
            expect(lines).to_have_text("Bea Good <b>evening</b>")
            expect(ada.page.locator(".unread")).to_have_count(0)
            ada.page.keyboard.press("Escape")
            ada.page.locator(".menu").click()
            ada.page.get_by_role("button", name="Report", exact=True).click()
            expect(ada.page.get_by_role("button", name="Reported")).to_be_visible()
            ada.page.get_by_role("button", name="Mute").click()
            ada.page.get_by_role("button", name="Close").click()
            write("Hello?")
            expect(bea.page.locator(".chat li")).to_have_count(2)
            ada.page.get_by_role("button", name="Talk").click()
            expect(ada.page.locator(".chat")).to_contain_text("Nobody has written anything yet.")


def test_a_countdown_is_right_after_a_lost_connection(browser: Browser, served: str) -> None:
    with two_at(browser, served, "classic", LONG) as (ada, bea):
        ada.press("Call")
        bea.reads("Ada points")
        bea.page.context.set_offline(True)
        bea.page.wait_for_timeout(700)
        bea.page.context.set_offline(False)
        until(bea.page, lambda: "UpToDate" in [frame["type"] for frame in bea.frames])
        both: list[int] = [one.page.evaluate(RUNS_OUT_AT) for one in (ada, bea)]
        assert abs(both[0] - both[1]) < 500, both
        bea.complaints.clear()  # the browser noted that it was offline


def test_play_now_deals_at_once_against_two_bots(browser: Browser, served_in_quiet: str) -> None:
    with person(browser, served_in_quiet, "Ada") as ada:
        ada.page.locator('.ways input[name="name"]').fill("Ada")
        ada.page.keyboard.press("Enter")
        ada.sees("play")
        expect(ada.page.locator(".player")).to_have_count(3)

        def quicker() -> bool:
            ada.page.keyboard.press("Escape")
            ada.point(*(ada.a_set() or ()))
            return ada.points("You") > 0

        until(ada.page, quicker)
        ada.page.goto(served_in_quiet)
        expect(ada.page.locator('.ways input[name="name"]')).to_have_value("Ada")


def test_a_table_is_found_in_the_lobby_and_by_its_code(browser: Browser, served: str) -> None:
    with person(browser, served, "Zoë") as zoe:
        code = host_a_table(zoe, "european")
        with person(browser, served, "Bea") as bea:
            row = bea.page.locator(".lobby li", has_text="Zoë’s table")
            expect(row).to_contain_text("1 of 12 seats")
            expect(row).to_contain_text("European")
            bea.page.locator('.ways input[name="name"]').fill("Bea")
            bea.page.locator('input[name="code"]').fill(f" {code[:2].lower()} {code[2:]}")
            bea.page.locator(".way-code .ink").click()
            bea.sees("gather")
            expect(zoe.page.locator(".sitting li")).to_have_count(2)


def test_the_host_changes_rules_and_options_before_the_start(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        code = host_a_table(ada, "classic")
        with person(browser, served, "Bea", f"/t/{code}") as bea:
            sit_down(bea)
            ada.page.locator(".played").get_by_role("button", name="Change rules and options").click()
            sheet = ada.page.get_by_role("dialog")
            sheet.locator('input[value="super"]').check()
            sheet.locator('input[value="none"]').check()
            sheet.get_by_role("button", name="Use these rules").click()
            expect(bea.page.locator("#played-title")).to_have_text("Super Rules")
            expect(bea.page.locator('[data-act="ChangeTable"]')).to_have_count(0)  # the host alone
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            bea.sees("play")
            expect(bea.page.get_by_role("button", name="Talk")).to_have_count(0)
            expect(bea.page.locator(".player .more")).to_have_text(["0 SETs · pile 41", "0 SETs · pile 40"])


def test_who_comes_by_the_link_to_watch_only_watches(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", permissions=["clipboard-read", "clipboard-write"]) as ada:
        host_a_table(ada, "quick")
        ada.page.get_by_role("button", name="Link to watch").click()
        until(ada.page, lambda: "/t/" in ada.page.evaluate("navigator.clipboard.readText()"))
        link: str = ada.page.evaluate("navigator.clipboard.readText()")
        with person(browser, served, "Bea", link.removeprefix(served.rstrip("/"))) as bea:
            expect(bea.page.locator(".doorway")).to_contain_text("You are watching.")
            ada.press("Start")
            bea.sees("play")
            take(ada)
            until(bea.page, lambda: bea.points("Ada") == 1)
            bea.page.get_by_role("button", name="Sit down").click()
            sit_down(bea)
            expect(ada.page.locator(".player")).to_have_count(2)


@pytest.mark.parametrize("text", ["NOPE9", "https://elsewhere.example/t/NOPE9"])
def test_a_code_that_leads_nowhere_is_said_so(browser: Browser, served: str, text: str) -> None:
    with person(browser, served, "Ada") as ada:
        ada.page.locator('input[name="code"]').fill(text)
        ada.page.locator(".way-code .ink").click()
        expect(ada.page.locator(".ways .trouble")).to_have_text("No table has this code. Ask for it again.")
        ada.complaints.clear()  # the browser noted the 404
        ada.page.goto(f"{served.rstrip('/')}/t/NOPE9")
        expect(ada.page.locator(".no-table")).to_contain_text("There is no table here")
        ada.complaints.clear()


def test_an_address_that_leads_nowhere_says_so_and_leads_home(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", "/nowhere") as ada:
        expect(ada.page.locator("h1")).to_have_text("There is no such page")
        ada.complaints.clear()  # the browser noted the 404
        ada.page.get_by_role("link", name="Home").click()
        expect(ada.page.locator(".ways")).to_be_visible()
