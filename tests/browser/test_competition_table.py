"""A competition table in the browser: with a judge who does not play, and as an open house (G-1, G-14, R-17)."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import friends, open_table, sit_at, told
from tests.browser.moves import judge_it, show
from tests.browser.people import Person, choose_rules, until
from tests.browser.unhurried import unhurried

COMPETITION: r.Rules = unhurried(RULE_SETS["competition"].rules)


@pytest.fixture(scope="module")
def people(browser: Browser, served: str) -> Iterator[list[Person]]:
    with friends(browser, served) as circle:
        yield circle


def happened(someone: Person, kind: str) -> int:
    """How often that was told."""
    return sum(event["type"] == kind for event in told(someone))


def lies(someone: Person, count: int) -> None:
    """So many cards are seen."""
    until(someone.page, lambda: len(someone.cards()) == count)


def three_more(jo: Person) -> None:
    """At twelve the judge simply lays more."""
    jo.press("Deal")
    until(jo.page, lambda: len(jo.cards()) == 15)


def test_somebody_who_comes_takes_the_judges_seat_and_does_not_play(people: list[Person], served: str) -> None:
    """G-1, G-13, G-14: seen at the gathering, taken by choice; the judge on a phone is asked whether six come off."""
    ada, bea, jo = here = [*people[:2], people[-1]]
    address = open_table(ada, served, COMPETITION)
    ada.page.goto(address)
    expect(ada.page.locator(".judges-seat")).to_contain_text("The judge’s seat is open")
    sit_at(address, here, judge=True)
    for someone in here:
        expect(someone.page.locator(".judges-seat")).to_contain_text("Judge: Jo")
        assert someone.page.locator(".judges-seat button").count() == (someone is jo)
    ada.press("Start")
    for someone in here:
        someone.sees("play")
    assert not jo.may("Call")
    assert not ada.may("Deal")
    three_more(jo)
    jo.press("Deal")
    jo.reads("Take 6 off first?")
    assert len(jo.cards()) == 15
    jo.press("TakeOff")
    for someone in here:
        lies(someone, 12)
    three_more(jo)
    jo.press("Deal")
    jo.reads("Take 6 off first?")
    jo.press("Deal")
    until(ada.page, lambda: len(ada.cards()) == 18)
    bea.press("Call")
    expect(jo.page.locator(".callers")).to_have_text("Bea")
    bea.point(*bea.no_set())
    assert not ada.may("Rule")
    judge_it(jo)
    until(ada.page, lambda: ada.points("Bea") == -1)


def test_at_an_open_house_the_players_do_what_a_judge_would(people: list[Person], served: str) -> None:
    """G-1, G-14, R-8, R-17: top up, take six off when all agree, and no rival rules a SET away alone."""
    ada, bea = here = people[:2]
    sit_at(open_table(ada, served, COMPETITION, judge="nobody"), here)
    expect(bea.page.locator(".judges-seat")).to_contain_text("Nobody judges here: the players rule.")
    ada.press("Start")
    for someone in here:
        someone.sees("play")
    while not ada.a_set():
        before = len(ada.cards())
        for someone in here:
            someone.press("SayNoSet")
        lies(ada, before + 3)
    trio = ada.a_set()
    assert trio
    lying = len(ada.cards())
    ada.press("Call")
    ada.point(*trio)
    until(bea.page, lambda: bea.may("Rule"))
    bea.page.locator('[data-act="Rule"]').nth(1).dispatch_event("click")  # “Not a SET”, says the rival
    until(bea.page, lambda: bea.points("Ada") == 1)
    if lying == 12:
        until(bea.page, lambda: bea.may("Deal") and ada.may("Deal"))
        bea.press("Deal")
        until(ada.page, lambda: len(ada.cards()) == 12)
        assert happened(ada, "TimeRanOut") == 0
    while len(ada.cards()) < 15:
        before = len(ada.cards())
        for someone in here:
            someone.press("SayNoSet")
        lies(ada, before + 3)
    ada.press("TakeOff")
    expect(bea.page.locator('[data-act="TakeOff"]')).to_have_text("Take 6 off · 1 of 2")
    expect(ada.page.locator('[data-act="TakeOff"]')).to_have_count(0)
    bea.press("TakeOff")
    for someone in here:
        lies(someone, 12)
    assert happened(bea, "CardsTakenOff") == 1


def test_the_one_who_opens_a_table_may_judge_it(people: list[Person], served: str) -> None:
    """G-1: chosen on the page where tables are opened, and changed at the gathering."""
    ada = people[0]
    ada.page.goto(f"{served.rstrip('/')}/new")
    choose_rules(ada.page, "competition")
    ada.page.locator('input[name="judge"][value="host"]').check()
    ada.page.locator("button[type=submit]").click()
    ada.sees("gather")
    expect(ada.page.locator(".judges-seat")).to_contain_text("Judge: Ada")
    ada.press("Sit")
    expect(ada.page.locator(".judges-seat")).to_contain_text("The judge’s seat is open")
    ada.press("Sit")
    expect(ada.page.locator(".judges-seat")).to_contain_text("Judge: Ada")


def test_a_demonstration_is_offered_and_skipped_when_all_are_ready(people: list[Person], served: str) -> None:
    """G-12, R-21: twelve cards, how to call, what a wrong call costs; by key and by press."""
    ada, bea = here = people[:2]
    sit_at(open_table(ada, served, COMPETITION, judge="nobody"), here)
    for someone in here:
        someone.page.locator('[data-act="Demonstrate"]').click()
        shown = someone.page.get_by_role("dialog", name="How it is played")
        expect(shown.locator("[data-card]")).to_have_count(12)
        expect(shown.get_by_role("status")).to_contain_text("Whoever sees it calls first")
        someone.page.locator('[data-act="DemoCall"]').click()
        expect(shown.locator('[data-state="hinted"]')).to_have_count(3)
        for card in ("1gdh", "2goh"):
            someone.point(card)
        expect(shown.locator('[aria-pressed="true"]')).to_have_count(2)
        someone.place("3gsh").focus()
        someone.page.keyboard.press("Enter")
        expect(shown.get_by_role("status")).to_contain_text("That is a SET")
        someone.page.locator('[data-act="DemoNext"]').click()
        expect(shown.locator('[data-state="wrong"]')).to_have_count(3)
        expect(shown.get_by_role("status")).to_contain_text("Penalty: One point")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.press("PlayAgain")
    expect(bea.page.locator(".ready")).to_contain_text("Ready: Ada")
    expect(ada.page.locator('[data-act="PlayAgain"]')).to_have_count(0)
    bea.page.locator('[data-act="DemoReady"]').click()
    for someone in here:
        someone.sees("play")
        expect(someone.page.locator(".players")).not_to_contain_text("dealing")  # nobody does: the players top up
        expect(someone.page.get_by_role("dialog")).to_have_count(0)


def test_cards_that_were_no_set_are_a_new_claim_when_another_shows_them(people: list[Person], served: str) -> None:
    """G-13: the judge sees them shown, and no longer as they were ruled on before."""
    *players, jo = here = [*people[:2], people[-1]]
    sit_at(open_table(players[0], served, COMPETITION), here, judge=True)
    players[0].press("Start")
    for someone in here:
        someone.sees("play")
    cards = players[0].no_set()
    for count, someone in enumerate(players, 1):
        assert show(someone, cards, here, COMPETITION)
        until(jo.page, lambda count=count: happened(jo, "CallFailed") == count)  # type: ignore[misc]
