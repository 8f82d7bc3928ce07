"""What follows from skill: how much harder hard SETs are, and how easy other finds are."""

import pytest

from tercet.cards.notation import read_cards
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Seat, Table
from tercet.engine.value import Player
from tercet.players.ease import ease
from tercet.players.levels import BEGINNER, EXPERT, FIRST_EVENING, LEVELS
from tercet.players.skill import OF_A_BEGINNER, OF_AN_EXPERT, skill_at, slope
from tercet.rulesets.catalogue import RULE_SETS

me = Player("me")


def table_of(ruleset: str, cards: str, *finds: str) -> Table:
    found = tuple(tuple(read_cards(find)) for find in finds)
    return Table(RULE_SETS[ruleset].rules, (Seat(me),), me, me, 0, 0, layout=tuple(read_cards(cards)), finds=found)


def test_hard_sets_are_less_of_a_burden_the_better_the_player() -> None:
    slopes = [slope(level.rate) for level in LEVELS.values()]
    assert slopes[0] == pytest.approx(OF_A_BEGINNER)
    assert slope(LEVELS[BEGINNER].rate) == pytest.approx(OF_A_BEGINNER)
    assert slope(LEVELS[EXPERT].rate) == pytest.approx(OF_AN_EXPERT)
    for kind in (3, 4):
        factors = [each[kind] for each in slopes]
        assert factors == sorted(factors)
        assert OF_A_BEGINNER[kind] < slope(LEVELS[3].rate)[kind] < OF_AN_EXPERT[kind]


def test_each_level_lies_on_the_line_of_skill_and_others_lie_between() -> None:
    for level in LEVELS.values():
        assert skill_at(level.rate).first_ms == level.first_ms
        assert skill_at(level.rate).slips == pytest.approx(level.slips)
    between = skill_at(0.07)
    assert LEVELS[2].first_ms < between.first_ms < LEVELS[BEGINNER].first_ms
    assert skill_at(0.001).first_ms == LEVELS[FIRST_EVENING].first_ms
    assert skill_at(5).first_ms == LEVELS[5].first_ms


def test_two_pairs_are_as_hard_as_both_together() -> None:
    """C-6: the first pair is easy in all of these, the second is not; three of the cards do not tell them apart."""
    easy = table_of("ultra", "1rof 2rof 3roh 3roe")  # both want 3rof
    hard = table_of("ultra", "1rof 2rof 1psh 2gde")
    factors = slope(LEVELS[3].rate)
    (easiest,), (hardest,) = (finds_here(each) for each in (easy, hard))
    assert ease(easy, easiest, factors) == pytest.approx(1 / 2)
    assert ease(hard, hardest, factors) == pytest.approx(1 / (1 + 1 / factors[4]))


def test_which_pair_comes_first_does_not_matter() -> None:
    table, factors = table_of("ultra", "1rof 2rof 1psh 2gde"), slope(LEVELS[2].rate)
    one = tuple(read_cards("1rof 2rof 1psh 2gde"))
    assert ease(table, one, factors) == pytest.approx(ease(table, (*one[2:], *one[:2]), factors))


def test_a_chain_is_easier_to_go_on_with_than_to_begin() -> None:
    """Of the last SET's cards one is in it: where to begin is known."""
    factors = slope(LEVELS[3].rate)
    find = tuple(read_cards("1rof 2rof 3rof"))
    begun = table_of("chain", "2rof 3rof", "1rof 1psh 1gde")
    assert ease(begun, find, factors) > ease(table_of("chain", "1rof 2rof 3rof"), find, factors) == 1
