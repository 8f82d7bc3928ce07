"""A whole day on the pages of coordinators, judges, a player and the wall, from the list to the champion."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tercet.cli.serve import CLIENT
from tests.browser.hall import (
    ADULTS,
    EQUALS,
    FIRST_ADULT,
    FIRST_TEEN,
    KIDS,
    SECOND_ADULT,
    SECOND_TEEN,
    SHARE,
    TEENS,
    Game,
    Phones,
    earned,
    enter,
    slip,
    spreadsheet,
)
from tests.browser.judging import press
from tests.browser.people import until
from tests.browser.table import LAPTOP, PHONE, PROJECTOR
from tests.proof.restarts import Mortal, mortal
from tests.support.browser import context

ROUNDS = 4
LEAVER, LATE = 25, (61, 62)
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]


class Hall(NamedTuple):
    """Who has a page open, and everyone else's phones."""

    server: Mortal
    boss: Page
    other: Page  # the second coordinator
    judges: dict[int, Page]
    player: Page
    wall: Page
    phones: Phones


def test_a_day_from_the_list_to_the_champion(browser: Browser, tmp_path: Path) -> None:
    """G-2 to G-10; the end standings are what a child would add up."""
    with hall(browser, tmp_path, players=60, tables=12, judges=3) as here:
        play(here, 1)
        somebody_leaves(here)
        two_come_late(here)
        start_together(here, 2)
        play(here, 2)
        start(here, 3)
        play_through_a_crash(here, 3)
        start(here, 4)
        play(here, 4, n2=0)  # the best teen's score is written down wrongly, and nobody sees it
        the_final(here)
        shown = here.phones.shown()
        totals = {each["number"]: each["total"] for each in shown["standings"]}
        assert totals == {number: expected(number) for number in totals}
        assert shown["champion"] == SECOND_ADULT
        expect(here.wall.locator("main")).to_contain_text(str(SECOND_ADULT))


def expected(number: int) -> int:
    """The sum of a player's rounds."""
    played = {LEAVER: (1,), LATE[0]: (2, 3, 4), LATE[1]: (2, 3, 4)}.get(number, (1, 2, 3, 4))
    return sum(earned(number, round_) for round_ in played)


def test_every_judge_is_offline_for_a_whole_round(browser: Browser, tmp_path: Path) -> None:
    """Two games at each table stay on its judge's phone, and arrive once when the connection is back."""
    with hall(browser, tmp_path, players=24, tables=4, judges=4) as here:
        games = here.phones.games(1)
        assert len(games) == 2 * len(here.judges)
        for judge in here.judges.values():
            knows_that_the_round_began(judge)
            judge.context.set_offline(True)
        for game in games:
            report(here, game)
        assert [game["reports"] for game in here.phones.games(1)] == [[]] * len(games)
        for judge in here.judges.values():
            judge.context.set_offline(False)
        until(here.boss, lambda: all(game["state"] == "reported" for game in here.phones.games(1)))
        for game in games:
            confirm(here, game)
        settled(here, 1)
        assert all(len(game["reports"]) == 2 for game in here.phones.games(1))
        totals = {each["number"]: each["total"] for each in here.phones.shown()["standings"]}
        assert totals == {number: earned(number, 1) for number in range(1, 25)}


@contextmanager
def hall(browser: Browser, folder: Path, players: int, tables: int, judges: int) -> Iterator[Hall]:
    """The competition is opened, the list loaded and drawn, links are given out, and round 1 begins.

    So many judges have a page; the others report over REST.
    """
    with ExitStack() as stack:
        server = stack.enter_context(mortal(folder, CLIENT))

        def visitor(size: Any) -> Page:
            return stack.enter_context(context(browser, viewport=size, locale="en-GB")).new_page()

        boss, other = visitor(LAPTOP), visitor(LAPTOP)
        competition, key = opened(boss, server.address, players, tables)
        phones = Phones(boss.request, server.address, competition)
        other.goto(key)
        press(other, "Open on this device")
        press(boss, "Draw the rounds")
        expect(boss.locator(".checked")).to_contain_text("Nobody meets twice.")
        press(boss, "Announce this draw")
        at = f"{server.address}/c/{competition}/"
        pages = {table: visitor(PHONE) for table in range(1, judges + 1)}
        for page, link in zip(pages.values(), phones.links("judge", *pages), strict=True):
            page.goto(at + link)
            press(page, "Open on this device")
        phones.open("judge", *range(judges + 1, tables + 1))
        phones.open("player", *[number for number in range(1, players + 1) if number != FIRST_TEEN])
        player, wall = visitor(PHONE), visitor(PROJECTOR)
        player.goto(at + phones.links("player", FIRST_TEEN)[0])
        press(player, "Open on this device")
        wall.goto(f"{at}projector")
        press(boss, "Start round 1")
        expect(wall.locator("h1")).to_contain_text("Round 1 of 4")
        yield Hall(server, boss, other, pages, player, wall, phones)


