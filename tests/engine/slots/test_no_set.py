"""The no-SET slot: who adds cards when nobody finds one, and when."""

import pytest
from msgspec.structs import replace

from tercet.engine.clock import deadline
from tercet.engine.events import CardsDealt, CardsMoved, PricePaid, RoundEnded, TimeRanOut
from tercet.engine.rules import AfterTime, AllAgree, AtAPrice, EngineSees, JudgeSays, NobodySays, NoSet, ShowCount
from tercet.engine.slots.no_set import agreed, judge_lays_more, may_say, may_take_off, sees_by_itself, taken_off
from tercet.engine.table import Searching
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.solitaire import SOLITAIRE
from tests.engine.layouts import ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set, deck_is_used_up, finds_one, play_on
from tests.engine.slots.tables import table_of, with_slots
from tests.engine.telling import ToldTable, ann, bea, cem, given, judge, time_is_up

EVERYONE = (ann.player, bea.player, cem.player)
VALUES: list[NoSet] = [AllAgree(), AfterTime(), EngineSees(), JudgeSays(), AtAPrice()]


def after_a_minute() -> ToldTable:
    return given(replace(CLASSIC.rules, no_set=AfterTime(60_000)), layout=TWENTY_WITHOUT)


# After a time


def test_after_a_time_three_more_come_by_themselves() -> None:
    """E-5 as an option of the American sheet: a minute after the last card was laid."""
    table = after_a_minute().refuses(time_is_up(at=59_999), "too-early").when(time_is_up(at=60_000))
    assert [type(event) for event in table.events] == [TimeRanOut, CardsDealt]
    assert len(table.table.cards) == 15
    assert deadline(table.table) == 120_000


def test_all_may_agree_before_the_time_is_up() -> None:
    """R-4, E-5: and then the time starts again."""
    table = all_say_no_set(after_a_minute().when(cem.calls(at=30_000), cem.withdraws(at=30_000)))
    assert len(table.table.cards) == 15
    assert deadline(table.table) == 90_000


def test_a_call_stops_the_time_until_it_is_settled() -> None:
    """E-5, A-2: nobody lays cards into a call; after a wrong one they are due at once."""
    table = after_a_minute().when(ann.calls(at=58_000)).refuses(time_is_up(at=60_000), "too-early")
    table.when(ann.withdraws(at=61_000), time_is_up(at=61_000))
    assert len(table.table.cards) == 15


def test_a_find_begins_the_time_anew() -> None:
    """E-5: nothing found for some time."""
    table = given(replace(CLASSIC.rules, no_set=AfterTime(60_000)), layout=ONE_SET)
    table.when(ann.calls(at=40_000), ann.points(THE_SET, at=41_000))
    assert deadline(table.table) == 101_000


def test_the_next_set_shrinks_the_layout_again() -> None:
    """E-5: fifteen for a while, and after the next SET twelve."""
    table = given(replace(CLASSIC.rules, no_set=AfterTime(60_000)), layout=ONE_SET).when(time_is_up(at=60_000))
    table.when(ann.calls(at=61_000), ann.points(THE_SET, at=62_000))
    assert table.told(CardsMoved)
    assert not table.told(CardsDealt)
    assert len(table.table.cards) == 12


def test_with_the_deck_used_up_only_people_end_it() -> None:
    """R-6: time alone ends no round."""
    table = play_on(given(replace(CLASSIC.rules, no_set=AfterTime(60_000)), ann), ann, until=deck_is_used_up)
    assert isinstance(table.table.phase, Searching)
    assert deadline(table.table) is None
    assert isinstance(all_say_no_set(table).events[-1], RoundEnded)


def test_the_last_who_disagreed_may_leave_in_the_middle_of_a_call() -> None:
    """R-2, R-4, R-6: ann's call is over, and all who are left agree; with the deck used up, so is the round."""
    table = play_on(given(CLASSIC), ann, until=deck_is_used_up).when(bea.says_no_set(), cem.says_no_set())
    table.when(ann.calls(), ann.leaves())
    assert table.events[-1] == RoundEnded(0, "all-agree")


