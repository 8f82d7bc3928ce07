"""Who says whether it is a SET: the engine, a judge or the players. The story is the same in all three (A-7, G-13)."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine.clock import deadline
from tercet.engine.commands import Point, Rule
from tercet.engine.events import CallFailed, RoundEvent, SetTaken, TimeRanOut, VerdictAwaited, VerdictGiven
from tercet.engine.facts import lies_face_down
from tercet.engine.rules import AllAgree, ByEngine, ByJudge, ByPlayers, EngineDeals, PointAtOnce, RealDeck, Verdict
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.slots.pattern import is_find, pick_sizes
from tercet.engine.table import Pointed
from tercet.engine.view import view
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.classic import CLASSIC
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, THE_SET
from tests.engine.super_table import flip
from tests.engine.telling import ToldTable, ann, bea, cem, dan, given, judge, time_is_up

CARDS = read_cards(THE_SET)
SPOKEN = VerdictAwaited | VerdictGiven
# Alone, nobody objects; and cards that lie face down are turned up, which the engine rules on (M-11).
FOR_SEVERAL = [
    name
    for name, each in RULE_SETS.items()
    if each.rules.seats.most > 1 and not lies_face_down(each.rules) and not own_layouts(each.rules)
]


def classic(verdict: Verdict) -> ToldTable:
    return given(replace(CLASSIC.rules, verdict=verdict), layout=ONE_SET)


def by_players() -> ToldTable:
    """Ann has shown a trio, and bea and cem are asked."""
    return classic(ByPlayers()).when(ann.calls(at=100), ann.points(THE_SET, at=900))


def table_under(name: str, verdict: Verdict) -> ToldTable:
    """A table of this rule set; at a competition's, the judge does nothing but rule."""
    rules = replace(RULE_SETS[name].rules, verdict=verdict)
    if name == "competition":
        rules = replace(rules, dealing=EngineDeals(), no_set=AllAgree())
    table = given(rules)
    while table.table.piles[0].owner and len(table.table.cards) < 9:
        flip(table)
    return table


def claim(table: ToldTable, right: bool) -> Point:
    """Ann points at a find, or at other cards."""
    picks = (pick for size in pick_sizes(table.table.rules.pattern) for pick in combinations(table.table.cards, size))
    return Point(10, ann.player, next(pick for pick in picks if is_find(table.table, pick) == right))


def story(name: str, verdict: Verdict, right: bool) -> list[RoundEvent]:
    """The events of one claim of ann's, without the questions and answers about it."""
    table = table_under(name, verdict)
    if not isinstance(table.table.rules.calling, PointAtOnce):
        table.when(ann.calls())
    events = [*table.when(claim(table, right)).events]
    for ruler in {ByEngine: (), ByJudge: (judge,), ByPlayers: (bea, cem)}[type(verdict)]:
        if isinstance(table.table.phase, Pointed):
            events += table.when(ruler.rules(right, at=10)).events
    return [event for event in events if not isinstance(event, SPOKEN)]


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("name", FOR_SEVERAL)
def test_the_same_story_is_told_whoever_rules(name: str, right: bool) -> None:
    """A-7, G-13: under every rule set, pointed and then taken or failed, be it the engine, a judge or the players."""
    told = story(name, ByEngine(), right)
    assert any(isinstance(event, SetTaken if right else CallFailed) for event in told)
    assert story(name, ByJudge(), right) == story(name, ByPlayers(), right) == told


def test_the_engine_rules_at_once() -> None:
    """C-2: there is nobody to ask, and nobody may rule beside it."""
    table = classic(ByEngine()).when(ann.calls(at=100)).refuses(bea.rules(True, at=200), "not-now")
    table.when(ann.points(NO_SET_IN_IT, at=900))
    assert table.told(CallFailed) == [CallFailed(900, ann.player, "wrong")]


# The players


def test_the_other_players_check_each_set() -> None:
    """A-7: it counts when all of them have said so, or when nobody has objected in ten seconds."""
    table = by_players().refuses(ann.rules(True, at=1_000), "own-call").when(bea.rules(True, at=1_000))
    assert not table.told(SetTaken)
    table.when(cem.rules(True, at=1_100))
    assert table.told(SetTaken)


def test_silence_is_consent() -> None:
    """A-7: ten seconds from the pointing."""
    table = by_players()
    assert deadline(table.table) == 10_900
    table.refuses(time_is_up(at=10_899), "too-early").when(time_is_up(at=10_900))
    assert isinstance(table.events[0], TimeRanOut)
    assert table.told(SetTaken)


def test_more_than_half_of_those_who_say_something_decide() -> None:
    """A-7, R-17: two of two rule a SET away, and the third who says nothing consents to it."""
    assert by_players().when(bea.rules(False, at=1_000), cem.rules(False, at=1_100)).told(CallFailed)
    table = classic(ByPlayers()).when(dan.joins(), ann.calls(at=100), ann.points(THE_SET, at=900))
    table.when(bea.rules(False, at=1_000), cem.rules(False, at=1_100))
    assert not table.told(CallFailed)
    assert table.when(time_is_up(at=10_900)).told(CallFailed)