def opened(boss: Page, base: str, players: int, tables: int) -> tuple[str, str]:
    """A new competition from a template, with everyone of a spreadsheet; gives its id and the recovery key."""
    boss.goto(f"{base}/competitions/new")
    boss.get_by_label("Name of the competition").fill("Lake School Cup")
    boss.get_by_label("Tables in the hall").fill(str(tables))
    names = boss.get_by_label("Name of the division")
    press(boss, "Add a division")
    for place, name in enumerate((KIDS, TEENS, ADULTS)):
        names.nth(place).fill(name)
        boss.locator(".divisions").get_by_label("up to age").nth(place).fill("")
    press(boss, "Open the competition")
    key = boss.locator(".recovery .address").inner_text()
    boss.get_by_label("A list from a spreadsheet").set_input_files(
        {"name": "school.csv", "mimeType": "text/csv", "buffer": spreadsheet(players)}
    )
    expect(boss.get_by_text("Columns that are skipped: Start no, T-shirt")).to_be_visible()
    press(boss, "Enter everyone")
    boss.get_by_role("link", name="Run the competition").click()
    expect(boss.locator(".staff-people")).to_contain_text(f"{players} of {players}")
    found = re.search(r"/c/([^/]+)/", key)
    assert found is not None
    return found[1], key


def play(here: Hall, round_: int, **scores: int) -> None:
    """Every table plays, its judge reports, and a player confirms."""
    for game in here.phones.games(round_):
        report(here, game, **scores)
        confirm(here, game, **scores)
    settled(here, round_)


def report(here: Hall, game: Game, **scores: int) -> None:
    if judge := here.judges.get(game["table"]):
        enter(judge, slip(game, **scores))
    else:
        here.phones.report("judge", game["table"], game, slip(game, **scores))


def confirm(here: Hall, game: Game, **scores: int) -> None:
    """One of the players says the same; the one with a page presses there."""
    if FIRST_TEEN in game["players"]:
        press(here.player, "This is right")
    else:
        number = next(number for number in game["players"] if number not in LATE)
        here.phones.report("player", number, game, slip(game, **scores))


def settled(here: Hall, round_: int) -> None:
    expect(here.boss.locator(".tables h2")).to_contain_text("open: 0 · differ: 0")
    assert {game["state"] for game in here.phones.games(round_)} == {"settled"}


def start(here: Hall, round_: int) -> None:
    press(here.boss, f"Start round {round_}")
    expect(here.wall.locator("h1")).to_contain_text(f"Round {round_} of {ROUNDS}")


def somebody_leaves(here: Hall) -> None:
    """At most a handful of seats moves; the preview says so, and the slips to print again are those."""
    boss = here.boss
    before = here.phones.shown()["games"]
    leaves(boss, LEAVER)
    promised = boss.locator(".moves").inner_text()
    press(boss, "Do it")
    expect(boss.locator(".staff-people")).to_contain_text("59 of 60")
    moved = movers(before, here.phones.shown()["games"])
    assert len(moved) <= 6, moved
    assert promised == "Nobody changes tables." if not moved else all(str(each) in promised for each in moved)
    with boss.expect_download() as printed:
        boss.locator(".reprint").first.click()
    assert printed.value.suggested_filename.endswith(".pdf")
    expect(boss.locator(".reprint")).to_have_count(0)


def leaves(boss: Page, number: int) -> None:
    boss.get_by_label("Number or name").fill(str(number))
    boss.get_by_role("button", name=re.compile(rf"^No\. {number} .* leaves")).click()


def movers(before: list[Game], after: list[Game]) -> set[int]:
    """Who sits at another table in some round than announced."""
    seats = [
        {(game["round"], number): game["table"] for game in games for number in game["players"]}
        for games in (before, after)
    ]
    return {number for (round_, number), table in seats[0].items() if seats[1].get((round_, number), table) != table}


def two_come_late(here: Hall) -> None:
    for number, name in zip(LATE, ("Ida Late", "Jon Later"), strict=True):
        press(here.boss, "Enter somebody who comes late")
        here.boss.get_by_label("Name", exact=True).fill(name)
        press(here.boss, "Preview the entry")
        expect(here.boss.locator(".moves")).to_be_visible()
        press(here.boss, "Do it")
        expect(here.boss.locator(".staff-people")).to_contain_text(f"of {number}")


def start_together(here: Hall, round_: int) -> None:
    """Two coordinators press at the same moment: one round begins."""
    for page in (here.boss, here.other):
        button = page.get_by_role("button", name=f"Start round {round_}", exact=True)
        expect(button).to_be_enabled()
        button.evaluate("one => setTimeout(() => one.click(), 50)")
    for page in (here.boss, here.other):
        expect(page.locator(".cockpit-head [aria-current=step]")).to_have_text(f"Round {round_}")
    assert here.phones.shown()["started"] == round_