# At a price


def test_three_more_may_cost_more_than_one_set() -> None:
    """A-12, R-7 as an option: two SETs are owed, and each found after the deck is used up pays one."""
    rules = replace(SOLITAIRE.rules, no_set=AtAPrice(2))
    table = play_on(given(rules, ann, layout=ONE_SET).when(ann.says_no_set()), ann, until=deck_is_used_up)
    owed = table.seat(ann).owed
    assert owed % 2 == 0
    assert owed >= 2
    finds_one(table, ann)
    assert table.told(PricePaid) == [PricePaid(0, ann.player)]
    assert table.seat(ann).owed == owed - 1


# Who may say it, and who is heard


@pytest.mark.parametrize("no_set", VALUES, ids=str)
def test_who_may_say_that_there_is_none(no_set: NoSet) -> None:
    """A-8, R-4: anyone, once; where the engine sees for itself, nobody need while there are cards to come."""
    table = with_slots(replace(given(CLASSIC).table, none_here=(bea.player,)), no_set=no_set)
    first, again = may_say(table, ann.player), may_say(table, bea.player)
    assert (first.code if first else None) == ("cards-come" if isinstance(no_set, EngineSees) else None)
    assert again is not None
    assert again.code == "said-already"


@pytest.mark.parametrize("no_set", VALUES, ids=str)
def test_when_it_is_settled_that_there_is_none(no_set: NoSet) -> None:
    """A-8, G-14, R-4: when all agree, unless there is a judge to say so."""
    table = with_slots(table_of(CLASSIC, "", none_here=EVERYONE), no_set=no_set)
    assert agreed(table)
    assert not agreed(replace(table, none_here=EVERYONE[:2]))
    assert not agreed(replace(table, none_here=(), seats=()))
    assert sees_by_itself(table) == isinstance(no_set, EngineSees)
    judged = with_slots(given(COMPETITION).table, no_set=no_set)
    assert agreed(replace(judged, none_here=EVERYONE)) == (not isinstance(no_set, JudgeSays))


def test_only_a_judge_who_may_lay_more_does() -> None:
    """G-14: and takes cards off only when there is trouble."""
    judged = given(COMPETITION).table
    assert judge_lays_more(judged, judge.player) is None
    for table, player, code in (
        (judged, ann.player, "judge-only"),
        (with_slots(judged, no_set=AllAgree()), judge.player, "nothing-to-deal"),
    ):
        refusal = judge_lays_more(table, player)
        assert refusal is not None
        assert refusal.code == code
    assert taken_off(judged) is None
    assert taken_off(with_slots(judged, no_set=JudgeSays(12, 3))) == 3
    assert taken_off(with_slots(judged, no_set=AllAgree())) is None


def test_where_nobody_says_so_it_is_never_settled() -> None:
    """A puzzle is played until everything is found."""
    table = with_slots(table_of(CLASSIC, "", none_here=EVERYONE), no_set=NobodySays())
    assert not agreed(table)


def test_who_sees_that_there_is_one_does_not_say_that_there_is_none() -> None:
    """Where the count is shown to all, “no SET” makes no sense while there is one; without one it does."""
    rules = replace(CLASSIC.rules, hints=ShowCount())
    given(rules, layout=ONE_SET).refuses(ann.says_no_set(), "sets-to-find")
    assert given(rules, layout=TWENTY_WITHOUT).when(ann.says_no_set()).table.none_here == (ann.player,)


def test_one_who_looks_on_takes_no_cards_off() -> None:
    """G-1, G-14: where nobody judges, the players agree on it."""
    table = with_slots(given(CLASSIC).table, no_set=JudgeSays(12, 3))
    refusal = may_take_off(table, judge.player)
    assert refusal is not None
    assert refusal.code == "not-playing"
