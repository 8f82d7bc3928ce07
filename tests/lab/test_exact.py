"""Exact counts, counted here and now: no stored table is asked."""

from itertools import combinations
from math import comb
from pathlib import Path
from shutil import copy

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.cards.deck import FULL, SOLID
from tercet.cards.sets import find_sets
from tercet.lab import known
from tercet.lab.exact import hands_without_set, sets_in_hands
from tercet.lab.known import STORED, CountsMissing, count_again, odds
from tercet.lab.normal_form import WORD, fingerprints, normal_form, pairs_completed, rare_first
from tercet.lab.orbits import orbits
from tercet.lab.space import MINUS, PLUS

# Published: the counts of hands without a SET among 81 and among 27 cards.
WITHOUT_SET_81 = (
    1, 81, 3240, 84240, 1579500, 22441536, 247615056, 2144076480, 14587567020, 77541824880, 318294370368,
    991227481920, 2284535476080, 3764369026080, 4217827554720, 2970003246912, 1141342138404, 176310866160,
    6482268000, 13646880, 682344, 0,
)  # fmt: skip
WITHOUT_SET_27 = (1, 27, 351, 2808, 14742, 50544, 107406, 126360, 63180, 2106, 0)


def test_the_stored_counts_are_what_counting_anew_gives_after_they_were_deleted(tmp_path: Path) -> None:
    mine = tmp_path / STORED.name
    copy(STORED, mine)
    assert odds(81, 12, mine).without_set == 2284535476080
    mine.unlink()
    with pytest.raises(CountsMissing, match="tercet lab exact"):
        odds(81, 12, mine)
    mine.write_bytes(count_again())
    assert mine.read_bytes() == STORED.read_bytes()
    assert known.read(mine)[81].without_set[:22] == WITHOUT_SET_81
    assert known.read(mine)[27].without_set[:11] == WITHOUT_SET_27


@pytest.mark.parametrize("deck", [3, 9])
def test_small_decks_agree_with_looking_at_every_hand(deck: int) -> None:
    cards = FULL[:deck]
    for size, counted in sets_in_hands(deck).items():
        seen: dict[int, int] = {}
        for hand in combinations(cards, size):
            seen[len(find_sets(hand))] = seen.get(len(find_sets(hand)), 0) + 1
        assert counted == dict(sorted(seen.items()))
        assert hands_without_set(deck)[size] == seen.get(0, 0)


def test_three_and_four_cards_of_the_small_deck_agree_with_looking_at_every_hand() -> None:
    counted = sets_in_hands(27)
    for size in (3, 4):
        assert counted[size].get(0) == sum(not find_sets(hand) for hand in combinations(SOLID, size))


def test_twelve_cards_of_the_small_deck_always_hold_four_sets() -> None:
    assert min(sets_in_hands(27)[12]) == 4


def test_the_orbits_of_the_small_deck_hold_every_hand_and_mirror_their_complements() -> None:
    levels = [*orbits(27)]
    assert [level.total for level in levels] == [comb(27, cards) for cards in range(28)]
    assert [len(level.hands) for level in levels] == [len(level.hands) for level in reversed(levels)]


@pytest.mark.parametrize("cards", [12, 13, 14, 15, 66, 81])
def test_hands_by_number_of_sets_have_the_right_sum_and_the_right_mean(cards: int) -> None:
    """Each of the 1080 SETs lies in the same number of hands: the mean is known without counting."""
    answer = odds(81, cards)
    assert answer.sets is not None
    assert sum(answer.sets.values()) == answer.hands == comb(81, cards)
    assert sum(sets * hands for sets, hands in answer.sets.items()) == 1080 * comb(78, cards - 3)
    assert answer.sets.get(0, 0) == answer.without_set


def named(hand: list[int]) -> tuple[int, int]:
    """The normal form of a hand."""
    cards, size = np.array(hand + [0] * (81 - len(hand))), len(hand)
    completed, prints, finer, keys = (np.zeros(81, np.int64) for _ in range(4))
    pairs_completed(cards, size, completed)
    fingerprints(cards, size, completed, prints, finer)
    rare_first(prints, size, keys)
    low, high = normal_form(cards, size, keys, np.full(81, -1))
    return low, high


@settings(max_examples=60)
@given(st.lists(st.integers(0, 80), min_size=1, max_size=14, unique=True), st.integers(0, 80), st.randoms())
def test_a_hand_keeps_its_normal_form_however_it_is_moved_and_ordered(hand: list[int], step: int, dice: object) -> None:
    """A shear, a shift and a shuffle: all moves that keep SETs."""
    sheared = [int(PLUS[card, 27 * (card % 3)]) for card in hand]  # the first coordinate takes up the last
    moved = [int(MINUS[card, step]) for card in sheared]
    dice.shuffle(moved)  # type: ignore[attr-defined]
    assert named(moved) == named(hand)
    low, high = named(hand)
    normal = [card for card in range(81) if (low >> card & 1 if card < WORD else high >> (card - WORD) & 1)]
    assert len(find_sets([FULL[card] for card in normal])) == len(find_sets([FULL[card] for card in hand]))
