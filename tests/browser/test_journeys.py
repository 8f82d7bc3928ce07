"""Whole journeys: by keyboard alone, on a phone, in every language, and through a server that is killed in mid-game."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.cards.card import Card
from tercet.cards.sets import find_sets
from tercet.engine import rules as r
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import friends, open_table, sit_at
from tests.browser.people import WAIT_MS, Person, agree, choose_rules, confirm, host_a_table, person, sit_down, until
from tests.browser.table import PHONE
from tests.support.serving import SERVE, kept_port

SMALL = r.AllCards(shading="f")
A_PHONE: dict[str, Any] = {
    "viewport": {"width": 412, "height": 839},
    "device_scale_factor": 2.625,
    "is_mobile": True,
    "has_touch": True,
}


def keys(someone: Person, *line: str) -> None:
    """Press keys one after the other."""
    for key in line:
        someone.page.keyboard.press(key)


def tab_to(someone: Person, selector: str) -> None:
    """Go on with the tab key until something has the focus, once it is there."""
    someone.page.locator(selector).first.wait_for()
    for _ in range(60):
        if someone.page.evaluate("what => document.activeElement?.matches(what) ?? false", selector):
            return
        keys(someone, "Tab")
    raise AssertionError(f"The tab key does not lead to {selector}.")


def test_a_whole_round_is_played_by_keyboard_alone(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        tab_to(ada, '.ways input[name="name"]')
        ada.page.keyboard.type("Ada")
        tab_to(ada, ".new-table")
        keys(ada, "Enter")
        tab_to(ada, '.rule-sets input[type="radio"]')
        while not ada.page.locator('.rule-sets input[value="easy"]').is_checked():
            keys(ada, "ArrowDown")
        tab_to(ada, 'button[type="submit"]')
        keys(ada, "Enter")
        ada.sees("gather")
        tab_to(ada, '[data-act="Start"]')
        keys(ada, "Enter")
        ada.sees("play")
        while ada.stage() == "play":
            before = ada.cards()
            find = ada.a_set()
            for card in find or ():
                keys(ada, key_of(ada, card))
            keys(ada, "Space" if find else "0")
            until(ada.page, lambda before=before: ada.cards() != before or ada.stage() != "play")  # type: ignore[misc]
        tab_to(ada, '[data-act="PlayAgain"]')
        keys(ada, "Enter")
        ada.sees("play")
        keys(ada, "Space", "Escape")
        ada.reads("Your call")


def key_of(someone: Person, card: str) -> str:
    """The key of a card on a wide screen: columns of a QWERTY keyboard."""
    place = int(someone.place(card).get_attribute("data-place") or "")
    return "QAZWSXEDCRFVTGBYHNUJM"[place].lower()


def test_a_family_plays_on_phones_from_the_link_to_the_rematch(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada", **A_PHONE) as ada:
        page = ada.page
        page.locator('.ways input[name="name"]').fill("Ada")
        page.locator(".new-table").tap()
        choose_rules(page, "puzzle")
        page.locator("button[type=submit]").tap()
        ada.sees("gather")
        with person(browser, served, "Bea", f"/t/{ada.code}", **A_PHONE) as bea:
            sit_down(bea)
            expect(page.locator(".sitting li")).to_have_count(2)
            page.locator('[data-act="Start"]').tap()
            bea.sees("play")
            ada.sees("play")
            while ada.stage() == "play":
                finder = bea if len(ada.found) % 2 else ada
                find = next(trio for trio in all_sets(finder) if trio not in ada.found)
                for card in find:
                    finder.place(card).tap()
                ada.found.add(find)
                until(page, lambda: ada.stage() == "end" or points_of_both(ada) == len(ada.found))
                agree(bea, ada)
            bea.sees("end")
            assert page.evaluate("[scrollX, document.documentElement.scrollWidth <= innerWidth]") == [0, True]
            bea.page.locator('[data-act="PlayAgain"]').tap()
            expect(page.locator(".again")).to_contain_text("Bea wants to play again.")
            page.locator('[data-act="PlayAgain"]').tap()
            ada.sees("play")
            bea.sees("play")


def points_of_both(someone: Person) -> int:
    """The sum of what the strip says."""
    return sum(map(int, someone.page.locator(".player .points").all_inner_texts()))


def all_sets(someone: Person) -> list[frozenset[Card]]:
    """Every SET that somebody sees."""
    return [frozenset(trio) for trio in find_sets(someone.cards())]


@pytest.mark.parametrize(
    ("locale", "called", "wrong", "won"),
    [
        ("en-GB", "Your call", "Not a SET", "Bea has won"),
        ("fr-FR", "À vous", "Pas un SET", "Bea a gagné"),
        ("es-ES", "Has cantado", "No es un SET", "Bea ha ganado"),
        ("de-DE", "Zeige jetzt auf 3 Karten", "Kein SET", "Bea hat gewonnen"),
    ],
)
def test_a_round_in_each_language(
    browser: Browser, served: str, locale: str, called: str, wrong: str, won: str
) -> None:
    with person(browser, served, "Ada", locale=locale) as ada:
        host_a_table(ada, "easy", window="20")  # seconds to point in, so that no busy machine runs out of them
        with person(browser, served, "Bea", f"/t/{ada.code}", viewport=PHONE) as bea:
            sit_down(bea)
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            bea.sees("play")
            ada.press("Call")
            expect(ada.page.locator(".dock-say p")).to_contain_text(called)
            ada.point(*ada.no_set())
            expect(ada.page.locator("#why-title")).to_have_text(wrong)
            bea.press("Call")
            bea.reads("Your call")
            bea.point(*(bea.a_set() or ()))
            until(ada.page, lambda: ada.points("Bea") == 1)
            confirm(ada.page, "EndRound")
            expect(ada.page.locator("#end-title")).to_have_text(won)
            texts = [ada.page.locator("body").inner_text(), bea.page.locator("body").inner_text()]
            ids = r"\b(told|dock|act|fact|player|rule-set|end|seal)-[a-z]"
            assert not any(ada.page.evaluate("([text, ids]) => new RegExp(ids).test(text)", [t, ids]) for t in texts)


@contextmanager
def restartable(data: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A server on a port of its own that can be killed and started again."""
    running: list[subprocess.Popen[str]] = []
    with kept_port() as port:
        try:
            start(running, data, port)
            yield f"http://127.0.0.1:{port}", running
        finally:
            for server in running:
                server.kill()
                server.communicate()


