"""The cards as a table plays with them (C-1 to C-6)."""

from itertools import combinations, permutations
from random import Random

import pytest

from tercet.artwork.faces import card_svg
from tercet.artwork.source import Edition
from tercet.cards.card import Card, Feature, Trio
from tercet.cards.deck import FULL
from tercet.cards.explain import Finding, explain
from tercet.cards.notation import read_cards, write_cards
from tercet.cards.sets import find_sets, third_card
from tercet.engine import events as e
from tercet.record.laws import all_cards
from tercet.rulesets.beginner import BEGINNER
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.easy import EASY
from tercet.rulesets.quick import QUICK
from tercet.words.cards import card_name
from tercet.words.languages import Language
from tests.engine.layouts import ONE_SET, THE_SET, TWO_SETS
from tests.engine.telling import ToldTable, ann, given


def pointed(told: ToldTable) -> Trio:
    """The three cards that were shown last, as the log has them."""
    (event,) = [event for event in told.events if isinstance(event, e.SetPointed)]
    a, b, c = event.cards
    return a, b, c


def failing(trio: Trio) -> dict[Feature, Finding]:
    """The features that make it no SET."""
    return {finding.feature: finding for finding in explain(trio) if finding.verdict == "neither"}


def test_a_round_is_played_with_each_of_the_81_cards_once() -> None:
    """C-1."""
    assert sorted(all_cards(given(CLASSIC).table)) == sorted(FULL)


@pytest.mark.parametrize("rule_set", [EASY, BEGINNER], ids=lambda rule_set: rule_set.name)
def test_a_small_deck_has_27_cards_and_117_sets(rule_set: RuleSet) -> None:
    """C-4."""
    deck = all_cards(given(rule_set).table)
    assert len(deck) == len(set(deck)) == 27
    assert len(find_sets(deck)) == 117


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("1rof 2rof 3rof", {"colour", "shape", "shading"}),
        ("1roh 2psh 3gdh", {"shading"}),
        ("1rof 2psh 3gde", set[str]()),
        ("2rof 2rsf 2rdf", {"number", "colour", "shading"}),
    ],
)
def test_each_feature_the_same_or_different_on_all_three_is_taken(line: str, same: set[str]) -> None:
    """C-2: in how many features the three differ does not matter."""
    table = given(CLASSIC, layout=line).when(ann.calls(at=100), ann.points(line, at=900))
    assert table.seat(ann).points == 1
    assert {finding.feature for finding in explain(pointed(table)) if finding.verdict == "same"} == same


@pytest.mark.parametrize(
    ("line", "feature", "letters", "odd"),
    [
        ("1rof 1rsf 2rdf", "number", "112", 2),
        ("1rof 2pof 3rof", "colour", "rpr", 1),
        ("1rdf 2rof 3rof", "shape", "doo", 0),
        ("1rof 1psf 1gdh", "shading", "ffh", 2),
    ],
)
def test_two_that_share_a_value_which_the_third_has_not_are_told_as_the_fault(
    line: str, feature: Feature, letters: str, odd: int
) -> None:
    """C-3: the log keeps the three cards, so everyone can be told which feature fails and how."""
    table = given(CLASSIC, layout=line).when(ann.calls(at=100), ann.points(line, at=900))
    assert table.told(e.CallFailed) == [e.CallFailed(900, ann.player, "wrong")]
    faults = failing(pointed(table))
    assert list(faults) == [feature]
    assert "".join(faults[feature].letters) == letters
    assert faults[feature].odd_one == odd


def test_no_claim_fails_without_a_fault_and_none_with_a_fault_is_taken() -> None:
    """C-2, C-3: all 220 trios of a layout."""
    for trio in combinations(read_cards(TWO_SETS), 3):
        table = given(QUICK, layout=TWO_SETS).when(ann.points(write_cards(trio), at=100))
        assert bool(table.told(e.SetTaken)) == (not failing(trio))


def test_any_two_cards_are_completed_by_one_third_and_no_other() -> None:
    """C-4."""
    one, two, third = read_cards(THE_SET)
    assert third_card(one, two) == third
    for other in read_cards(ONE_SET)[2:]:
        table = given(QUICK, layout=ONE_SET).when(ann.points(f"{one} {two} {other}", at=100))
        assert bool(table.told(e.SetTaken)) == (other == third)


@pytest.mark.parametrize("order", list(permutations(read_cards(THE_SET))), ids=write_cards)
def test_the_cards_of_a_set_may_be_shown_in_any_order(order: Trio) -> None:
    """C-6."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100), ann.points(write_cards(order), at=900))
    assert table.seat(ann).taken == order


@pytest.mark.parametrize("seed", range(5))
def test_the_cards_of_a_set_may_lie_anywhere(seed: int) -> None:
    """C-6."""
    cards = list(read_cards(ONE_SET))
    Random(seed).shuffle(cards)
    table = given(CLASSIC, layout=write_cards(cards)).when(ann.calls(at=100), ann.points(THE_SET, at=900))
    assert table.seat(ann).points == 1


@pytest.mark.parametrize(
    ("edition", "language", "name"),
    [
        ("american", "en", "two purple striped squiggles"),
        ("american", "fr", "deux vagues violettes hachurées"),
        ("american", "es", "dos frijoles morados rayados"),
        ("european", "en", "two violet half-full waves"),
    ],
)
def test_a_card_on_the_table_is_named_as_its_edition_and_language_have_it(
    edition: Edition, language: Language, name: str
) -> None:
    """C-5: what is taken is the same card whatever it is called."""
    table = given(QUICK, layout="2psh 1psh 3psh").when(ann.points("2psh 1psh 3psh", at=100))
    assert card_name(table.seat(ann).taken[0], language, edition) == name


def test_the_edition_chooses_the_artwork_too() -> None:
    """C-5: a squiggle is drawn as a wave, a diamond as a beam; the ovals differ in colour alone."""
    for code in ("1rsf", "1rdf", "1gof"):
        assert card_svg(Card(code), edition="american") != card_svg(Card(code), edition="european")
