"""Coming and going in every rule set: nobody is stuck, and nothing that was won is lost (R-2, R-4, R-10, R-16)."""

import pytest

from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.clock import deadline
from tercet.engine.table import Searching, SeatRole
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tests.engine.guests import SHARED, WITH_CALLS, finds_something, name_of, table_of
from tests.engine.layouts import ONE_SET, THE_SET
from tests.engine.playing import play_on
from tests.engine.telling import ann, bea, cem, dan, given, judge

in_every_rule_set = pytest.mark.parametrize("rule_set", SHARED, ids=name_of)


@in_every_rule_set
def test_who_joins_late_plays_with_the_others(rule_set: RuleSet) -> None:
    """R-16: while there is a seat."""
    table = table_of(rule_set).when(dan.joins(at=100))
    table.then(e.PlayerJoined(100, dan.player, "player"))
    assert finds_something(table, dan).seat(dan).sets == 1


@in_every_rule_set
def test_when_the_host_and_dealer_leaves_the_others_play_on(rule_set: RuleSet) -> None:
    """R-10: whichever player it was."""
    table = table_of(rule_set, ann, bea, cem, dan).when(ann.leaves(at=100))
    assert finds_something(table, dan).seat(dan).sets == 1


@in_every_rule_set
def test_who_leaves_keeps_the_points_and_comes_back_to_them(rule_set: RuleSet) -> None:
    """The seat is kept."""
    table = finds_something(table_of(rule_set), bea)
    before = table.seat(bea)
    table.when(bea.leaves(at=100))
    table.refuses(c.SayNoSet(200, bea.player), "away")
    table.when(bea.returns(at=300))
    assert table.seat(bea) == before


@in_every_rule_set
def test_who_has_left_can_only_come_back(rule_set: RuleSet) -> None:
    """Nobody leaves twice, or takes a second seat."""
    table = table_of(rule_set).when(bea.leaves(at=100))
    table.refuses(bea.leaves(at=200), "away")
    table.refuses(bea.joins(at=200), "away")
    table.when(bea.returns(at=200)).refuses(bea.returns(at=300), "here-already")


@in_every_rule_set
def test_who_is_removed_is_out_for_good(rule_set: RuleSet) -> None:
    """And the others play on."""
    table = table_of(rule_set).when(ann.removes(bea, at=100))
    for command in (c.SayNoSet(200, bea.player), bea.joins(at=200), bea.returns(at=200), bea.leaves(at=200)):
        table.refuses(command, "removed")
    assert finds_something(table, cem).seat(cem).sets == 1


@in_every_rule_set
def test_who_has_left_can_be_removed_too(rule_set: RuleSet) -> None:
    """So that a seat becomes free."""
    table = table_of(rule_set).when(bea.leaves(at=100), ann.removes(bea, at=200))
    table.refuses(bea.returns(at=300), "removed")
    table.refuses(ann.removes(bea, at=300), "no-such-player")


@in_every_rule_set
def test_only_the_host_removes_and_hands_over(rule_set: RuleSet) -> None:
    """And the host cannot be removed."""
    table = table_of(rule_set)
    table.refuses(bea.removes(cem, at=100), "host-only")
    table.refuses(bea.hands_over_to(cem, at=100), "host-only")
    table.refuses(ann.removes(ann, at=100), "host-stays")
    table.when(ann.hands_over_to(bea, at=200)).then(e.HostChanged(200, ann.player, bea.player))
    table.refuses(ann.removes(cem, at=300), "host-only")
    table.refuses(bea.removes(bea, at=300), "host-stays")
    table.when(bea.removes(ann, at=300))


@in_every_rule_set
def test_while_the_host_is_away_the_first_who_is_there_acts_as_host(rule_set: RuleSet) -> None:
    """A table is never without one; but nobody removes the host meanwhile."""
    table = table_of(rule_set).when(ann.leaves(at=100))
    table.refuses(cem.removes(bea, at=200), "host-only")
    table.refuses(bea.removes(ann, at=200), "host-stays")
    table.when(bea.removes(cem, at=200), ann.returns(at=300))
    table.refuses(bea.ends_the_round(at=400), "host-only")
    table.when(ann.ends_the_round(at=400))


