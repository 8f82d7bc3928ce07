"""Why three cards are a SET, or not (C-3)."""

from hypothesis import given

from tercet.cards.card import Card, Trio
from tercet.cards.explain import differing, explain
from tercet.cards.notation import read_cards
from tercet.cards.sets import is_set
from tests.support.strategies import hands


def trio_of(line: str) -> Trio:
    a, b, c = read_cards(line)
    return a, b, c


def test_each_feature_is_found_the_same_different_or_neither() -> None:
    """C-3: two are red and one is purple, so it is not a SET."""
    findings = explain(trio_of("1roh 2roe 3poe"))
    assert {finding.feature: finding.verdict for finding in findings} == {
        "number": "different",
        "colour": "neither",
        "shape": "same",
        "shading": "neither",
    }


def test_the_odd_one_is_the_card_that_differs_from_the_two() -> None:
    """C-3."""
    number, colour, shape, shading = explain(trio_of("1roh 2roe 3poe"))
    assert (colour.letters, colour.odd_one) == (("r", "r", "p"), 2)
    assert (shading.letters, shading.odd_one) == (("h", "e", "e"), 0)
    assert number.odd_one is shape.odd_one is None


@given(hands(3, 3))
def test_the_quick_check_decides(trio: list[Card]) -> None:
    """C-3: it is a SET just when no feature is shared by two and not by the third."""
    a, b, c = trio
    assert is_set(a, b, c) == all(finding.verdict != "neither" for finding in explain((a, b, c)))


def test_a_fifth_feature_is_explained_as_the_other_four_are() -> None:
    """C-3, M-4."""
    *_, edge = explain(trio_of("1rofp 2rofp 3roff"))
    assert (edge.feature, edge.verdict, edge.odd_one) == ("edge", "neither", 2)
    assert differing(trio_of("1rofp 2pshf 3gdec")) == 5


def test_four_cards_may_also_agree_two_and_two() -> None:
    """M-5: each value is there twice, or all are the same, or all are different."""
    number, colour, shape, shading = explain(read_cards("1ROF 1PSF 2GOF 2IOF"))
    assert (number.verdict, colour.verdict, shape.verdict, shading.verdict) == ("pairs", "different", "neither", "same")
    assert shape.odd_one is None


def test_a_set_differs_in_one_to_four_features() -> None:
    assert differing(trio_of("1rof 2rof 3rof")) == 1
    assert differing(trio_of("1rof 2psh 3gde")) == 4
