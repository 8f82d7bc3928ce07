"""What a coordinator changes during a day, on the page: clock, make-up games, tables, links; and calls by phone."""

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_cockpit import Server, looks_good, open_link, press
from tests.support.browser import context

NAMES = ("Amélie", "Jonas", "Priya", "Tomás", "Sven", "Léa", "Kofi", "Ana", "Wen")
SETUP = {"name": "Lake Cup", "rounds": 2, "tables": 4, "finalists": 2, "missed": "make-up", "stayed": "make-up"}


class Boss(Server):
    """The same competition over REST, from its creation on."""

    def __init__(
        self, visitor: BrowserContext, base: str, setup: dict[str, Any] = SETUP, names: Iterable[str] = NAMES
    ) -> None:
        assert visitor.request.post(f"{base}/api/guest", data={"name": "Boss"}).ok
        answer = visitor.request.post(f"{base}/api/competitions", data=setup)
        assert answer.ok, answer.text()
        super().__init__(visitor, base, answer.json()["competition"])
        self.competition: str = answer.json()["competition"]
        self._base = base
        for name in names:
            self.say("Enter", details={"name": name})

    def link(self, kind: str, number: int) -> str:
        """The address of a new link."""
        (found,) = self._http.post(f"{self._at}/links", data={"kind": kind, "numbers": [number]}).json()
        return f"{self._base}/c/{self.competition}/{found['path']}#{found['secret']}"

    def file(self) -> bytes:
        """The whole day, as it can be loaded elsewhere."""
        return self._http.get(f"{self._at}/file").body()

    def say(self, kind: str, **said: Any) -> None:
        self._sent += 1
        body = {"id": f"said-{self._sent}", "say": {"type": kind, **said}}
        answer = self._http.post(f"{self._at}/commands", data=body)
        assert answer.ok, answer.text()


def stops_the_clock(boss: Page, server: Boss) -> None:
    """More time, a pause, and back."""
    head = boss.locator(".cockpit-head")
    begun = server.day()["clock"]["slots"][0]["ends"]
    head.get_by_role("button", name="+ 2 min").click()
    expect(head.get_by_role("button", name="Undo")).to_contain_text("the added time")
    assert server.day()["clock"]["slots"][0]["ends"] == begun + 2 * 60_000
    head.get_by_role("button", name="Pause").click()
    expect(head.get_by_text("The clock is stopped")).to_be_visible()
    looks_good(boss)
    head.get_by_role("button", name="Go on").click()
    expect(head.get_by_text("until")).to_be_visible()
    assert server.day()["clock"]["paused"] is None


def calls_the_desk(boss: Page, judge: Page, player: Page) -> None:
    """A judge and a player wait until the coordinator answers."""
    for phone, words in ((judge, "Table 2 calls: the judge"), (player, "calls: no. 4")):
        phone.get_by_role("button", name="Call the desk").click()
        expect(phone.get_by_role("button", name="The desk knows")).to_be_disabled()
        looks_good(phone)
        expect(boss.locator(".calls")).to_contain_text(words)
    looks_good(boss)
    for left, phone in ((1, judge), (0, player)):
        boss.get_by_role("button", name="I am going").first.click()
        expect(phone.get_by_role("button", name="Call the desk")).to_be_enabled()
        expect(boss.locator(".calls li")).to_have_count(left)


def plays_a_missed_round(boss: Page, server: Boss) -> None:
    """Number 9 was away in round 1, and plays it with a guest."""
    expect(boss.get_by_role("heading", name="Before the finals")).to_be_visible()
    # The step to come and the round are asked for one after the other: a choice made between them would not last.
    expect(boss.get_by_role("button", name="Round 2", exact=True)).to_have_attribute("aria-pressed", "true")
    press(boss, "Round 1")
    press(boss, "Make-up game of round 1")
    expect(boss.get_by_text("Choose two to five players.")).to_be_visible()
    expect(boss.get_by_role("button", name="Seat this game")).to_be_disabled()
    boss.locator(".make-up").get_by_label("1 Amélie").check()
    looks_good(boss)
    press(boss, "Seat this game")
    expect(boss.get_by_text("Make-up game, table").first).to_be_attached()
    (game,) = server.games(stage="make-up")
    assert game["players"] == [1, 9]
    expect(boss.get_by_role("button", name="Make-up game of round 1")).to_have_count(0)


