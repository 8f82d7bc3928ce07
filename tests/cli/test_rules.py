"""`tercet rules`, as a user and as a program sees it."""

import json

import pytest

from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.words.languages import LANGUAGES
from tests.cli.obeying import Capture, obeyed
from tests.support.command import tercet


def test_all_rule_sets_are_listed_with_a_line_on_each() -> None:
    lines = tercet("rules", COLUMNS="160").out.splitlines()
    assert [line.split()[0] for line in lines] == [*RULE_SETS]
    assert (
        lines[9]
        .rstrip()
        .endswith("No calls: whoever points at a SET first gets it, and cards are added when there is none.")
    )


def test_a_program_gets_every_rule_set_with_its_clauses_and_slots(capsys: Capture) -> None:
    answer = json.loads(obeyed(capsys, "rules", "--json").out)
    assert [rule_set["name"] for rule_set in answer] == [*RULE_SETS]
    assert all(rule_set.keys() == {"name", "clauses", "description", "players", "slots"} for rule_set in answer)
    classic = answer[0]
    assert {"A-1", "A-5", "R-11"} <= set(classic["clauses"])
    assert classic["players"] == {"least": 1, "most": 12}
    assert [*classic["slots"]] == [*SLOTS]
    assert classic["slots"]["penalty"] == {"value": {"type": "LosePoints", "points": 1}, "clauses": ["A-5"]}


def test_every_slot_of_a_rule_set_is_told_in_words_with_its_clauses(capsys: Capture) -> None:
    said = obeyed(capsys, "rules", "competition", COLUMNS="120")
    assert (said.code, said.err) == (0, "")
    rows = [[*filter(None, map(str.strip, line.split("  ")))] for line in said.out.splitlines()]
    assert ["Penalty", "One point, below zero if need be", "G-13"] in rows
    assert ["Players", "2 to 5", "G-5 R-16"] in rows
    end = rows.index([], 3)
    assert end == 3 + len(SLOTS) + sum(len(row) == 1 for row in rows[3:end])  # some words take two lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RULE_SETS)
def test_what_needs_no_slot_is_told_in_sentences_at_the_end(capsys: Capture, name: str, lang: str) -> None:
    lines = obeyed(capsys, "rules", name, "--lang", lang, COLUMNS="200").out.rstrip().splitlines()
    end = lines[len(lines) - lines[::-1].index("") :]
    assert len(end) == len(RULE_SETS[name].beside)
    assert [line for line in end if not line.rstrip().endswith(".") or len(line.split()) < 6] == []


def test_a_program_gets_one_rule_set_by_name(capsys: Capture) -> None:
    one = json.loads(obeyed(capsys, "rules", "super", "--json").out)
    assert one in json.loads(obeyed(capsys, "rules", "--json").out)
    assert one["name"] == "super"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "27 cartes, toutes rouges"), ("es", "27 cartas, todas rojas"), ("de", "27 Karten, alle rot")],
)
def test_it_speaks_the_language_asked_for(capsys: Capture, lang: str, words: str) -> None:
    assert words in obeyed(capsys, "rules", "beginner", "--lang", lang).out


def test_an_unknown_rule_set_gets_the_nearest_name_and_exit_code_2(capsys: Capture) -> None:
    sentence = "There is no rule set “clasic”. Did you mean “classic”? “tercet rules” lists them all.\n"
    assert obeyed(capsys, "rules", "clasic") == (2, "", sentence)
    assert obeyed(capsys, "rules", "clasic", "--json") == (2, "", sentence)


def test_rules_of_ones_own_are_told_with_what_is_changed(capsys: Capture) -> None:
    """A changed slot cites no clause."""
    text = "classic~penalty.lock-out"
    told = obeyed(capsys, "rules", text, "--lang", "de", COLUMNS="160").out
    assert told.startswith("Klassisch, geändert")
    assert "Nicht mehr rufen, bis jemand anders ein SET gefunden hat" in told
    answer = json.loads(obeyed(capsys, "rules", text, "--json").out)
    assert answer["name"] == text
    assert answer["slots"]["penalty"] == {"value": {"type": "LockOut"}, "clauses": []}
