"""What only some tables know: super rounds, a late caller's point, two who called at once, cards put back, hints."""

from collections.abc import Iterator
from itertools import count

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.cards.card import Card
from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import friends, open_table, sit_at, told
from tests.browser.moves import CLICKED, SOON, find_in, judge_it, show
from tests.browser.people import Person, agree, until
from tests.browser.unhurried import ENOUGH_MS, unhurried

SUPER = unhurried(RULE_SETS["super"].rules)
FAIR = {"type": "FairCalls", "cap_ms": 300}


@pytest.fixture(scope="module")
def people(browser: Browser, served: str) -> Iterator[list[Person]]:
    with friends(browser, served) as circle:
        yield circle


def at_super_table(people: list[Person], served: str, rules: r.Rules = SUPER, **order: object) -> list[Person]:
    """Three people, dealt."""
    here = people[:3]
    sit_at(open_table(here[0], served, rules, **order), here)  # type: ignore[arg-type]
    here[0].press("Start")
    for someone in here:
        someone.sees("play")
    return here


def flip_until_a_set_lies_there(here: list[Person]) -> tuple[Card, ...]:
    """Everyone flips in turn."""
    while not (find := find_in(here[0], SUPER)):
        flip(*here)
    agree(*here)
    return find


def flip(*here: Person) -> None:
    """Whose turn it is flips, once that one knows; and all see the card."""
    lying, looks = len(here[0].cards()), count()

    def flipped() -> bool:
        if next(looks) % 20 == 0:
            for someone in here:
                someone.press_if_there("Flip")
        return len(here[0].cards()) > lying

    until(here[0].page, flipped)
    agree(*here)


def happened(someone: Person, kind: str) -> bool:
    return any(event["type"] == kind for event in told(someone))


def test_a_super_round_is_staked_joined_and_runs_down_for_all(people: list[Person], served: str) -> None:
    ada, bea, cem = here = at_super_table(people, served)
    bea.press("StakeOnNext")
    expect(ada.page.locator('[data-act="StakeOnNext"]')).to_contain_text("Join in")
    ada.press("StakeOnNext")
    expect(cem.page.locator('.player[data-state="in"]')).to_have_count(2)
    ada.press("Flip")
    for someone in here:
        expect(someone.page.locator(".seconds")).to_be_visible()
    ada.reads("Super round! Find one now.")
    cem.reads("Super round: the others are searching.")
    expect(cem.page.locator(".quiet-call")).to_contain_text("Only those in it may call")


def test_a_point_of_a_caller_who_delays_is_taken(people: list[Person], served: str) -> None:
    ada, bea, cem = here = at_super_table(people, served, replace(SUPER, delay=r.TakeAPoint(300)))
    show(bea, flip_until_a_set_lies_there(here), here, SUPER)
    until(ada.page, lambda: ada.points("Bea") == 1)
    agree(*here)
    while len(ada.cards()) < 3:  # before that there is nothing to call
        flip(*here)
    bea.press("Call")
    expect(ada.page.locator('[data-act="TakePoint"]')).to_have_text("Take a point from Bea")
    cem.watches(".dock-say p")
    ada.press("TakePoint")
    cem.has_seen("Bea is about to lose a point")
    until(cem.page, lambda: cem.points("Bea") == 0)


def both_called(people: list[Person], served: str, vote_ms: int) -> tuple[list[Person], tuple[Card, ...]]:
    """Ada and Bea at once, where a SET lies; Cem has so much time to say who was first."""
    rules = replace(SUPER, ties=r.AskTheOthers(2_000, vote_ms))
    ada, bea, cem = here = at_super_table(people, served, rules, order=FAIR)
    find = flip_until_a_set_lies_there(here)
    cem.watches(".dock-say p")
    soon: int = ada.page.evaluate("Date.now() + 1000")
    for one in (ada, bea):
        one.page.evaluate(SOON % f"['[data-act=Call]', {CLICKED}]", soon)
    cem.has_seen("who was first?")
    return here, find


def test_of_two_who_called_at_once_the_others_say_who_was_first(people: list[Person], served: str) -> None:
    (ada, bea, cem), find = both_called(people, served, ENOUGH_MS)
    ada.reads("who was first?")
    cem.page.locator('[data-act="NameFirst"]', has_text="Bea").dispatch_event("click")
    bea.reads("Your call")
    bea.press("Withdraw")
    for one in (ada, bea):
        expect(one.page.locator(".players")).to_contain_text("out")
    ada.point(*find)
    until(ada.page, lambda: ada.points("You") == 1)


def test_of_two_who_called_at_once_both_show_if_nobody_says_who_was_first(people: list[Person], served: str) -> None:
    (ada, bea, cem), find = both_called(people, served, vote_ms=1_000)
    until(ada.page, lambda: happened(ada, "BothAsked"))
    ada.reads("You called at the same time: show yours.")
    for one in (ada, bea):
        one.point(*find)
    until(cem.page, lambda: cem.points("Ada") + cem.points("Bea") == 2)


def test_the_judge_puts_cards_back_where_there_is_trouble(people: list[Person], served: str) -> None:
    rules = unhurried(RULE_SETS["competition"].rules)
    ada, bea, jo = here = [*people[:2], people[-1]]
    sit_at(open_table(ada, served, replace(rules, no_set=r.JudgeSays(15, 3))), here, judge=True)
    ada.press("Start")
    jo.sees("play")
    jo.press("Deal")
    until(jo.page, lambda: len(jo.cards()) == 15)
    jo.point(*jo.cards()[:3])
    jo.press("TakeOff")
    until(bea.page, lambda: len(bea.cards()) == 12)
    until(ada.page, lambda: ada.cards() == bea.cards())
    bea.press("Call")
    expect(jo.page.locator(".callers")).to_have_text("Bea")
    ada.press("Call")
    expect(jo.page.locator(".callers li")).to_have_text(["Bea", "Ada"])
    bea.point(*bea.no_set())
    judge_it(jo)
    until(ada.page, lambda: ada.points("Bea") == -1)


def test_a_hint_shows_a_card_and_then_one_more(people: list[Person], served: str) -> None:
    rules = replace(RULE_SETS["classic"].rules, hints=r.ShowCards(2), deck=r.AllCards(shading="f"))
    ada, bea = here = people[:2]
    sit_at(open_table(ada, served, rules), here)
    ada.press("Start")
    bea.sees("play")
    for cards in (1, 2):
        bea.press("AskHint")
        expect(ada.page.locator('[data-state="hinted"]')).to_have_count(cards)
    expect(bea.page.locator('[data-act="AskHint"]')).to_have_count(0)
