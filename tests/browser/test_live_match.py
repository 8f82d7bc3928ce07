"""A game of a competition on screens: opened by its button, played on phones, reported by its table."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tercet.cli.serve import CLIENT
from tests.browser.people import Person, confirm, meet
from tests.browser.table import LAPTOP, PHONE, PROJECTOR
from tests.browser.test_changes_of_a_day import Boss
from tests.browser.test_cockpit import looks_good, open_link, press, type_slip
from tests.proof.restarts import Mortal, mortal
from tests.support.browser import context

NAMES = ("Amélie", "Jonas", "Priya", "Tomás", "Sven", "Léa", "Kofi", "Ana")
SETUP = {"name": "Lake Cup", "rounds": 1, "tables": 3, "finalists": 2}


class Hall(NamedTuple):
    """The coordinator at a laptop, the two players of a game with phones, and the wall."""

    server: Mortal
    day: Boss
    boss: Page
    players: list[Person]
    wall: Page
    game: dict[str, Any]

    def state(self) -> str:
        return str(self.day.games(id=self.game["id"])[0]["state"])


@contextmanager
def hall(browser: Browser, folder: Path) -> Iterator[Hall]:
    """Eight people at three tables; the round has begun, and the cockpit shows the game of two of them."""
    with ExitStack() as stack:
        server = stack.enter_context(mortal(folder, CLIENT))

        def visitor(size: Any) -> Any:
            return stack.enter_context(context(browser, viewport=size, locale="en-GB", reduced_motion="reduce"))

        laptop = visitor(LAPTOP)
        day = Boss(laptop, server.address, SETUP, NAMES)
        day.say("DrawRounds")
        day.say("StartRound", round=1)
        (game,) = (each for each in day.games() if len(each["players"]) == 2)
        boss, wall = laptop.new_page(), visitor(PROJECTOR).new_page()
        players = [meet(visitor(PHONE), NAMES[number - 1]) for number in game["players"]]
        boss.goto(f"{server.address}/c/{day.competition}/coordinator")
        boss.locator(".tables li").nth(game["table"] - 1).get_by_role("button").click()
        wall.goto(f"{server.address}/c/{day.competition}/projector")
        yield Hall(server, day, boss, players, wall, game)


def opens_it(here: Hall) -> str:
    """The coordinator presses the button of the game; gives the code of its table."""
    press(here.boss, "Play on screens")
    code = here.boss.locator(".share .code")
    expect(code).to_be_visible()
    return code.inner_text()


def everyone_has_a_screen(here: Hall) -> None:
    """Each opens the link of the entry card and presses; who loads the page again presses again."""
    press(here.boss, "Play on screens")
    expect(here.boss.get_by_role("alert")).to_contain_text(f"Number {here.game['players'][0]}")
    for number, someone in zip(here.game["players"], here.players, strict=True):
        open_link(someone.page, here.day.link("player", number))
        press(someone.page, "Play on this screen")
        expect(someone.page.get_by_text(f"plays as number {number}")).to_be_visible()
    here.players[0].page.reload()
    press(here.players[0].page, "Play on this screen")


def sit_down(here: Hall, code: str) -> None:
    for someone in here.players:
        someone.page.get_by_label("Code of the table").fill(code.lower())
        press(someone.page, "Go to the table")
        someone.sees("gather")
    for someone in here.players:
        expect(someone.page.locator(".sitting li")).to_have_count(2)
    here.players[0].press("Start")
    for someone in here.players:
        someone.sees("play")


def play(here: Hall, enough: Callable[[], bool]) -> None:
    """Both play on; whoever was not heard, as while the server was away, tries again, as people do."""
    finder, rival = here.players
    while not enough():
        before = finder.layout_and_turn()
        do_something(finder, rival)
        for _ in range(20):
            if rival.may("Rule") or finder.layout_and_turn() != before:
                break
            finder.page.wait_for_timeout(50)


def do_something(finder: Person, rival: Person) -> None:
    """The first calls every SET and shows it, and the other agrees; where there is none, both want three more."""
    found = finder.a_set()
    if rival.may("Rule"):
        rival.press_if_there("Rule")
    elif finder.may("Withdraw"):
        finder.point(*(found or ()))
    elif found and not finder.gaps():
        finder.page.keyboard.press("Escape")
        finder.point(*found)
        finder.press_if_there("Call")
    else:
        for someone in (finder, rival):
            someone.press_if_there("Deal" if someone.may("Deal") else "SayNoSet")


def leaves_the_middle_and_comes_back(here: Hall, code: str) -> None:
    """The button is pressed again after a judge was appointed, a page loaded again, and the server killed."""
    finder = here.players[0]
    here.day.link("judge", here.game["table"])
    assert opens_it(here) == code
    finder.page.reload()
    finder.sees("play")
    assert finder.my_points() == "1"
    here.server.kill()
    here.server.start()


def shows_the_result(here: Hall, sets: int) -> None:
    """In the cockpit, on the wall, and on the page of each player, to which the end of the match leads back.

    Who shows a SET too late, as on a busy machine, has points against.
    """
    expect(here.boss.locator("#game-title")).to_contain_text("confirmed")
    (game,) = here.day.games(id=here.game["id"])
    first, other = game["sheet"]["lines"]
    winner, score = first["number"], first["sets"] - first["against"]
    assert (winner, first["sets"], other["sets"]) == (here.game["players"][0], sets, 0)
    expect(here.boss.locator(".result li").first).to_contain_text(f"{winner} {NAMES[winner - 1]} {score}")
    expect(here.wall.locator(".wall-standings li").first).to_contain_text(f"{NAMES[winner - 1]}{score}")
    for number, someone, total in zip(here.game["players"], here.players, (score, 0), strict=True):
        someone.page.get_by_role("link", name="Back to my page of the competition").click()
        expect(someone.page.locator(".day-rounds .total")).to_contain_text(str(total))
        assert someone.page.url.endswith(f"/player/{number}")
    (report,) = game["reports"]
    assert report["role"] == "table"


def test_a_game_on_screens_reports_by_itself(browser: Browser, tmp_path: Path) -> None:
    """Through a button pressed twice, a page loaded again, and a server killed in the middle of the match."""
    with hall(browser, tmp_path) as here:
        finder = here.players[0]
        everyone_has_a_screen(here)
        code = opens_it(here)
        looks_good(here.boss)
        sit_down(here, code)
        play(here, lambda: finder.my_points() == "1")
        leaves_the_middle_and_comes_back(here, code)
        play(here, lambda: finder.stage() == "end")
        looks_good(finder.page)
        sets = finder.page.get_by_text(re.compile(r"^\d+ SETs in"))
        shows_the_result(here, int(sets.inner_text().split()[0]))


def test_a_slip_for_a_game_on_screens_is_a_conflict_that_the_coordinator_decides(
    browser: Browser, tmp_path: Path
) -> None:
    """G-9: the table was left in the middle, and its cards played on paper."""
    with hall(browser, tmp_path) as here:
        everyone_has_a_screen(here)
        sit_down(here, opens_it(here))
        desk = here.boss.context.new_page()
        desk.goto(f"{here.server.address}/c/{here.day.competition}/desk")
        type_slip(desk, here.game, 13, 11)
        confirm(here.players[0].page, "EndRound")
        press(here.boss, "All tables")
        press(here.boss, "Decide")
        expect(here.boss.locator(".reports tbody tr")).to_have_count(2)
        looks_good(here.boss)
        press(here.boss, "Take the coordinator’s")
        expect(here.boss.locator("#game-title")).to_contain_text("confirmed")
        expect(here.wall.locator(".wall-standings li").first).to_contain_text("13")
