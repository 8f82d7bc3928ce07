"""How quickly everyone found what they found, and what they were wrong about: from the log alone."""

import sys
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from tercet.engine.commands import EndRound, Join
from tercet.engine.facts import lies_face_down
from tercet.engine.match import MatchEvent, fold_match, own_view
from tercet.engine.rules import ShowCards
from tercet.engine.value import Player
from tercet.players.match_of_bots import bots_play
from tercet.record.sightings import sightings
from tercet.record.timings import TimedFind, Timing, timings_of
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.quick import QUICK
from tercet.rulesets.solitaire import SOLITAIRE
from tercet.tables.results import results_of
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, THE_OTHER_SET, THE_SET, TWO_SETS
from tests.engine.matches import ToldMatch, all_let_it_count, given_match
from tests.engine.real_table import by_hand
from tests.engine.telling import Someone, ann, bea, judge
from tests.record.moments import random_match
from tests.record.samples import NAMES, events_of


def ended(told: ToldMatch, by: Someone = ann) -> Sequence[MatchEvent]:
    """The log, once somebody has ended the match and all let it count."""
    return all_let_it_count(told.when(EndRound(told.match.at, by.player))).log


def of(someone: Someone, events: Sequence[MatchEvent]) -> Timing:
    return next(timing for timing in timings_of(events) if timing.player == someone.player)


def test_a_time_runs_from_the_last_card_of_a_find_to_the_call() -> None:
    """A-2: not to the pointing; and it differs in number alone."""
    told = given_match(CLASSIC, ann, bea, layout=ONE_SET).when(ann.calls(at=700), ann.points(THE_SET, at=2_900))
    assert of(ann, ended(told)).finds == (TimedFind(700, 700, "dsss"),)


def test_what_lay_there_before_is_timed_from_then_and_the_gap_from_the_last_change() -> None:
    told = given_match(QUICK, ann, bea, layout=TWO_SETS)
    told.when(ann.points(THE_SET, at=1_000), bea.points(THE_OTHER_SET, at=4_000))
    events = ended(told)
    assert of(ann, events).finds == (TimedFind(1_000, 1_000, "dsss"),)
    assert of(bea, events).finds == (TimedFind(4_000, 3_000, "dsds"),)


def test_a_wrong_trio_is_kept_by_the_features_that_do_not_fit() -> None:
    """C-3: two are red, one is green."""
    told = given_match(QUICK, ann, bea, layout=ONE_SET).when(bea.points(NO_SET_IN_IT, at=2_000))
    timing = of(bea, ended(told))
    assert (timing.sets, timing.failed, timing.wrong) == (0, 1, ("dnss",))


def test_a_hint_to_anyone_is_a_hint_to_all_and_none_is_none() -> None:
    """R-12: it was asked for by one, and given to all."""
    rules = replace(CLASSIC.rules, hints=ShowCards(2))
    assert not of(bea, ended(given_match(rules, ann, bea, layout=ONE_SET))).hinted
    assert of(bea, ended(given_match(rules, ann, bea, layout=ONE_SET).when(ann.asks_for_a_hint(at=9)))).hinted
    assert all(timing.hinted for timing in timings_of(bots_play(RULE_SETS["puzzle"].rules, [3, 3], Random(1))))


def test_a_match_that_is_being_played_says_nothing_yet() -> None:
    assert timings_of(given_match(QUICK, ann, bea, layout=ONE_SET).when(ann.points(THE_SET, at=9)).log) == []


def test_only_a_game_alone_that_was_played_to_its_end_has_a_time_as_a_whole() -> None:
    events = bots_play(SOLITAIRE.rules, [4], Random(5))
    [alone] = timings_of(events)
    assert alone.alone_ms == fold_match(events).at > 0
    assert of(ann, ended(given_match(QUICK, ann, layout=ONE_SET).when(ann.points(THE_SET, at=9)))).alone_ms == 0
    assert all(timing.alone_ms == 0 for timing in timings_of(bots_play(QUICK.rules, [4, 4], Random(5))))


