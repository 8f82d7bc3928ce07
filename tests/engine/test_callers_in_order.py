"""Several calls at a judge's table are played in the order in which they were heard (G-15)."""

from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine.events import (
    CallerAsked,
    CallExcused,
    CallFailed,
    CallWithdrawn,
    CardsDealt,
    DealerChanged,
    PointsLost,
    SetTaken,
)
from tercet.engine.rules import EngineDeals
from tercet.engine.table import Called, Searching
from tercet.rulesets.competition import COMPETITION
from tests.engine.telling import ToldTable, ann, bea, cem, dan, given, judge, time_is_up

# The first two SETs share 1rof.
LYING = """
    1rof 2rof 3rof 1pof
    1gof 1psh 2psh 3psh
    2gdh 3rde 1gse 3gde
"""
RED, BOW, WAVES, WRONG = "1rof 2rof 3rof", "1rof 1pof 1gof", "1psh 2psh 3psh", "1psh 2psh 2gdh"


def three_have_called() -> ToldTable:
    """Ann, bea and cem, in this order; dan only plays."""
    table = given(COMPETITION, ann, bea, cem, dan, layout=LYING)
    return table.when(ann.calls(at=100), bea.calls(at=150), cem.calls(at=200))


def ann_takes(trio: str = RED) -> ToldTable:
    return three_have_called().when(ann.points(trio, at=900), judge.rules(True, at=1_000))


def test_calls_are_heard_while_another_is_played() -> None:
    """G-15: also while the judge looks at the first one's cards."""
    table = given(COMPETITION, layout=LYING).when(ann.calls(at=100), bea.calls(at=100))
    table.when(ann.points(RED, at=900), cem.calls(at=950))
    assert table.table.waiting == (bea.player, cem.player)
    table.refuses(bea.calls(at=960), "you-called").refuses(ann.calls(at=960), "you-called")


def test_only_the_caller_whose_turn_it_is_may_point() -> None:
    """G-15: the others wait until they are asked."""
    table = three_have_called()
    table.refuses(bea.points(WAVES, at=300), "called-already").refuses(bea.withdraws(at=300), "not-your-call")


def test_the_second_is_asked_before_the_cards_are_replaced() -> None:
    """G-15: ann's SET is removed, and nobody may lay new cards yet."""
    table, cards = ann_takes(), read_cards(RED)
    assert table.events[1:] == [
        SetTaken(1_000, ann.player, cards, cards, cards, 1),
        CallerAsked(1_000, bea.player, 11_000, (cem.player,)),
    ]
    assert len(table.table.cards) == 9
    table.refuses(judge.deals(at=1_100), "not-now")


def test_a_set_that_is_still_there_is_taken_by_the_second() -> None:
    """G-15: then the third is asked, and only then the table is filled up."""
    table = ann_takes().when(bea.points(WAVES, at=1_500), judge.rules(True, at=2_000))
    assert table.table.phase == Called(cem.player, 2_000, 12_000, asked=True)
    assert len(table.table.cards) == 6
    table.when(cem.withdraws(at=2_500), judge.deals(at=3_000))
    (dealt,) = table.told(CardsDealt)
    assert isinstance(dealt, CardsDealt)
    assert len(dealt.cards) == 6


def test_where_the_engine_deals_it_waits_for_the_last_caller_too() -> None:
    """G-15 as an option of the dealing: six cards come at once, after bea's SET."""
    table = given(replace(COMPETITION.rules, dealing=EngineDeals()), layout=LYING).when(ann.calls(), bea.calls())
    table.when(ann.points(RED), judge.rules(True))
    assert len(table.table.cards) == 9
    table.when(bea.points(WAVES), judge.rules(True))
    assert len(table.table.cards) == 12


def test_no_costs_nothing_where_an_earlier_caller_took_a_card() -> None:
    """G-15: bea's SET needed the card that went with ann's, and so did cem's."""
    table = ann_takes().when(bea.withdraws(at=1_500))
    table.then(CallWithdrawn(1_500, bea.player), CallExcused(1_500, bea.player), CallerAsked(1_500, cem.player, 11_500))
    table.when(cem.withdraws(at=1_800)).then(CallWithdrawn(1_800, cem.player), CallExcused(1_800, cem.player))
    assert [table.seat(each).points for each in (ann, bea, cem)] == [1, 0, 0]
    assert isinstance(table.table.phase, Searching)


def test_no_is_still_free_for_the_third_when_the_second_was_wrong() -> None:
    """G-15: ann took cards; bea's mistake changes nothing for cem."""
    table = ann_takes().when(bea.points(WRONG, at=1_500), judge.rules(False, at=2_000), cem.withdraws(at=2_500))
    assert [table.seat(each).points for each in (ann, bea, cem)] == [1, -1, 0]


