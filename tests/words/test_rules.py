"""Rule sets and slots in words: each of them, whatever its values, in every language."""

from typing import get_args, get_type_hints

import pytest

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.words.languages import LANGUAGES, Language
from tercet.words.rules import rule_set_description, rule_set_title, slot_title, value_in_words


def values_of(slot: str) -> list[Value]:
    """Every value that a slot knows, with the numbers it has by itself."""
    kind = get_type_hints(r.Rules)[slot]
    return [each() for each in get_args(kind) or (kind,)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_set_has_a_title_and_one_sentence(lang: Language) -> None:
    titles = [rule_set_title(name, lang) for name in RULE_SETS]
    sentences = [rule_set_description(name, lang) for name in RULE_SETS]
    assert len(set(titles)) == len(set(sentences)) == len(RULE_SETS)
    assert [sentence for sentence in sentences if not sentence.endswith(".")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slot", SLOTS)
def test_every_slot_and_every_value_of_it_has_words_of_its_own(slot: str, lang: Language) -> None:
    words = [value_in_words(slot, value, lang) for value in values_of(slot)]
    assert slot_title(slot, lang)
    assert len(set(words)) == len(words)
    assert [said for said in words if not said or "{" in said] == []


@pytest.mark.parametrize(
    ("slot", "value", "words"),
    [
        ("calling", r.CallFirst(1_000), "Call, then point within a second"),
        ("calling", r.CallFirst(2_500, touch=True), "within 2.5 seconds; touching a card counts as the call"),
        ("deck", r.OneColourDeck("p"), "The 27 purple cards"),
        ("reward", r.KeepAll("card"), "a point for each card"),
        ("penalty", r.LosePoints(3), "3 points, below zero if need be"),
        ("no_set", r.AtAPrice(2), "the price of 2 SETs, to be won back once the deck is used up"),
        ("no_set", r.AtAPrice(1, last=12), "the price of one SET, to be won back from the last 12 cards"),
        ("super_round", r.SuperRound(with_flipped=True), "the SET must contain the card just flipped"),
        ("ties", r.AskTheOthers(10, 5_000), "Less than 10 ms apart, the others have 5 seconds"),
        ("dealing", r.DealtBy("judge"), "The judge refills by hand"),
        ("seats", r.Seats(1, 1), "One"),
        ("seats", r.Seats(2, 5), "2 to 5"),
    ],
)
def test_the_numbers_of_a_value_stand_in_its_words(slot: str, value: Value, words: str) -> None:
    assert words in value_in_words(slot, value)


def test_seconds_are_written_as_the_language_writes_them() -> None:
    assert "2,5 Sekunden" in value_in_words("calling", r.CallFirst(2_500), "de")
