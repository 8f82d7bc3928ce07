"""Alone at a table: how solitaire ends and what is said of it, and puzzles, one layout after the other."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.cards.sets import find_sets
from tercet.engine import rules as r
from tercet.rulesets.puzzle import PUZZLE
from tercet.rulesets.solitaire import SOLITAIRE
from tercet.words.speech import speak
from tests.browser.circle import NAMED, open_table, sit_at
from tests.browser.people import Person, choose_rules, confirm, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations

TWELVE = replace(SOLITAIRE.rules, deck=r.SomeCards(12))
FIFTEEN = replace(SOLITAIRE.rules, deck=r.SomeCards(15))


A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
A_LAPTOP: dict[str, Any] = {"viewport": LAPTOP, "locale": "fr"}
EVERYWHERE = pytest.mark.parametrize("ada", [A_PHONE, A_LAPTOP], indirect=True, ids=["phone-en", "laptop-fr"])


@pytest.fixture
def ada(browser: Browser, served: str, request: pytest.FixtureRequest) -> Iterator[Person]:
    """With a phone, unless the test says otherwise, and known here."""
    with person(browser, served, "Ada", **getattr(request, "param", A_PHONE)) as someone:
        someone.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Ada"})
        someone.page.evaluate(NAMED, "Ada")
        yield someone


def play_alone(ada: Person, served: str, rules: r.Rules) -> None:
    """Sit down and begin."""
    sit_at(open_table(ada, served, rules), [ada])
    ada.press("Start")
    ada.sees("play")


def finds_all(ada: Person) -> None:
    """One SET after the other, until the round is over."""
    while ada.stage() == "play":
        moves(ada, lambda: ada.point(*ada.a_set() or ()))


def says_no_set(ada: Person) -> None:
    moves(ada, lambda: ada.press("SayNoSet"))


def moves(ada: Person, move: Callable[[], None]) -> None:
    """Do something, and wait until it is seen."""
    before = ada.layout_and_turn()
    move()
    until(ada.page, lambda: ada.layout_and_turn() != before)


def ends_the_round(ada: Person) -> None:
    confirm(ada.page, "EndRound")


def say(ada: Person, message: str, **args: str | int) -> str:
    """A message in the language of her page."""
    return speak(ada.page.evaluate("document.documentElement.lang"), message, **args)


def the_end_says(ada: Person, message: str, **args: str | int) -> None:
    ada.sees("end")
    expect(ada.page.locator("#end-title")).to_have_text(say(ada, message, **args))


@EVERYWHERE
def test_a_game_alone_that_is_played_to_its_end_owing_nothing_is_won(ada: Person, served: str) -> None:
    """R-7, A-12."""
    play_alone(ada, served, TWELVE)
    assert violations(ada.page) == []
    finds_all(ada)
    the_end_says(ada, "end-price-won")
    assert violations(ada.page) == []


@EVERYWHERE
def test_a_game_alone_with_a_price_still_owed_at_its_end_is_lost(ada: Person, served: str) -> None:
    """R-7, P-4: the three cards that were bought are the last, and nothing is won back."""
    play_alone(ada, served, FIFTEEN)
    says_no_set(ada)
    expect(ada.page.locator(".player[data-me]")).to_contain_text(say(ada, "player-owes", find="sets", count=1))
    says_no_set(ada)
    the_end_says(ada, "end-price-lost", find="sets", count=1)


def test_a_game_alone_that_is_ended_early_is_given_up(ada: Person, served: str) -> None:
    """R-7: not “nothing is owed”, though nothing is."""
    play_alone(ada, served, SOLITAIRE.rules)
    ends_the_round(ada)
    the_end_says(ada, "end-price-given-up")


@EVERYWHERE
def test_a_puzzle_holds_as_many_sets_as_the_host_chose_and_goes_on_with_the_next_layout(
    ada: Person, served: str
) -> None:
    """R-6, R-12: beside “2 SETs left” nobody is asked whether there is none."""
    play_alone(ada, served, replace(PUZZLE.rules, deck=r.PuzzleDeck(2)))
    first = find_sets(ada.cards())
    expect(ada.page.locator(".facts")).to_contain_text(say(ada, "fact-to-find", find="sets", count=2))
    assert (len(first), ada.may("SayNoSet")) == (2, False)
    moves(ada, lambda: ada.point(*first[0]))
    expect(ada.page.locator(".facts")).to_contain_text(say(ada, "fact-to-find", find="sets", count=1))
    assert not ada.may("SayNoSet")
    before = ada.cards()
    moves(ada, lambda: ada.point(*first[1]))
    until(ada.page, lambda: len(ada.cards()) == 12 and not {*ada.cards()} & {*before})
    expect(ada.page.locator(".facts")).to_contain_text(say(ada, "fact-to-find", find="sets", count=2))
    expect(ada.page.locator(".facts")).to_contain_text(say(ada, "fact-deck", count=57))


def test_a_puzzle_that_is_ended_early_is_given_up(ada: Person, served: str) -> None:
    """R-12: nobody is told that the deck is played out while cards are left."""
    play_alone(ada, served, PUZZLE.rules)
    ends_the_round(ada)
    the_end_says(ada, "end-price-given-up")


def test_the_host_chooses_how_many_sets_a_puzzle_holds(ada: Person, served: str) -> None:
    """R-12: six unless said otherwise."""
    page = ada.page
    page.goto(f"{served.rstrip('/')}/new")
    choose_rules(page, "puzzle")
    expect(page.locator('input[name="to-find"]:checked')).to_have_value("6")
    page.locator('input[name="to-find"][value="3"]').check()
    page.locator("button[type=submit]").click()
    ada.sees("gather")
    ada.press("Start")
    ada.sees("play")
    expect(page.locator(".facts")).to_contain_text(say(ada, "fact-to-find", find="sets", count=3))