def test_a_round_that_does_not_count_is_left_out() -> None:
    """R-20: it was ended early, and not all agreed that it counts."""
    told = given_match(RULE_SETS["passing-deal"], ann, bea, layout=ONE_SET)
    told.when(ann.calls(at=700), ann.points(THE_SET, at=2_900), EndRound(3_000, ann.player))
    while not told.match.ended:
        told.deals(bea if told.match.there[0] == bea.player else ann, TWO_SETS)
        told.when(bea.calls(at=told.match.at + 400), bea.points(THE_SET, at=told.match.at + 500))
        told = all_let_it_count(told.when(EndRound(told.match.at, ann.player)))
    assert of(ann, told.log).finds == ()
    assert {find.took for find in of(bea, told.log).finds} == {400}


@pytest.mark.parametrize("name", [name for name, known in RULE_SETS.items() if known.rules.seats.least <= 3])
def test_every_rule_set_is_timed_as_its_results_say(name: str) -> None:
    """As many finds as SETs where all cards lie open, and none where they lie face down (M-11)."""
    rules = RULE_SETS[name].rules
    events = bots_play(rules, [4, 3, 5][: max(min(rules.seats.most, 3), rules.seats.least)], Random(81))
    told = results_of(events)
    assert told is not None
    timings = {timing.player: timing for timing in timings_of(events)}
    for result in told[1]:
        timing = timings[Player(result.player)]
        assert (timing.sets, timing.failed) == (result.sets, result.failed)
        assert len(timing.finds) == (0 if name == "memory" else result.sets)
        assert all(0 <= find.gap <= find.took for find in timing.finds)


@pytest.mark.parametrize("events", [*map(events_of, NAMES), *map(random_match, range(2 * len(RULE_SETS)))])
def test_a_time_is_the_one_that_looking_for_all_finds_gives(events: Sequence[MatchEvent]) -> None:
    """A-2: golden records, bots and players who say anything, under every rule set."""
    hidden = lies_face_down(fold_match(events).rules)
    for timing in timings_of(events):
        rounds = [each for each in sightings(own_view(events, timing.player)) if each.counted and not hidden]
        told = [find.after_ms for each in rounds for find in each.found if find.by == timing.player]
        assert [find.took for find in timing.finds] == [took for took in told if took is not None]


@pytest.mark.parametrize("name", NAMES)
def test_timing_a_match_costs_a_few_calls_for_each_event(name: str) -> None:
    """The server does it after every match: it must not look for all finds at every moment."""
    events, calls = events_of(name), 0
    timings_of(events)  # tables are made once

    def count(_: object, what: str, __: object) -> None:
        nonlocal calls
        calls += what == "call"

    sys.setprofile(count)
    timings_of(events)
    sys.setprofile(None)
    assert calls < 60 * len(events)


def test_real_cards_that_were_seen_are_timed_from_the_last_change_of_the_layout() -> None:
    """A-2: from the last find to the call; one that nobody looked at is not timed."""
    told = given_match(by_hand(COMPETITION), ann, bea).when(Join(0, judge.player, "judge"))
    for by, cards, at in ((bea, THE_SET, 9_000), (ann, "", 15_000), (ann, THE_OTHER_SET, 20_000)):
        told.when(by.calls(at), by.shows(at))
        told.when(*([judge.sees_claimed(cards, at)] if cards else []), judge.rules(True, at))
    told.when(bea.calls(at=21_000), bea.shows(at=21_000))
    told.when(judge.sees_claimed("1gsf 2gsf 3psf", at=22_000), judge.rules(False, at=22_000))
    events = ended(told)
    assert of(bea, events).finds == (TimedFind(9_000, 9_000, "dsss"),)
    assert of(ann, events).finds == (TimedFind(5_000, 5_000, "dsds"),)
    assert len(of(bea, events).wrong) == 1
