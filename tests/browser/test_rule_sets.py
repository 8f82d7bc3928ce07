"""A whole match in real browsers, of each rule set that has something new: two at once, a wrong call, a late one, a
leaver who returns; and what everyone sees at the end is what the record proves. A small deck and a short window keep it
short. That the client offers and shows what the engine says under every rule set, web/src/live/answers.test.ts and
web/src/fold hold."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from playwright.sync_api import Browser, expect

from tercet.cards.card import FACE_DOWN
from tercet.engine import rules as r
from tercet.engine.match import MatchEnded
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.circle import friends, open_table, sit_at, told
from tests.browser.moves import both_at_once, find_in, free, no_finds_in, one_move, show
from tests.browser.people import Person, confirm, until

WINDOW_MS = 3_000
JUDGED_MS = 5_000  # the judge waits for what is shown


def short(rules: r.Rules) -> r.Rules:
    """The same rules with few cards and little time to point; a puzzle with few SETs in each layout."""
    if isinstance(rules.deck, r.PuzzleDeck):
        return replace(rules, deck=r.PuzzleDeck(2))
    deck = few(rules.deck) if isinstance(rules.deck, r.AllCards) else rules.deck
    timed = not isinstance(rules.calling, r.PointAtOnce)
    window_ms = JUDGED_MS if isinstance(rules.verdict, r.ByJudge) else WINDOW_MS
    calling = replace(rules.calling, window_ms=window_ms) if timed else rules.calling
    layout = r.FaceDown(9, 3) if isinstance(rules.layout, r.FaceDown) else rules.layout
    return replace(rules, deck=deck, calling=calling, layout=layout)


def few(deck: r.AllCards) -> r.AllCards:
    """27 cards of three values, 64 of four; all the dots."""
    if deck.values == 2 or (deck.features == 4 and deck.colour):
        return deck
    return replace(deck, shading="f", colour="r" if deck.features == 5 else None)


def ways(rules: r.Rules) -> set[str]:
    """What there is to see and to do under these rules: the cards, and every other slot except how many or how long."""
    slots = {slot: repr(value) for slot, value in asdict(rules).items() if slot != "name"}
    return {f"{slot} {value if slot == 'deck' else re.sub('[1-9][0-9]*', 'n', value)}" for slot, value in slots.items()}


def with_something_new() -> Iterator[str]:
    """The rule sets that have something which none before them has."""
    seen = set[str]()
    for name, rule_set in RULE_SETS.items():
        if not (here := ways(short(rule_set.rules))) <= seen:
            yield name
        seen |= here


@pytest.fixture(scope="module")
def people(browser: Browser, served: str) -> Iterator[list[Person]]:
    with friends(browser, served) as circle:
        yield circle


def gathered(people: list[Person], served: str, rules: r.Rules) -> list[Person]:
    """As many as the rules want, seated; a judge where there is one."""
    judge = isinstance(rules.verdict, r.ByJudge)
    enough = max(2, rules.seats.least, 3 * isinstance(rules.ties, r.AskTheOthers))
    here = [*people[: min(rules.seats.most, enough)], *([people[-1]] if judge else [])]
    sit_at(open_table(here[0], served, rules), here, judge=judge)
    here[0].press("Start")
    for someone in here:
        someone.sees("play")
    return here


def untoward(here: list[Person], rules: r.Rules) -> None:
    """What should not happen at a table, and does: two at once, a wrong call, a late one, somebody who leaves."""
    someone_who_finds(here, rules)
    if len(pair := free(here)[:2]) > 1:
        both_at_once(pair, here, rules)
    while not failed(here[0], "wrong"):  # on a busy machine it may be late instead
        claim_wrongly(here, rules)
    if not isinstance(rules.calling, r.PointAtOnce):
        someone_who_finds(here, rules).press("Call")
        until(here[0].page, lambda: failed(here[0], "late"))
    leave_and_return(here[-1 if len(here) == 1 else 1], here)


def claim_wrongly(here: list[Person], rules: r.Rules) -> None:
    """Somebody shows cards that are none, and it comes to nothing; or could not do it just now."""
    assert here[0].stage() == "play"
    someone, before = next(iter(free(here)), None), len(failures(here[0]))
    wrong = someone and next(no_finds_in(someone, rules), None)
    if someone and wrong and show(someone, wrong, here, rules):
        until(someone.page, lambda: failures(here[0])[before:] != [])  # somebody asked before may be late, too
    else:
        one_move(here, rules)


def someone_who_finds(here: list[Person], rules: r.Rules) -> Person:
    """Cards are dealt and flipped until somebody free could find something."""
    while not (able := [one for one in free(here)[:1] if find_in(one, rules)]):
        one_move(here, rules)
    return able[0]


def failures(someone: Person) -> list[str]:
    """Why calls have come to nothing."""
    return [event["why"] for event in told(someone) if event["type"] == "CallFailed"]


def failed(someone: Person, why: str) -> bool:
    """Has a call come to nothing, for this reason?"""
    return why in failures(someone)


def leave_and_return(guest: Person, here: list[Person]) -> None:
    """By the settings, and by the link again; points are kept."""
    host, address = here[0], guest.page.url
    confirm(guest.page, "Leave")
    guest.page.locator(".ways").wait_for()
    if guest is not host:
        expect(host.page.locator('.player[data-state="away"]')).to_have_count(1)
    guest.page.goto(address)
    guest.sees("play")
    expect(host.page.locator('.player[data-state="away"]')).to_have_count(0)
    until(guest.page, lambda: guest.points("You") == host.points("You" if guest is host else guest.name))


def play_to_the_end(here: list[Person], rules: r.Rules) -> None:
    """Round after round, to the last card."""
    host = here[0]
    while True:
        while host.stage() == "play":
            one_move(here, rules)
        for someone in here:
            someone.sees("end")
        if host.page.locator(".end a[download]").count() > 0:  # the record: that was the last round
            return
        for someone in here:
            someone.found.clear()
            someone.press("PlayAgain")
        for someone in here:
            someone.sees("play")


@pytest.mark.parametrize("name", [*with_something_new()])
def test_a_whole_match_with_all_that_can_go_wrong_ends_as_the_record_proves(
    people: list[Person], served: str, name: str
) -> None:
    rules = short(RULE_SETS[name].rules)
    here = gathered(people, served, rules)
    host = here[0]
    untoward(here, rules)
    play_to_the_end(here, rules)
    link = host.page.get_by_role("link", name="The record of this match").get_attribute("href")
    events = read_record(host.page.request.get(f"{served.rstrip('/')}{link}").text())
    assert prove(events).ended
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    for someone in here:
        shown = [int(text.replace("−", "-")) for text in someone.page.locator(".ranks .points").all_inner_texts()]
        assert shown == [rank.points for rank in ended.ranks]
        expect(someone.page.locator(".seal")).to_have_attribute("data-good", "true")
    assert {"PlayerLeft", "PlayerReturned"} <= {event["type"] for event in told(host)}
    assert [secret for someone in here for frame in someone.frames for secret in secrets_in(frame)] == []


def hidden_cards(message: dict[str, Any]) -> list[str | None]:
    """What a message has in the place of cards that lie face down (M-11)."""
    match message:
        case {"type": "CardsDealt", "face_down": True, "cards": cards} | {"type": "TurnedBack", "under": cards}:
            return list(cards)
        case {"type": "Table", "phase": {"type": "Over"}}:
            return []
        case {"type": "Table", "rules": {"layout": {"type": "FaceDown"}}, "layout": layout, "turned": turned}:
            return [card for card in layout if not any(card in one["cards"] for one in turned)]
        case _:
            return []


def secrets_in(message: Any) -> Iterator[Any]:
    """Whatever in a message nobody may know yet: cards that lie face down, and the salt of a seal."""
    if isinstance(message, list):
        for one in message:
            yield from secrets_in(one)
    elif isinstance(message, dict):
        kind = message.get("type")
        if (kind == "Pile" and message["cards"]) or (kind in ("Match", "DeckSealed") and message["salt"]):
            yield message
        if {*hidden_cards(message)} - {FACE_DOWN, None}:
            yield message
        for one in message.values():
            yield from secrets_in(one)
