"""Puzzles and lessons."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tercet.cards.deck import FULL, SOLID
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets, third_card
from tercet.lab.puzzles import NoSuchPuzzle, puzzle
from tercet.lab.teacher import lesson


def test_a_puzzle_has_exactly_the_sets_asked_for() -> None:
    for seed in range(5):
        cards = puzzle(12, 6, 81, Random(seed))
        assert len(set(cards)) == 12
        assert len(find_sets(cards)) == 6
    assert set(puzzle(9, 4, 27, Random(1))) <= set(SOLID)


def test_every_puzzle_is_as_likely_as_any_other() -> None:
    """Four cards of the small deck with one SET: 117 SETs with any of 24 other cards, 2808 hands."""
    dice = Random(8)
    came = Counter(frozenset(puzzle(4, 1, 27, dice)) for _ in range(28_080))
    assert len(came) == 2_808
    chi_squared = sum((times - 10) ** 2 / 10 for times in came.values())
    assert abs(chi_squared - 2_807) < 4 * (2 * 2_807) ** 0.5


@pytest.mark.parametrize(
    ("cards", "sets", "deck", "says"),
    [
        (12, 3, 27, "No 12 of 27 cards hold exactly 3 SETs"),
        (12, 14, 81, "too rare to come up"),
        (30, 2, 81, "Puzzles have up to 15 cards, not 30"),
        (82, 2, 81, "A deck of 81 cards cannot lay out 82"),
    ],
)
def test_puzzles_that_cannot_be_are_refused_in_a_sentence(cards: int, sets: int, deck: int, says: str) -> None:
    with pytest.raises(NoSuchPuzzle, match=says):
        puzzle(cards, sets, deck, Random(1))


def test_a_lesson_begins_with_the_easiest_set_and_its_chances_add_up() -> None:
    taught = lesson(read_cards("1psh 2gde 3rof 1rof 2rof 1rsh 1rde"))
    assert [seen.differing for seen in taught.sets] == sorted(seen.differing for seen in taught.sets)
    assert set(taught.sets[0].cards) == {"1rof", "2rof", "3rof"}
    assert sum(seen.chance for seen in taught.sets) == pytest.approx(1)


def test_the_next_card_is_told_by_what_it_completes() -> None:
    cards = Random(3).sample(FULL, 12)
    taught = lesson(cards)
    card, pairs = next(iter(taught.next_cards.items()))
    assert {*pairs} == {(a, b) for a, b in combinations(cards, 2) if third_card(a, b) == card}
    assert len(pairs) == max(map(len, taught.next_cards.values()))
    assert not set(taught.next_cards) & set(cards)
    assert taught.next_chance == pytest.approx(len(taught.next_cards) / 69)
    assert lesson(FULL).next_chance == 0
