"""Rulings on calls and lock-outs, where the sheets are silent or disagree (R-1 to R-3)."""

from collections.abc import Callable

import pytest

from tercet.cards.notation import read_cards
from tercet.engine import events as e
from tercet.engine.events import RoundEvent
from tercet.engine.match import MatchEvent
from tercet.engine.table import Searching
from tercet.record.codec import read_record, write_record
from tercet.record.replay import prove
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.european import EUROPEAN
from tercet.rulesets.super_rules import SUPER
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, THE_SET
from tests.engine.matches import given_match
from tests.engine.telling import Someone, ToldTable, ann, bea, cem, given, time_is_up

Price = Callable[[Someone, int], RoundEvent]


def test_of_two_calls_at_one_instant_the_one_said_first_goes_first() -> None:
    """R-1: the order is made in one place, not by whose clock says what."""
    table = given(CLASSIC, layout=ONE_SET).when(cem.calls(at=100))
    table.refuses(ann.calls(at=100), "called-already")
    table.when(cem.points(THE_SET, at=100))
    assert table.seat(cem).points == 1


def test_the_log_shows_who_called_when_and_how_the_decision_fell() -> None:
    """R-1: and reads the same when it is written down and read back."""
    match = given_match(CLASSIC, ann, bea, cem, layout=ONE_SET)
    match.when(bea.calls(at=100), bea.points(NO_SET_IN_IT, at=700))
    match.when(cem.calls(at=1_000), time_is_up(at=6_000))
    match.when(ann.calls(at=7_000), ann.points(THE_SET, at=7_500), ann.ends_the_round(at=8_000))
    log, cards = read_record(write_record(match.log)), read_cards(THE_SET)
    assert decisions(log) == [
        e.SetCalled(100, bea.player, 5_100),
        e.CallFailed(700, bea.player, "wrong"),
        e.SetCalled(1_000, cem.player, 6_000),
        e.CallFailed(6_000, cem.player, "late"),
        e.SetCalled(7_000, ann.player, 12_000),
        e.SetTaken(7_500, ann.player, cards, cards, cards, 1),
    ]
    assert prove(log) == match.match


def decisions(log: list[MatchEvent]) -> list[MatchEvent]:
    return [event for event in log if isinstance(event, e.SetCalled | e.CallFailed | e.SetTaken)]


def lost_a_point(someone: Someone, at: int) -> RoundEvent:
    return e.PointsLost(at, someone.player, 1)


def locked_out(someone: Someone, at: int) -> RoundEvent:
    return e.LockedOut(at, someone.player)


PRICES = [(CLASSIC, lost_a_point), (EUROPEAN, locked_out), (SUPER, locked_out)]


@pytest.mark.parametrize(("rule_set", "price"), PRICES, ids=lambda value: getattr(value, "name", ""))
def test_a_call_whose_time_runs_out_is_a_call_without_a_set(rule_set: RuleSet, price: Price) -> None:
    """R-2: it costs what A-5, E-4 and S-5 say."""
    table = given(rule_set).when(bea.calls(at=100))
    table.when(time_is_up(at=60_000))
    table.then(e.TimeRanOut(60_000), e.CallFailed(60_000, bea.player, "late"), price(bea, 60_000))


@pytest.mark.parametrize(("rule_set", "price"), PRICES, ids=lambda value: getattr(value, "name", ""))
def test_a_call_whose_player_leaves_is_a_call_without_a_set(rule_set: RuleSet, price: Price) -> None:
    """R-2: it costs the same, and the others play on at once."""
    table = given(rule_set).when(bea.calls(at=100), bea.leaves(at=200))
    table.then(e.PlayerLeft(200, bea.player), e.CallFailed(200, bea.player, "left"), price(bea, 200))
    assert isinstance(table.table.phase, Searching)
    table.when(cem.calls(at=201))


def test_a_caller_who_is_removed_has_made_a_call_without_a_set() -> None:
    """R-2."""
    table = given(CLASSIC, layout=ONE_SET).when(bea.calls(at=100), ann.removes(bea, at=200))
    assert table.seat(bea).points == -1
    table.when(cem.calls(at=201))


def test_what_was_shown_before_leaving_still_counts() -> None:
    """R-2: only a call that nothing followed fails."""
    table = given(CLASSIC, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=200), bea.leaves(at=300))
    assert table.seat(bea).points == 1


def test_with_everyone_locked_out_all_are_released() -> None:
    """R-3: or nobody could play on."""
    table = locked(ann, bea)
    table.when(cem.calls(at=900), cem.points(NO_SET_IN_IT, at=950))
    assert table.events[-2:] == [e.LockedOut(950, cem.player), e.LockOutsLifted(950)]
    for someone in (ann, bea, cem):
        assert table.seat(someone).free


def test_when_the_last_free_player_leaves_the_others_are_released() -> None:
    """R-3: only those who are present count."""
    table = locked(ann, bea).when(cem.leaves(at=900))
    assert table.told(e.LockOutsLifted) == [e.LockOutsLifted(900)]
    table.when(bea.calls(at=901))


def test_when_the_last_free_player_is_removed_the_others_are_released() -> None:
    """R-3."""
    table = locked(ann, bea).when(ann.removes(cem, at=900))
    table.when(bea.calls(at=901))


def test_whoever_comes_back_locked_out_to_an_empty_table_is_released() -> None:
    """R-3: nobody is there who could find one."""
    table = locked(ann).when(ann.leaves(at=900), bea.leaves(at=901), cem.leaves(at=902))
    table.when(ann.returns(at=1_000))
    table.then(e.PlayerReturned(1_000, ann.player), e.LockOutsLifted(1_000))
    table.when(ann.calls(at=1_001))


def test_leaving_and_coming_back_is_no_way_out_of_a_lock_out() -> None:
    """R-3, E-4: while others are free to play."""
    table = locked(ann).when(ann.leaves(at=900), ann.returns(at=1_000))
    table.refuses(ann.calls(at=1_001), "locked-out")


def test_a_player_alone_is_never_locked_out_for_long() -> None:
    """R-3: under the European rules one may play alone."""
    table = given(EUROPEAN, ann, layout=ONE_SET).when(ann.calls(at=100), ann.withdraws(at=200))
    table.when(ann.calls(at=300), ann.points(THE_SET, at=400))
    assert table.seat(ann).points == 3


def locked(*people: Someone) -> ToldTable:
    """A European table at which some have called wrongly."""
    table = given(EUROPEAN, layout=ONE_SET)
    for someone in people:
        table.when(someone.calls(at=100), someone.points(NO_SET_IN_IT, at=100))
    return table
