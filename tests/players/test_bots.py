"""Bots: they play every rule set to its end, as quickly as their level says, and err as people do."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from tercet.cards.explain import explain
from tercet.cards.notation import read_layout
from tercet.engine import commands as c
from tercet.engine.events import CallFailed, SetTaken, SuperRoundStarted
from tercet.engine.match import MatchEnded, MatchEvent
from tercet.engine.rules import CallFirst, Rules, SingleRound
from tercet.engine.table import Called, Seat, Table
from tercet.engine.value import Player
from tercet.players.bot import plan
from tercet.players.levels import ADAPTS, FIRST_EVENING, LEVELS, SOLO_S
from tercet.players.match_of_bots import bots_play
from tercet.players.sight import sights
from tercet.rulesets.catalogue import RULE_SETS

bot = Player("bot-1")
NO_SET_HERE = "1rof 1roh 1rsf 1rsh 1pof 1poh"
ONE_SET_HERE = "1rof 2rof 3rof 1psh 2gsh 1gof"


def table_of(ruleset: str, layout: str, since: int = 0, **more: object) -> Table:
    """A bot alone before these cards."""
    rules = RULE_SETS[ruleset].rules
    return Table(rules, (Seat(bot),), bot, bot, since, since, layout=read_layout(layout), **more)  # type: ignore[arg-type]


def taken(events: list[MatchEvent]) -> Counter[Player]:
    """SETs by player."""
    return Counter(event.by for event in events if isinstance(event, SetTaken))


@pytest.mark.parametrize("name", RULE_SETS)
def test_bots_play_every_rule_set_to_its_end(name: str) -> None:
    rules = RULE_SETS[name].rules
    players = min(max(3, rules.seats.least), rules.seats.most)
    for seed in range(3):
        events = bots_play(rules, [3, 4, 5][:players], Random(seed))
        assert isinstance(events[-1], MatchEnded)


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_slowest_and_those_that_adapt_play_every_rule_set_to_its_end(name: str) -> None:
    """Alone, a bot that adapts has nobody to keep pace with, and stays as it began."""
    rules = RULE_SETS[name].rules
    players = min(max(3, rules.seats.least), rules.seats.most)
    assert isinstance(bots_play(rules, [ADAPTS, FIRST_EVENING, ADAPTS][:players], Random(1))[-1], MatchEnded)


def test_the_same_dice_play_the_same_game() -> None:
    rules = RULE_SETS["super"].rules
    assert bots_play(rules, [2, 5], Random(4)) == bots_play(rules, [2, 5], Random(4))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["quick", "classic"])
def test_a_game_alone_takes_as_long_as_the_level_says(name: str, level: int) -> None:
    games = [bots_play(RULE_SETS[name].rules, [level], Random(seed)) for seed in range(60)]
    mean_s = sum(events[-1].at for events in games) / len(games) / 1000
    assert abs(mean_s / SOLO_S[level] - 1) < 0.15


@pytest.mark.parametrize("neighbours", [*pairwise(LEVELS)])
def test_the_stronger_of_two_neighbours_wins_clearly_over_400_games(neighbours: tuple[int, int]) -> None:
    rules, won = RULE_SETS["quick"].rules, 0
    for seed in range(400):
        sets = taken(bots_play(rules, neighbours, Random(seed)))
        won += sets[Player("bot-2")] > sets[bot]
    assert won > 320


def test_mistakes_are_of_the_kind_that_people_make() -> None:
    """Right but for one feature, in which two are alike and one is not."""
    table = table_of("classic", ONE_SET_HERE)
    seen = [sight.cards for seed in range(50) for sight in sights(table, bot, LEVELS[1], Random(seed))]
    wrong = [sum(finding.verdict == "neither" for finding in explain((cards[0], cards[1], cards[2]))) for cards in seen]
    assert set(wrong) == {0, 1}


def test_beginners_err_more_often_than_experts() -> None:
    def mistakes(level: int) -> int:
        games = [bots_play(RULE_SETS["quick"].rules, [level], Random(seed)) for seed in range(40)]
        return sum(isinstance(event, CallFailed) for events in games for event in events)

    assert mistakes(1) > 2 * mistakes(4) > 0


def test_nothing_is_seen_right_after_a_new_card_and_no_time_is_lost_by_an_old_one() -> None:
    table = table_of("quick", ONE_SET_HERE, since=10_000)
    fresh = [plan(table, bot, LEVELS[3], Random(seed), 10_000) for seed in range(200)]
    old = [plan(table, bot, LEVELS[3], Random(seed), 20_000) for seed in range(200)]
    assert min(each.wait_ms for each in fresh if each) >= LEVELS[3].first_ms
    assert min(each.wait_ms for each in old if each) < 200


@pytest.mark.parametrize("name", ["quick", "classic", "super", "chain", "ultra"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_or_points_in_less_than_the_first_look(name: str, level: int) -> None:
    """A call is a sign of having seen something: it takes as long as pointing does."""
    table = table_of(name, ONE_SET_HERE + " 2psh 3psh 1goe")
    plans = [plan(table, bot, LEVELS[level], Random(seed), 0) for seed in range(400)]
    waits = [each.wait_ms for each in plans if each and isinstance(each.command, c.Call | c.Point)]
    assert len(waits) > 20
    assert min(waits) >= LEVELS[level].first_ms >= 800


def test_the_slowest_do_not_let_the_others_wait_for_minutes() -> None:
    table = table_of("classic", NO_SET_HERE)
    plans = [plan(table, bot, LEVELS[FIRST_EVENING], Random(seed), 0) for seed in range(300)]
    waits = [each.wait_ms for each in plans if each and isinstance(each.command, c.SayNoSet)]
    assert sum(waits) / len(waits) < 70_000


def test_a_bot_looks_for_a_good_while_before_it_says_that_there_is_none() -> None:
    table = table_of("solitaire", NO_SET_HERE)
    plans = [plan(table, bot, LEVELS[5], Random(seed), 0) for seed in range(50)]
    waits = [each.wait_ms for each in plans if each and isinstance(each.command, c.SayNoSet)]
    assert len(waits) > 40
    assert min(waits) > 3_000


def test_whoever_has_called_points_within_the_window() -> None:
    table = table_of("classic", ONE_SET_HERE, phase=Called(bot, 0, 5_000))
    planned = plan(table, bot, LEVELS[1], Random(1), 0)
    assert planned is not None
    assert isinstance(planned.command, c.Point)
    rules: Rules = table.rules
    assert isinstance(rules.calling, CallFirst)
    assert planned.wait_ms < rules.calling.window_ms


def test_bots_dare_super_rounds() -> None:
    games = [bots_play(RULE_SETS["super"].rules, [3, 4, 5], Random(seed)) for seed in range(10)]
    assert isinstance(RULE_SETS["super"].rules.match, SingleRound)
    assert any(isinstance(event, SuperRoundStarted) for events in games for event in events)
