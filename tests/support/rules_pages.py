"""Write the pages of docs/rules: the tables come from the rule sets and the tests, the prose above them stays.

.venv/bin/python -m tests.support.rules_pages
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import CitedValue, cite
from tercet.rulesets.classic import CLASSIC
from tercet.words.rules import around, clause_in_words, rule_set_description, rule_set_title, value_in_words
from tests.support.rulebook import ROOT, RULEBOOK, Citing, citing_tests

PAGES = ROOT / "docs/rules"
RENEW = ".venv/bin/python -m tests.support.rules_pages"
MARK = "<!-- From here on the page is written by "
MOST_TESTS = 3  # per line: those that cite the fewest clauses
NUMBERS: dict[object, str] = {9: "nine", 12: "twelve"}
OR_SAID: dict[object, str] = {"one": ", or when you see no more", "many": ", or when you all say so"}

# Any rule set can be played with real cards: these values change, the others stay.
REAL_DECK: list[tuple[str, CitedValue[Value]]] = [
    ("deck", cite(r.RealDeck(), "A-7")),
    ("verdict", cite(r.ByPlayers(), "A-7", "R-1")),
    ("verdict", cite(r.ByJudge(), "G-13", "R-1")),
]

# In addition to its rule set, the page of a competition covers the whole day.
THE_DAY = {"competition": tuple(f"G-{n}" for n in (2, 3, 4, 6, 7, 8, 9, 10, 11, 17, 18))}


class Quote(NamedTuple):
    """A slot that cites a clause, and its rules."""

    slot: str
    rules: r.Rules

    @property
    def value(self) -> str:
        """The name of its value."""
        return type(getattr(self.rules, self.slot)).__name__


Sentences = str | Mapping[str, str]  # one for the clause, or one for each value that cites it


def in_a_players_words() -> Mapping[str, Sentences]:
    """Each clause as a player would say it."""
    by_slots = tomllib.loads((PAGES / "clauses.toml").read_text(encoding="utf-8"))
    without = {clause: clause_in_words(clause) for rule_set in RULE_SETS.values() for clause in rule_set.also}
    return {**without, **by_slots}


def pages() -> dict[Path, str]:
    """Every page in its current form: its own prose, then the tables."""
    real = [(cited, Quote(slot, replace(CLASSIC.rules, **{slot: cited.value}))) for slot, cited in REAL_DECK]
    tables = {"README": index(), "real-deck": clause_table(real, ("R-2", "R-11"))}
    for name, rule_set in RULE_SETS.items():
        quotes = [(cited, Quote(slot, rule_set.rules)) for slot, cited in rule_set.bearing.items()]
        tables[name] = clause_table(quotes, (*rule_set.beside, *THE_DAY.get(name, ())))
    return {
        PAGES / f"{name}.md": f"{prose_of(name)}\n\n{MARK}`{RENEW}`. -->\n\n{table}\n" for name, table in tables.items()
    }


def prose_of(name: str) -> str:
    """The prose at the top of a page; for a new page, its title."""
    path = PAGES / f"{name}.md"
    text = path.read_text(encoding="utf-8") if path.exists() else f"# {rule_set_title(name)}"
    return text.partition(MARK)[0].strip()


def index() -> str:
    """All rule sets, one line each."""
    lines = ["| rule set | in a sentence | players |", "| --- | --- | --- |"]
    for name, rule_set in RULE_SETS.items():
        seats = value_in_words("seats", rule_set.rules)
        lines.append(f"| [{rule_set_title(name)}]({name}.md) `{name}` | {rule_set_description(name)} | {seats} |")
    return "\n".join(lines)


def clause_table(quotes: list[tuple[CitedValue[Value], Quote]], also: tuple[str, ...]) -> str:
    """For each clause: its text, the value of the slot that implements it, and tests that show it."""
    quoting: dict[str, list[Quote]] = {}
    for cited, quote in quotes:
        for clause in cited.clauses or ("",):
            quoting.setdefault(clause, []).append(quote)
    for clause in also:
        quoting.setdefault(clause, [])
    return "\n".join(_rows(quoting))


def _rows(quoting: Mapping[str, list[Quote]]) -> Iterator[str]:
    sections = _sections()
    yield "| clause | in a player's words | slot and value | shown by |"
    yield "| --- | --- | --- | --- |"
    for clause, quotes in quoting.items():
        if clause:
            link = f"[{clause}](../rulebook.md#{sections[clause[0]]})"
            yield f"| {link} | {said(clause, quotes)} | {_values(quotes)} | {'<br>'.join(_shown_by(clause))} |"
    if "" in quoting:  # not from any rule sheet
        yield f"| | | {_values(quoting[''])} | |"


def _values(quotes: list[Quote]) -> str:
    return "<br>".join(f"`{each.slot}`: {value_in_words(each.slot, each.rules)}" for each in quotes)


def said(clause: str, quotes: list[Quote]) -> str:
    """A clause in a player's words under these rules: only what applies to the citing slots."""
    words = in_a_players_words().get(clause)
    if words is None:
        raise LookupError(f"docs/rules/clauses.toml does not say {clause} in a player's words yet.")
    if isinstance(words, str):
        return words.format(**_blanks(quotes))
    values = {each.value for each in quotes}
    if missing := values - set(words):
        raise LookupError(f"docs/rules/clauses.toml does not say {clause} of {', '.join(sorted(missing))} yet.")
    return " ".join(words[value].format(**_blanks(quotes)) for value in words if value in values)


def _blanks(quotes: list[Quote]) -> dict[str, str]:
    """The values filled into the sentences."""
    known = around(quotes[0].rules) if quotes else {}
    size = NUMBERS.get(known.get("lying"), "")
    return {"size": size, "Size": size.capitalize(), "or_said": OR_SAID.get(known.get("people"), "")}


def _sections() -> dict[str, str]:
    """The anchors of the rulebook's headings, by letter."""
    headings = [line[3:] for line in RULEBOOK.read_text(encoding="utf-8").splitlines() if line.startswith("## ")]
    return {heading[0]: heading.lower().replace(":", "").replace("'", "").replace(" ", "-") for heading in headings}


def _shown_by(clause: str) -> list[str]:
    """Links to the tests that are most specific to this clause."""
    tests = sorted((test for test in citing_tests() if clause in test.clauses), key=_least_about_others)
    return [f"[{test.sentence}](../../{test.file})" for test in tests[:MOST_TESTS]]


def _least_about_others(test: Citing) -> int:
    return len(test.clauses)


def write() -> None:
    """Write all pages."""
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
