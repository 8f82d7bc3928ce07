"""The hints slot: what the table may tell, and no more."""

import pytest

from tercet.cards.notation import read_cards
from tercet.engine.rules import Hints, NoHints, ShowCards, ShowCount
from tercet.engine.slots.hints import count_shown, next_hint
from tercet.rulesets.quick import QUICK
from tests.engine.slots.tables import table_of, with_slots

FINDS = [read_cards("1rof 2rof 3rof"), read_cards("1rof 1pof 1gof")]


@pytest.mark.parametrize(
    ("hints", "hinted", "card"),
    [
        (NoHints(), "", None),
        (ShowCount(), "", None),
        (ShowCards(1), "", "1rof"),
        (ShowCards(1), "1rof", None),
        (ShowCards(2), "1rof", "2rof"),
        (ShowCards(2), "1pof", "1rof"),
        (ShowCards(2), "2gdh", None),
    ],
    ids=str,
)
def test_the_next_card_of_one_and_the_same_find(hints: Hints, hinted: str, card: str | None) -> None:
    """R-12: up to this many cards, and only of a find that has all the cards shown before."""
    table = with_slots(table_of(QUICK, "", hinted=read_cards(hinted)), hints=hints)
    assert next_hint(table, [*FINDS]) == card


def test_the_count_is_shown_only_where_it_was_chosen() -> None:
    """R-12."""
    tables = [with_slots(table_of(QUICK, ""), hints=hints) for hints in (NoHints(), ShowCount(), ShowCards())]
    assert [count_shown(table) for table in tables] == [False, True, False]
