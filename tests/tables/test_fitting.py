"""Rules that clash are made to fit: the choice is kept, and as little as possible changes."""

from typing import Final

import pytest
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.impossible import problem_with_rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.own.offered import offered
from tercet.rulesets.own.text import rules_text
from tercet.tables.fitting import MOST_CHANGES, fitted

CLASSIC: Final = RULE_SETS["classic"].rules


@pytest.mark.parametrize(
    ("slot", "value", "text"),
    [
        ("ending", r.AllFound(), "classic~deck.some-cards~reward.leave-cards~ending.all-found"),
        ("pattern", r.Pattern(cards=4), "classic~deck.values-4.shading-f~pattern.cards-4"),
        ("layout", r.Open(), "classic~layout.open~dealing.players-flip"),
        ("penalty", r.PayOrLockOut(), "classic~reward.keep-one~penalty.pay-or-lock-out"),
        ("no_set", r.AtAPrice(), "classic~no-set.at-a-price~seats.most-1"),
        ("match", r.SetMaster(), "classic~seats.least-3~match.set-master"),
    ],
)
def test_the_nearest_rules_that_can_be_played_keep_the_choice(slot: str, value: object, text: str) -> None:
    fit = fitted(replace(CLASSIC, **{slot: value}), slot)
    assert fit
    assert rules_text(fit) == text


@pytest.mark.parametrize("name", RULE_SETS)
def test_whatever_is_chosen_what_fits_can_be_played_and_keeps_it(name: str) -> None:
    rules = RULE_SETS[name].rules
    for slot in SLOTS:
        for value in offered(slot, rules):
            clashing = replace(rules, **{slot: value})
            fit = fitted(clashing, slot) if problem_with_rules(clashing) else None
            if fit:
                assert problem_with_rules(fit) is None
                assert getattr(fit, slot) == value
                changed = [each for each in SLOTS if getattr(fit, each) != getattr(clashing, each)]
                assert 1 <= len(changed) <= MOST_CHANGES


def test_where_too_much_would_change_nothing_is_proposed() -> None:
    """A super round needs flips, calls, cards as points and a penalty that is paid."""
    assert fitted(replace(CLASSIC, super_round=r.SuperRound()), "super_round") is None
