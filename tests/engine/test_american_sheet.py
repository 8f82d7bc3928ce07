"""The American sheet: calling, taking, failing and adding cards (A-1 to A-8)."""

from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine import events as e
from tercet.engine.clock import deadline
from tercet.engine.rules import ByPlayers
from tercet.engine.table import Searching
from tercet.engine.value import Place, Player
from tercet.engine.view import view
from tercet.rulesets.classic import CLASSIC
from tests.engine.layouts import NEXT_THREE, NO_SET_IN_IT, ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set, finds_one
from tests.engine.telling import ann, bea, cem, dan, given, time_is_up

CHECKED_BY_PLAYERS = replace(CLASSIC.rules, verdict=ByPlayers(10_000))


def test_twelve_cards_are_dealt_face_up() -> None:
    """A-1."""
    table = given(CLASSIC, layout=ONE_SET)
    (dealt,) = table.told(e.CardsDealt)
    assert dealt == e.CardsDealt(0, read_cards(ONE_SET), tuple(map(Place, range(12))), 0)
    assert table.table.deck_left == 81 - 12


def test_everyone_sees_the_same_twelve_cards() -> None:
    """A-1: a rectangle that all can see, those who only watch too."""
    table = given(CLASSIC, layout=ONE_SET).table
    for viewer in (ann.player, bea.player, cem.player, Player("somebody who watches"), None):
        assert view(table, viewer).table.layout == read_cards(ONE_SET)


def test_there_are_no_turns() -> None:
    """A-2: any player may call, and the same one again and again."""
    for caller in (ann, bea, cem):
        given(CLASSIC, layout=ONE_SET).when(caller.calls(at=100)).then(e.SetCalled(100, caller.player, 5_100))
    table = given(CLASSIC, layout=ONE_SET)
    finds_one(finds_one(table, bea), bea)
    assert table.seat(bea).sets == 2


def test_the_first_call_takes_control_of_the_board() -> None:
    """A-2: until that player has finished, nobody else may call or take cards."""
    table = given(CLASSIC, layout=ONE_SET).when(bea.calls(at=100))
    table.refuses(ann.calls(at=101), "called-already")
    table.refuses(ann.points(THE_SET, at=102), "called-already")
    table.refuses(cem.says_no_set(at=103), "called-already")
    table.refuses(bea.calls(at=104), "you-called")
    table.when(bea.points(THE_SET, at=900))
    table.when(ann.calls(at=1_000))


def test_cards_taken_without_a_call_do_not_count() -> None:
    """A-3: call first, then take."""
    table = given(CLASSIC, layout=ONE_SET)
    table.refuses(ann.points(THE_SET, at=100), "call-first")
    assert table.seat(ann).points == 0
    assert table.table.layout == read_cards(ONE_SET)


def test_a_set_picked_up_within_a_few_seconds_counts() -> None:
    """A-4: up to the last instant of the window."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100))
    assert deadline(table.table) == 5_100
    table.when(ann.points(THE_SET, at=5_100))
    assert table.seat(ann).points == 1


def test_a_late_third_card_costs_a_point() -> None:
    """A-4, A-5: after the window it is too late, and the call was one without a SET."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100))
    table.refuses(time_is_up(at=5_099), "too-early")
    table.refuses(ann.points(THE_SET, at=5_101), "too-late")
    table.when(time_is_up(at=5_101))
    table.then(e.TimeRanOut(5_101), e.CallFailed(5_101, ann.player, "late"), e.PointsLost(5_101, ann.player, 1))
    assert isinstance(table.table.phase, Searching)


def test_a_group_may_choose_another_window() -> None:
    """A-4: a few seconds are what the group says they are."""
    rules = replace(CLASSIC.rules, calling=replace(CLASSIC.calling.value, window_ms=2_000))
    table = given(rules, layout=ONE_SET).when(ann.calls(at=100))
    table.refuses(ann.points(THE_SET, at=2_101), "too-late")


def test_a_wrong_one_costs_a_point_and_the_cards_go_back() -> None:
    """A-5."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    table.then(
        e.SetPointed(900, ann.player, read_cards(NO_SET_IN_IT)),
        e.CallFailed(900, ann.player, "wrong"),
        e.PointsLost(900, ann.player, 1),
    )
    assert table.table.layout == read_cards(ONE_SET)
    assert table.seat(ann).taken == ()


def test_a_call_with_no_set_costs_a_point() -> None:
    """A-5: withdrawing the call does not avoid the penalty."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100), ann.withdraws(at=900))
    table.then(
        e.CallWithdrawn(900, ann.player),
        e.CallFailed(900, ann.player, "withdrawn"),
        e.PointsLost(900, ann.player, 1),
    )