@in_every_rule_set
def test_a_table_is_handed_only_to_one_who_is_there(rule_set: RuleSet) -> None:
    """Not to one who has left, nor to a stranger."""
    table = table_of(rule_set).when(bea.leaves(at=100))
    table.refuses(ann.hands_over_to(bea, at=200), "no-such-player")
    table.refuses(ann.hands_over_to(dan, at=200), "no-such-player")


@in_every_rule_set
def test_a_table_that_all_have_left_waits_for_them(rule_set: RuleSet) -> None:
    """No clock runs for nobody; the first who comes back plays on."""
    table = table_of(rule_set).when(ann.leaves(at=1), bea.leaves(at=2), cem.leaves(at=3))
    assert deadline(table.table) is None
    table.when(cem.returns(at=100))
    assert finds_something(table, cem).seat(cem).sets == 1


@pytest.mark.parametrize("rule_set", WITH_CALLS, ids=name_of)
def test_a_caller_who_leaves_holds_nobody_up(rule_set: RuleSet) -> None:
    """R-2."""
    table = table_of(rule_set).when(bea.calls(at=100), bea.leaves(at=200))
    assert isinstance(table.table.phase, Searching)
    assert finds_something(table, cem).seat(cem).sets == 1


@in_every_rule_set
def test_people_come_and_go_when_the_round_is_over_too(rule_set: RuleSet) -> None:
    """Between two rounds."""
    table = table_of(rule_set).when(ann.ends_the_round(at=100))
    table.when(bea.leaves(at=200), dan.joins(at=200), bea.returns(at=300), ann.removes(cem, at=300))
    table.when(ann.hands_over_to(dan, at=400))
    assert [seat.player for seat in table.table.seats if seat.present and seat.role != "judge"] == ["ann", "bea", "dan"]


def test_nobody_joins_twice() -> None:
    """One seat for each."""
    given(CLASSIC).refuses(bea.joins(at=100), "here-already")


def test_a_stranger_has_no_say() -> None:
    """Whoever does not sit there can only join."""
    table = given(CLASSIC, layout=ONE_SET)
    for command in (dan.calls(at=100), dan.says_no_set(at=100), dan.leaves(at=100), dan.returns(at=100)):
        table.refuses(command, "not-seated")
    table.refuses(ann.removes(dan, at=100), "no-such-player")


@pytest.mark.parametrize(("role", "code"), [("judge", "not-here"), ("master", "not-here")])
def test_a_newcomer_takes_only_a_role_that_the_rules_know(role: SeatRole, code: str) -> None:
    """Nobody becomes a Master by joining, nor a judge where there is none."""
    given(CLASSIC).refuses(c.Join(100, dan.player, role), code)


def test_a_table_has_one_judge_at_a_time() -> None:
    """G-13: while the judge is away another may sit down, and then the first one has to wait."""
    table = given(COMPETITION, ann, bea)
    table.refuses(c.Join(100, dan.player, "judge"), "has-judge")
    table.when(judge.leaves(at=200), c.Join(300, dan.player, "judge"))
    table.refuses(judge.returns(at=400), "has-judge")
    table.when(dan.leaves(at=500), judge.returns(at=600))


def test_the_cards_of_one_who_left_stay_out_of_play() -> None:
    """What was taken is taken: no card comes back."""
    table = given(CLASSIC, layout=ONE_SET).when(bea.calls(at=1), bea.points(THE_SET, at=2), bea.leaves(at=3))
    play_on(table, ann, cem)
    assert table.seat(bea).points == 1
    assert sum(len(seat.taken) for seat in table.table.seats) + len(table.table.cards) == 81
