"""The Super Rules of an office: piles and flips, calls, points that are cards (S-1 to S-5, S-16)."""

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.engine.commands import Point
from tercet.engine.events import (
    CallFailed,
    CardsDealt,
    LockedOut,
    LockOutsLifted,
    PileFlipped,
    PointsLost,
    RoundEnded,
    SetCalled,
    SetPointed,
    SetTaken,
    TimeRanOut,
    TurnPassed,
)
from tercet.engine.rules import CallFirst, PlayersFlip
from tercet.engine.value import Place
from tercet.engine.view import view
from tercet.rulesets.super_rules import SUPER
from tests.engine.layouts import TWENTY_WITHOUT
from tests.engine.super_table import LYING, NOT_A_SET, RED, claims, flip, points, super_table, with_option
from tests.engine.telling import ToldTable, ann, bea, cem, dan, given, time_is_up

CARDS = read_cards(RED)


# Piles and flips


def test_every_player_has_a_roughly_equal_pile() -> None:
    """S-1: 81 cards among four are 21, 20, 20 and 20."""
    table = given(SUPER, ann, bea, cem, dan).table
    assert [(pile.owner, pile.left) for pile in table.piles] == [
        (ann.player, 21),
        (bea.player, 20),
        (cem.player, 20),
        (dan.player, 20),
    ]
    assert table.layout == ()


def test_the_player_whose_turn_it_is_flips_the_top_card_of_the_own_pile() -> None:
    """S-2: it goes to a free spot, all see it, and the turn passes clockwise."""
    table = given(SUPER, layout=RED).when(ann.flips(at=700))
    table.then(PileFlipped(700, ann.player), CardsDealt(700, CARDS[:1], (Place(0),), 0), TurnPassed(700, 1))
    for viewer in (None, ann.player, cem.player):
        assert view(table.table, viewer).table.cards == [CARDS[0]]


def test_only_that_player_flips() -> None:
    """S-2: clockwise, and after the last comes the first."""
    table = given(SUPER).refuses(bea.flips(), "not-your-turn").when(ann.flips()).refuses(ann.flips(), "not-your-turn")
    table.when(bea.flips(), cem.flips(), ann.flips()).refuses(cem.flips(), "not-your-turn")


def test_the_table_grows_card_by_card_and_has_no_fixed_size() -> None:
    """S-2: twenty cards without a SET may lie there, and nobody refills what was taken."""
    table = super_table(TWENTY_WITHOUT)
    assert len(table.table.cards) == 20
    taken = super_table(LYING).when(*claims(ann, RED, at=100))
    assert len(taken.table.cards) == 3


def test_a_flipped_card_fills_a_free_spot() -> None:
    """S-2: where a SET was taken, there is room."""
    table = flip(super_table(LYING, then="2gof").when(*claims(ann, RED, at=100)))
    assert table.table.layout[:4] == (*read_cards("2gof"), None, None, read_cards("1psh")[0])


def test_a_player_flips_when_ready_but_not_never() -> None:
    """S-2: after half a minute the table flips, and play goes on."""
    table = given(SUPER, layout=RED, at=100).refuses(time_is_up(at=30_099), "too-early").when(time_is_up(at=30_100))
    table.then(TimeRanOut(30_100), CardsDealt(30_100, CARDS[:1], (Place(0),), 0), TurnPassed(30_100, 1))


def test_a_house_may_be_less_patient_with_flippers() -> None:
    """S-2 as an option: five seconds."""
    table = given(with_option(dealing=PlayersFlip(5_000)), at=100)
    table.refuses(time_is_up(at=5_099), "too-early").when(time_is_up(at=5_100))
    assert len(table.table.cards) == 1


def test_no_card_is_flipped_while_somebody_has_called() -> None:
    """S-3: first the call is settled."""
    super_table().when(bea.calls(at=100)).refuses(ann.flips(at=200), "called-already")


def test_the_table_flips_for_a_player_who_has_left() -> None:
    """S-2: the pile of somebody who has gone is flipped after a moment."""
    table = given(SUPER, at=100).when(ann.leaves(at=200)).refuses(bea.flips(at=300), "not-your-turn")
    table.refuses(time_is_up(at=1_599), "too-early").when(time_is_up(at=1_600), bea.flips(at=1_700))
    assert len(table.table.cards) == 2


def test_who_comes_late_has_no_pile_but_may_call() -> None:
    """S-1, S-3: the deck is split already."""
    table = super_table().when(dan.joins()).refuses(dan.flips(), "not-your-turn")
    table.when(*claims(dan, RED, at=100))
    assert points(table, dan) == [1]


# Calls


