"""What players invented: quick, chain, ultra and puzzle, each a value of a slot and no engine of its own."""

from random import Random

import pytest
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.cards.notation import read_cards, write_cards
from tercet.cards.sets import find_sets
from tercet.engine.commands import Point
from tercet.engine.events import (
    CallFailed,
    CardsDealt,
    LayoutSolved,
    LockedOut,
    PointsLost,
    RoundEnded,
    SetPointed,
    SetTaken,
)
from tercet.engine.rules import AllAgree, AllFound, LockOut, LosePoints, PuzzleDeck, SomeCards
from tercet.engine.slots.deck import in_order
from tercet.engine.slots.pattern import finds_here
from tercet.engine.value import Place
from tercet.engine.view import view
from tercet.rulesets.chain import CHAIN
from tercet.rulesets.puzzle import PUZZLE
from tercet.rulesets.quick import QUICK
from tercet.rulesets.ultra import ULTRA
from tests.engine.layouts import NEXT_THREE, NO_SET_IN_IT, ONE_SET, THE_OTHER_SET, THE_SET, TWENTY_WITHOUT, TWO_SETS
from tests.engine.telling import ToldTable, ann, bea, deck_beginning, given, time_is_up

CARDS = read_cards(THE_SET)
GAPS = (Place(0), Place(1), Place(2))


# Quick


def test_quick_the_first_to_point_at_a_set_has_it() -> None:
    """C-2, R-1: no call, no window; the cards are replaced at once."""
    table = given(QUICK, layout=ONE_SET).refuses(ann.calls(at=100), "no-call-needed").when(bea.points(THE_SET, at=100))
    table.then(
        SetPointed(100, bea.player, CARDS),
        SetTaken(100, bea.player, CARDS, CARDS, CARDS, 1),
        CardsDealt(100, read_cards(NEXT_THREE), GAPS, 0),
    )
    table.refuses(ann.points(THE_SET, at=100), "not-on-table")


def test_quick_a_wrong_one_costs_nothing() -> None:
    """No penalty unless the group wants one; but the record has it."""
    table = given(QUICK, layout=ONE_SET).when(ann.points(NO_SET_IN_IT, at=100))
    table.then(SetPointed(100, ann.player, read_cards(NO_SET_IN_IT)), CallFailed(100, ann.player, "wrong"))
    table.when(ann.points(THE_SET, at=100))


def test_quick_a_wrong_one_costs_a_point_by_option() -> None:
    """A-5 as an option."""
    table = given(replace(QUICK.rules, penalty=LosePoints(1)), layout=ONE_SET).when(ann.points(NO_SET_IN_IT, at=100))
    assert table.events[1:] == [CallFailed(100, ann.player, "wrong"), PointsLost(100, ann.player, 1)]


def test_quick_a_wrong_one_locks_out_by_option() -> None:
    """E-4 as an option."""
    table = given(replace(QUICK.rules, penalty=LockOut()), layout=ONE_SET).when(ann.points(NO_SET_IN_IT, at=100))
    assert table.told(LockedOut)
    table.refuses(ann.points(THE_SET, at=200), "locked-out").when(bea.points(THE_SET, at=300))
    assert not table.seat(ann).locked_out


def test_quick_cards_are_added_by_themselves_when_there_is_no_set() -> None:
    """R-5: three at a time until there is one; nobody need say so."""
    table = given(QUICK, layout=TWENTY_WITHOUT)
    assert len(table.table.cards) == 21
    assert find_sets(table.table.cards)
    table.refuses(ann.says_no_set(), "cards-come").refuses(time_is_up(at=999_999), "too-early")


def test_quick_is_over_when_the_deck_is_used_up_and_no_set_is_left() -> None:
    """R-6: without a command."""
    table = play_out(given(QUICK, ann))
    assert table.events[-1] == RoundEnded(0, "no-set-left")
    assert table.table.deck_left == 0


def test_quick_the_last_set_may_be_overlooked_when_all_agree() -> None:
    """R-6: with the deck used up, all who play may say that there is none, and nobody is stuck."""
    table = given(QUICK, ann, bea)
    while table.table.deck_left:
        table.when(Point(0, ann.player, finds_here(table.table)[0]))
    assert finds_here(table.table)
    table.when(ann.says_no_set(), bea.says_no_set())
    assert table.events[-1] == RoundEnded(0, "all-agree")


def play_out(table: ToldTable) -> ToldTable:
    """Ann finds all there is to find."""
    while not isinstance(table.events[-1], RoundEnded):
        table.when(Point(0, ann.player, finds_here(table.table)[0]))
    return table


# Chain: the last SET's cards 1rof 2rof 3rof, and two ways to go on from 1rof

