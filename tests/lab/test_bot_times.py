"""How long bots look, beside what was measured of people (the only SET among twelve cards)."""

import json
from random import Random
from statistics import mean

import pytest

from tercet.cards.explain import differing
from tercet.cards.sets import find_sets
from tercet.engine.commands import Point
from tercet.lab.single_set import LOOKER, Times, before, layout_with_one, seconds, times
from tercet.players.bot import plan
from tercet.players.levels import LEVELS
from tests.cli.obeying import Capture, obeyed

# Of people new to the game, measured: 29.2, 69.1, 88.5, 85.7 seconds; a model fitted to them: 40.5, 63.6, 93.3, 113.9.
NEWCOMERS = {1: (29, 41), 2: (56, 70), 3: (82, 94), 4: (85, 114)}


@pytest.fixture(scope="module", name="table")
def timed() -> dict[str, Times]:
    return {row.level: row for row in times(1000, seed=1)}


@pytest.mark.parametrize("kind", [1, 2, 3, 4])
def test_a_layout_has_one_set_of_the_kind_asked_for(kind: int) -> None:
    for seed in range(50):
        (trio,) = find_sets(layout_with_one(kind, Random(seed)))
        assert differing(trio) == kind


def test_hard_sets_take_beginners_much_longer_and_experts_less_so(table: dict[str, Times]) -> None:
    for level in ("first evening", "beginner"):
        assert 2.5 < table[level].ratio < 3.2
    for level in ("expert", "top"):
        assert 1.5 < table[level].ratio < 2.2
    ratios = [row.ratio for row in table.values()]
    assert ratios[1:] == sorted(ratios[1:], reverse=True)


def test_a_first_evening_takes_as_long_as_it_took_people_new_to_the_game(table: dict[str, Times]) -> None:
    newcomer, beginner = table["first evening"].seconds, table["beginner"].seconds
    for kind, (least, most) in NEWCOMERS.items():
        assert least < newcomer[kind] < most
        assert 1.3 < newcomer[kind] / beginner[kind] < 2.3
    assert newcomer[1] / beginner[1] < 2
    assert mean(newcomer.values()) == pytest.approx(68.1, abs=1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", [1, 4])
def test_bots_take_as_long_as_the_table_says(level: int, kind: int) -> None:
    dice = Random(f"{level} {kind}")
    layout = layout_with_one(kind, dice)
    plans = [plan(before(layout), LOOKER, LEVELS[level], dice, 0) for _ in range(6000)]
    first_s = LEVELS[level].first_ms / 1000
    looked_s = sum(each.wait_ms / 1000 - first_s for each in plans if each)  # slips and giving up end a look, too
    found = sum(isinstance(each.command, Point) and bool(find_sets(each.command.cards)) for each in plans if each)
    each_set_s = looked_s / found
    assert first_s + each_set_s == pytest.approx(seconds(layout, LEVELS[level]), rel=0.08)


def test_the_command_shows_every_level(capsys: Capture) -> None:
    told = obeyed(capsys, "lab", "times", "--layouts", "5").out
    assert "first evening" in told
    answer = json.loads(obeyed(capsys, "lab", "times", "--layouts", "5", "--json").out)
    assert [row["level"] for row in answer["levels"]] == [level.name for level in LEVELS.values()]
    assert set(answer["levels"][0]["seconds"]) == {"1", "2", "3", "4"}
    assert obeyed(capsys, "lab", "times", "--layouts", "0").code == 2