def play_through_a_crash(here: Hall, round_: int) -> None:
    """The server is killed in the middle of a round; a judge goes on, and nothing is lost or counted twice."""
    games = here.phones.games(round_)
    kept = next(game for game in games if game["table"] == 1)
    before = [game for game in games[:8] if game["table"] != 1]
    for game in before:
        report(here, game)
        confirm(here, game)
    acknowledged = {game["id"] for game in here.phones.games(round_) if game["state"] == "settled"}
    knows_that_the_round_began(here.judges[1])
    here.server.kill()
    enter(here.judges[1], slip(kept))
    waits = here.judges[1].get_by_text(re.compile("kept on this device", re.IGNORECASE))
    expect(waits).to_be_visible()
    here.server.start()
    found = {game["id"]: game for game in here.phones.games(round_)}
    assert {game["id"] for game in found.values() if game["state"] == "settled"} >= acknowledged
    expect(waits).to_have_count(0)
    confirm(here, kept)
    done = {kept["id"], *(game["id"] for game in before)}
    for game in games:
        if game["id"] not in done:
            report(here, game)
            confirm(here, game)
    settled(here, round_)
    assert all(len(game["reports"]) == 2 for game in here.phones.games(round_))


def knows_that_the_round_began(judge: Page) -> None:
    expect(judge.get_by_role("button", name="Start the game")).to_be_enabled()


def the_final(here: Hall) -> None:
    """A tie for a title, a mistake that names the wrong finalist, a champion who goes home, and a mistyped final."""
    boss = here.boss
    press(boss, "End the preliminaries")
    until(boss, lambda: bool(here.phones.of_stage("tie-breaker")))
    (tie,) = here.phones.of_stage("tie-breaker")
    assert {*tie["players"]} == {*EQUALS}
    settle(boss, tie, {4: 10, 7: 8, 10: 6})
    expect(boss.locator(".honours")).to_contain_text(f"{SECOND_TEEN} Zoë{SECOND_TEEN}")

    wrong = next(game for game in here.phones.games(4) if FIRST_TEEN in game["players"])
    look_at(boss, "Round 4", wrong)
    press(boss, "Correct the result")
    boss.get_by_label(f"Points against number {FIRST_TEEN}", exact=True).fill(str(SHARE[len(wrong["players"])] - 6))
    boss.get_by_label("Why?").fill("read upside down")
    press(boss, "Correct it")
    expect(boss.locator(".honours")).to_contain_text(f"{FIRST_TEEN} Zoë{FIRST_TEEN}")
    press(boss, "All tables")

    leaves(boss, FIRST_ADULT)
    press(boss, "Do it")
    expect(boss.locator(".honours")).to_contain_text(f"{SECOND_ADULT} Zoë{SECOND_ADULT}")
    shown = here.phones.shown()
    assert sorted(shown["finalists"]) == [FIRST_TEEN, 4, SECOND_ADULT]
    assert shown["division_champions"] == {KIDS: [4], TEENS: [FIRST_TEEN], ADULTS: [FIRST_ADULT]}

    press(boss, "Start the final")
    show(boss, "Finals")
    expect(boss.locator(".tables h2")).to_contain_text("open: 1")
    (final,) = here.phones.of_stage("final")
    settle(boss, final, {4: 10, FIRST_TEEN: 8, SECOND_ADULT: 6})
    expect(boss.locator(".champion")).to_contain_text("4 Zoë4")
    look_at(boss, "Finals", final)
    press(boss, "Correct the result")
    write(boss, {4: 6, FIRST_TEEN: 8, SECOND_ADULT: 10})
    boss.get_by_label("Why?").fill("lines swapped")
    press(boss, "Correct it")
    expect(boss.locator(".champion")).to_contain_text(f"{SECOND_ADULT} Zoë{SECOND_ADULT}")


def show(boss: Page, round_: str) -> None:
    boss.get_by_role("navigation", name="Rounds").get_by_role("button", name=round_, exact=True).click()


def look_at(boss: Page, round_: str, game: Game) -> None:
    show(boss, round_)
    seats = boss.locator(".tables li", has=boss.locator(".table-seats"))
    seats.filter(has_text=re.compile(rf"Zoë{game['players'][0]}\b")).first.get_by_role("button").click()


def settle(boss: Page, game: Game, sets: dict[int, int]) -> None:
    """The coordinator types a result in."""
    look_at(boss, "Finals", game)
    press(boss, "Type in")
    write(boss, sets)
    press(boss, "This is the result")
    expect(boss.locator(".panel.game h2")).to_contain_text("confirmed")
    press(boss, "All tables")


def write(boss: Page, sets: dict[int, int]) -> None:
    for number, each in sets.items():
        boss.get_by_label(f"SETs of number {number}", exact=True).fill(str(each))
