"""Solitaire: more cards at the price of a SET, which is to be won back from the last ones (A-12, P-4, R-7)."""

from random import Random

import pytest
from msgspec.structs import replace

from tercet.cards.deck import FULL
from tercet.cards.notation import read_cards, write_cards
from tercet.cards.sets import find_sets
from tercet.engine import events as e
from tercet.engine.rules import AtAPrice, Rules
from tercet.engine.standing import fared_alone, sets_owed
from tercet.engine.table import Over
from tercet.engine.value import Place
from tercet.rulesets.solitaire import SOLITAIRE
from tests.engine.layouts import NEXT_THREE, ONE_SET, THE_SET
from tests.engine.playing import deck_is_used_up, finds_one, play_on
from tests.engine.telling import ToldTable, ann, given

OLDER = replace(SOLITAIRE.rules, no_set=AtAPrice(1))  # the older sheet's wording


def alone(layout: str = ONE_SET) -> ToldTable:
    """A table for one."""
    return given(SOLITAIRE, ann, layout=layout)


def with_the_whole_deck_laid_out(rules: Rules, seed: int) -> ToldTable:
    """Somebody who looks for no SET before every card lies there."""
    table = given(rules, ann, layout=write_cards(Random(seed).sample(FULL, 81)))
    while table.table.deck_left:
        table.when(ann.says_no_set(at=table.table.at))
    return table


def test_a_player_alone_needs_no_call() -> None:
    """A-12: nobody is there to be faster than."""
    table = alone().when(ann.points(THE_SET, at=100))
    assert table.seat(ann).points == 1
    table.refuses(ann.calls(at=200), "no-call-needed")


def test_when_the_player_finds_none_three_more_cost_a_set() -> None:
    """A-12."""
    table = alone().when(ann.says_no_set(at=100))
    table.then(
        e.NoSetSaid(100, ann.player),
        e.PriceOwed(100, ann.player, 1),
        e.CardsDealt(100, read_cards(NEXT_THREE), (Place(12), Place(13), Place(14)), 0),
    )
    assert table.seat(ann).owed == 1


def test_each_time_costs_another_set() -> None:
    """A-12, R-7: the table grows to 18, and two are owed."""
    table = alone().when(ann.says_no_set(at=100), ann.says_no_set(at=200))
    assert len(table.table.cards) == 18
    assert table.seat(ann).owed == 2


def test_a_set_found_while_there_is_a_deck_pays_nothing() -> None:
    """A-12, R-7: the price is won back from the last cards only."""
    table = finds_one(alone().when(ann.says_no_set(at=100)), ann)
    assert table.told(e.PricePaid) == []
    assert table.seat(ann).owed == 1


def test_the_set_that_uses_up_the_deck_pays_nothing_yet() -> None:
    """P-4, R-7: the last cards are laid out because of it, so it was not found among them."""
    table = play_on(alone().when(ann.says_no_set(at=100)), ann, until=deck_is_used_up)
    assert table.told(e.SetTaken) != []
    assert table.told(e.PricePaid) == []


def test_a_set_out_of_the_last_cards_wins_the_price_back() -> None:
    """A-12, P-4: one SET found after the deck is exhausted."""
    table = play_on(alone().when(ann.says_no_set(at=100)), ann, until=deck_is_used_up)
    assert len(table.table.cards) == 12
    owed = table.seat(ann).owed
    finds_one(table, ann)
    assert table.told(e.PricePaid) == [e.PricePaid(table.table.at, ann.player)]
    assert table.seat(ann).owed == owed - 1


def test_each_price_is_paid_by_one_set() -> None:
    """R-7: two that are owed take two SETs; a third pays for nothing."""
    table = play_on(alone("").when(ann.says_no_set(at=1), ann.says_no_set(at=2)), ann, until=deck_is_used_up)
    for left in (1, 0, 0):
        finds_one(table, ann)
        assert table.seat(ann).owed == left


@pytest.mark.parametrize("seed", range(100))
def test_laying_out_the_whole_deck_first_wins_no_game(seed: int) -> None:
    """R-7, P-4: 23 are owed, and the last twelve cards hold four SETs at most that can be taken."""
    table = play_on(with_the_whole_deck_laid_out(SOLITAIRE.rules, seed), ann)
    assert fared_alone(table.table) == "lost"
    assert 23 - 4 <= sets_owed(table.table) <= 23


def test_while_more_than_twelve_lie_there_a_set_only_brings_the_layout_down() -> None:
    """R-7: the first SET of the last twelve is the first that pays."""
    table = with_the_whole_deck_laid_out(SOLITAIRE.rules, 7)
    owed = []
    while find_sets(table.table.cards):
        lying = len(table.table.cards)
        finds_one(table, ann)
        owed.append((lying, table.seat(ann).owed))
    assert [(lying, left) for lying, left in owed if lying > 12] == [(lying, 23) for lying in range(81, 12, -3)]
    assert [left for lying, left in owed if lying <= 12] == [22, 21][: len(owed) - 23]


def test_by_the_older_sheet_any_set_after_the_deck_is_exhausted_pays() -> None:
    """A-12: the other value of the same slot."""
    table = finds_one(with_the_whole_deck_laid_out(OLDER, 7), ann)
    assert table.told(e.PricePaid) == [e.PricePaid(table.table.at, ann.player)]
    assert len(table.table.cards) == 78


def test_a_game_that_is_ended_early_is_given_up() -> None:
    """R-7: neither won nor paid for, whether something is owed or not."""
    nothing_owed = alone().when(ann.ends_the_round(at=100))
    assert fared_alone(nothing_owed.table) == "given-up"
    assert sets_owed(nothing_owed.table) == 0
    owing = alone().when(ann.says_no_set(at=100), ann.ends_the_round(at=200))
    assert fared_alone(owing.table) == "given-up"


def test_while_it_is_played_it_is_neither_won_nor_lost() -> None:
    """R-7, R-6."""
    assert fared_alone(alone().table) is None


def test_the_game_is_won_when_nothing_is_owed_at_the_end() -> None:
    """R-7, A-12."""
    table = play_on(alone().when(ann.says_no_set(at=100)), ann)
    assert table.table.phase == Over("no-set-left")
    assert fared_alone(table.table) == "won"


def test_the_game_is_lost_when_a_price_is_owed_at_the_end() -> None:
    """R-7, A-12: the player gives up with a SET lying there."""
    table = play_on(alone().when(ann.says_no_set(at=100)), ann, until=deck_is_used_up)
    assert find_sets(table.table.cards) != []
    table.when(ann.says_no_set(at=table.table.at))
    assert table.table.phase == Over("all-agree")
    assert fared_alone(table.table) == "lost"
    assert sets_owed(table.table) == 1


def test_saying_that_the_last_cards_hold_none_costs_nothing() -> None:
    """R-7: no card is laid for it."""
    table = play_on(alone(), ann, until=deck_is_used_up).when(ann.says_no_set(at=0))
    assert table.told(e.PriceOwed) == []
    assert fared_alone(table.table) == "won"


def test_a_game_without_a_price_is_won_as_well() -> None:
    """R-7."""
    table = play_on(alone(""), ann)
    assert table.table.phase == Over("no-set-left")
    assert fared_alone(table.table) == "won"


def test_a_player_alone_may_leave_and_come_back() -> None:
    """A-12: the cards lie as they lay, and the debt stays."""
    table = alone().when(ann.says_no_set(at=100), ann.leaves(at=200), ann.returns(at=300))
    assert table.seat(ann).owed == 1
    table.when(ann.points(THE_SET, at=400))
