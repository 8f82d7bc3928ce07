"""A race in real browsers: everyone plays the same deck on a layout of their own (M-12, M-13)."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.engine import rules as r
from tercet.engine.match import MatchEnded
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.rulesets.race import RACE
from tests.browser.circle import NAMED, open_table, sit_at
from tests.browser.people import WAIT_MS, Person, confirm, host_a_table, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

TO_FOUR = replace(RACE.rules, ending=r.FirstToInTime(4), penalty=r.LockOutFor(1_000))


@pytest.fixture
def pair(browser: Browser, served: str) -> Iterator[tuple[Person, Person]]:
    """Ada at a laptop in English, Bea at a phone in French."""
    with (
        person(browser, served, "Ada", viewport=LAPTOP) as ada,
        person(browser, served, "Bea", viewport=PHONE, locale="fr-FR") as bea,
    ):
        for someone in (ada, bea):
            someone.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": someone.name})
            someone.page.evaluate(NAMED, someone.name)
        yield ada, bea


def find(someone: Person) -> None:
    """One more find of this person, whose cards change."""
    before, cards = someone.my_points(), someone.a_set()
    assert cards is not None
    someone.point(*cards)
    until(someone.page, lambda: someone.my_points() != before)


def sees_of(someone: Person, other: str, count: int) -> None:
    """How far another player is, as a figure and as a bar."""
    row = someone.page.locator(".player", has=someone.page.locator(".name", has_text=other))
    expect(row.locator(".points")).to_have_text(str(count), timeout=WAIT_MS)
    expect(row.locator(".progress")).to_have_attribute("style", f"--part: {count / 4:g};")


def well_drawn(*people: Person) -> None:
    for someone in people:
        assert faults(someone.page) == []
        assert violations(someone.page) == []


def test_two_race_on_layouts_of_their_own_and_see_how_far_the_other_is(
    pair: tuple[Person, Person], served: str
) -> None:
    """M-12, M-13, R-12: through a wrong claim, a reload and somebody who leaves, to the end that the record proves."""
    ada, bea = pair
    sit_at(open_table(ada, served, TO_FOUR), [ada, bea])
    ada.press("Start")
    for someone in pair:
        someone.sees("play")
    first = ada.cards()
    assert bea.cards() == first
    find(ada)
    sees_of(bea, "Ada", 1)
    assert bea.cards() == first  # it is hers
    well_drawn(ada, bea)

    bea.watches(".dock")
    bea.point(*bea.no_set())
    bea.has_seen("Hors jeu pendant 1 seconde")  # a second may be over before we look
    find_when_free(bea)
    sees_of(ada, "Bea", 1)

    before = bea.cards()
    bea.page.reload()
    bea.sees("play")
    until(bea.page, lambda: bea.cards() == before)  # not Ada's
    address = bea.page.url
    confirm(bea.page, "Leave")
    bea.page.locator(".ways").wait_for()
    expect(ada.page.locator('.player[data-state="away"]')).to_have_count(1)
    find(ada)  # nobody waits
    bea.page.goto(address)
    bea.sees("play")
    until(bea.page, lambda: bea.cards() == before)
    sees_of(bea, "Ada", 2)

    find(ada)
    cards = ada.a_set()
    assert cards is not None
    ada.point(*cards)
    for someone in pair:
        someone.sees("end")
    expect(ada.page.locator("#end-title")).to_have_text("You have won!")
    expect(bea.page.locator(".ranks li").first).to_contain_text("Ada")
    expect(bea.page.locator(".race-times [data-find]")).to_have_count(4)
    expect(bea.page.locator(".race-times [data-find]").first.locator("td")).to_have_count(2)
    expect(bea.page.locator(".seal")).to_have_attribute("data-good", "true", timeout=WAIT_MS)
    well_drawn(ada, bea)
    watch_both(bea, before)
    link = ada.page.get_by_role("link", name="The record of this match").get_attribute("href")
    events = read_record(ada.page.request.get(f"{served.rstrip('/')}{link}").text())
    assert prove(events).ended
    assert isinstance(events[-1], MatchEnded)
    for someone in pair:
        assert undealt_in(someone.frames) == []


def watch_both(bea: Person, left: list[Card]) -> None:
    """M-12: a race is watched again on any of its layouts. Bea sees her own first: it ends with what she had."""
    bea.page.locator('.end a[href^="/replay/"]').click()
    whose = bea.page.get_by_role("combobox", name="Donne de")
    expect(whose.locator("option:checked")).to_have_text("Bea", timeout=WAIT_MS)
    bea.page.keyboard.press("End")
    until(bea.page, lambda: sorted(shown_in_replay(bea)) == sorted(left))
    whose.select_option(label="Ada")
    expect(bea.page.locator(".replay")).to_have_attribute("data-frame", "0")
    bea.page.keyboard.press("End")
    until(bea.page, lambda: sorted(shown_in_replay(bea)) != sorted(left))
    well_drawn(bea)
    bea.page.go_back()
    bea.sees("end")


def shown_in_replay(someone: Person) -> list[str]:
    """The cards of the picture that is shown."""
    cards: list[str] = someone.page.eval_on_selector_all(".spot [data-card]", "all => all.map(one => one.dataset.card)")
    return cards


def find_when_free(someone: Person) -> None:
    """Chosen while this person must wait; shown by itself when the wait is over (M-13)."""
    cards = someone.a_set()
    assert cards is not None
    someone.page.keyboard.press("Escape")
    someone.point(*cards)
    until(someone.page, lambda: someone.my_points() == "1")


def undealt_in(frames: list[dict[str, Any]]) -> list[str]:
    """Cards that came to a page before they were dealt to its player, while the race was on."""
    known: set[str] = set()
    found: list[str] = []
    for frame in frames:
        events = frame.get("events", [frame])
        if any(event["type"] == "DeckShown" for event in events):
            break  # it is over
        for event in events:
            if event["type"] == "CardsDealt":
                known |= {*event["cards"]}
            if event["type"] == "Snapshot" and (table := (event["table"]["match"] or {}).get("table")):
                known |= {*table["layout"]}  # what lies there now; the page has been reloaded
                assert len(table["layout"]) in (0, 12, 15, 18)
            found += [card for card in FULL if f"'{card}'" in str(event) and card not in known]
    return found


def test_a_race_against_a_bot_is_chosen_on_the_page_and_ends_without_us(browser: Browser, served: str) -> None:
    """M-12: the bot sees its own cards, and whoever sits idle is not waited for."""
    with person(browser, served, "Cem", viewport=PHONE) as cem:
        host_a_table(cem, "race")
        expect(cem.page.locator("h1")).to_have_text("Race")
        cem.page.goto(open_table(cem, served, replace(RACE.rules, ending=r.FirstToInTime(2))))
        cem.sees("gather")
        cem.page.get_by_label("Skill").select_option("5")
        cem.page.get_by_role("button", name="Add a bot").click()
        expect(cem.page.locator(".sitting li")).to_have_count(2)
        cem.press("Start")
        cem.sees("end")
        expect(cem.page.locator(".ranks .points").first).to_have_text("2")
        expect(cem.page.locator(".race-times tbody tr")).to_have_count(2)
