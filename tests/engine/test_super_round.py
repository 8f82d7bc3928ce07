"""The super round: points staked on the next card (S-9 to S-15, R-9)."""

from tercet.cards.notation import read_cards
from tercet.engine.clock import deadline
from tercet.engine.events import (
    CallFailed,
    LockedOut,
    PointsLost,
    SetPointed,
    SetTaken,
    StakeSaid,
    SuperRoundEnded,
    SuperRoundStarted,
    TimeRanOut,
)
from tercet.engine.rules import NoSuperRound, SuperRound
from tercet.engine.table import NoStake, Running, Staked
from tercet.engine.view import view
from tercet.rulesets.super_rules import SUPER
from tests.engine.super_table import FLIPPED, NOT_A_SET, RED, claims, flip, points, running, super_table, with_option
from tests.engine.telling import ToldTable, ann, bea, cem, given, time_is_up

CARDS = read_cards(RED)

# Calling one


def test_before_a_flip_a_player_can_call_one_and_others_may_join() -> None:
    """S-9: bea joins, cem does not."""
    table = super_table().when(ann.stakes(at=100)).then(StakeSaid(100, ann.player))
    table.when(bea.stakes(at=200)).refuses(bea.stakes(at=300), "said-already")
    assert table.table.stake == Staked((ann.player, bea.player))


def test_it_can_be_called_before_the_very_first_flip() -> None:
    """S-9: before any flip."""
    table = given(SUPER).when(cem.stakes(), ann.flips(at=100))
    assert isinstance(table.table.stake, Running)


def test_until_the_flip_everyone_may_call() -> None:
    """S-9, S-3: it starts with the flip; a SET found before is an ordinary one, and the stake stands."""
    table = super_table().when(ann.stakes(), *claims(cem, RED, at=100))
    assert points(table, cem) == [1]
    assert table.table.stake == Staked((ann.player,))


def test_it_starts_with_the_next_flip_whosever_it_is() -> None:
    """S-9, S-10: ten seconds from the moment when all see the card."""
    table = running(bea)
    assert table.told(SuperRoundStarted) == [SuperRoundStarted(1_000, 11_000, FLIPPED)]


def test_it_starts_too_when_the_table_flips() -> None:
    """S-9: the patience with a flipper does not end with a stake."""
    table = super_table().when(ann.stakes(at=100), time_is_up(at=30_000))
    assert isinstance(table.table.stake, Running)


def test_not_while_somebody_has_called_nor_with_the_piles_empty() -> None:
    """S-9: there must be a flip to come."""
    super_table().when(ann.calls(at=100)).refuses(bea.stakes(at=200), "called-already")
    flip(given(SUPER), 81).refuses(ann.stakes(), "deck-empty")


def test_who_is_locked_out_cannot_stake() -> None:
    """S-5, S-9: who may not call has nothing to win."""
    super_table().when(*claims(ann, NOT_A_SET, at=100)).refuses(ann.stakes(at=200), "locked-out")


def test_a_house_may_do_without() -> None:
    """S-9 as an option."""
    super_table(rules=with_option(super_round=NoSuperRound())).refuses(ann.stakes(), "not-here")


# Ten seconds


def test_for_ten_seconds_only_those_in_it_may_call() -> None:
    """S-10: neither by word nor by touch."""
    table = (
        running(ann, bea).refuses(cem.calls(at=2_000), "super-round").refuses(cem.points(RED, at=2_000), "super-round")
    )
    table.when(bea.calls(at=2_000))


def test_the_others_see_the_seconds_counted_down() -> None:
    """S-10: everyone who looks can see when it ends."""
    table = running(ann)
    for viewer in (None, ann.player, cem.player):
        assert view(table.table, viewer).table.stake == Running((ann.player,), 11_000, FLIPPED)
    assert deadline(table.table) == 11_000


def test_nothing_else_goes_on_meanwhile() -> None:
    """S-10: no flip, no second stake, no “no SET”."""
    table = running(ann)
    for someone in (ann, bea, cem):
        table.refuses(someone.flips(at=2_000), "wait-for-super")
        table.refuses(someone.stakes(at=2_000), "wait-for-super")
        table.refuses(someone.says_no_set(at=2_000), "wait-for-super")


def test_right_within_the_ten_seconds_all_three_cards_are_points() -> None:
    """S-11: and it is over at once, so the others in it pay nothing (R-9)."""
    table = running(ann, bea, bea=1).when(ann.calls(at=2_000), ann.points(RED, at=3_000))
    table.then(
        SetPointed(3_000, ann.player, CARDS),
        SetTaken(3_000, ann.player, CARDS, CARDS, CARDS, 3),
        SuperRoundEnded(3_000),
    )
    assert points(table, ann, bea) == [3, 1]
    assert table.seat(ann).taken == CARDS
    table.when(cem.calls(at=3_001))


def test_a_call_in_time_may_be_pointed_out_after_the_ten_seconds() -> None:
    """S-11: the call was within them."""
    table = running(ann).when(ann.calls(at=11_000), ann.points(RED, at=15_000))
    assert points(table, ann) == [3]


def test_a_call_after_the_ten_seconds_is_too_late() -> None:
    """S-11: although the clock has not said so yet."""
    running(ann).refuses(ann.calls(at=11_001), "too-late").refuses(ann.points(RED, at=11_001), "too-late")


