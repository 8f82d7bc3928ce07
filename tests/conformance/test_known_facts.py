"""What mathematicians know of the game, proved here again: how many SETs, how many cards without one, what is left."""

from itertools import combinations, product
from math import comb
from random import Random

import pytest

from tercet.cards.card import Card
from tercet.cards.deck import FULL, SOLID, Deck, deck_of
from tercet.cards.kinds import BOX, NUMBER
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets, has_set, is_set, third_card
from tercet.engine.events import RoundEnded
from tercet.engine.match import fold_match
from tercet.players.game import play_out
from tercet.rulesets.catalogue import RULE_SETS

ONE_COLOUR = deck_of(BOX, {"colour": "g"})
TWENTY_WITHOUT_A_SET = read_cards(
    "1roh 1roe 1rsf 1rdf 1pof 1gof 1psh 1gde 2rof 3rof 2rsh 3rde 2poe 3goh 2pdf 3gsf 2gse 3pdh 2gdh 3pse"
)


@pytest.mark.parametrize(("deck", "count"), [(FULL, 1080), (SOLID, 117), (ONE_COLOUR, 117)])
def test_a_deck_holds_so_many_sets(deck: Deck, count: int) -> None:
    """C-4."""
    assert len(find_sets(deck)) == count


# ---- how many cards can lie there without a SET


def most_without_a_set(deck: Deck) -> int:
    """The exact number: everything is tried that could still beat the best so far."""
    best = 0

    def search(chosen: list[Card], free: list[Card]) -> None:
        nonlocal best
        best = max(best, len(chosen))
        for n, card in enumerate(free):
            if len(chosen) + len(free) - n <= best:
                return
            closed = {third_card(card, other) for other in chosen}
            search([*chosen, card], [other for other in free[n + 1 :] if other not in closed])

    search([], [*deck])
    return best


@pytest.mark.parametrize("deck", [SOLID, ONE_COLOUR])
def test_nine_cards_of_a_small_deck_can_be_without_a_set_and_ten_cannot(deck: Deck) -> None:
    """R-5, for the small decks: tried out."""
    assert most_without_a_set(deck) == 9


def test_twenty_cards_can_be_without_a_set() -> None:
    """R-5."""
    assert len(set(TWENTY_WITHOUT_A_SET)) == 20
    assert not has_set(TWENTY_WITHOUT_A_SET)


