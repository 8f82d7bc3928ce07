"""Memory: cards lie face down, and are turned up one by one for all to see (M-11)."""

import pytest
from msgspec.structs import replace

from tercet.cards.card import FACE_DOWN
from tercet.cards.notation import read_cards
from tercet.engine import events as e
from tercet.engine import rules as r
from tercet.engine.rules import Rules
from tercet.engine.table import Called, Searching, Turned
from tercet.engine.value import Place
from tercet.engine.view import may_say, seen, view
from tercet.rulesets.memory import MEMORY
from tests.engine.telling import Someone, ToldTable, ann, bea, cem, given, time_is_up

LAYOUT = "1rof 2rof 3rof 1gsh 2gsh 3gsh 1pde 2pde 3pdh"  # two SETs, then three cards that are none
RED, GREEN = read_cards("1rof 2rof 3rof"), read_cards("1gsh 2gsh 3gsh")
BY_CALL = replace(MEMORY.rules, calling=r.CallFirst(10_000))


def table(rules: Rules = MEMORY.rules) -> ToldTable:
    return given(rules, layout=LAYOUT)


def open_cards(told: ToldTable) -> list[str]:
    """What everybody sees of the layout."""
    return [card for card in view(told.table).table.layout if card not in (None, FACE_DOWN)]


def turns(told: ToldTable, someone: Someone, *places: int, at: int = 100) -> ToldTable:
    return told.when(*(someone.turns(place, at) for place in places))


def test_twenty_one_cards_lie_face_down() -> None:
    """M-11, R-12: nobody sees any of them, but everybody sees how many there are."""
    dealt = table()
    assert view(dealt.table, ann.player).table.layout == (FACE_DOWN,) * 21
    (event,) = [event for event in dealt.events if isinstance(event, e.CardsDealt)]
    assert seen(event) == replace(event, cards=(FACE_DOWN,) * 21)


def test_a_card_that_is_turned_up_is_seen_by_all() -> None:
    """M-11: also by those who only look on."""
    told = turns(table(), ann, 4).then(e.CardTurned(100, ann.player, Place(4), GREEN[1]))
    assert open_cards(told) == [GREEN[1]]
    assert view(told.table, bea.player).table == view(told.table).table


def test_the_third_card_is_the_claim_and_a_set_is_taken() -> None:
    """M-11: others are dealt in their places, face down."""
    told = turns(table(), ann, 0, 1, 2)
    dealt = (Place(0), Place(1), Place(2))
    new = told.table.layout[:3]
    assert told.events == [
        e.CardTurned(100, ann.player, Place(2), RED[2]),
        e.SetShown(100, ann.player, RED),
        e.SetTaken(100, ann.player, RED, RED, RED, 1),
        e.CardsDealt(100, tuple(card for card in new if card), dealt, 0, face_down=True),
    ]
    assert told.seat(ann).points == 1
    assert open_cards(told) == []


def test_wrong_cards_stay_open_until_the_same_player_turns_up_the_next() -> None:
    """M-11: what others do does not hide them."""
    told = turns(table(), ann, 0, 1, 3)
    assert told.told(e.CallFailed) == [e.CallFailed(100, ann.player, "wrong")]
    wrong = [RED[0], RED[1], GREEN[0]]
    assert open_cards(told) == wrong
    assert open_cards(turns(told, bea, 5)) == [*wrong, GREEN[2]]
    turns(told, ann, 4, at=200)
    back = e.TurnedBack(200, ann.player, tuple(wrong), (Place(0), Place(1), Place(3)), tuple(wrong))
    assert told.events == [e.CardTurned(200, ann.player, Place(4), GREEN[1]), back]
    assert seen(back) == replace(back, under=(FACE_DOWN,) * 3)
    assert open_cards(told) == [GREEN[1], GREEN[2]]


def test_a_card_of_a_wrong_claim_can_be_the_first_of_the_next() -> None:
    """M-11: it stays open, and the two others go back."""
    told = turns(table(), ann, 0, 1, 3, 1)
    assert open_cards(told) == [RED[1]]
    assert told.table.turned == (Turned(ann.player, (RED[1],)),)
    assert turns(told, ann, 0, 2).seat(ann).sets == 1


def test_a_turned_card_cannot_be_taken_back() -> None:
    """M-11: nor chosen twice."""
    turns(table(), ann, 0).refuses(ann.turns(0, at=200), "turned-already")


def test_everyone_may_turn_up_cards_at_the_same_time_and_choose_what_others_have_opened() -> None:
    """M-11: there are no turns; the first to complete a SET takes it."""
    told = turns(turns(table(), ann, 0, 1), bea, 0, 1, 2)
    assert told.seat(bea).sets == 1
    assert told.table.turned == ()  # ann's two cards are gone
    assert turns(told, ann, 3, 4, 5, at=200).seat(ann).sets == 1


