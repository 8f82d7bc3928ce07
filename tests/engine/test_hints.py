"""Hints: what a table tells on request, where it was chosen so (R-12)."""

from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine import events as e
from tercet.engine.rules import ShowCards
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.ultra import ULTRA
from tests.engine.layouts import ONE_SET, THE_SET, TWENTY_WITHOUT, TWO_SETS
from tests.engine.playing import all_say_no_set
from tests.engine.telling import ToldTable, ann, bea, given

TWO_CARDS = replace(CLASSIC.rules, hints=ShowCards(2))


def hinted(table: ToldTable) -> list[str]:
    return [event.card for event in table.events if isinstance(event, e.HintGiven)]


def test_a_hint_is_a_card_of_a_set_that_is_there_for_all_to_see() -> None:
    """R-12: asked for by one, given to all."""
    table = given(TWO_CARDS, layout=ONE_SET).when(ann.asks_for_a_hint(at=100))
    card = read_cards(THE_SET)[0]
    table.then(e.HintAsked(100, ann.player), e.HintGiven(100, card))
    assert table.table.hinted == (card,)


def test_the_next_hint_is_another_card_of_the_same_set() -> None:
    """R-12: whichever player asks."""
    for layout in (ONE_SET, TWO_SETS):
        table = given(TWO_CARDS, layout=layout)
        cards = {*hinted(table.when(ann.asks_for_a_hint(at=100))), *hinted(table.when(bea.asks_for_a_hint(at=200)))}
        assert len(cards) == 2
        assert cards < set(read_cards(THE_SET))


def test_no_more_is_told_than_the_table_has_chosen() -> None:
    """R-12: the last card is for the players to find."""
    table = given(TWO_CARDS, layout=ONE_SET).when(ann.asks_for_a_hint(at=100), ann.asks_for_a_hint(at=200))
    table.refuses(ann.asks_for_a_hint(at=300), "no-hint")
    one = given(replace(CLASSIC.rules, hints=ShowCards(1)), layout=ONE_SET).when(ann.asks_for_a_hint(at=100))
    one.refuses(bea.asks_for_a_hint(at=200), "no-hint")


def test_without_a_set_there_is_no_hint() -> None:
    """R-12: the player who asks is told so."""
    given(TWO_CARDS, layout=TWENTY_WITHOUT).refuses(ann.asks_for_a_hint(at=100), "no-hint")


def test_new_cards_make_the_hints_forgotten() -> None:
    """After a find, and after three more."""
    table = given(TWO_CARDS, layout=ONE_SET).when(ann.asks_for_a_hint(at=100))
    assert all_say_no_set(table).table.hinted == ()
    table.when(ann.asks_for_a_hint(at=200), ann.calls(at=300), ann.points(THE_SET, at=400))
    assert table.table.hinted == ()
    assert not set(read_cards(THE_SET)) & set(hinted(table.when(ann.asks_for_a_hint(at=500))))


def test_nobody_asks_while_another_has_called() -> None:
    """A-2: the caller has the table."""
    table = given(TWO_CARDS, layout=ONE_SET).when(ann.calls(at=100))
    table.refuses(bea.asks_for_a_hint(at=200), "called-already")


def test_where_no_hints_were_chosen_there_are_none() -> None:
    """R-12."""
    given(CLASSIC, layout=ONE_SET).refuses(ann.asks_for_a_hint(at=100), "not-here")


def test_a_hint_belongs_to_what_this_table_looks_for() -> None:
    """Where four cards are to be found, three may be shown."""
    table = given(replace(ULTRA.rules, hints=ShowCards(3)), layout=TWO_SETS)
    for at in (100, 200, 300):
        table.when(ann.asks_for_a_hint(at))
    assert len(set(table.table.hinted)) == 3
    table.refuses(ann.asks_for_a_hint(at=400), "no-hint")
