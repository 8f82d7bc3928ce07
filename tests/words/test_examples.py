"""The examples beside rules: right ones are finds, wrong ones are none, and all can be dealt."""

import pytest

from tercet.engine.slots.deck import cards_in
from tercet.engine.slots.pattern import passes, pick_sizes
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import BOXES, RuleSet
from tercet.words.examples import examples_of


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_two_are_finds_and_two_are_none_and_all_are_of_this_deck(rule_set: RuleSet) -> None:
    """C-2, C-3, M-2, M-3, M-4, M-5, M-6"""
    rules = rule_set.rules
    shown = examples_of(rules)
    assert [each.right for each in shown] == [True, True, False, False]
    assert [passes(rules.pattern, each.cards) for each in shown] == [each.right for each in shown]
    assert {card for each in shown for card in each.cards} <= {*cards_in(rules.deck)}
    assert all(len(each.cards) in pick_sizes(rules.pattern) for each in shown)
    assert all(len({*each.cards}) == len(each.cards) for each in shown)


def test_the_box_of_each_edition_has_a_sheet() -> None:
    assert {RULE_SETS[name].edition for name in BOXES.values()} == {*BOXES}
