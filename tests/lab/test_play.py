"""Games at full speed: what they count, and that nobody can tell who played which block."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from tercet.lab.intervals import of_mean, of_ratio, of_share
from tercet.lab.play import blocks
from tercet.lab.summary import OddsInPlay, summed_up
from tercet.lab.tally import Tally
from tercet.lab.through_engine import one_game
from tercet.rulesets.catalogue import RULE_SETS
from tests.support.command import tercet
from tests.support.ctrl_c import hearing_ctrl_c
from tests.support.limits import HANG_S


def played(games: int, strategy: str = "random", deck: int = 81, seed: int = 3, cores: int = 1) -> OddsInPlay:
    """So many games."""
    return of(blocks(games, seed, deck, strategy, cores))


def of(tallies: Iterable[Tally]) -> OddsInPlay:
    """What many tallies come to."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return summed_up(total)


def test_the_same_seed_gives_the_same_figures_on_one_core_and_on_two() -> None:
    assert played(3_210, cores=1) == played(3_210, cores=2)
    assert played(3_210, seed=4) != played(3_210, seed=5)


def test_random_games_agree_with_the_published_simulations() -> None:
    """Ten million games by Warne: 31.4 % never need 15, 1.2 % end with no card, 29.9 at the first deal, 12.6 at last.

    The interval of our few games must hold what was published, or come as close as its own error.
    """
    result = played(100_000)
    assert result.layouts[12].low is not None
    assert result.layouts[12].high is not None
    assert result.layouts[12].low - 0.1 < 14.08 < result.layouts[12].high + 0.1
    assert abs((result.layouts[15].odds or 0) - 88) < 10
    assert abs(result.largest[12] - 0.314) < 0.01
    assert abs(result.left[0] - 0.0122) < 0.003
    assert abs(result.mean_sets - 24.43) < 0.02
    assert abs((result.stages[69].odds or 0) - 29.958) < 2
    assert abs((result.stages[0].odds or 0) - 12.6) < 0.7


@pytest.mark.parametrize("name", ["quick", "classic"])
def test_real_rule_sets_through_the_engine_show_the_same_odds(name: str) -> None:
    """Every layout is counted once, as the kernel counts it: 22.98 of 12 cards in a game."""
    result = of(one_game(RULE_SETS[name].rules, 2, 1, number) for number in range(100))
    chance = result.layouts[12]
    assert chance.low is not None
    assert chance.high is not None
    assert chance.low < 14.08 < chance.high
    assert abs(chance.seen / 100 - 22.98) < 0.15
    assert abs(result.mean_sets - 24.43) < 0.2


def test_layouts_that_grow_card_by_card_are_seen_at_every_size() -> None:
    """Super Rules: one and two cards never hold a SET; the stages are all layouts, by cards still face down."""
    result = of(one_game(RULE_SETS["super"].rules, 2, 1, number) for number in range(20))
    assert (result.layouts[1].odds, result.layouts[2].odds) == (0, 0)
    assert (result.layouts[12].odds or 99) > (result.layouts[8].odds or 99)
    assert result.stages[80].seen == 20
    assert 0 < sum(result.left.values()) <= 1.0001


def test_a_chain_takes_two_cards_at_a_time_and_an_ultra_four() -> None:
    chain, ultra = (of(one_game(RULE_SETS[name].rules, 2, 1, n) for n in range(10)) for name in ("chain", "ultra"))
    assert [*chain.stages][:3] == [69, 66, 64]
    assert [*ultra.stages][:3] == [69, 65, 61]
    assert chain.mean_sets > 24.43 > ultra.mean_sets


def test_the_last_layout_of_a_puzzle_is_counted_when_it_is_dealt_and_not_when_it_is_solved() -> None:
    result = of(one_game(RULE_SETS["ultra-nine-puzzle"].rules, 2, 1, number) for number in range(3))
    assert {left: stage.seen for left, stage in result.stages.items()} == dict.fromkeys(range(72, -1, -9), 3)
    assert result.stages[0].odds is None  # there was always something to find


def test_a_match_of_several_rounds_counts_each() -> None:
    result = of(one_game(RULE_SETS["passing-deal"].rules, 2, 1, number) for number in range(3))
    assert (result.games, result.rounds, result.stages[69].seen) == (3, 6, 6)


def test_first_found_is_kinder_than_random_as_norvig_saw() -> None:
    assert abs((played(60_000, "first").layouts[12].odds or 0) - 15) < 0.5


def test_whoever_leaves_the_most_finds_more_than_whoever_leaves_the_fewest() -> None:
    most, easiest, fewest = (played(10_000, name).mean_sets for name in ("most", "easiest", "fewest"))
    assert most > easiest > fewest


def test_three_cards_are_never_left() -> None:
    assert 3 not in played(50_000).left
    assert 3 not in played(50_000, deck=27).left


def test_the_small_deck_needs_at_most_twelve_cards() -> None:
    result = played(50_000, deck=27)
    assert max(result.largest) == 12
    assert abs(result.left[0] - 0.345) < 0.02


def test_a_game_counts_once_however_far_one_has_come() -> None:
    first = [*islice(blocks(5_000, 3, 81, "random", 2), 2)]
    assert [tally.games for tally in first] == [500, 500]


def test_intervals_hold_the_truth_and_say_so_where_nothing_was_seen() -> None:
    low, high = of_share(50, 1_000)
    assert low < 0.05 < high
    assert of_share(0, 0) == (0.0, 1.0)
    assert of_ratio(0, 300, 0, 1_000, 0) == of_share(0, 300)
    low, high = of_ratio(100, 1_000, 100, 10_000, 1_000)  # 100 games of ten layouts, one without in each: no doubt
    assert low == pytest.approx(high) == pytest.approx(0.1)
    assert of_mean(30, 90, 10) == (3.0, 3.0)


def test_without_numba_the_figures_are_the_same_and_it_says_what_to_install() -> None:
    """Numba is hidden from a process of its own."""
    hide = "import sys; sys.modules['numba'] = None; from tercet.cli.main import obey; sys.exit(obey(sys.argv[1:]))"
    words = ["odds", "--play", "--games", "20", "--seed", "6", "--strategy", "easiest", "--json"]
    slow = subprocess.run([sys.executable, "-c", hide, *words], capture_output=True, text=True, timeout=HANG_S)
    assert "pip install 'tercet[lab]'" in slow.stderr
    assert json.loads(slow.stdout) == json.loads(tercet(*words).out)


def test_ctrl_c_tells_what_is_known_and_exits_130(tmp_path: Path) -> None:
    """On a terminal the estimate is seen to narrow; as soon as there is one, Ctrl-C."""
    words = [sys.executable, "-m", "tercet", "odds", "--play", "--games", "900000000", "--json"]
    ours, theirs = os.openpty()
    with (tmp_path / "out").open("w") as out, hearing_ctrl_c():
        process = subprocess.Popen(words, stdout=out, stderr=theirs, env={**os.environ, "COLUMNS": "120"})
    os.close(theirs)
    said = b""
    while b"12 cards: 1" not in said:
        said += os.read(ours, 4096)
    process.send_signal(signal.SIGINT)
    while b"so far." not in said:
        said += os.read(ours, 4096)
    told = json.loads((tmp_path / "out").read_text())
    assert process.wait(HANG_S) == 130
    assert 0 < told["games"] < 900_000_000
    os.close(ours)