def test_no_costs_a_point_where_nobody_has_taken_a_card() -> None:
    """G-15, G-13: ann was wrong, so bea's SET would still be there if she had one."""
    table = three_have_called().when(ann.points(WRONG, at=900), judge.rules(False, at=1_000))
    assert table.table.phase == Called(bea.player, 1_000, 11_000, asked=True)
    table.when(bea.withdraws(at=1_500))
    assert table.events[:3] == [
        CallWithdrawn(1_500, bea.player),
        CallFailed(1_500, bea.player, "withdrawn"),
        PointsLost(1_500, bea.player, 1),
    ]
    table.when(cem.points(BOW, at=2_000), judge.rules(True, at=2_500))
    assert [table.seat(each).points for each in (ann, bea, cem)] == [-1, -1, 1]


def test_no_costs_a_point_again_at_the_next_call() -> None:
    """G-15: the excuse was for those who called together with ann, not for dan afterwards."""
    table = ann_takes().when(bea.withdraws(at=1_500), cem.withdraws(at=1_600), dan.calls(at=5_000))
    table.when(dan.withdraws(at=6_000))
    assert table.seat(dan).points == -1


def test_no_costs_a_point_for_one_who_called_after_the_cards_had_gone() -> None:
    """G-15: dan called while bea was asked, and saw the table without ann's SET."""
    table = ann_takes().when(dan.calls(at=1_200), bea.withdraws(at=1_500), cem.withdraws(at=1_800))
    assert [table.seat(each).points for each in (bea, cem)] == [0, 0]
    table.when(dan.withdraws(at=2_000))
    assert table.told(CallFailed) == [CallFailed(2_000, dan.player, "withdrawn")]
    assert table.seat(dan).points == -1


def test_no_is_free_where_a_later_one_of_the_callers_took_a_card_after_the_call() -> None:
    """G-15: dan called after ann's SET had gone, but before bea's went."""
    table = ann_takes().when(dan.calls(at=1_200), bea.points(WAVES, at=1_500), judge.rules(True, at=1_600))
    table.when(cem.withdraws(at=1_800), dan.withdraws(at=2_000))
    assert table.told(CallExcused) == [CallExcused(2_000, dan.player)]


def test_the_first_who_lets_the_time_run_out_is_followed_by_the_second() -> None:
    """G-15, R-2: ten seconds each; a late call is one without a SET."""
    table = three_have_called().when(time_is_up(at=10_100))
    assert table.told(CallFailed) == [CallFailed(10_100, ann.player, "late")]
    assert table.table.phase == Called(bea.player, 10_100, 20_100, asked=True)
    table.when(bea.points(RED, at=20_100), judge.rules(True, at=30_000))


def test_a_caller_who_leaves_while_waiting_is_not_asked() -> None:
    """G-15, R-2: the call counts as one without a SET; the order of the others stays."""
    table = three_have_called().when(bea.leaves(at=300))
    assert table.seat(bea).points == -1
    assert table.table.phase == Called(ann.player, 100, 10_100)
    table.when(ann.points(RED, at=900), judge.rules(True, at=1_000))
    assert table.table.phase == Called(cem.player, 1_000, 11_000, asked=True)


def test_the_first_caller_who_leaves_makes_way() -> None:
    """G-15, R-2."""
    table = three_have_called().when(ann.leaves(at=300))
    assert table.table.phase == Called(bea.player, 300, 10_300, asked=True)


def test_a_dealer_who_leaves_disturbs_nobody_who_has_called() -> None:
    """G-15, R-10: where all the others have called, nobody is made the dealer meanwhile."""
    table = given(COMPETITION, layout=LYING).when(bea.calls(at=100), cem.calls(at=150), ann.leaves(at=200))
    assert table.table.phase == Called(bea.player, 100, 10_100)
    assert not table.told(DealerChanged)
    table.when(bea.points(RED, at=900), judge.rules(True, at=1_000), cem.points(WAVES, at=1_500))


def test_who_has_played_may_call_again_behind_the_others() -> None:
    """G-15: ann has found one, and hears cem asked before she is."""
    table = ann_takes().when(ann.calls(at=1_200))
    assert table.table.waiting == (cem.player, ann.player)


def test_a_card_that_is_gone_cannot_be_pointed_at() -> None:
    """G-15: bea is told, and may still say that hers is gone."""
    table = ann_takes().refuses(bea.points(BOW, at=1_200), "not-on-table")
    table.when(bea.withdraws(at=1_300))
    assert table.seat(bea).points == 0
