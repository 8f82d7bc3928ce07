"""Rulings on “there is none here”, and on when a round is over (R-4 to R-6)."""

import pytest
from msgspec.structs import replace

from tercet.cards.sets import find_sets
from tercet.engine import events as e
from tercet.engine.rules import AllAgree, FirstTo
from tercet.engine.table import Over
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.european import EUROPEAN
from tercet.rulesets.master import MASTER
from tercet.rulesets.quick import QUICK
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set, deck_is_used_up, finds_one, is_over, play_on
from tests.engine.telling import Someone, ann, bea, cem, dan, given, judge

LOCK_OUT_AND_ALL_AGREE = replace(EUROPEAN.rules, no_set=AllAgree())


def test_it_may_be_said_although_a_set_is_there() -> None:
    """R-4: people do overlook one, and the table does not give it away."""
    table = all_say_no_set(given(CLASSIC, layout=ONE_SET))
    assert len(table.table.cards) == 15


def test_nobody_can_say_it_twice_for_another() -> None:
    """R-4: every player counts once."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.says_no_set(at=100))
    table.refuses(ann.says_no_set(at=200), "said-already")


def test_whoever_is_locked_out_is_not_asked() -> None:
    """R-4: only players who are free to play."""
    table = given(EUROPEAN, layout=ONE_SET).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=100))
    table.when(bea.says_no_set(at=200), cem.says_no_set(at=300))
    assert len(table.table.cards) == 15


def test_who_is_locked_out_last_no_longer_counts() -> None:
    """R-4: the others have said it already, and need not say it twice."""
    table = given(LOCK_OUT_AND_ALL_AGREE, layout=ONE_SET).when(ann.says_no_set(at=100), bea.says_no_set(at=200))
    table.when(cem.calls(at=300), cem.points(NO_SET_IN_IT, at=400))
    assert len(table.told(e.CardsDealt)) == 1
    assert len(table.table.cards) == 15


@pytest.mark.parametrize(("leaver", "others"), [(ann, (bea, cem)), (bea, (ann, cem)), (cem, (ann, bea))])
def test_one_who_leaves_no_longer_counts(leaver: Someone, others: tuple[Someone, ...]) -> None:
    """R-4: any player, the dealer included."""
    table = given(CLASSIC, layout=ONE_SET).when(*(other.says_no_set(at=100) for other in others))
    assert len(table.table.cards) == 12
    assert len(table.when(leaver.leaves(at=200)).table.cards) == 15


def test_one_who_is_removed_no_longer_counts() -> None:
    """R-4."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.says_no_set(at=100), bea.says_no_set(at=100))
    assert len(table.when(ann.removes(cem, at=200)).table.cards) == 15


def test_one_who_leaves_takes_the_word_along() -> None:
    """R-4: a player who comes back is asked again."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.says_no_set(at=100), ann.leaves(at=200), ann.returns(at=300))
    table.when(bea.says_no_set(at=400), cem.says_no_set(at=500))
    assert len(table.table.cards) == 12
    assert len(table.when(ann.says_no_set(at=600)).table.cards) == 15


def test_one_who_joins_is_asked_too() -> None:
    """R-4."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.says_no_set(at=100), bea.says_no_set(at=100), dan.joins(at=200))
    table.when(cem.says_no_set(at=300))
    assert len(table.table.cards) == 12
    assert len(table.when(dan.says_no_set(at=400)).table.cards) == 15


def test_a_master_is_not_asked() -> None:
    """R-4: who does not play need not agree."""
    table = given(MASTER, master=ann, layout=ONE_SET).when(bea.says_no_set(at=100), cem.says_no_set(at=200))
    table.refuses(ann.says_no_set(at=300), "not-playing")
    assert len(table.table.cards) == 15


def test_all_must_say_it_anew_about_new_cards() -> None:
    """R-4: what was said of twelve cards does not hold of others."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.says_no_set(at=100), bea.says_no_set(at=100))
    finds_one(table, cem).when(cem.says_no_set(at=1_000))
    assert len(table.table.cards) == 12
    table.when(ann.says_no_set(at=1_100), bea.says_no_set(at=1_200))
    assert len(table.table.cards) == 15


def test_the_rule_of_three_more_repeats() -> None:
    """R-5: 15, 18, 21; and among 21 there is a SET."""
    table = given(CLASSIC, layout=TWENTY_WITHOUT)
    for lying in (12, 15, 18):
        assert len(table.table.cards) == lying
        assert find_sets(table.table.cards) == []
        all_say_no_set(table)
    assert len(table.table.cards) == 21
    assert find_sets(table.table.cards) != []


def test_a_large_table_shrinks_by_three_at_each_set() -> None:
    """R-5, A-8: from 21 down to 12, without a gap."""
    table = given(CLASSIC, layout=ONE_SET)
    for _ in range(3):
        all_say_no_set(table)
    for lying in (18, 15, 12, 12):
        finds_one(table, ann)
        assert len(table.table.cards) == len(table.table.layout) == lying


def test_where_the_engine_adds_cards_it_adds_until_there_is_a_set() -> None:
    """R-5: nobody has to say anything."""
    table = given(QUICK, layout=TWENTY_WITHOUT)
    assert [len(event.cards) for event in table.events if isinstance(event, e.CardsDealt)] == [12, 3, 3, 3]
    assert find_sets(table.table.cards) != []


def test_the_round_is_over_when_the_deck_is_empty_and_no_set_is_left() -> None:
    """R-6: nobody has to say so."""
    table = play_on(given(CLASSIC), ann, bea, cem)
    assert table.events[-1] == e.RoundEnded(table.table.at, "no-set-left")


def test_with_an_empty_deck_the_round_is_over_when_all_agree() -> None:
    """R-6: a SET may be lying there still."""
    table = play_on(given(CLASSIC), ann, until=deck_is_used_up)
    assert find_sets(table.table.cards) != []
    all_say_no_set(table)
    assert table.table.phase == Over("all-agree")


def test_an_empty_deck_alone_does_not_end_a_round() -> None:
    """R-6."""
    table = play_on(given(CLASSIC), ann, until=deck_is_used_up).when(ann.says_no_set(at=0), bea.says_no_set(at=0))
    assert not is_over(table.table)


def test_with_an_empty_deck_the_last_one_who_disagreed_may_leave() -> None:
    """R-6, R-4."""
    table = play_on(given(CLASSIC), ann, until=deck_is_used_up).when(ann.says_no_set(at=0), bea.says_no_set(at=0))
    assert table.when(cem.leaves(at=1)).table.phase == Over("all-agree")


def test_without_a_judge_at_the_table_all_must_agree() -> None:
    """R-4: a competition table whose judge has gone plays on."""
    table = given(COMPETITION, ann, bea, layout=ONE_SET).when(ann.says_no_set(at=100), bea.says_no_set(at=200))
    assert len(table.table.cards) == 12
    table.when(judge.leaves(at=300))
    assert len(table.table.cards) == 15


def test_a_group_may_play_until_somebody_has_found_so_many() -> None:
    """R-6: as an option, the round ends with that SET."""
    table = given(replace(CLASSIC.rules, ending=FirstTo(2)))
    finds_one(finds_one(table, ann), bea)
    assert not is_over(table.table)
    assert finds_one(table, bea).table.phase == Over("first-to")
