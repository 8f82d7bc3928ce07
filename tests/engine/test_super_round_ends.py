"""A super round with callers at once, with people who go or delay, with the last card (S-6, S-7, S-9 to S-14, R-9)."""

from tercet.cards.notation import read_cards
from tercet.engine.clock import deadline
from tercet.engine.events import (
    LockOutsLifted,
    PointShared,
    RoundEnded,
    SuperRoundEnded,
)
from tercet.engine.rules import SomeCards
from tercet.engine.table import NoStake, Running, Searching, Staked
from tests.engine.super_table import NOT_A_SET, RED, WAVES, claims, flip, points, running, super_table, with_option
from tests.engine.telling import ToldTable, ann, bea, cem, time_is_up

CARDS = read_cards(RED)

# Two at once


def tied_in_super_round(**has: int) -> ToldTable:
    """Ann and bea are in it and have called at the same time; the others could not agree."""
    return running(ann, bea, **has).when(ann.calls(at=2_000), bea.calls(at=2_005), time_is_up(at=7_005))


def test_two_in_it_who_show_different_sets_both_get_three_points() -> None:
    """S-7, S-11."""
    table = tied_in_super_round().when(ann.points(RED, at=8_000), bea.points(WAVES, at=9_000))
    assert points(table, ann, bea) == [3, 3]
    assert table.table.stake == NoStake()


def test_two_in_it_who_show_the_same_set_get_a_point_each() -> None:
    """S-7, S-16: both get a point, and each has a card for it."""
    table = tied_in_super_round().when(ann.points(RED, at=8_000), bea.points(RED, at=9_000))
    assert len(table.told(PointShared)) == 1
    assert points(table, ann, bea) == [1, 1]
    assert [len(table.seat(each).taken) for each in (ann, bea)] == [1, 1]


def test_one_of_two_in_it_who_cannot_show_it_loses_two_points() -> None:
    """S-7, S-12: a wrong call in a super round, although the other is right."""
    table = tied_in_super_round(bea=2).when(bea.points(NOT_A_SET, at=8_000), ann.points(RED, at=9_000))
    assert points(table, ann, bea) == [3, 0]


# People who go


def test_who_leaves_before_the_flip_is_not_in_it() -> None:
    """S-9: with nobody in it there is no super round."""
    table = super_table().when(ann.stakes(), bea.stakes(), bea.leaves())
    assert table.table.stake == Staked((ann.player,))
    assert table.when(ann.leaves()).table.stake == NoStake()


def test_who_leaves_during_it_still_pays() -> None:
    """S-13: the stake was made; whoever comes back in time may still call."""
    table = running(ann, bea, ann=1, bea=1).when(ann.leaves(at=2_000), ann.returns(at=4_000), ann.calls(at=5_000))
    table.when(ann.leaves(at=6_000), time_is_up(at=11_000))
    assert points(table, ann, bea) == [0, 0]


def test_when_all_in_it_have_left_the_others_need_not_wait() -> None:
    """S-13, S-14: it ends at once, each pays, and everyone may call."""
    table = running(ann, bea, ann=1, bea=1).when(ann.leaves(at=2_000))
    assert isinstance(table.table.stake, Running)
    table.when(bea.leaves(at=3_000))
    assert table.told(SuperRoundEnded) == [SuperRoundEnded(3_000)]
    assert points(table, ann, bea) == [0, 0]
    table.when(cem.calls(at=3_001))


def test_when_everyone_has_left_the_super_round_is_over_and_the_table_waits() -> None:
    """S-14: no clock runs at an empty table; whoever comes back plays on."""
    table = running(ann, bea, cem).when(ann.leaves(at=2_000), bea.leaves(at=2_000), cem.leaves(at=2_000))
    assert table.table.stake == NoStake()
    assert deadline(table.table) is None
    table.when(cem.returns(at=99_000), cem.calls(at=99_001))


# The last card


def last_card(card: str) -> ToldTable:
    """Five cards in all; the last one is flipped into ann's super round."""
    table = super_table("1rof 2rof 1psh 2gdh", ann, bea, rules=with_option(deck=SomeCards(5)), then=card)
    return flip(table.when(ann.stakes(at=500)), at=1_000)


def test_the_round_does_not_end_before_the_super_round_does() -> None:
    """S-10, R-6: the last card makes no SET, but ten seconds are ten seconds."""
    table = last_card("3gdf")
    assert isinstance(table.table.phase, Searching)
    table.when(time_is_up(at=11_000))
    assert table.events[-1] == RoundEnded(11_000, "no-set-left")


def test_the_last_set_in_the_last_super_round_ends_the_round() -> None:
    """S-11, R-6: three points on the last card."""
    table = last_card("3rof").when(*claims(ann, RED, at=2_000))
    assert table.events[-2:] == [SuperRoundEnded(2_000), RoundEnded(2_000, "no-set-left")]
    assert points(table, ann) == [3]


# Rulings


def test_a_delaying_caller_in_a_super_round_loses_two() -> None:
    """R-18, S-6, S-12: the point was taken before the cards were pointed out, so the call in it has failed."""
    table = running(ann, ann=3).when(ann.calls(at=2_000), bea.takes_a_point(at=3_000), time_is_up(at=5_000))
    assert points(table, ann) == [1]


def test_a_delaying_caller_who_is_not_in_one_loses_one() -> None:
    """S-6: and may call again, like anyone."""
    table = super_table(points={ann: 3}).when(ann.calls(at=2_000), bea.takes_a_point(at=3_000), time_is_up(at=5_000))
    assert points(table, ann) == [2]
    table.when(ann.calls(at=5_001))


def test_the_late_caller_too_may_call_again_when_the_last_point_has_gone() -> None:
    """S-6: the point is lost and the call is over; nobody is locked out for it."""
    table = super_table(points={ann: 1}).when(ann.calls(at=2_000), bea.takes_a_point(at=3_000), time_is_up(at=5_000))
    assert points(table, ann) == [0]
    table.when(ann.points("1rof", at=5_001))


def test_two_who_show_the_same_set_in_a_super_round_get_a_point_each() -> None:
    """R-19, S-7, S-11: three cards cannot be all of both."""
    table = running(ann, bea, cem).when(ann.calls(at=2_000), bea.calls(at=2_001), time_is_up(at=7_001))
    table.when(ann.points(RED, at=8_000), bea.points(RED, at=8_100))
    assert points(table, ann, bea) == [1, 1]


def test_who_shows_another_set_beside_them_has_all_three_cards() -> None:
    """R-19, S-11: ann and bea share one, cem's own is cem's."""
    table = running(ann, bea, cem).when(ann.calls(at=2_000), bea.calls(at=2_001), cem.calls(at=2_002))
    table.when(ann.points(RED, at=8_000), bea.points(RED, at=8_100), cem.points(WAVES, at=8_200))
    assert points(table, ann, bea, cem) == [1, 1, 3]


def test_after_it_everyone_is_free_to_call_also_who_lost_that_right_in_it() -> None:
    """S-14, S-5: ann had no point to give, and was locked out for the rest of the ten seconds."""
    table = running(ann, bea).when(*claims(ann, NOT_A_SET, at=3_000)).refuses(ann.calls(at=4_000), "locked-out")
    table.when(time_is_up(at=11_000))
    assert table.events[-1] == LockOutsLifted(11_000)
    table.when(ann.calls(at=11_001))
