"""Ratings on shares of SETs."""

from itertools import pairwise
from math import exp, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.engine.value import Player
from tercet.players.ratings import Rating, expected_shares, rate

ann, bea, cem = Player("ann"), Player("bea"), Player("cem")


def test_a_newcomer_has_1200_points_and_much_doubt() -> None:
    assert Rating().points == 1200
    assert Rating().doubt > 400


def test_ten_times_as_fast_is_800_points_more() -> None:
    assert Rating(mean=log(10)).points == 2000


def test_who_finds_more_rises_and_doubt_falls() -> None:
    after = rate({}, {ann: 16, bea: 8})
    assert after[ann].points > 1200 > after[bea].points
    assert after[ann].variance < Rating().variance
    assert after[ann].rounds == 1


def test_the_expected_result_moves_nobody() -> None:
    before = {ann: Rating(log(2), 0.1, 5), bea: Rating(0.0, 0.1, 5)}
    assert expected_shares(before)[ann] == pytest.approx(2 / 3)
    after = rate(before, {ann: 16, bea: 8})
    assert after[ann].mean == pytest.approx(log(2))


def test_alone_or_without_a_set_nothing_is_learnt() -> None:
    assert rate({}, {ann: 24}) == {ann: Rating()}
    assert rate({}, {ann: 0, bea: 0}) == {ann: Rating(), bea: Rating()}


@given(st.lists(st.integers(0, 30), min_size=2, max_size=6))
def test_more_sets_never_mean_fewer_points_among_equals(found: list[int]) -> None:
    players = [Player(f"p{n}") for n in range(len(found))]
    after = rate({}, dict(zip(players, found, strict=True)))
    order = sorted(players, key=lambda player: found[int(player[1:])])
    assert all(after[a].mean <= after[b].mean + 1e-9 for a, b in pairwise(order))
    assert all(0 < rating.variance <= 0.51 for rating in after.values())


def test_the_truth_lies_within_the_doubt_about_95_times_in_100() -> None:
    dice = Random(5)
    truth = {Player(f"p{n}"): dice.gauss(0, 0.5) for n in range(60)}
    ratings = {player: Rating() for player in truth}
    for _ in range(300):
        sitting = dice.sample([*truth], 4)
        finders = dice.choices(sitting, [exp(truth[player]) for player in sitting], k=24)
        ratings |= rate({player: ratings[player] for player in sitting}, {p: finders.count(p) for p in sitting})
    within = sum(abs(ratings[p].points - Rating(mean=truth[p]).points) <= ratings[p].doubt for p in truth)
    assert within >= 0.85 * len(truth)
