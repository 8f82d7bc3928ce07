"""The pages of docs/rules are as the rule sets, the tests and the players' words make them."""

import re
from pathlib import Path

import pytest

from tercet.rulesets.catalogue import RULE_SETS
from tests.support.rulebook import RULEBOOK, clauses_of
from tests.support.rules_pages import MARK, PAGES, RENEW, in_a_players_words, pages, prose_of

NAMES = ["README", "real-deck", *RULE_SETS]


@pytest.fixture(scope="module")
def fresh_pages() -> dict[Path, str]:
    return pages()


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_up_to_date(name: str, fresh_pages: dict[Path, str]) -> None:
    path = PAGES / f"{name}.md"
    fresh = path.exists() and path.read_text(encoding="utf-8") == fresh_pages[path]
    assert fresh, f"docs/rules/{name}.md is stale. Renew it with: {RENEW}"


def test_there_is_a_page_for_each_rule_set_and_no_other() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_page_begins_with_how_it_is_played(name: str) -> None:
    lines = prose_of(name).splitlines()
    assert lines[0].startswith("# ")
    assert 5 <= len([line for line in lines[1:] if line]) <= 12


def test_the_prose_of_a_page_survives_renewal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in PAGES.iterdir():
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    classic = tmp_path / "classic.md"
    tables = classic.read_text(encoding="utf-8").partition(MARK)[2]
    classic.write_text(f"# Mine\n\nMy own words.\n\n{MARK}stale", encoding="utf-8")
    monkeypatch.setattr("tests.support.rules_pages.PAGES", tmp_path)
    assert pages()[classic] == f"# Mine\n\nMy own words.\n\n{MARK}{tables}"


def test_every_clause_in_a_players_words_is_in_the_rulebook_and_says_it_anew() -> None:
    rulebook = " ".join(RULEBOOK.read_text(encoding="utf-8").split())
    words = in_a_players_words()
    assert set(words) <= set(clauses_of(RULEBOOK.read_text(encoding="utf-8")))
    sentences = {clause: [said] if isinstance(said, str) else [*said.values()] for clause, said in words.items()}
    assert [clause for clause, said in sentences.items() for each in said if each in rulebook] == []


def table_of(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8").partition(MARK)[2]


@pytest.mark.parametrize("name", ["quick", "chain", "ultra"])
def test_no_page_speaks_of_agreeing_where_nobody_can_say_that_there_is_none(name: str) -> None:
    """A-8: Tercet adds the cards there. R-6: at the end they can."""
    assert "A-8" not in table_of(name)
    assert "If you all agree" not in table_of(name)
    assert "If you all agree" in table_of("classic")


def test_the_beginners_page_says_nine_and_not_twelve() -> None:
    """E-5, E-7"""
    assert "twelve" not in table_of("beginner").lower().replace("twelve cards without", "")
    assert "brings it back to nine" in table_of("beginner")
    assert "made up to nine again" in table_of("beginner")
    assert "made up to twelve again" in table_of("european")


def test_the_solitaire_page_speaks_to_one_person() -> None:
    """A-12: no “you all”, nobody to pass the deal to, nobody to be equal with."""
    said = [row.split("|")[2] for row in table_of("solitaire").splitlines() if row.startswith("| [")]
    assert len(said) > 10
    assert [each for each in said if "you all" in each or "everyone" in each.lower() or "share a place" in each] == []
    linked = set(re.findall(r"\[(\w-\d+)\]", table_of("solitaire")))
    assert "A-12" in linked
    assert {"A-8", "P-2", "P-3", "R-11", "R-14"}.isdisjoint(linked)
