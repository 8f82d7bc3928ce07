"""Timing that no person has is told from timing that people have; few finds tell nothing."""

from random import Random

import pytest

from tercet.players.oddities import FEWEST, oddities
from tercet.record.timings import TimedFind
from tests.players.imitated import SOLVERS, people, solver


def reasons(*finds: TimedFind) -> list[str]:
    return [odd.why for odd in oddities(finds)]


def test_few_finds_say_nothing_however_quick() -> None:
    assert reasons(*[TimedFind(1, 1)] * (FEWEST - 1)) == []
    assert reasons(*[TimedFind(1, 1)] * FEWEST) == ["at-once", "quick", "even"]


def test_a_reason_comes_with_its_figure_and_the_number_of_finds() -> None:
    finds = [TimedFind(2_000 + n, 2_000 + n) for n in range(12)]
    [odd] = oddities(finds)
    assert (odd.why, odd.finds) == ("even", 12)
    assert 0 < odd.figure < 0.01


def test_always_after_the_same_time_is_odd_also_for_what_lay_there_long() -> None:
    """The time of a find may be long; what counts is how long after the last change the call came."""
    assert reasons(*(TimedFind(took, 3_000) for took in range(3_000, 60_000, 4_000))) == ["even"]


def test_a_quick_find_now_and_then_is_not_odd() -> None:
    """Who has seen two cards of a SET and waits for the third calls at once."""
    slow = [TimedFind(took, took) for took in range(1_000, 20_000, 1_500)]
    assert reasons(TimedFind(250, 250), TimedFind(280, 280), *slow) == []


@pytest.mark.parametrize("level", range(1, 6))
def test_players_like_people_are_hardly_ever_flagged(level: int) -> None:
    """The rates over thousands of games are in docs/operations.md; here a few games that are the same each time."""
    dice = Random(level)
    times = [finds for _ in range(6) for finds in people("quick", level, 2, dice)]
    assert [oddities(finds) for finds in times] == [[]] * len(times)


@pytest.mark.parametrize("name", [*SOLVERS][:4])
def test_a_program_that_finds_everything_is_flagged(name: str) -> None:
    dice = Random(name)
    assert all(oddities(solver(SOLVERS[name], dice)) for _ in range(40))