def test_wrong_two_points_are_lost() -> None:
    """S-12: and the seconds run on."""
    table = running(ann, ann=3)
    newest = table.seat(ann).taken[-2:]
    table.when(ann.calls(at=2_000), ann.points(NOT_A_SET, at=3_000))
    assert table.events[1:] == [CallFailed(3_000, ann.player, "wrong"), PointsLost(3_000, ann.player, 2, newest)]
    assert deadline(table.table) == 11_000
    table.refuses(cem.calls(at=3_001), "super-round").when(ann.calls(at=4_000))


def test_two_points_as_far_as_there_are_two() -> None:
    """S-12, S-16: with one, one is lost; with none, the caller is locked out (S-5)."""
    assert points(running(ann, ann=1).when(*claims(ann, NOT_A_SET, at=3_000)), ann) == [0]
    table = running(ann).when(*claims(ann, NOT_A_SET, at=3_000))
    assert table.told(LockedOut) == [LockedOut(3_000, ann.player)]


def test_after_ten_seconds_each_player_in_it_pays_a_point() -> None:
    """S-13: to the bank, which is the discard pile; who did not join pays nothing."""
    table = running(ann, bea, ann=2, bea=1, cem=1).refuses(time_is_up(at=10_999), "too-early")
    table.when(time_is_up(at=11_000)).then(
        TimeRanOut(11_000),
        SuperRoundEnded(11_000),
        PointsLost(11_000, ann.player, 1, read_cards("1gdh")),
        PointsLost(11_000, bea.player, 1, read_cards("1gdf")),
    )
    assert points(table, ann, bea, cem) == [1, 0, 1]


def test_also_after_a_wrong_call_in_it() -> None:
    """R-9: two for the wrong call and one for the super round."""
    table = running(ann, ann=4).when(*claims(ann, NOT_A_SET, at=3_000), time_is_up(at=11_000))
    assert points(table, ann) == [1]


def test_but_nobody_pays_what_is_not_there() -> None:
    """R-9, S-16: and nobody is locked out for it."""
    table = running(ann, bea, ann=2).when(*claims(ann, NOT_A_SET, at=3_000), time_is_up(at=11_000))
    assert points(table, ann, bea) == [0, 0]
    table.when(bea.calls(at=11_001))


def test_a_call_that_is_wrong_after_the_ten_seconds_ends_them() -> None:
    """S-12, S-13: called in time, wrong in the end: two points, and then the one for the super round."""
    table = running(ann, ann=4).when(ann.calls(at=10_000), ann.points(NOT_A_SET, at=14_000))
    assert deadline(table.table) == 11_000
    table.when(time_is_up(at=14_000))
    assert points(table, ann) == [1]


def test_then_play_goes_on_with_everyone_free_to_call() -> None:
    """S-14: and the next player flips, with the usual time for it."""
    table = running(ann).when(time_is_up(at=11_000))
    assert table.table.stake == NoStake()
    assert deadline(table.table) == 41_000
    flip(table, at=12_000).when(*claims(cem, RED, at=13_000))
    assert points(table, cem) == [1]


# What the rules leave open


def flipped_rule(with_flipped: bool) -> ToldTable:
    """2rsh completes 1rsh 3rsh, and 1rof 2rof 3rof lie there too; ann has a point and is in it."""
    rules = with_option(super_round=SuperRound(with_flipped=with_flipped))
    table = super_table("1rof 2rof 3rof 1rsh 3rsh", rules=rules, points={ann: 2}, then="2rsh")
    return flip(table.when(ann.stakes(at=500)), at=1_000)


def test_a_set_of_a_super_round_need_not_contain_the_flipped_card() -> None:
    """S-15: unless the rules say so."""
    assert points(flipped_rule(with_flipped=False).when(*claims(ann, RED, at=2_000)), ann) == [5]


def test_a_house_may_say_that_it_must() -> None:
    """S-15 as an option: a SET without the card just flipped is a wrong call; one with it counts."""
    wrong = flipped_rule(with_flipped=True).when(*claims(ann, RED, at=2_000))
    assert points(wrong, ann) == [0]
    right = flipped_rule(with_flipped=True).when(*claims(ann, "1rsh 2rsh 3rsh", at=2_000))
    assert points(right, ann) == [5]


def test_outside_a_super_round_any_set_is_right() -> None:
    """S-15: the option is about super rounds alone."""
    table = flipped_rule(with_flipped=True).when(time_is_up(at=11_000), *claims(bea, RED, at=12_000))
    assert points(table, bea) == [1]


def test_seconds_and_prices_can_be_set() -> None:
    """S-10, S-12, S-13 as options: five seconds, three points for a wrong call, two when nothing is found."""
    rules = with_option(super_round=SuperRound(time_ms=5_000, penalty=3, price=2))
    table = super_table(rules=rules, points={ann: 5}, then=FLIPPED).when(ann.stakes(at=500))
    flip(table, at=1_000).when(*claims(ann, NOT_A_SET, at=2_000))
    assert points(table, ann) == [2]
    table.when(time_is_up(at=6_000))
    assert points(table, ann) == [0]
