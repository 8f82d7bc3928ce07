"""Every rule set is documented: a page for players, with each clause that it quotes."""

from pathlib import Path

import pytest

from tercet.rulesets.catalogue import RULE_SETS
from tests.support.rulebook import RULEBOOK, clauses_of

PAGES = Path(__file__).parents[2] / "docs/rules"


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_rule_set_has_a_page_that_names_every_clause_it_quotes(name: str) -> None:
    quoted = RULE_SETS[name].clauses
    assert quoted
    assert set(quoted) <= set(clauses_of(RULEBOOK.read_text(encoding="utf-8")))
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert [clause for clause in quoted if clause not in page] == []