CHAINED = """
    1rof 2rof 3rof 1roh
    1roe 1pof 1gof 2rsh
    3gdh 2psh 2gof 3pdh
"""


def test_chain_begins_with_any_set() -> None:
    """C-2: there is no last SET yet."""
    assert given(CHAIN, layout=CHAINED).when(ann.points(THE_SET)).told(SetTaken)


def test_chain_the_next_set_uses_one_card_of_the_last() -> None:
    """The link lies before its finder; the other two are taken from the table, and two are dealt."""
    table = given(CHAIN, layout=CHAINED).when(ann.points(THE_SET), bea.points("1roe 1rof 1roh", at=100))
    trio, pair = read_cards("1roe 1rof 1roh"), read_cards("1roe 1roh")
    assert table.events[:2] == [SetPointed(100, bea.player, trio), SetTaken(100, bea.player, trio, pair, pair, 1)]
    assert table.seat(ann).taken == CARDS
    assert len(table.table.cards) == 12


def test_chain_a_set_without_a_link_is_wrong() -> None:
    """Neither with none of the last SET's cards nor with one of an older SET."""
    table = given(CHAIN, layout=CHAINED).when(ann.points(THE_SET))
    unlinked = next(trio for trio in find_sets(table.table.cards))
    assert table.when(Point(100, bea.player, unlinked)).told(CallFailed)
    table.when(bea.points("1rof 1roh 1roe", at=200)).refuses(ann.points("2rof 2gof 2pof", at=300), "not-on-table")


def test_chain_two_cards_of_the_last_set_are_one_too_many() -> None:
    """Exactly one: the third card of two of them is the third of them, and pointing at all three is wrong."""
    table = given(CHAIN, layout=CHAINED).when(ann.points(THE_SET))
    assert table.when(ann.points(THE_SET, at=100)).told(CallFailed)
    assert table.seat(ann).sets == 1


def test_chain_cards_are_added_while_no_set_links() -> None:
    """R-5: a SET on the table that has no link is none, and the engine looks for one that has."""
    table = given(CHAIN, layout=CHAINED).when(ann.points(THE_SET))
    while table.table.deck_left:
        links = finds_here(table.table)
        assert links
        assert all(len(set(link) & set(table.table.finds[-1])) == 1 for link in links)
        table.when(Point(0, ann.player, links[0]))


def test_chain_ends_when_no_link_is_left() -> None:
    """R-6."""
    table = play_out(given(CHAIN, ann))
    assert table.events[-1] == RoundEnded(0, "no-set-left")
    assert sum(len(seat.taken) for seat in table.table.seats) + len(table.table.cards) == 81


# Ultra: 1rof 3rof and 2pof 2gof are both completed by 2rof

ULTRA_CARDS = "1rof 3rof 2pof 2gof"
ULTRA_LAYOUT = f"""
    {ULTRA_CARDS}
    1psh 2gdh 3gse 1gof
    3rdh 2psf 1roh 3pde
"""


def test_ultra_two_pairs_that_the_same_card_would_complete() -> None:
    """C-4: four cards, in any order; the fifth need not lie there."""
    table = given(ULTRA, layout=ULTRA_LAYOUT).when(ann.points("2pof 1rof 2gof 3rof", at=100))
    four = read_cards("2pof 1rof 2gof 3rof")
    assert table.events[1] == SetTaken(100, ann.player, four, four, four, 1)
    assert Card("2rof") not in read_cards(ULTRA_LAYOUT)
    assert len(table.table.cards) == 12


def test_ultra_other_four_cards_are_wrong_and_three_are_too_few() -> None:
    """C-4: a SET is not an Ultra."""
    table = given(ULTRA, layout=ULTRA_LAYOUT).refuses(ann.points("1rof 3rof 2pof", at=100), "wrong-count")
    assert table.when(ann.points("1rof 3rof 2pof 1psh", at=100)).told(CallFailed)


def test_ultra_ends_when_none_is_left() -> None:
    """R-6: with fewer than four cards, or with four that are none."""
    table = play_out(given(ULTRA, ann))
    assert table.events[-1] == RoundEnded(0, "no-set-left")
    assert table.table.deck_left == 0
    assert not finds_here(table.table)


# Puzzle: find them all

ONE_LAYOUT = replace(PUZZLE.rules, deck=SomeCards(12), no_set=AllAgree(), ending=AllFound())


def test_puzzle_the_cards_stay_and_each_set_counts_once() -> None:
    """C-6, M-9: whoever found it first, and in whatever order its cards are pointed at."""
    table = given(PUZZLE, layout=TWO_SETS).when(ann.points(THE_SET, at=100))
    table.then(SetPointed(100, ann.player, CARDS), SetTaken(100, ann.player, CARDS, (), (), 1))
    assert table.table.cards == [*read_cards(TWO_SETS)]
    for someone in (ann, bea):
        table.refuses(someone.points("3rof 1rof 2rof", at=200), "found-already")


