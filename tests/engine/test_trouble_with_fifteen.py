"""Trouble with 15: the judge takes six off, and three new ones come (G-14, R-8)."""

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.events import CardsDealt, CardsTakenOff, DealAsked, HintAsked, HintGiven, RoundEnded
from tercet.engine.rules import JudgeSays, ShowCards
from tercet.engine.table import Pile
from tercet.engine.view import seen
from tercet.record.laws import all_cards
from tercet.rulesets.competition import COMPETITION
from tests.engine.layouts import ONE_SET, THE_SET, TWENTY_WITHOUT, TWO_SETS
from tests.engine.telling import ToldTable, ann, given, judge


def fifteen(layout: str = TWENTY_WITHOUT) -> ToldTable:
    """The judge has added three."""
    return given(COMPETITION, layout=layout).when(judge.deals())


def taking_off(table: ToldTable, count: int = 6) -> c.TakeOff:
    """The last cards of the layout go back; “shuffled”, the deck is in the order of the codes."""
    off = tuple(table.table.cards[-count:])
    return c.TakeOff(1_000, judge.player, off, shuffled(table, off))


def shuffled(table: ToldTable, off: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted({*off, *table.table.piles[0].top(table.table.deck_left)}))


def test_six_go_back_into_the_deck_and_three_are_laid() -> None:
    """G-14, R-8: twelve lie there, and not a card is lost."""
    table = fifteen()
    before = sorted(all_cards(table.table))
    stayed, command = table.table.cards[:9], taking_off(table)
    table.when(command)
    assert table.events[0] == CardsTakenOff(1_000, judge.player, command.cards, Pile(72, command.pile))
    (dealt,) = table.told(CardsDealt)
    assert isinstance(dealt, CardsDealt)
    assert dealt.cards == command.pile[:3]
    assert table.table.cards == [*stayed, *dealt.cards]
    assert table.table.deck_left == 69
    assert sorted(all_cards(table.table)) == before


def test_the_judge_chooses_which_six() -> None:
    """R-8: any six of the fifteen, and the others close ranks."""
    table = fifteen()
    off = tuple(table.table.cards[1:12:2])
    table.when(c.TakeOff(1_000, judge.player, off, shuffled(table, off)))
    assert len(table.table.layout) == 12
    assert not set(off) & set(table.table.cards[:9])


def test_nobody_sees_the_order_of_the_new_deck() -> None:
    """R-8, R-12: what is told to all has the cards that went, and how many are left."""
    table = fifteen()
    command = taking_off(table)
    told = seen(table.when(command).events[0])
    assert told == CardsTakenOff(1_000, judge.player, command.cards, Pile(72))


def test_with_twelve_there_is_no_trouble_yet() -> None:
    """G-14: first three more."""
    table = given(COMPETITION, layout=TWENTY_WITHOUT)
    table.refuses(taking_off(table), "not-now")


def test_it_is_the_judges_to_do_and_not_while_somebody_has_called() -> None:
    """G-14."""
    table = fifteen()
    command = taking_off(table)
    table.refuses(c.TakeOff(1_000, ann.player, command.cards, command.pile), "judge-only")
    table.when(ann.calls(at=500)).refuses(command, "not-now")


def test_just_six_that_lie_there_go_off() -> None:
    """G-14: not five, not a card twice, not one of the deck."""
    table = fifteen()
    table.refuses(taking_off(table, 5), "wrong-count")
    off, deck = table.table.cards[-5:], table.table.piles[0].top(1)
    for sixth in (off[0], deck[0]):
        six = (*off, sixth)
        table.refuses(c.TakeOff(1_000, judge.player, six, shuffled(table, six)), "not-on-table")


def test_the_new_deck_is_the_old_one_with_the_six() -> None:
    """R-8: no card more, none fewer, none twice."""
    table = fifteen()
    command = taking_off(table)
    for pile in (command.pile[1:], (*command.pile[1:], command.pile[1]), (*command.pile, *table.table.cards[:1])):
        table.refuses(c.TakeOff(1_000, judge.player, command.cards, pile), "not-the-right-pile")


def test_eighteen_shrink_to_twelve_with_no_new_card() -> None:
    """G-14: six off are enough."""
    table = fifteen().when(judge.deals())
    assert len(table.table.cards) == 18
    table.when(taking_off(table))
    assert len(table.table.cards) == 12
    assert not table.told(CardsDealt)


def near_the_end(deck_left: int) -> ToldTable:
    """SETs are claimed and cards laid until so few are left in the deck, with fifteen or more on the table."""
    table = given(COMPETITION, layout=ONE_SET)
    while table.table.deck_left > deck_left:
        sets = find_sets(table.table.cards)
        if sets and len(table.table.cards) + table.table.deck_left > 15 + deck_left:
            table.when(ann.calls(), c.Point(0, ann.player, sets[0]), judge.rules(True))
        else:
            table.when(judge.deals())
    return table


def test_with_few_cards_in_the_deck_it_still_works() -> None:
    """R-8: three in the deck and six put back are nine, of which three are laid."""
    table = near_the_end(deck_left=3)
    assert len(table.table.cards) >= 15
    lying = len(table.table.cards)
    table.when(taking_off(table))
    assert len(table.table.cards) == 12
    assert table.table.deck_left == lying + 3 - 12


def test_with_no_card_left_in_the_deck_the_round_moves_to_its_end() -> None:
    """R-8, G-14: nothing can be taken off; when the judge would lay more it is over by the judge's word, not by all."""
    table = near_the_end(deck_left=0)
    assert len(table.table.cards) >= 15
    table.refuses(taking_off(table), "deck-empty")
    table.when(judge.deals(at=2_000)).then(DealAsked(2_000, judge.player), RoundEnded(2_000, "judge-says"))


def test_how_many_are_trouble_and_how_many_go_can_be_set() -> None:
    """G-14 as an option: with eighteen, nine go."""
    rules = replace(COMPETITION.rules, no_set=JudgeSays(trouble_at=18, taken_off=9))
    table = given(rules, layout=TWENTY_WITHOUT).when(judge.deals())
    table.refuses(taking_off(table, 9), "not-now").when(judge.deals())
    table.refuses(taking_off(table, 6), "wrong-count").when(taking_off(table, 9))
    assert len(table.table.cards) == 12


def test_a_hint_about_a_card_that_went_off_is_forgotten() -> None:
    """G-14 at a table with hints: the next hint is about a SET that lies there."""
    table = given(replace(COMPETITION.rules, hints=ShowCards(2)), layout=TWO_SETS).when(judge.deals(), judge.deals())
    table.when(ann.asks_for_a_hint()).then(HintAsked(0, ann.player), HintGiven(0, Card("1rof")))
    off = read_cards(f"{THE_SET} 2roh 3gdh 1rdf")
    table.when(c.TakeOff(1_000, judge.player, off, shuffled(table, off)), ann.asks_for_a_hint(at=2_000))
    assert len(table.table.cards) == 12
    (hint,) = table.told(HintGiven)
    assert isinstance(hint, HintGiven)
    assert any(hint.card in trio for trio in find_sets(table.table.cards))
