"""The rulebook and the tests hold together: each clause is tested, and none is made up."""

from tests.support.rulebook import RULEBOOK, cited_in, citing_in, citing_tests, clauses_of, texts

CLAUSES = clauses_of(RULEBOOK.read_text(encoding="utf-8"))


def test_every_clause_is_cited_by_a_test() -> None:
    cited = frozenset[str]().union(*(test.clauses for test in citing_tests()))
    assert [clause for clause in CLAUSES if clause not in cited] == []


def test_every_clause_that_anything_cites_is_in_the_rulebook() -> None:
    unknown = {name: cited_in(text) - set(CLAUSES) for name, text in texts()}
    assert {name: sorted(clauses) for name, clauses in unknown.items() if clauses} == {}


def test_each_letter_of_the_rulebook_counts_its_clauses_from_one_without_a_gap() -> None:
    letters = list(dict.fromkeys(clause[0] for clause in CLAUSES))
    assert letters == [*"CAPESGMR"]
    counts = {letter: sum(clause[0] == letter for clause in CLAUSES) for letter in letters}
    assert [f"{letter}-{n}" for letter in letters for n in range(1, counts[letter] + 1)] == CLAUSES


def test_a_citation_is_a_whole_word_said_about_a_test() -> None:
    one, twelve = "A-" + "1", "A-" + "12"
    source = f'''
    """{one}: what the module is about is no test."""
@mark("{one}")
def test_by_its_parameters(): ...
def test_by_its_docstring():
    """{twelve}, and not X-{one}: this is one."""
def test_by_a_comment():
    ...  # {one}
def test_by_chance():
    assert f() == "{one}"
def helper():
    """{one}: a helper is no test."""
'''.lstrip()
    found = {test.test: sorted(test.clauses) for test in citing_in(source, "test_it.py")}
    assert found == {
        "test_by_its_parameters": [one],
        "test_by_its_docstring": [twelve],
        "test_by_a_comment": [one],
    }
