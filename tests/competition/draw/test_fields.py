"""The draw for fields of every size: no pair twice wherever that is possible, and odd-sized tables shared out."""

from itertools import combinations
from math import ceil, comb
from random import Random

import pytest

from tercet.competition.draw.certificate import certify, fewest_repeats
from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.draw.fields import field, longest
from tests.competition.draw.checking import count_repeats, everyone_sits_once, times_odd

SMALL_FIELDS = range(6, 61)


def drawn(players: int, rounds: int, seed: int = 1) -> Draw:
    done = draw(Wish(players, rounds), Random(seed))
    assert isinstance(done, Draw)
    return done


@pytest.mark.parametrize("rounds", [3, 4])
def test_eight_to_two_hundred_players_meet_nobody_twice(rounds: int) -> None:
    """G-6: each game is against different opponents."""
    for players in range(8, 201):
        done = drawn(players, rounds)
        assert everyone_sits_once(done.rounds, range(1, players + 1)), players
        assert count_repeats(done.rounds) == 0, players


@pytest.mark.parametrize("rounds", range(1, 9))
def test_small_fields_have_as_few_repeats_as_can_be(rounds: int) -> None:
    for players in SMALL_FIELDS:
        seating = field(players, rounds)
        assert everyone_sits_once(seating, range(players)), players
        assert count_repeats(seating) == fewest_repeats(players, rounds), players


@pytest.mark.parametrize("rounds", [1, 3, 4, 5, 6, 7, 8])
def test_large_fields_by_construction(rounds: int) -> None:
    for players in (*range(61, 140), 299, 300, 301, 998, 999, 1_000):
        seating = field(players, rounds)
        assert everyone_sits_once(seating, range(players)), players
        assert count_repeats(seating) == 0, players


@pytest.mark.parametrize(("players", "rounds"), [(9, 4), (15, 7), (21, 10), (27, 13), (39, 19)])
def test_kirkman_everyone_meets_everyone_exactly_once(players: int, rounds: int) -> None:
    done = drawn(players, rounds)
    assert {len(game) for games in done.rounds for game in games} == {3}
    met = [pair for games in done.rounds for game in games for pair in combinations(sorted(game), 2)]
    assert sorted(met) == sorted(combinations(range(1, players + 1), 2))


@pytest.mark.parametrize(("players", "rounds"), [(18, 8), (24, 11), (30, 14), (36, 17), (42, 20)])
def test_nearly_kirkman_everyone_misses_just_one(players: int, rounds: int) -> None:
    done = drawn(players, rounds)
    assert {len(game) for games in done.rounds for game in games} == {3}
    assert count_repeats(done.rounds) == 0
    assert sum(len(game) for games in done.rounds for game in games) == comb(players, 2) - players // 2


@pytest.mark.parametrize("rounds", range(1, 9))
def test_nobody_sits_at_an_odd_sized_table_more_often_than_must_be(rounds: int) -> None:
    """G-5: tables of three are preferred; where there are others, they are shared out."""
    for players in (*range(6, 61), *range(61, 100, 5), 1_000):
        seating = field(players, rounds)
        times = [times_odd(seating, player) for player in range(players)]
        assert max(times) <= ceil(sum(times) / players), players


@pytest.mark.parametrize(
    ("players", "rounds", "sizes"),
    [
        (6, 4, ["33", "222", "222", "222"]),
        (7, 3, ["322", "322", "322"]),
        (10, 3, ["3322", "3322", "3322"]),
        (13, 3, ["33322", "33322", "33322"]),
        (13, 4, ["33322", "33322", "33322", "4333"]),
        (14, 4, ["33332"] * 4),
        (16, 4, ["43333"] * 4),
    ],
)
def test_the_sizes_are_those_that_avoid_repeats(players: int, rounds: int, sizes: list[str]) -> None:
    """G-5."""
    seating = field(players, rounds)
    assert sorted("".join(str(size) for size in sorted(map(len, games), reverse=True)) for games in seating) == sorted(
        sizes
    )


def test_seven_players_in_four_rounds_cannot_do_without_a_repeat() -> None:
    """Every draw is tried: 3 + 2 + 2 is the only way with so few meetings that 21 pairs might do."""
    rounds = []
    for three in combinations(range(7), 3):
        a, *others = (player for player in range(7) if player not in three)
        for b in others:
            c, d = (player for player in others if player != b)
            rounds.append(frozenset({*combinations(three, 2), (a, b), (c, d)}))
    assert len(rounds) == 105

    def longest_from(met: frozenset[tuple[int, int]], left: list[frozenset[tuple[int, int]]]) -> int:
        found = 0
        for number, games in enumerate(left):
            if not games & met:
                found = max(found, 1 + longest_from(met | games, left[number + 1 :]))
        return found

    assert longest_from(rounds[0], rounds[1:]) + 1 == 3  # the first round is any: numbers are names
    assert fewest_repeats(7, 4) == 1


def test_a_certificate_counts_what_is_there() -> None:
    certificate = certify((((1, 2, 3), (4, 5)), ((1, 2), (3, 4, 5))), 5, {1: {2}})
    assert (certificate.repeats, certificate.odd_tables, certificate.clashes) == (2, {1: 1, 2: 1, 4: 1, 5: 1}, 2)


def test_the_same_seed_gives_the_same_draw_and_another_another() -> None:
    assert drawn(31, 4, 7) == drawn(31, 4, 7)
    assert drawn(31, 4, 7).rounds != drawn(31, 4, 8).rounds


def test_eight_rounds_for_everybody_and_more_where_a_design_is_known() -> None:
    assert [longest(players) for players in (6, 10, 26, 27, 28)] == [8, 8, 13, 13, 8]