def start(running: list[subprocess.Popen[str]], data: Path, port: int) -> None:
    """Start a server, and wait until it says that it answers."""
    command = [*SERVE[:-1], str(port), "--data", str(data)]
    running.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
    out = running[-1].stdout
    assert out
    assert "http://" in out.readline()


def test_a_server_killed_in_mid_game_comes_back_and_all_go_on(browser: Browser, tmp_path: Path) -> None:
    rules = replace(RULE_SETS["quick"].rules, deck=SMALL)
    with restartable(tmp_path) as (served, running), friends(browser, served) as people:
        here = people[:3]
        sit_at(open_table(here[0], served, rules), here)
        here[0].press("Start")
        for someone in here:
            someone.sees("play")
        take(here[1])
        until(here[2].page, lambda: here[2].points("Bea") == 1)
        mine = here[2].cards()[0]
        here[2].point(mine)
        os.kill(running[-1].pid, signal.SIGKILL)
        running[-1].wait()
        expect(here[0].page.locator(".message.calm")).to_be_visible()
        start(running, tmp_path, int(served.rsplit(":", 1)[1]))
        for someone in here:
            expect(someone.page.locator(".message.calm")).to_have_count(0, timeout=WAIT_MS)
        expect(here[2].place(mine)).to_have_attribute("aria-pressed", "true")
        here[2].page.keyboard.press("Escape")
        agree(*here)
        while here[0].stage() == "play":
            take(here[len(here[0].frames) % 3])
            agree(*here)
        for someone in here:
            someone.sees("end")
        link = here[0].page.get_by_role("link", name="The record of this match").get_attribute("href")
        assert prove(read_record(here[0].page.request.get(f"{served}{link}").text())).ended
        for someone in people:
            someone.complaints.clear()  # the browsers noted that the server was gone


def take(finder: Person) -> None:
    """Take a SET, if there is one left."""
    before = finder.my_points()
    finder.point(*(finder.a_set() or ()))
    until(finder.page, lambda: finder.my_points() != before)
