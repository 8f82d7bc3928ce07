"""Players' own ways to play: more kinds of cards and finds, checked against counts that can be looked up."""

from collections import Counter
from itertools import combinations, pairwise
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.deck import FULL, Deck, deck_of
from tercet.cards.finds import cancelling, in_pairs
from tercet.cards.kinds import DOTS, EDGES, FOURS, NUMBER, kind_of
from tercet.cards.notation import write_cards
from tercet.cards.sets import find_sets, is_set, third_card
from tercet.cards.sums import cancel, differences, last_card
from tercet.engine.clock import deadline
from tercet.engine.events import RoundEnded
from tercet.engine.match import MatchEvent
from tercet.engine.rules import AllCards, Pattern, Rectangle, Rules, Timed
from tercet.engine.slots.deck import cards_in
from tercet.engine.table import Over, Table
from tercet.players.game import play_out
from tercet.record.replay import replay
from tercet.rulesets.chain import CHAIN
from tercet.rulesets.quick import QUICK
from tercet.rulesets.shuffle import SHUFFLE
from tests.engine.telling import ann, given, time_is_up

JUNIOR_FOURS = cards_in(AllCards(values=4, shading="f"))


def like_quick(deck: AllCards, pattern: Pattern, size: int) -> Rules:
    return replace(QUICK.rules, deck=deck, pattern=pattern, layout=Rectangle(size))


SIX = like_quick(AllCards(), Pattern(cards=6), 10)
EDGED = like_quick(AllCards(features=5), Pattern(), 16)
FOUR = like_quick(AllCards(values=4), Pattern(cards=4), 15)
DOTTED = like_quick(AllCards(values=2, features=6), Pattern(cards=3, most=7), 7)
PAIRS = like_quick(AllCards(), Pattern("pairs", 4), 12)


def how_many(deck: Deck, size: int) -> int:
    """How many choices of this many cards cancel, by counting all choices by what they add up to."""
    rows = differences(kind_of(deck[0]))
    ways = [Counter({0: 1}), *(Counter[int]() for _ in range(size))]
    for card in deck:
        for chosen in range(size, 0, -1):
            for want, count in ways[chosen - 1].items():
                ways[chosen][rows[want][NUMBER[card]]] += count
    return ways[size][0]


@pytest.mark.parametrize(
    ("deck", "size", "count"),
    [
        (FULL, 3, 1_080),
        (FULL, 6, 4_007_016),
        (deck_of(EDGES), 3, 9_801),
        (deck_of(FOURS), 4, 690_880),
        (JUNIOR_FOURS, 4, 10_416),
        (deck_of(DOTS), 3, 651),
    ],
    ids=["SETs", "six", "edges", "fours", "fours of one filling", "lines of dots"],
)
def test_a_deck_holds_as_many_finds_as_are_known(deck: Deck, size: int, count: int) -> None:
    """C-4, M-3, M-4, M-5, M-6."""
    assert how_many(deck, size) == count


def test_two_pairs_want_the_same_card_and_in_one_way_only() -> None:
    """M-2: each card completes forty pairs, and any two of those are a find."""
    wanted = Counter(third_card(a, b) for a, b in combinations(FULL, 2))
    assert sum(comb(pairs, 2) for pairs in wanted.values()) == 63_180
    for cards in (Random(seed).sample(FULL, 12) for seed in range(20)):
        finds = [*in_pairs(cards)]
        assert all(third_card(a, b) == third_card(c, d) for a, b, c, d in finds)
        assert len({frozenset(find) for find in finds}) == len(finds)


def test_six_cards_that_cancel_leave_a_set_of_thirds_or_one_card() -> None:
    """M-3: in whichever way they are paired."""
    found = next(cancelling(Random(7).sample(FULL, 12), 6))
    for a, b, c, d, e, f in [found, found[::-1], (*found[1:], found[0])]:
        thirds = (third_card(a, b), third_card(c, d), third_card(e, f))
        assert is_set(*thirds) or len(set(thirds)) == 1


@pytest.mark.parametrize("cards", ["1ROF 1ROF 2PSH 2PSH", "1ROF 2ROH 3ROE 4ROL", "1RSF 1PSF 2RDF 2PDF"])
def test_four_values_go_together_alike_different_or_two_and_two(cards: str) -> None:
    """M-5."""
    assert cancel([Card(card) for card in cards.split()])


def test_the_last_card_is_found_for_every_kind() -> None:
    """C-4, M-4, M-5, M-6."""
    dice = Random(3)
    for deck in (FULL, deck_of(EDGES), deck_of(FOURS), deck_of(DOTS)):
        for _ in range(50):
            cards = dice.sample(deck, 3)
            assert cancel([*cards, last_card(cards)])


def played(rules: Rules, seed: int) -> Table:
    """A game of two who see everything, to its end."""
    table = replay(play_out(rules, 2, Random(seed))).table
    assert table is not None
    return table


def ended_by_itself(events: list[MatchEvent]) -> bool:
    return any(isinstance(event, RoundEnded) and event.why == "no-set-left" for event in events)


@pytest.mark.parametrize(
    ("rules", "left"),
    [
        (PAIRS, lambda left: left % 4 == 1),
        (SIX, lambda left: left % 6 == 3),
        (EDGED, lambda left: left % 3 == 0 and left != 3),
        (FOUR, lambda left: left % 4 == 0 and left != 4),
        (DOTTED, lambda left: left == 0),
    ],
    ids=["pairs", "six", "edges", "fours", "dots"],
)
def test_what_is_left_at_the_end_obeys_its_law(rules: Rules, left: object) -> None:
    """M-2, M-3, M-4, M-5, M-6."""
    ended = 0
    for seed in range(6):
        events = play_out(rules, 2, Random(seed))
        if ended_by_itself(events):
            table = replay(events).table
            assert table is not None
            assert callable(left)
            assert left(len(table.cards))
            ended += 1
    assert ended


def test_a_chain_goes_on_with_cards_of_the_find_before() -> None:
    """M-1: exactly one of them, and only the others leave the layout."""
    finds = played(CHAIN.rules, 2).finds
    assert len(finds) > 5
    for before, after in pairwise(finds):
        assert len(set(before) & set(after)) == 1


def test_cards_are_added_up_to_the_next_multiple_of_three() -> None:
    """M-7: ten without a find become twelve, and then fifteen."""
    rules = replace(QUICK.rules, layout=Rectangle(10))
    without = next(seed for seed in range(200) if not find_sets(Random(seed).sample(FULL, 10)))
    ten = Random(without).sample(FULL, 10)
    assert len(given(rules, layout=write_cards(ten)).table.cards) in {12, 15, 18}


def test_after_a_find_the_cards_that_stay_change_places() -> None:
    """M-8: none is lost, none comes twice, and the gaps are filled."""
    table = given(SHUFFLE)
    before = table.table.layout
    find = find_sets(table.table.cards)[0]
    after = table.when(ann.points(write_cards(find), at=50)).table
    stayed = [card for card in before if card not in find]
    assert set(stayed) <= set(after.layout)
    assert len(after.cards) == 12
    assert sum(after.layout.index(card) != before.index(card) for card in stayed) >= 5


def test_a_round_against_the_clock_ends_when_its_time_is_up() -> None:
    """M-10: not before, and whatever lies there."""
    table = given(replace(QUICK.rules, ending=Timed(60_000)))
    assert deadline(table.table) == 60_000
    table.when(time_is_up(60_000))
    assert table.table.phase == Over("time-up")
