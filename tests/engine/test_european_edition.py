"""The European edition: calling, lock-outs, three more cards, the end and the beginners' game (E-1 to E-7)."""

from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.engine import events as e
from tercet.engine.clock import deadline
from tercet.engine.rules import AllCards
from tercet.engine.standing import points_of, ranking
from tercet.engine.table import Over
from tercet.engine.value import Place
from tercet.record.laws import all_cards
from tercet.rulesets.beginner import BEGINNER
from tercet.rulesets.european import EUROPEAN
from tests.engine.layouts import NEXT_THREE, NO_SET_IN_IT, ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set, deck_is_used_up, finds_one, is_over, play_on
from tests.engine.telling import ann, bea, cem, given, time_is_up


def test_the_display_is_twelve_cards() -> None:
    """E-1: three rows of four."""
    table = given(EUROPEAN, layout=ONE_SET)
    assert table.table.layout == read_cards(ONE_SET)
    assert len(table.table.layout) == 3 * 4


def test_whoever_sees_one_calls_and_points_it_out_at_once() -> None:
    """E-2: no pointing without a call, and not long after it."""
    table = given(EUROPEAN, layout=ONE_SET)
    table.refuses(bea.points(THE_SET, at=50), "call-first")
    table.when(bea.calls(at=100))
    assert deadline(table.table) == 5_100
    table.when(bea.points(THE_SET, at=900))
    assert table.seat(bea).taken == read_cards(THE_SET)


def test_a_right_one_belongs_to_the_finder_and_the_display_is_topped_up() -> None:
    """E-3: three cards, and twelve in the display again."""
    table = given(EUROPEAN, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=900))
    the_set = read_cards(THE_SET)
    table.then(
        e.SetPointed(900, bea.player, the_set),
        e.SetTaken(900, bea.player, the_set, the_set, the_set, 3),
        e.CardsDealt(900, read_cards(NEXT_THREE), (Place(0), Place(1), Place(2)), 0),
    )


def test_a_wrong_one_costs_no_point_but_locks_out() -> None:
    """E-4."""
    table = given(EUROPEAN, layout=ONE_SET).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    table.then(
        e.SetPointed(900, ann.player, read_cards(NO_SET_IN_IT)),
        e.CallFailed(900, ann.player, "wrong"),
        e.LockedOut(900, ann.player),
    )
    assert table.seat(ann).points == 0


def test_whoever_is_locked_out_may_not_play_on() -> None:
    """E-4: neither call nor say that there is none."""
    table = given(EUROPEAN, layout=ONE_SET).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    table.refuses(ann.calls(at=1_000), "locked-out")
    table.refuses(ann.says_no_set(at=1_000), "locked-out")
    table.when(bea.calls(at=1_000))


def test_a_wrong_call_of_another_frees_nobody() -> None:
    """E-4: it takes a right one."""
    table = given(EUROPEAN, layout=ONE_SET).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    table.when(bea.calls(at=1_000), bea.points(NO_SET_IN_IT, at=1_100))
    table.refuses(ann.calls(at=1_200), "locked-out")
    table.refuses(bea.calls(at=1_200), "locked-out")


def test_a_right_one_of_another_player_frees_everyone() -> None:
    """E-4."""
    table = given(EUROPEAN, layout=ONE_SET)
    for someone, at in ((ann, 100), (bea, 200)):
        table.when(someone.calls(at), someone.points(NO_SET_IN_IT, at))
    table.when(cem.calls(at=300), cem.points(THE_SET, at=400))
    assert table.told(e.LockOutsLifted) == [e.LockOutsLifted(400)]
    table.when(ann.calls(at=500), ann.withdraws(at=600), bea.calls(at=700))


def test_when_all_agree_that_there_is_none_three_more_come() -> None:
    """E-5: fifteen for a while."""
    table = all_say_no_set(given(EUROPEAN, layout=TWENTY_WITHOUT))
    assert len(table.table.cards) == 15


def test_when_none_is_found_for_some_time_three_more_come() -> None:
    """E-5: although a SET may be there."""
    table = given(EUROPEAN, layout=ONE_SET)
    assert deadline(table.table) == 90_000
    table.refuses(time_is_up(at=89_999), "too-early")
    table.when(time_is_up(at=90_000))
    assert table.told(e.CardsDealt) == [
        e.CardsDealt(90_000, read_cards(NEXT_THREE), (Place(12), Place(13), Place(14)), 0)
    ]


def test_a_find_gives_everyone_the_whole_time_again() -> None:
    """E-5: some time counts from the last card that was laid."""
    table = given(EUROPEAN, layout=ONE_SET).when(ann.calls(at=60_000), ann.points(THE_SET, at=60_500))
    assert deadline(table.table) == 150_500


def test_after_the_next_set_the_display_is_twelve_again() -> None:
    """E-5: it is not topped up then."""
    table = given(EUROPEAN, layout=ONE_SET).when(time_is_up(at=90_000))
    table.when(ann.calls(at=90_100), ann.points(THE_SET, at=90_200))
    assert table.told(e.CardsDealt) == []
    assert len(table.table.layout) == len(table.table.cards) == 12
    finds_one(table, bea)
    assert len(table.table.cards) == 12


def test_the_game_ends_when_the_pile_is_used_up_and_no_set_is_left() -> None:
    """E-6."""
    table = play_on(given(EUROPEAN), ann, bea, cem, until=deck_is_used_up)
    assert not is_over(table.table)
    assert find_sets(table.table.cards) != []
    play_on(table, ann, bea, cem)
    assert table.table.phase == Over("no-set-left")
    assert find_sets(table.table.cards) == []


def test_no_more_cards_come_by_themselves_from_a_pile_that_is_used_up() -> None:
    """E-6, E-5."""
    table = play_on(given(EUROPEAN), ann, until=deck_is_used_up)
    assert deadline(table.table) is None


def test_most_cards_wins() -> None:
    """E-6, E-9: each card is a point."""
    table = play_on(given(EUROPEAN), ann, bea, bea, cem)
    ranks = ranking(points_of(table.table))
    assert (ranks[0].rank, ranks[0].player) == (1, bea.player)
    for someone in (ann, bea, cem):
        assert table.seat(someone).points == len(table.seat(someone).taken)


def test_beginners_play_with_the_27_cards_of_one_colour() -> None:
    """E-7: whichever colour they choose."""
    for colour in ("r", "p", "g"):
        table = given(replace(BEGINNER.rules, deck=replace(AllCards(), colour=colour)))
        assert len(all_cards(table.table)) == 27
        assert {card[1] for card in all_cards(table.table)} == {colour}


def test_beginners_begin_with_nine_cards() -> None:
    """E-7: a display of three by three."""
    table = given(BEGINNER)
    assert len(table.table.layout) == 3 * 3


def test_otherwise_beginners_play_the_same() -> None:
    """E-7: calls, lock-outs, three more and the end."""
    table = given(BEGINNER, layout=THE_SET).when(ann.calls(at=100), ann.withdraws(at=200))
    table.refuses(ann.calls(at=300), "locked-out")
    table.when(time_is_up(at=90_000))
    assert len(table.table.cards) == 12
    table.when(bea.calls(at=90_100), bea.points(THE_SET, at=90_200))
    assert len(table.table.cards) == 9
    assert table.seat(bea).points == 3
    assert play_on(table, ann, bea, cem).table.phase == Over("no-set-left")
