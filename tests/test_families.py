"""Rule sets are found by families, which follow from their slots."""

import pytest

from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.families import FAMILIES, family_of
from tercet.words.languages import LANGUAGES
from tercet.words.speech import is_said


@pytest.mark.parametrize(
    ("family", "some"),
    [("box", {"classic", "european", "solitaire", "super", "easy"}), ("quick", {"quick", "puzzle", "shuffle"})],
)
def test_a_rule_set_is_where_one_would_look_for_it(family: str, some: set[str]) -> None:
    assert some <= {name for name, each in RULE_SETS.items() if family_of(each.rules) == family}


def test_chains_and_pairs_are_other_finds() -> None:
    assert {family_of(RULE_SETS[name].rules) for name in ("chain", "ultra")} == {"finds"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_has_a_name_and_a_line(lang: str) -> None:
    assert [family for family in FAMILIES if not is_said(lang, f"family-{family}")] == []  # type: ignore[arg-type]
