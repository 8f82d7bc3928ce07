"""Fair calls, simulated beside plain arrival order with the very code that a table uses."""

import json
from random import Random

from tercet.lab.fairness import simulate
from tests.support.command import tercet


def test_arrival_order_favours_whoever_lives_nearer_and_fair_calls_do_not() -> None:
    result = simulate([20, 80, 200], 2_000, 300, 4_000, Random(5))
    assert result.wrong_by_arrival > 0.05
    assert result.wrong_by_fairness < 0.01
    assert result.wins_by_arrival[0] - result.wins_by_arrival[2] > 0.06
    assert abs(result.wins_by_fairness[0] - result.wins_by_fairness[2]) < 0.04


def test_the_verdict_never_waits_longer_than_the_cap() -> None:
    assert simulate([5, 400], 2_000, 150, 2_000, Random(6)).longest_wait_ms <= 150


def test_the_same_seed_gives_the_same_races() -> None:
    assert simulate([10, 90], 1_000, 300, 200, Random(7)) == simulate([10, 90], 1_000, 300, 200, Random(7))


def test_the_command_prints_json_for_programs() -> None:
    done = tercet("fairness", "20", "200", "--races", "500", "--json")
    told = json.loads(done.out)
    assert told["lags_ms"] == [20, 200]
    assert told["wrong_by_fairness"] < told["wrong_by_arrival"]


def test_one_lag_is_no_race() -> None:
    done = tercet("fairness", "20")
    assert (done.code, done.err) == (
        2,
        "Give two lags or more, in milliseconds, for example: tercet fairness 20 80 200\n",
    )