def test_everyone_may_call_whosever_turn_it_is() -> None:
    """S-3: at any moment."""
    for caller in (ann, bea, cem):
        table = super_table().when(caller.calls(at=100)).then(SetCalled(100, caller.player, 10_100))
        table.when(caller.points(RED, at=200))


def test_a_right_one_brings_one_card_and_the_others_are_discarded() -> None:
    """S-4: the card pointed at first is the point."""
    trio = read_cards("3rof 1rof 2rof")
    table = super_table().when(bea.calls(at=100), bea.points("3rof 1rof 2rof", at=900))
    table.then(SetPointed(900, bea.player, trio), SetTaken(900, bea.player, trio, trio[:1], trio, 1))
    seat = table.seat(bea)
    assert (seat.points, seat.sets, seat.taken) == (1, 1, trio[:1])
    assert table.table.discard == trio[1:]


def test_a_wrong_one_costs_a_point_and_the_cards_stay() -> None:
    """S-5: the caller puts one point card on the discard pile."""
    table = super_table(points={ann: 2})
    newest = table.seat(ann).taken[-1:]
    table.when(ann.calls(at=100), ann.points(NOT_A_SET, at=900)).then(
        SetPointed(900, ann.player, read_cards(NOT_A_SET)),
        CallFailed(900, ann.player, "wrong"),
        PointsLost(900, ann.player, 1, newest),
    )
    assert len(table.table.cards) == 6
    assert table.table.discard[-1:] == newest
    assert not table.seat(ann).locked_out


def test_with_no_point_to_give_the_caller_may_not_call_again() -> None:
    """S-5, S-16: nobody has fewer than none."""
    table = super_table().when(*claims(ann, NOT_A_SET, at=900))
    assert table.events[1:] == [CallFailed(900, ann.player, "wrong"), LockedOut(900, ann.player)]
    assert points(table, ann) == [0]
    table.refuses(ann.calls(at=1_000), "locked-out").refuses(ann.points(RED, at=1_000), "locked-out")


def test_until_another_player_has_found_a_right_one() -> None:
    """S-5: a wrong one of another player frees nobody."""
    table = super_table(points={bea: 1}).when(*claims(ann, NOT_A_SET, at=50), *claims(bea, NOT_A_SET, at=90))
    table.refuses(ann.calls(at=100), "locked-out").when(*claims(cem, RED, at=200))
    assert table.told(LockOutsLifted) == [LockOutsLifted(200)]
    table.when(ann.calls(at=300))


def test_a_locked_out_player_still_flips() -> None:
    """S-2, S-5: only calls are forbidden."""
    table = super_table(LYING, ann, bea).when(*claims(ann, NOT_A_SET, at=100), ann.flips(at=200))
    assert len(table.table.cards) == 7


def test_when_all_are_locked_out_all_are_free() -> None:
    """R-3: or nobody could play on."""
    table = super_table(LYING, ann, bea).when(*claims(ann, NOT_A_SET, at=50), *claims(bea, NOT_A_SET, at=90))
    assert table.told(LockOutsLifted)
    table.when(ann.calls(at=100))


def test_a_house_may_want_the_word_first() -> None:
    """S-8 as an option."""
    super_table(rules=with_option(calling=CallFirst(10_000, touch=False))).refuses(
        bea.points(RED, at=900), "call-first"
    )


def test_points_lie_face_up() -> None:
    """S-16: everyone sees whose points are which cards."""
    table = super_table(points={ann: 2, bea: 1})
    for viewer in (None, cem.player):
        seats = view(table.table, viewer).table.seats
        assert [seat.taken for seat in seats] == [read_cards("1gde 1gdh"), read_cards("1gdf"), ()]


# The end


def find(table: ToldTable, cards: tuple[Card, ...]) -> None:
    at = table.table.at
    table.when(bea.calls(at=at), Point(at + 10, bea.player, cards))


def test_it_is_over_with_the_last_flip_when_no_set_is_left() -> None:
    """S-2, R-6: the piles are empty, and the round ends without a command."""
    table = given(SUPER)
    while not isinstance(table.events[-1], RoundEnded):
        sets = find_sets(table.table.cards)
        flip(table) if not sets else find(table, sets[0])
    assert table.table.deck_left == 0
    assert table.events[-1] == RoundEnded(table.table.at, "no-set-left")


def test_with_the_piles_empty_all_may_agree_that_there_is_none() -> None:
    """R-4, R-6: although a SET is there that nobody sees; while there are cards, flip instead."""
    table = given(SUPER, ann, bea).refuses(ann.says_no_set(), "flip-instead")
    flip(table, 81).refuses(ann.flips(), "deck-empty").when(ann.says_no_set(), bea.says_no_set())
    assert table.events[-1] == RoundEnded(0, "all-agree")