def test_a_score_may_go_below_zero() -> None:
    """A-5."""
    table = given(CLASSIC, layout=ONE_SET)
    for at in (100, 200):
        table.when(ann.calls(at), ann.points(NO_SET_IN_IT, at))
    assert table.seat(ann).points == -2
    assert table.seat(ann).against == 2
    assert finds_one(table, ann).seat(ann).points == -1


def test_whoever_failed_may_call_again_at_once() -> None:
    """A-5: a point is all that it costs."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    table.when(ann.calls(at=901), ann.points(THE_SET, at=1_000))
    assert table.seat(ann).points == 0


def test_a_right_one_is_kept_and_replaced_where_it_lay() -> None:
    """A-6."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100), ann.points(THE_SET, at=900))
    the_set = read_cards(THE_SET)
    table.then(
        e.SetPointed(900, ann.player, the_set),
        e.SetTaken(900, ann.player, the_set, the_set, the_set, 1),
        e.CardsDealt(900, read_cards(NEXT_THREE), (Place(0), Place(1), Place(2)), 0),
    )
    assert table.seat(ann).taken == the_set
    assert len(table.table.cards) == 12


def test_the_other_players_check_each_set() -> None:
    """A-7: when all of them say that it is one, it is."""
    table = given(CHECKED_BY_PLAYERS, layout=ONE_SET).when(ann.calls(at=100), ann.points(THE_SET, at=900))
    table.then(e.SetPointed(900, ann.player, read_cards(THE_SET)), e.VerdictAwaited(900, 10_900))
    table.refuses(ann.rules(right=True, at=950), "own-call")
    table.when(bea.rules(right=True, at=1_000))
    table.then(e.VerdictGiven(1_000, bea.player, True))
    table.when(cem.rules(right=True, at=1_100))
    assert table.seat(ann).points == 1


def test_what_the_other_players_turn_down_costs_a_point() -> None:
    """A-7, A-5: most of them must say no."""
    table = given(CHECKED_BY_PLAYERS, ann, bea, cem, dan, layout=ONE_SET)
    table.when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    table.when(bea.rules(right=False, at=1_000), cem.rules(right=False, at=1_100), dan.rules(right=True, at=1_200))
    assert table.told(e.CallFailed) == [e.CallFailed(1_200, ann.player, "wrong")]
    assert table.seat(ann).points == -1


def test_players_who_say_nothing_agree() -> None:
    """A-7: nobody can hold the table up by keeping silent."""
    table = given(CHECKED_BY_PLAYERS, layout=ONE_SET).when(ann.calls(at=100), ann.points(THE_SET, at=900))
    table.when(bea.rules(right=False, at=1_000), time_is_up(at=10_900))
    assert table.seat(ann).points == 1


def test_when_all_agree_that_there_is_none_three_more_are_laid_out() -> None:
    """A-8."""
    table = given(CLASSIC, layout=TWENTY_WITHOUT).when(ann.says_no_set(at=100), bea.says_no_set(at=200))
    assert len(table.table.cards) == 12
    table.when(cem.says_no_set(at=300))
    table.then(
        e.NoSetSaid(300, cem.player),
        e.CardsDealt(300, read_cards("2gdh 3pdf 3rsh"), (Place(12), Place(13), Place(14)), 0),
    )


def test_three_more_are_not_replaced_at_the_next_set() -> None:
    """A-8: so the table shrinks back to twelve, and no place stays empty."""
    table = all_say_no_set(given(CLASSIC, layout=ONE_SET))
    assert len(table.table.layout) == 15
    table.when(ann.calls(at=100), ann.points(THE_SET, at=900))
    assert table.told(e.CardsDealt) == []
    assert table.table.layout == read_cards("1roh 1roe 1rsf 3gof 2psf 1rsh 2roh 2rdh 1rdh 2gdh 2gse 1gof")


def test_whoever_calls_takes_back_that_there_is_none() -> None:
    """A-8: a player who calls does not agree that there is none."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.says_no_set(at=100), ann.calls(at=200), ann.withdraws(at=300))
    table.when(bea.says_no_set(at=400), cem.says_no_set(at=500))
    assert len(table.table.cards) == 12
    table.when(ann.says_no_set(at=600))
    assert len(table.table.cards) == 15
