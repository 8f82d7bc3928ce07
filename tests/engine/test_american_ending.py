"""The American sheet: the odds it prints, the end of a round, its points and the easy start (A-9 to A-13)."""

from random import Random

import pytest

from tercet.cards.deck import FULL, SOLID
from tercet.cards.notation import write_cards
from tercet.cards.sets import find_sets, has_set
from tercet.engine import events as e
from tercet.engine.standing import Rank, points_of, ranking
from tercet.engine.table import Over
from tercet.record.laws import all_cards
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.easy import EASY
from tests.engine.playing import deck_is_used_up, finds_one, is_over, play_on
from tests.engine.telling import ann, bea, cem, given

DEALS = 20_000


def shuffled(seed: int) -> str:
    """A whole deck in some order."""
    return write_cards(Random(seed).sample(FULL, len(FULL)))


def share_without_a_set(cards: int) -> float:
    """How many fresh decks, of many, begin without a SET."""
    dice = Random(1991)
    return sum(not has_set(dice.sample(FULL, cards)) for _ in range(DEALS)) / DEALS


def test_the_printed_odds_for_twelve_cards_are_near_the_truth_of_a_fresh_deck() -> None:
    """A-9: 33 to 1 that there is one, says the sheet; among this many fresh deals it is about 30 to 1."""
    share = share_without_a_set(12)
    assert 1 / 40 < share < 1 / 25
    assert abs(share - 1 / 34) < 0.01


def test_fifteen_cards_nearly_always_hold_a_set() -> None:
    """A-9: 2500 to 1, says the sheet."""
    assert 0 < share_without_a_set(15) < 1 / 1_000


def test_play_goes_on_until_the_deck_is_used_up() -> None:
    """A-10: no card is left face down, and no SET is left face up."""
    table = play_on(given(CLASSIC), ann, bea, cem)
    assert table.table.phase == Over("no-set-left")
    assert table.table.deck_left == 0
    assert find_sets(table.table.cards) == []


def test_cards_that_form_no_set_may_remain() -> None:
    """A-10: what was not found lies there still, and belongs to nobody."""
    table = play_on(given(CLASSIC, layout=shuffled(1991)), ann, bea, cem)
    left = len(table.table.cards)
    assert left > 0
    assert sum(len(table.seat(someone).taken) for someone in (ann, bea, cem)) == 81 - left
    assert sorted(all_cards(table.table)) == sorted(FULL)


def test_with_the_deck_used_up_a_set_is_not_replaced() -> None:
    """A-10, A-6."""
    table = play_on(given(CLASSIC), ann, until=deck_is_used_up)
    lying = len(table.table.cards)
    finds_one(table, bea)
    assert table.told(e.CardsDealt) == []
    assert len(table.table.cards) == lying - 3


def test_nothing_more_is_said_in_a_round_that_has_ended() -> None:
    """A-10."""
    table = play_on(given(CLASSIC), ann)
    table.refuses(ann.calls(at=table.table.at), "over")
    table.refuses(bea.says_no_set(at=table.table.at), "over")


@pytest.mark.parametrize("seed", range(3))
def test_each_set_held_is_a_point(seed: int) -> None:
    """A-11."""
    table = play_on(given(CLASSIC, layout=shuffled(seed)), ann, bea, bea, cem)
    for someone in (ann, bea, cem):
        assert table.seat(someone).points == table.seat(someone).sets == len(table.seat(someone).taken) // 3
    ranks = ranking(points_of(table.table))
    assert ranks[0] == Rank(1, bea.player, table.seat(bea).sets)


def test_points_against_are_counted_off() -> None:
    """A-11, A-5: one SET held and one wrong call make nothing."""
    table = finds_one(given(CLASSIC), ann).when(ann.calls(at=100), ann.withdraws(at=200))
    assert (table.seat(ann).sets, table.seat(ann).against, table.seat(ann).points) == (1, 1, 0)


def test_the_easy_start_is_played_with_the_27_filled_cards() -> None:
    """A-13: nobody has to look at the shading."""
    table = given(EASY)
    assert len(table.table.cards) == 12
    assert sorted(all_cards(table.table)) == sorted(SOLID)
    assert {card[-1] for card in all_cards(table.table)} == {"f"}


def test_the_easy_start_is_played_to_its_end_like_the_whole_game() -> None:
    """A-13: calls, penalty and end as with 81 cards."""
    table = given(EASY).when(ann.calls(at=100), ann.withdraws(at=200))
    assert table.seat(ann).points == -1
    assert is_over(play_on(table, ann, bea, cem).table)