def test_a_card_that_somebody_else_has_open_too_stays_open() -> None:
    """M-11: only the others go back."""
    told = turns(turns(table(), ann, 0, 1, 3), bea, 0)
    turns(told, ann, 6, at=200)
    assert told.told(e.TurnedBack) == [
        e.TurnedBack(200, ann.player, (RED[0], RED[1], GREEN[0]), (Place(1), Place(3)), (RED[1], GREEN[0]))
    ]
    assert open_cards(told) == [RED[0], "1pde"]


def test_what_is_left_of_a_wrong_claim_is_not_a_claim_that_was_begun() -> None:
    """M-11: bea takes one of ann's three open cards; ann's next card is the first of three."""
    told = turns(turns(table(), ann, 0, 1, 3), bea, 3, 4, 5)
    assert told.seat(bea).sets == 1
    turns(told, ann, 2, at=200)
    assert told.table.turned_by(ann.player).cards == (RED[2],)


def test_the_cards_of_a_player_who_leaves_go_back() -> None:
    """M-11: at once; the player comes back to a fresh start."""
    told = turns(table(), ann, 0, 1).when(ann.leaves(at=200))
    assert open_cards(told) == []
    assert turns(told.when(ann.returns(at=300)), ann, 2, at=400).table.turned_by(ann.player).cards == (RED[2],)


def test_cards_that_lie_face_down_cannot_be_pointed_at() -> None:
    """R-12, M-11: so nobody learns where a card lies by naming it."""
    table().refuses(ann.points("1rof 2rof 3rof"), "turn-instead").refuses(ann.points("1rof"), "turn-instead")


@pytest.mark.parametrize("place", [-1, 21, 100])
def test_there_must_be_a_card_to_turn_up(place: int) -> None:
    """M-11: outside the layout there is none."""
    table().refuses(ann.turns(place), "not-on-table")


def test_where_cards_lie_open_nothing_is_turned_up() -> None:
    """M-11: it belongs to layouts that lie face down."""
    given(replace(MEMORY.rules, layout=r.Rectangle(12)), layout=LAYOUT).refuses(ann.turns(0), "not-here")


def test_where_players_call_only_the_caller_turns_up_cards() -> None:
    """M-11, A-2: as many as there is time for."""
    told = table(BY_CALL).refuses(ann.turns(0), "call-first").when(ann.calls(at=100))
    told.refuses(bea.turns(0, at=200), "called-already")
    assert isinstance(turns(told, ann, 0, 1, at=200).table.phase, Called)
    assert turns(told, ann, 2, at=300).seat(ann).sets == 1
    assert isinstance(told.table.phase, Searching)


def test_what_a_late_caller_has_turned_up_goes_back() -> None:
    """M-11, R-2: it was no claim."""
    told = turns(table(BY_CALL).when(ann.calls(at=100)), ann, 0, 1, at=200).when(time_is_up(10_100))
    assert told.told(e.CallFailed) == [e.CallFailed(10_100, ann.player, "late")]
    assert open_cards(told) == []
    assert open_cards(turns(table(BY_CALL).when(ann.calls()), ann, 0).when(ann.withdraws(at=200))) == []


def test_wrong_cards_stay_open_although_another_call_comes_to_nothing() -> None:
    """M-11: ann's three, but not the one that bea turned up in time for nothing."""
    told = turns(table(BY_CALL).when(ann.calls()), ann, 0, 1, 3)
    told = turns(told.when(bea.calls(at=200)), bea, 5, at=300).when(bea.withdraws(at=400))
    assert open_cards(told) == [RED[0], RED[1], GREEN[0]]


def test_everyone_is_told_that_cards_may_be_turned_up() -> None:
    """M-11: players who are free to play, and nobody else."""
    dealt = table(replace(MEMORY.rules, penalty=r.LockOut()))
    turns(dealt, ann, 0, 1, 3)
    assert ["Turn" in may_say(dealt.table, each.player) for each in (ann, bea, cem)] == [False, True, True]
    assert "Turn" not in view(dealt.table).may


def test_among_twenty_one_cards_there_is_always_a_set() -> None:
    """M-11, R-5: so cards are added only where the layout is smaller."""
    small = replace(MEMORY.rules, layout=r.FaceDown(3, 3))
    assert len(given(small, layout="1rof 2rof 3gsh").table.cards) > 3
    assert len(table().table.cards) == 21


def test_cards_that_are_left_are_turned_up_when_the_round_is_over() -> None:
    """M-11: for all to see, also for those who come later; not before."""
    told = turns(table(), ann, 0)
    assert open_cards(told) == [RED[0]]
    told.when(ann.ends_the_round(at=200))
    assert told.told(e.RoundEnded) == [e.RoundEnded(200, "stopped", told.table.layout)]
    assert len(open_cards(told)) == 21


def test_where_cards_lie_open_the_end_of_the_round_need_not_show_them() -> None:
    """M-11: everyone has seen them."""
    told = given(replace(MEMORY.rules, layout=r.Rectangle(12)), layout=LAYOUT).when(ann.ends_the_round(at=200))
    assert told.told(e.RoundEnded) == [e.RoundEnded(200, "stopped")]