def test_puzzle_everyone_sees_how_many_are_still_to_be_found() -> None:
    """R-12: the count is a hint that this rule set gives."""
    table = given(PUZZLE, layout=TWO_SETS)
    assert view(table.table).sets_here == 2
    assert view(table.when(ann.points(THE_SET)).table, bea.player).sets_here == 1


def test_puzzle_when_all_are_found_the_whole_layout_goes_and_the_next_is_dealt() -> None:
    """R-6: the cards that nobody keeps go to the discard, and what was found does not count against the next."""
    table = given(PUZZLE, layout=TWO_SETS).when(ann.points(THE_SET), bea.points(THE_OTHER_SET, at=100))
    deck = deck_beginning(PUZZLE.rules, TWO_SETS)
    table.then(
        SetPointed(100, bea.player, read_cards(THE_OTHER_SET)),
        SetTaken(100, bea.player, read_cards(THE_OTHER_SET), (), (), 1),
        LayoutSolved(100),
        CardsDealt(100, deck[12:24], tuple(Place(n) for n in range(12)), 0),
    )
    assert table.table.discard == deck[:12]
    assert view(table.table).sets_here == len(find_sets(deck[12:24]))


def test_puzzle_is_over_when_the_deck_is_used_up_and_all_is_found() -> None:
    """R-6: six layouts of twelve, and the nine cards that are left; each SET of each was found once."""
    deck = in_order(PUZZLE.rules.deck, Random(6).sample(FULL, 81), Random(6).randrange)
    table = play_out(given(PUZZLE, ann, layout=write_cards(deck)))
    assert table.events[-1] == RoundEnded(0, "all-found")
    assert table.seat(ann).points == 7 * 6
    assert (table.table.deck_left, len(table.table.cards)) == (0, 9)


@pytest.mark.parametrize("layout", [TWO_SETS, TWENTY_WITHOUT])
def test_puzzle_nobody_says_that_there_is_no_set(layout: str) -> None:
    """R-6, R-12: everyone sees how many are left, and where none is, other cards lie there already."""
    table = given(PUZZLE, layout=layout).refuses(ann.says_no_set(), "sets-to-find")
    assert "SayNoSet" not in view(table.table, ann.player).may


def test_puzzle_a_layout_without_a_set_makes_way_at_once() -> None:
    """R-6: there is nothing to find in it."""
    table = given(PUZZLE, layout=TWENTY_WITHOUT)
    assert LayoutSolved(0) in table.events
    assert view(table.table).sets_here


@pytest.mark.parametrize("sets", range(1, 9))
def test_puzzle_each_layout_holds_as_many_sets_as_the_host_chose(sets: int) -> None:
    """R-12: with six in each, as the cards allow; the last nine cards cannot hold seven."""
    rules = replace(PUZZLE.rules, deck=PuzzleDeck(sets))
    for seed in range(5):
        deck = in_order(rules.deck, Random(seed).sample(FULL, 81), Random(seed).randrange)
        assert sorted(deck) == sorted(FULL)
        counts = [len(find_sets(deck[start : start + 12])) for start in range(0, 81, 12)]
        if sets < 7:
            assert counts == [sets] * 7
        else:
            assert sum(counts[:6]) >= 6 * sets - 3


def test_puzzle_a_single_layout_is_over_when_all_are_found_or_all_give_up() -> None:
    """R-6, R-4: people's own puzzle, of cards that they have chosen."""
    table = given(ONE_LAYOUT, ann, bea, layout=TWO_SETS).when(ann.points(THE_SET))
    given_up = ToldTable(table.table, ()).when(ann.says_no_set(), bea.says_no_set())
    assert given_up.events[-1] == RoundEnded(0, "all-agree")
    assert table.when(bea.points(THE_OTHER_SET, at=100)).events[-1] == RoundEnded(100, "all-found")


def test_puzzle_a_single_layout_without_a_set_is_over_before_it_begins() -> None:
    """R-6: there is nothing to find."""
    assert given(ONE_LAYOUT, layout=TWENTY_WITHOUT).events[-1] == RoundEnded(0, "all-found")


def test_puzzle_a_single_layout_may_have_another_size() -> None:
    """C-1: three cards are the smallest that can hold a SET."""
    rules = replace(ONE_LAYOUT, deck=SomeCards(3), layout=replace(ONE_LAYOUT.layout, size=3))
    assert given(rules, layout=THE_SET).when(ann.points(THE_SET)).events[-1] == RoundEnded(0, "all-found")