def values(card: Card) -> tuple[int, ...]:
    """The card as four numbers 0, 1, 2."""
    return tuple(NUMBER[card] // weight % 3 for weight in (27, 9, 3, 1))


def partings() -> list[tuple[Deck, Deck, Deck]]:
    """Every way to part the deck into three parts by a sum of features: by number, by number plus colour, and so on."""
    weights = [w for w in product(range(3), repeat=4) if next(filter(None, w), 0) == 1]
    sums = [{card: sum(map(int.__mul__, w, values(card))) % 3 for card in FULL} for w in weights]
    return [tuple(tuple(c for c in FULL if by[c] == part) for part in range(3)) for by in sums]  # type: ignore[misc]


PARTINGS = partings()
WAYS, WAYS_OF_TWO, WAYS_OF_THREE = 40, 13, 4


def is_like_the_small_deck(part: Deck) -> bool:
    """Can its cards be renamed to the solid ones so that SETs stay SETs?"""
    names = dict(zip(read_cards("1rof 2rof 1pof 1rsf"), _four_apart(part), strict=True))
    while len(names) < len(SOLID):
        for a, b in combinations([*names], 2):
            names[third_card(a, b)] = third_card(names[a], names[b])
    kept = all(names[third_card(a, b)] == third_card(names[a], names[b]) for a, b in combinations(SOLID, 2))
    return kept and set(names) == set(SOLID) and set(names.values()) == set(part)


def _four_apart(part: Deck) -> list[Card]:
    """Four cards none of which follows from the others by making SETs."""
    chosen: list[Card] = []
    reached: set[Card] = set()
    for card in part:
        if card not in reached:
            chosen.append(card)
            reached.add(card)
            while grown := {third_card(a, b) for a, b in combinations(reached, 2)} - reached:
                reached |= grown
    return chosen


def test_each_parting_of_the_deck_gives_three_small_decks() -> None:
    assert len(PARTINGS) == WAYS
    assert all(is_like_the_small_deck(part) for parts in PARTINGS for part in parts)


def test_two_cards_lie_together_in_13_partings_and_three_that_are_no_set_in_4() -> None:
    parts = [frozenset(part) for parts in PARTINGS for part in parts]
    where = {card: sum(1 << n for n, part in enumerate(parts) if card in part) for card in FULL}
    for a, b in combinations(FULL, 2):
        assert (where[a] & where[b]).bit_count() == WAYS_OF_TWO
    for a, b, c in combinations(FULL, 3):
        assert is_set(a, b, c) or (where[a] & where[b] & where[c]).bit_count() == WAYS_OF_THREE


def together(parts: tuple[int, ...], count: int) -> int:
    """How many pairs (or trios) lie in one part, given the number of cards in each."""
    return sum(comb(cards, count) for cards in parts)


def test_no_table_of_21_is_without_a_set() -> None:
    """R-5: suppose that 21 cards are without a SET, and see how they could fall on the three parts of each parting.

    No part has more than 9 of them. Over all 40 partings, each two lie together 13 times and each three 4 times. Count
    from the even fall 7 7 7: 3 for each trio more, less 16 for each pair more. No fall counts below nothing, and all 40
    count nothing in all, so only 7 7 7 and 9 9 3 occur. But no number of 9 9 3 makes up the pairs.
    """
    falls = [(a, b, c) for a in range(10) for b in range(a + 1) for c in range(b + 1) if a + b + c == 21]
    even = (7, 7, 7)
    more_pairs = {fall: together(fall, 2) - together(even, 2) for fall in falls}
    more_trios = {fall: together(fall, 3) - together(even, 3) for fall in falls}
    count = {fall: 3 * more_trios[fall] - 16 * more_pairs[fall] for fall in falls}
    all_pairs = WAYS_OF_TWO * comb(21, 2) - WAYS * together(even, 2)
    all_trios = WAYS_OF_THREE * comb(21, 3) - WAYS * together(even, 3)
    assert all(counted >= 0 for counted in count.values())
    assert 3 * all_trios - 16 * all_pairs == 0
    assert {fall for fall, counted in count.items() if counted == 0} == {even, (9, 9, 3)}
    assert all_pairs % more_pairs[9, 9, 3] != 0


def test_the_20_cards_without_a_set_fall_on_the_parts_as_that_proof_says() -> None:
    """So the proof for 21 does not forbid everything: no part with more than 9, and the same two sums."""
    cards = {*TWENTY_WITHOUT_A_SET}
    falls = [tuple(len(cards & {*part}) for part in parts) for parts in PARTINGS]
    assert max(map(max, falls)) == 9
    assert sum(together(fall, 2) for fall in falls) == WAYS_OF_TWO * comb(20, 2)
    assert sum(together(fall, 3) for fall in falls) == WAYS_OF_THREE * comb(20, 3)


# ---- what a finished game leaves


def test_three_cards_left_would_be_a_set() -> None:
    """Each feature adds up to nothing (mod 3) over the deck and over each SET taken, so over what is left as well;
    and the one card with which two others add up to nothing is the one that makes a SET with them."""
    assert all(sum(column) % 3 == 0 for column in zip(*map(values, FULL), strict=True))
    for a, b in combinations(FULL, 2):
        columns = zip(values(a), values(b), values(third_card(a, b)), strict=True)
        assert all(sum(column) % 3 == 0 for column in columns)


@pytest.mark.parametrize("name", ["quick", "classic", "european"])
def test_a_finished_game_leaves_0_6_9_12_15_or_18_cards_and_never_3(name: str) -> None:
    """A-10, E-6: as the engine plays it."""
    finished = 0
    for seed in range(30):
        log = play_out(RULE_SETS[name].rules, 2, Random(seed))
        table = fold_match(log).table
        assert table is not None
        if any(isinstance(event, RoundEnded) and event.why == "no-set-left" for event in log):
            finished += 1
            assert len(table.cards) in {0, 6, 9, 12, 15, 18}
    assert finished >= 10
