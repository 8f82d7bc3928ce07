"""What somebody's matches say about how they play: few finds are told as few, and others are a band."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.engine.value import Player
from tercet.players.statistics import (
    FEWEST_OTHERS,
    MOST_POINTS,
    Band,
    PlayedTiming,
    Spread,
    band,
    figures,
    quantile,
    spread,
    trend,
)
from tercet.record.timings import TimedFind

ada = Player("ada")
EASY, HARD = "dsss", "dddd"


def played(*times: int, by: str = "ada", ended: int = 1, failed: int = 0, features: str = EASY) -> PlayedTiming:
    finds = tuple(TimedFind(took, took, features) for took in times)
    return PlayedTiming(Player(by), ended, len(times), failed, finds, ())


def test_two_finds_have_no_middle_and_nine_have_no_spread() -> None:
    assert spread([100, 200]) == Spread(2)
    assert spread([100, 200, 900]) == Spread(3, 200)
    assert spread([*range(1, 10)]) == Spread(9, 5)
    assert spread([*range(0, 101, 10)]) == Spread(11, 50, 25, 75)


@given(st.lists(st.integers(0, 10**6), min_size=1), st.floats(0, 1))
def test_a_quantile_lies_between_the_least_and_the_most(values: list[int], share: float) -> None:
    assert min(values) <= quantile(values, share) <= max(values)
    assert quantile(values, 0) == min(values)
    assert quantile(values, 1) == max(values)


def test_others_are_a_band_of_their_usual_times_and_few_others_are_none() -> None:
    """One other, however slow, moves the band as one person; and with fewer than ten nobody is shown."""
    assert band([1_000] * (FEWEST_OTHERS - 1)) is None
    assert band([*range(0, 1_001, 100)]) == Band(11, 100, 500, 900)
    many = [played(*[1_000] * 3, by=f"p{n}") for n in range(20)]
    slow = [played(*[60_000] * 500, by="slow")]
    told = figures([played(4_000, 5_000, 6_000)], [*many, *slow]).all
    assert told.own == Spread(3, 5_000)
    assert told.others == Band(21, 1_000, 1_000, 1_000)


def test_somebody_with_fewer_than_three_such_finds_is_not_among_the_others() -> None:
    others = [played(1_000, 1_000, by=f"p{n}") for n in range(20)]
    assert figures([played(1)], others).all.others is None


def test_times_are_told_by_the_number_of_differing_features_and_by_feature() -> None:
    own = [played(*[2_000] * 10), played(*[8_000] * 3, features=HARD)]
    told = figures(own, [])
    assert [(each.differing, each.own.sets, each.own.middle) for each in told.by_differing] == [
        (1, 10, 2_000),
        (2, 0, None),
        (3, 0, None),
        (4, 3, 8_000),
    ]
    number, colour, *_ = told.by_feature
    assert (number.feature, number.same.own.sets, number.different.own.sets) == ("number", 0, 13)
    assert (colour.feature, colour.same.own.middle, colour.different.own.middle) == ("colour", 2_000, 8_000)


def test_cards_with_an_edge_have_a_fifth_feature_and_other_finds_none() -> None:
    edges = figures([played(1, 2, 3, features="ddddd")], [])
    assert [each.feature for each in edges.by_feature][-1] == "edge"
    assert len(edges.by_differing) == 5
    ultra = figures([played(1, 2, 3, features="")], [])
    assert (ultra.by_differing, ultra.by_feature, ultra.all.own.middle) == ([], [], 2)


def test_a_wrong_trio_counts_for_every_feature_that_did_not_fit_and_calls_are_right_or_wrong() -> None:
    own = PlayedTiming(ada, 1, 1, 3, (TimedFind(1, 1, EASY),), ("nnss", "nsss"))
    told = figures([own], [])
    assert [each.wrong for each in told.by_feature] == [2, 1, 0, 0]
    assert (told.matches, told.sets, told.calls) == (1, 1, 4)


@pytest.mark.parametrize("matches", [0, 1, 2, 3, 12, 13, 50, 500])
def test_a_trend_has_at_most_twelve_points_and_leaves_no_match_out(matches: int) -> None:
    own = [played(n, n + 1, n + 2, ended=n) for n in range(matches)]
    points = trend(own)
    assert len(points) <= MOST_POINTS
    assert sum(point.matches for point in points) == matches
    assert [point.first for point in points] == sorted(point.first for point in points)
    assert not points or points[-1].matches == max(point.matches for point in points)
    assert not points or points[-1].last == matches - 1


def test_the_order_of_the_others_changes_nothing() -> None:
    others = [played(*range(n, n + 9), by=f"p{n % 13}") for n in range(40)]
    mixed = [*others]
    Random(3).shuffle(mixed)
    own = [played(5, 6, 7)]
    assert figures(own, others) == figures(own, mixed)