def test_more_time_a_pause_and_a_make_up_game_have_their_buttons(browser: Browser, served: str) -> None:
    """G-5, G-9"""
    base = served.rstrip("/")
    with (
        context(browser, viewport=LAPTOP, locale="en-GB") as visitor,
        context(browser, viewport=PHONE, locale="en-GB") as judges,
        context(browser, viewport=PHONE, locale="en-GB") as players,
    ):
        server = Boss(visitor, base)
        server.say("DrawRounds")
        server.say("Withdraw", number=9)
        server.say("StartRound", round=1)
        boss = visitor.new_page()
        boss.goto(f"{base}/c/{server.competition}/coordinator")
        stops_the_clock(boss, server)
        judge, player = judges.new_page(), players.new_page()
        open_link(judge, server.link("judge", 2))
        open_link(player, server.link("player", 4))
        calls_the_desk(boss, judge, player)
        server.settle_all()
        expect(player.locator(".day-lines")).to_contain_text("2 players are in the final")
        expect(player.get_by_text(re.compile(r"Place \d of 8"))).to_be_visible()
        server.say("Return", number=9)
        server.say("StartRound", round=2)
        plays_a_missed_round(boss, server)

        server.settle_all()
        expect(boss.get_by_role("button", name="Round 1", exact=True)).to_have_attribute("aria-pressed", "true")
        press(boss, "End the preliminaries")
        expect(boss.get_by_role("button", name="Finals", exact=True)).to_have_attribute("aria-pressed", "true")


def loads_the_stored_day(boss: Page, base: str, stored: bytes) -> str:
    """As another laptop has kept it; gives the address of the page."""
    boss.goto(f"{base}/competitions/new")
    file = {"name": "day.json", "mimeType": "application/json", "buffer": stored}
    boss.locator("input[type=file]").first.set_input_files(file)  # type: ignore[arg-type]
    expect(boss.get_by_text("it is shown only once")).to_be_visible()
    boss.get_by_role("link", name=re.compile("Go on without a list|Run the competition")).click()
    expect(boss.get_by_role("button", name="Start round 1")).to_be_enabled()
    return boss.url.removesuffix("/coordinator")


def closes_and_opens_a_table(boss: Page) -> None:
    """In a full hall that makes people late, which is said before; a new table does not."""
    boss.get_by_role("tab", name="Setup").click()
    press(boss, "Close table 3")
    expect(boss.locator(".delay")).to_contain_text(re.compile("The day ends [0-9]+ minutes later"))
    looks_good(boss)
    press(boss, "Do it")
    expect(boss.get_by_text("9 players, 2 tables")).to_be_visible()
    boss.get_by_label("Another table").fill("7")
    press(boss, "Open it")
    expect(boss.get_by_text("Nobody changes tables.")).to_be_visible()
    press(boss, "Do it")
    expect(boss.get_by_text("9 players, 3 tables")).to_be_visible()


def changes_the_setup(boss: Page) -> None:
    """With a reason, which is in the log."""
    press(boss, "Change the setup")
    boss.get_by_label("Minutes a round").fill("15")
    boss.get_by_label("Why?").fill("the hall closes at four")
    press(boss, "Preview")
    press(boss, "Do it")
    boss.get_by_role("tab", name="Log").click()
    line = boss.locator(".log li").first
    expect(line).to_contain_text("The setup was changed.")
    expect(line).to_contain_text("the hall closes at four")


def ends_a_link(boss: Page, phone: Page) -> None:
    """The phone of the desk loses its role with the next request."""
    boss.get_by_role("tab", name="Screens").click()
    press(boss, "Desk link")
    open_link(phone, boss.locator(".fresh .address").inner_text())
    expect(phone.get_by_role("heading", name="Desk")).to_be_visible()
    press(boss, "End Desk")
    expect(phone.get_by_text("This page is for the desk.")).to_be_visible()


def hides_new_standings(boss: Page, phone: Page, page: str) -> None:
    """Everyone reads that they are fixed, until they are shown again."""
    press(boss, "Hide new standings")
    phone.goto(page)
    expect(phone.get_by_text("Fixed until the ceremony")).to_be_visible()
    press(boss, "Show the standings again")
    expect(phone.get_by_text("Fixed until the ceremony")).to_have_count(0)


def test_a_stored_day_goes_on_with_other_tables_another_setup_and_fewer_links(browser: Browser, served: str) -> None:
    """G-5, G-9"""
    base = served.rstrip("/")
    with (
        context(browser, viewport=LAPTOP, locale="en-GB") as first,
        context(browser, viewport=LAPTOP, locale="en-GB") as visitor,
        context(browser, viewport=PHONE, locale="en-GB") as others,
    ):
        kept = Boss(first, base)
        kept.say("SetTables", tables=[1, 2, 3])
        kept.say("Enter", details={"name": "Enheduanna \N{CUNEIFORM SIGN A}"})
        kept.say("Withdraw", number=1)
        kept.say("DrawRounds")
        boss, phone = visitor.new_page(), others.new_page()
        page = loads_the_stored_day(boss, base, kept.file())
        boss.get_by_role("tab", name="Paper").click()
        expect(boss.locator(".unprintable")).to_contain_text("in the name of no. 10 Enheduanna")
        closes_and_opens_a_table(boss)
        changes_the_setup(boss)
        ends_a_link(boss, phone)
        hides_new_standings(boss, phone, page)
