"""Changes in mid-event: what was played stays, and as little as possible moves."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.draw.fields import usual_sizes
from tercet.competition.draw.redraw import Redraw, redraw
from tests.competition.draw.checking import count_repeats, everyone_sits_once, times_odd
from tests.competition.draw.trying_all import best_round


def drawn(players: int, rounds: int = 4) -> Draw:
    done = draw(Wish(players, rounds), Random(1))
    assert isinstance(done, Draw)
    return done


def after(done: Draw, played: int, players: list[int]) -> Redraw:
    return redraw(done.rounds[:played], done.rounds[played:], players, Random(1))


def test_one_who_leaves_leaves_tables_of_two_and_nobody_moves() -> None:
    done = drawn(27)
    again = after(done, 1, list(range(2, 28)))
    assert (again.moved, again.repeats) == ((), 0)
    assert everyone_sits_once(again.rounds, range(2, 28))


def test_three_who_leave_cost_one_table_and_few_seats() -> None:
    again = after(drawn(300), 1, list(range(4, 301)))
    assert everyone_sits_once(again.rounds, range(4, 301))
    assert again.repeats == 0
    assert len(again.moved) <= 9


def test_a_late_arrival_meets_new_people_in_every_round() -> None:
    done = drawn(60)
    again = after(done, 2, [*range(1, 61), 61])
    assert everyone_sits_once(again.rounds, range(1, 62))
    assert count_repeats((*done.rounds[:2], *again.rounds)) == 0
    assert len(again.moved) <= 4


def test_the_moved_seats_are_those_that_moved() -> None:
    done = drawn(12)
    again = after(done, 1, list(range(3, 13)))
    where = [{p: t for t, game in enumerate(games) for p in game} for games in done.rounds[1:]]
    now = [{p: t for t, game in enumerate(games) for p in game} for games in again.rounds]
    moved = [(r, p) for r in range(3) for p in now[r] if where[r][p] != now[r][p]]
    assert sorted(again.moved) == sorted(moved)


@pytest.mark.parametrize("players", [13, 14, 15, 16, 18, 20, 21, 24, 27, 30, 36, 48, 60])
def test_a_few_who_leave_and_come_cause_no_repeats_from_thirteen_on(players: int) -> None:
    done = drawn(players)
    for gone, new in ((1, 0), (2, 1), (3, 2), (0, 2)):
        here = [number for number in range(1, players + new + 1) if number > gone]
        again = after(done, 1, here)
        assert everyone_sits_once(again.rounds, here), (gone, new)
        if len(here) >= 13:
            assert count_repeats((*done.rounds[:1], *again.rounds)) == 0, (gone, new)


@pytest.mark.parametrize("players", [7, 8, 9])
@pytest.mark.parametrize("changes", [(1, 0), (2, 0), (1, 1), (0, 1)])
def test_with_one_round_left_as_few_move_as_can_be(players: int, changes: tuple[int, int]) -> None:
    """Every other way to seat that round is tried."""
    gone, new = changes
    if not 6 <= players - gone + new <= 9:
        return
    for seed in range(2):
        done = draw(Wish(players, 3), Random(seed))
        assert isinstance(done, Draw)
        here = [*Random(seed).sample(range(1, players + 1), players - gone), *range(players + 1, players + new + 1)]
        again = redraw(done.rounds[:2], done.rounds[2:], here, Random(seed))
        sizes = [list(map(len, again.rounds[0])), usual_sizes(len(here))]
        repeats, odd, moved = best_round(done.rounds[:2], done.rounds[2], here, [[s for s in z if s] for z in sizes])
        everything = (*done.rounds[:2], *again.rounds)
        times = [times_odd(everything, player) for player in range(1, players + new + 1)]
        assert (again.repeats, sum(n * (n - 1) // 2 for n in times), len(again.moved)) == (repeats, odd, moved)


@pytest.mark.parametrize("players", [18, 24, 27, 36, 60, 100])
def test_with_more_rounds_left_hardly_more_move_than_the_tables_sizes_ask_for(players: int) -> None:
    """At most four seats a round above the fewest: what it takes to keep odd-sized tables shared out."""
    for seed, (gone, new) in enumerate(((1, 0), (2, 0), (3, 0), (5, 0), (0, 1), (0, 2), (3, 2))):
        done = draw(Wish(players, 4), Random(seed))
        assert isinstance(done, Draw)
        here = [*Random(seed).sample(range(1, players + 1), players - gone), *range(players + 1, players + new + 1)]
        again = redraw(done.rounds[:1], done.rounds[1:], here, Random(seed))
        assert again.repeats == 0
        assert again.fewest_moves <= len(again.moved) <= again.fewest_moves + 4 * 3, (gone, new)


@settings(max_examples=25)
@given(data=st.data(), players=st.integers(6, 30), rounds=st.integers(1, 5), seed=st.integers(0, 99))
def test_whatever_changes_everyone_sits_once(data: st.DataObject, players: int, rounds: int, seed: int) -> None:
    done = draw(Wish(players, rounds), Random(seed))
    assert isinstance(done, Draw)
    played = data.draw(st.integers(0, rounds))
    here = data.draw(st.sets(st.integers(1, players + 4), min_size=2, max_size=players + 4))
    again = redraw(done.rounds[:played], done.rounds[played:], sorted(here), Random(seed))
    assert everyone_sits_once(again.rounds, here)
    assert again.lower_bound <= again.repeats
    everything = count_repeats((*done.rounds[:played], *again.rounds)) - count_repeats(done.rounds[:played])
    assert again.repeats == everything
