"""What reaches anybody's eyes, and what does not (R-12)."""

import re

import pytest
from msgspec import json
from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.events import RoundEvent
from tercet.engine.facts import lies_face_down
from tercet.engine.rules import ShowCards, ShowCount
from tercet.engine.table import Pile
from tercet.engine.value import Player
from tercet.engine.view import seen, view
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.european import EUROPEAN
from tests.engine.guests import finds_something, name_of, table_of
from tests.engine.layouts import ONE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set
from tests.engine.telling import ToldTable, ann, bea, cem, given, judge

VIEWERS = (ann.player, bea.player, cem.player, judge.player, Player("somebody who watches"), None)
CODE = re.compile(r'"([123][rpg][osd][fhe])"')


def cards_in(value: object) -> set[str]:
    """Every card that is named in what is sent."""
    return set(CODE.findall(json.encode(value).decode()))


def undealt(told: ToldTable) -> set[str]:
    return {card for pile in told.table.piles for card in pile.top(pile.left)}


def face_down(told: ToldTable) -> set[str]:
    """The cards of the layout that nobody has turned up (M-11)."""
    turned_up = {card for turned in told.table.turned for card in turned.cards}
    hidden = lies_face_down(told.table.rules)
    return {card for card in told.table.cards if hidden and card not in turned_up}


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_nobody_sees_a_card_that_lies_face_down(rule_set: RuleSet) -> None:
    """R-12: neither players nor dealer, Master, judge or those who watch."""
    people = (ann, bea, cem)[: rule_set.rules.seats.most]
    table = table_of(rule_set, *people)
    shown = cards_in([seen(event) for event in table.events])
    for _ in range(3):
        shown |= cards_in([seen(event) for event in finds_something(table, people[-1]).events])
        for viewer in VIEWERS:
            shown |= cards_in(view(table.table, viewer))
    assert shown & (undealt(table) | face_down(table)) == set()


def test_how_many_cards_are_left_is_seen() -> None:
    """R-12: as at a real table, the height of the pile is not secret."""
    table = given(CLASSIC)
    assert view(table.table, ann.player).table.deck_left == 81 - 12
    assert [seen(event) for event in table.told(e.PilesSet)] == [e.PilesSet(0, (Pile(81),))]


def test_cards_that_a_judge_takes_off_go_back_into_an_unseen_pile() -> None:
    """R-12, G-14: their new places in the deck are nobody's business."""
    table = given(COMPETITION, ann, bea, layout=TWENTY_WITHOUT).when(judge.deals(at=100))
    off = tuple(table.table.cards[:6])
    pile = (*table.table.piles[0].top(81), *off)
    table.when(c.TakeOff(200, judge.player, off, pile))
    (taken_off,) = table.told(e.CardsTakenOff)
    assert cards_in(taken_off) > cards_in(seen(taken_off)) == set(off)


SILENT = [CLASSIC, EUROPEAN, COMPETITION]


@pytest.mark.parametrize("rule_set", SILENT, ids=name_of)
def test_nobody_is_told_whether_a_set_is_there(rule_set: RuleSet) -> None:
    """R-12: with a SET and without one, everyone may say the same things and knows as much."""
    with_set, without = given(rule_set, layout=ONE_SET), given(rule_set, layout=TWENTY_WITHOUT)
    for viewer in VIEWERS:
        one, none = view(with_set.table, viewer), view(without.table, viewer)
        assert one.sets_here is none.sets_here is None
        assert one.may == none.may


def test_saying_that_there_is_none_is_answered_alike_whether_one_is_there_or_not() -> None:
    """R-12: three more are laid, and no word is lost on it."""
    stories = [all_say_no_set(given(CLASSIC, layout=layout)) for layout in (ONE_SET, TWENTY_WITHOUT)]
    assert kinds(stories[0].events) == kinds(stories[1].events) == ["NoSetSaid", "CardsDealt"]


def kinds(events: list[RoundEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_where_the_options_say_so_the_number_of_sets_is_seen() -> None:
    """R-12: a hint that the table has chosen."""
    rules = replace(CLASSIC.rules, hints=ShowCount())
    assert view(given(rules, layout=ONE_SET).table).sets_here == 1
    assert view(given(rules, layout=TWENTY_WITHOUT).table).sets_here == 0


def test_that_a_hint_may_be_asked_for_does_not_tell_whether_there_is_one() -> None:
    """R-12: only asking for it does."""
    rules = replace(CLASSIC.rules, hints=ShowCards(2))
    for layout in (ONE_SET, TWENTY_WITHOUT):
        assert "AskHint" in view(given(rules, layout=layout).table, ann.player).may
    assert "AskHint" not in view(given(CLASSIC, layout=ONE_SET).table, ann.player).may


def test_one_who_watches_may_say_nothing() -> None:
    """R-12: and sees what all see."""
    seen_by_all = view(given(CLASSIC, layout=ONE_SET).table)
    assert seen_by_all.may == ()
    assert seen_by_all.table.layout == read_cards(ONE_SET)


def test_a_player_sees_what_may_be_said_now() -> None:
    """What the engine would refuse is not offered."""
    table = given(CLASSIC, layout=ONE_SET)
    assert view(table.table, ann.player).may == ("Call", "SayNoSet", "EndRound")
    assert view(table.table, bea.player).may == ("Call", "SayNoSet")
    table.when(bea.calls(at=100))
    assert view(table.table, bea.player).may == ("Withdraw",)
    assert view(table.table, cem.player).may == ()
