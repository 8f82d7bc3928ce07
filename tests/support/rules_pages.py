"""Write the pages of docs/rules: the tables come from the rule sets and the tests, the prose above them stays.

.venv/bin/python -m tests.support.rules_pages
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS, Cited, cite
from tercet.words.rules import rule_set_description, rule_set_title, value_in_words
from tests.support.rulebook import ROOT, RULEBOOK, Citing, citing_tests

PAGES = ROOT / "docs/rules"
RENEW = ".venv/bin/python -m tests.support.rules_pages"
MARK = "<!-- From here on the page is written by "
MOST_TESTS = 3  # on a line: those that cite the fewest clauses

# Any rule set can be played with real cards: these values change, the others stay.
REAL_DECK: list[tuple[str, Cited[Value]]] = [
    ("deck", cite(r.RealDeck(), "A-7")),
    ("verdict", cite(r.ByPlayers(), "A-7", "R-1")),
    ("verdict", cite(r.ByJudge(), "G-13", "R-1")),
]

# Beside its rule set, the page of a competition tells of the whole day.
THE_DAY = {"competition": tuple(f"G-{n}" for n in (2, 3, 4, 6, 7, 8, 9, 10, 11, 17, 18))}


class _Words(dict[str, str]):
    def __missing__(self, clause: str) -> str:
        raise LookupError(f"docs/rules/clauses.toml does not say {clause} in a player's words yet.")


def in_a_players_words() -> Mapping[str, str]:
    """Each clause as a player would say it."""
    return _Words(tomllib.loads((PAGES / "clauses.toml").read_text(encoding="utf-8")))


def pages() -> dict[Path, str]:
    """Every page as it should be: its own prose, then the tables."""
    tables = {"README": index(), "real-deck": clause_table(REAL_DECK, ("R-2", "R-11"))}
    for name, rule_set in RULE_SETS.items():
        tables[name] = clause_table(
            [(slot, getattr(rule_set, slot)) for slot in SLOTS], (*rule_set.also, *THE_DAY.get(name, ()))
        )
    return {
        PAGES / f"{name}.md": f"{prose_of(name)}\n\n{MARK}`{RENEW}`. -->\n\n{table}\n" for name, table in tables.items()
    }


def prose_of(name: str) -> str:
    """What somebody wrote at the top of a page; for a new page, its title."""
    path = PAGES / f"{name}.md"
    text = path.read_text(encoding="utf-8") if path.exists() else f"# {rule_set_title(name)}"
    return text.partition(MARK)[0].strip()


def index() -> str:
    """All rule sets, a line each."""
    lines = ["| rule set | in a sentence | players |", "| --- | --- | --- |"]
    for name, rule_set in RULE_SETS.items():
        seats = value_in_words("seats", rule_set.seats.value)
        lines.append(f"| [{rule_set_title(name)}]({name}.md) `{name}` | {rule_set_description(name)} | {seats} |")
    return "\n".join(lines)


def clause_table(slots: list[tuple[str, Cited[Value]]], also: tuple[str, ...]) -> str:
    """Clause by clause: what it says, which value of which slot does it, and which tests show it."""
    values: dict[str, list[str]] = {}
    for slot, cited in slots:
        for clause in cited.clauses or ("",):
            values.setdefault(clause, []).append(f"`{slot}`: {value_in_words(slot, cited.value)}")
    for clause in also:
        values.setdefault(clause, [])
    return "\n".join(_rows(values))


def _rows(values: Mapping[str, list[str]]) -> Iterator[str]:
    words, sections = in_a_players_words(), _sections()
    yield "| clause | in a player's words | slot and value | shown by |"
    yield "| --- | --- | --- | --- |"
    for clause, said in values.items():
        if clause:
            link = f"[{clause}](../rulebook.md#{sections[clause[0]]})"
            yield f"| {link} | {words[clause]} | {'<br>'.join(said)} | {'<br>'.join(_shown_by(clause))} |"
    if "" in values:  # no sheet asks for these
        yield f"| | | {'<br>'.join(values[''])} | |"


def _sections() -> dict[str, str]:
    """Where the clauses of each letter stand in the rulebook: the anchors of its headings."""
    headings = [line[3:] for line in RULEBOOK.read_text(encoding="utf-8").splitlines() if line.startswith("## ")]
    return {heading[0]: heading.lower().replace(":", "").replace("'", "").replace(" ", "-") for heading in headings}


def _shown_by(clause: str) -> list[str]:
    """Links to the tests that are most about this clause."""
    tests = sorted((test for test in citing_tests() if clause in test.clauses), key=_least_about_others)
    return [f"[{test.sentence}](../../{test.file})" for test in tests[:MOST_TESTS]]


def _least_about_others(test: Citing) -> int:
    return len(test.clauses)


def write() -> None:
    """Renew what is stale."""
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
