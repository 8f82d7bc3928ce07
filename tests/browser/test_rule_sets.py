"""A table of each rule set, played in real browsers; what everyone sees at the end is what the record proves."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tercet.cards.card import Card
from tercet.cards.sets import find_sets, is_set, third_card
from tercet.engine.match import MatchEnded
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.people import Person, host_a_table, person, sit_down, until
from tests.browser.table import PHONE

WHOLE = ("easy", "beginner", "puzzle")  # few cards: played to the last one
ENOUGH = 3  # finds in each round of the others, before the host ends it


def find_in(someone: Person, rules: str) -> tuple[Card, ...] | None:
    """What these rules look for, among the cards that somebody sees."""
    cards = someone.cards()
    if rules == "ultra":
        return next((four for four in combinations(cards, 4) if is_ultra(*four)), None)
    if rules == "chain" and (links := someone.links()):
        pairs = ((link, card, third_card(link, card)) for link in links for card in cards)
        return next((trio for trio in pairs if trio[2] in cards and trio[1] != trio[2]), None)
    done = someone.found
    return next((trio for trio in find_sets(cards) if frozenset(trio) not in done), None)


def is_ultra(a: Card, b: Card, c: Card, d: Card) -> bool:
    """Two pairs that the same card would complete."""
    pairs = ((a, b, c, d), (a, c, b, d), (a, d, b, c))
    return any(third_card(w, x) == third_card(y, z) for w, x, y, z in pairs)


def show(finder: Person, find: tuple[Card, ...]) -> None:
    """Call if these rules want it, and point."""
    if finder.may("Call"):
        finder.press("Call")
        finder.reads("Your call")
    finder.point(*find)
    finder.found.add(frozenset(find))


def judge_it(judge: Person) -> None:
    """Rule on what is shown."""
    expect(judge.page.locator('.layout [data-state="theirs"]')).to_have_count(3)
    cards: list[str] = judge.page.eval_on_selector_all(
        '.layout [data-state="theirs"] [data-card]', "all => all.map(one => one.dataset.card)"
    )
    right = is_set(*(Card(card) for card in cards))
    judge.page.locator('[data-act="Rule"]').nth(0 if right else 1).dispatch_event("click")


def one_move(people: list[Person], rules: str) -> bool:
    """Whatever is to be done next is done by somebody; was something found?"""
    for someone in people:
        for what in ("Flip", "Deal"):
            if someone.may(what) and (what == "Deal" or find_in(someone, rules) is None):
                someone.press(what)
                return False
    players = [one for one in people if one.may("Call") or one.may_point()]
    finder = players[0] if players else None
    find = find_in(finder, rules) if finder else None
    if finder and find:
        before = finder.my_points()
        show(finder, find)
        if rules == "competition":
            judge_it(people[-1])
        until(finder.page, lambda: finder.my_points() != before)
        return True
    for someone in people:
        if someone.may("SayNoSet"):
            someone.press("SayNoSet")
    return False


def play_round(people: list[Person], rules: str) -> None:
    """To the last card where there are few, otherwise until enough was found."""
    found = 0
    host = people[0]
    for someone in people:
        someone.found.clear()
        someone.sees("play")
    while host.stage() == "play":
        before = host.layout_and_turn()
        found += one_move(people, rules)
        until(host.page, lambda before=before: host.layout_and_turn() != before)  # type: ignore[misc]
        if rules not in WHOLE and found >= ENOUGH and host.stage() == "play":
            host.page.locator(".menu").click()
            host.page.get_by_role("button", name="End the round").click()
            host.sees("end")
    for someone in people:
        someone.sees("end")


@pytest.fixture
def gathered(browser: Browser, served: str, rules: str) -> Iterator[list[Person]]:
    """As many people as the rules want: a host on a laptop, the others on phones; a judge where there is one."""
    seats = RULE_SETS[rules].rules.seats
    names = ["Ada", "Bea", "Cem"][: min(seats.most, max(2, seats.least))]
    with ExitStack() as stack:
        host = stack.enter_context(person(browser, served, names[0]))
        code = host_a_table(host, rules)
        people = [host]
        for name in names[1:]:
            people.append(stack.enter_context(person(browser, served, name, f"/t/{code}", viewport=PHONE)))
            sit_down(people[-1])
        if rules == "competition":
            people.append(stack.enter_context(person(browser, served, "Jo", f"/t/{code}", viewport=PHONE)))
            people[-1].page.locator('.doorway input[name="name"]').fill("Jo")
            people[-1].page.get_by_role("button", name="Be the judge").click()
            expect(people[-1].page.locator(".doorway")).to_have_count(0)
        expect(host.page.locator(".sitting li")).to_have_count(len(people))
        yield people


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_table_of_these_rules_is_played_and_the_record_says_the_same(
    gathered: list[Person], served: str, rules: str
) -> None:
    host = gathered[0]
    host.press("Start")
    host.sees("play")
    play_round(gathered, rules)
    while host.may("NextRound"):
        host.press("NextRound")
        host.sees("play")
        play_round(gathered, rules)
    link = host.page.get_by_role("link", name="The record of this match").get_attribute("href")
    events = read_record(host.page.request.get(f"{served.rstrip('/')}{link}").text())
    assert prove(events).ended
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    told = [int(text.replace("−", "-")) for text in host.page.locator(".ranks .points").all_inner_texts()]
    assert told == [rank.points for rank in ended.ranks]
    expect(host.page.locator(".seal")).to_have_attribute("data-good", "true")
    assert [secret for someone in gathered for frame in someone.frames for secret in secrets_in(frame)] == []


def secrets_in(told: Any) -> Iterator[Any]:
    """Whatever in a message nobody may know yet: cards that lie face down, and the salt of a seal."""
    if isinstance(told, list):
        for one in told:
            yield from secrets_in(one)
    elif isinstance(told, dict):
        kind = told.get("type")
        if (kind == "Pile" and told["cards"]) or (kind in ("Match", "DeckSealed") and told["salt"]):
            yield told
        for one in told.values():
            yield from secrets_in(one)