@pytest.mark.parametrize(("trio", "told"), [(THE_SET, SetTaken), (NO_SET_IN_IT, CallFailed)])
def test_with_as_many_for_as_against_the_engine_says(trio: str, told: type[RoundEvent]) -> None:
    """R-17: it sees the cards."""
    table = classic(ByPlayers()).when(ann.calls(at=100), ann.points(trio, at=900))
    assert table.when(bea.rules(False, at=1_000), cem.rules(True, at=1_100)).told(told)


@pytest.mark.parametrize(("trio", "told"), [(THE_SET, SetTaken), (NO_SET_IN_IT, CallFailed)])
def test_a_rival_never_rules_alone_on_a_call(trio: str, told: type[RoundEvent]) -> None:
    """R-17, G-1: with two players, or where only one says something, the engine decides."""
    rules = replace(CLASSIC.rules, verdict=ByPlayers())
    table = given(rules, ann, bea, layout=ONE_SET).when(ann.calls(at=100), ann.points(trio, at=900))
    assert table.when(bea.rules(False, at=1_000)).told(told)
    table = classic(ByPlayers()).when(ann.calls(at=100), ann.points(trio, at=900))
    assert table.when(bea.rules(False, at=1_000), time_is_up(at=10_900)).told(told)


def test_with_a_real_deck_the_caller_has_it_against_one_rival() -> None:
    """R-17: the engine does not see the cards; two rivals can still rule it away."""
    real_deck = replace(CLASSIC.rules, deck=RealDeck(), verdict=ByPlayers())
    assert given(real_deck, ann, bea).when(ann.calls(), ann.shows(), bea.rules(False)).told(SetTaken)
    table = given(real_deck).when(ann.calls(), ann.shows(), bea.rules(False), cem.rules(False))
    assert table.told(CallFailed)


def test_a_player_may_look_again_and_say_otherwise() -> None:
    """A-7: the last word of each counts."""
    table = by_players().when(bea.rules(True, at=1_000), bea.rules(False, at=1_100), cem.rules(False, at=1_200))
    assert table.told(CallFailed)


def test_who_leaves_is_not_waited_for() -> None:
    """A-7, R-4, R-17: cem has gone; bea's word alone is not enough, and the engine says that it is one."""
    table = by_players().when(bea.rules(False, at=1_000), cem.leaves(at=1_100))
    assert table.told(SetTaken)
    assert by_players().when(bea.leaves(at=1_000), cem.leaves(at=1_100)).told(SetTaken)


def test_who_is_locked_out_still_checks() -> None:
    """A-7, E-4: only playing is forbidden."""
    rules = replace(RULE_SETS["european"].rules, verdict=ByPlayers())
    table = given(rules, layout=ONE_SET).when(bea.calls(), bea.points(NO_SET_IN_IT), ann.rules(False), cem.rules(False))
    assert table.seat(bea).locked_out
    table.when(ann.calls(), ann.points(THE_SET), bea.rules(False), cem.rules(False))
    assert table.told(CallFailed)


def test_who_only_looks_on_does_not_rule() -> None:
    """A-7: players do."""
    by_players().refuses(Rule(1_000, dan.player, True), "not-seated")


def test_alone_one_is_ones_own_judge() -> None:
    """A-7: with nobody to object, the claim stands at once."""
    table = given(replace(CLASSIC.rules, verdict=ByPlayers()), ann, layout=ONE_SET)
    assert table.when(ann.calls(), ann.points(THE_SET)).told(SetTaken)


def test_nobody_calls_while_a_claim_is_being_checked() -> None:
    """A-2: until that player has finished."""
    by_players().refuses(bea.calls(at=1_000), "called-already").refuses(ann.points(THE_SET, at=1_000), "not-now")


def test_how_long_the_players_have_can_be_set() -> None:
    """A-7 as an option."""
    assert deadline(classic(ByPlayers(3_000)).when(ann.calls(), ann.points(THE_SET)).table) == 3_000


# A judge at any table


def test_everyone_is_told_whose_word_is_awaited() -> None:
    """A-7, G-13: the judge may rule; where there is none, the others may, and never the caller."""
    judged = classic(ByJudge()).when(ann.calls(), ann.points(THE_SET)).table
    assert [each for each in (ann, bea, judge) if "Rule" in view(judged, each.player).may] == [judge]
    table = by_players().table
    assert [each for each in (ann, bea, cem) if "Rule" in view(table, each.player).may] == [bea, cem]


def test_a_judge_may_sit_at_any_table() -> None:
    """G-13 under the American rules: the judge's word, and no clock for it."""
    table = classic(ByJudge()).when(ann.calls(at=100), ann.points(THE_SET, at=900))
    assert deadline(table.table) is None
    table.refuses(bea.rules(True, at=1_000), "judge-only").when(judge.rules(True, at=2_000))
    assert table.seat(ann).taken == CARDS


def test_how_long_the_players_have_while_the_judge_is_away_can_be_set() -> None:
    """G-1 as an option."""
    table = classic(ByJudge(7_000)).when(judge.leaves(), ann.calls(), ann.points(THE_SET))
    assert deadline(table.table) == 7_000
