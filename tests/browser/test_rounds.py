"""Between the rounds of a match: a round that was stopped and whether it counts, and who is ready for the next one."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import friends, open_table, sit_at, told
from tests.browser.people import WAIT_MS, Person, confirm, until
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

# No test waits for the end of a call, and none runs into it.
PASSING_DEAL: r.Rules = replace(RULE_SETS["passing-deal"].rules, calling=r.CallFirst(window_ms=120_000))


@pytest.fixture(scope="module")
def people(browser: Browser, served: str) -> Iterator[list[Person]]:
    with friends(browser, served) as circle:
        yield circle


def first_round_is_stopped(people: list[Person], served: str) -> tuple[Person, Person, Person]:
    """Ada at a laptop, Bea and Cem on phones; the host has ended the first round."""
    ada, bea, cem = here = people[:3]
    sit_at(open_table(ada, served, PASSING_DEAL), here)
    ada.press("Start")
    for someone in here:
        someone.sees("play")
    confirm(ada.page, "EndRound")
    for someone in here:
        someone.sees("end")
        expect(someone.page.locator("#end-title")).to_have_text("Round 1 of 3 was stopped")
        assert faults(someone.page) == []
        assert violations(someone.page) == []
    return ada, bea, cem


def reads_beside_the_result(someone: Person, text: str) -> None:
    expect(someone.page.locator(".end")).to_contain_text(text, timeout=WAIT_MS)


def dealers(someone: Person) -> list[str]:
    """The dealer of each round that this person’s page has received."""
    return [event["dealer"] for event in told(someone) if event["type"] == "RoundOpened"]


def calls_in(someone: Person) -> int:
    """How many calls this person’s page has received."""
    return sum(event["type"] == "SetCalled" for event in told(someone))


def test_a_stopped_round_counts_once_all_let_it(people: list[Person], served: str) -> None:
    """R-20: each says so alone, and everybody sees how many have."""
    ada, bea, cem = here = first_round_is_stopped(people, served)
    bea.press("LetCount")
    for someone in here:
        reads_beside_the_result(someone, "1 of 3 let it count")
    assert not bea.may("LetCount")
    cem.press("LetCount")
    reads_beside_the_result(ada, "2 of 3 let it count")
    ada.press("LetCount")
    for someone in here:
        expect(someone.page.locator("#end-title")).to_have_text("Round 1 of 3 is over")
        expect(someone.page.locator('[data-act="PlayAgain"]')).to_have_text("Next round")
        someone.press("PlayAgain")
    for someone in here:
        someone.sees("play")
    until(cem.page, lambda: len({*dealers(cem)}) == 2)  # the deal has passed to the left


def test_a_stopped_round_that_somebody_will_not_count_is_dealt_again(people: list[Person], served: str) -> None:
    """R-20: by the same dealer."""
    here = first_round_is_stopped(people, served)
    here[1].press("LetCount")
    for someone in here:
        reads_beside_the_result(someone, "1 of 3 let it count")
        expect(someone.page.locator('[data-act="PlayAgain"]')).to_have_text("Deal it again")
        someone.press("PlayAgain")
    for someone in here:
        someone.sees("play")
    until(here[2].page, lambda: len(dealers(here[2])) == 2)
    assert len({*dealers(here[2])}) == 1


def test_nobody_is_pulled_away_from_the_result_of_a_round(people: list[Person], served: str) -> None:
    """A-11: the next round waits for all; where the host does not, whoever has not pressed keeps the result."""
    ada, bea, cem = first_round_is_stopped(people, served)
    bea.press("PlayAgain")
    reads_beside_the_result(ada, "Ready: Bea")
    reads_beside_the_result(bea, "Waiting for Ada and Cem.")
    assert not bea.may("NextRound")
    ada.press("PlayAgain")
    reads_beside_the_result(ada, "Waiting for Cem.")
    for someone in (ada, bea, cem):
        assert someone.stage() == "end"
    ada.press("NextRound")
    ada.sees("play")
    bea.sees("play")
    reads_beside_the_result(cem, "The next round has begun.")
    assert cem.stage() == "end"
    cem.page.keyboard.press("Space")  # calls nothing from here
    assert faults(cem.page) == []
    assert violations(cem.page) == []
    cem.press("GoOn")
    cem.sees("play")
    cem.press("Call")
    cem.reads("Your call")
    until(ada.page, lambda: calls_in(ada) == 1)
