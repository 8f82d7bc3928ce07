"""Rule sets and slots in words: each of them, whatever its values, in every language."""

import pytest
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS, RuleSet
from tercet.rulesets.kinds import KINDS
from tercet.words.languages import LANGUAGES, Language
from tercet.words.rules import (
    clause_in_words,
    rule_set_description,
    rule_set_title,
    slot_title,
    value_at_a_real_table,
    value_in_words,
)

CLASSIC = RULE_SETS["classic"].rules


def values_of(slot: str) -> list[Value]:
    """Every value of a slot, with its default numbers."""
    return [kind() for kind in KINDS[slot]]


def classic_with(slot: str, value: Value) -> r.Rules:
    return replace(CLASSIC, **{slot: value})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_set_has_a_title_and_one_sentence(lang: Language) -> None:
    titles = [rule_set_title(name, lang) for name in RULE_SETS]
    sentences = [rule_set_description(name, lang) for name in RULE_SETS]
    assert len(set(titles)) == len(set(sentences)) == len(RULE_SETS)
    assert [sentence for sentence in sentences if not sentence.endswith(".")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slot", SLOTS)
def test_every_slot_and_every_value_of_it_has_words_of_its_own(slot: str, lang: Language) -> None:
    words = [value_in_words(slot, classic_with(slot, value), lang) for value in values_of(slot)]
    assert slot_title(slot, lang)
    assert len(set(words)) == len(words)
    assert [said for said in words if not said or "{" in said] == []


@pytest.mark.parametrize(
    ("slot", "value", "words"),
    [
        ("calling", r.CallFirst(1_000), "Call, then point within a second"),
        ("calling", r.CallFirst(2_500, touch=True), "within 2.5 seconds; touching a card counts as the call"),
        ("deck", r.AllCards(colour="p"), "27 cards, all purple"),
        ("reward", r.KeepAll("card"), "a point for each card"),
        ("penalty", r.LosePoints(3), "3 points, below zero if need be"),
        ("no_set", r.AtAPrice(2), "the price of 2 SETs, to be won back once the deck is used up"),
        ("no_set", r.AtAPrice(1, last=12), "the price of a SET, to be won back from the last 12 cards"),
        ("super_round", r.SuperRound(with_flipped=True), "the SET must contain the card just flipped"),
        ("ties", r.AskTheOthers(10, 5_000), "Less than 10 ms apart, the others have 5 seconds"),
        ("dealing", r.DealtBy("judge"), "The judge refills by hand"),
        ("seats", r.Seats(1, 1), "One"),
        ("seats", r.Seats(2, 5), "2 to 5"),
    ],
)
def test_the_numbers_of_a_value_stand_in_its_words(slot: str, value: Value, words: str) -> None:
    assert words in value_in_words(slot, classic_with(slot, value))


def test_seconds_are_written_as_the_language_writes_them() -> None:
    assert "2,5 Sekunden" in value_in_words("calling", classic_with("calling", r.CallFirst(2_500)), "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slot", SLOTS)
def test_with_real_cards_nobody_is_told_what_tercet_does_or_to_count_milliseconds(slot: str, lang: Language) -> None:
    told = (r.ByEngine, r.EngineSees, r.RealDeck)  # these only Tercet can do, so no sheet has them
    values = [value for value in values_of(slot) if not isinstance(value, told)]
    words = [value_at_a_real_table(slot, classic_with(slot, value), lang) for value in values]
    assert [said for said in words if "Tercet" in said or " ms" in said] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_what_a_rule_set_keeps_beside_its_slots_is_a_sentence(rule_set: RuleSet, lang: Language) -> None:
    said = [clause_in_words(clause, lang) for clause in rule_set.beside]
    assert len(set(said)) == len(said) > 0
    assert [sentence for sentence in said if not sentence.endswith(".")] == []


@pytest.mark.parametrize(
    ("lang", "all_"), [("en", ("all", "everyone")), ("fr", ("tous", "chacun")), ("es", ("todos",)), ("de", ("alle",))]
)
def test_who_plays_alone_is_not_told_of_all_and_of_whoever_is_first(lang: Language, all_: tuple[str, ...]) -> None:
    """A-12, R-6: whether there is a SET left is for one person to say."""
    solitaire = RULE_SETS["solitaire"]
    said = [value_in_words(slot, solitaire.rules, lang) for slot in solitaire.bearing if slot != "deck"]
    assert not {word for text in said for word in text.lower().split()} & {*all_}
    assert {"ties", "delay"}.isdisjoint(solitaire.bearing)
    assert {"P-3", "R-11", "A-8", "R-14"}.isdisjoint(solitaire.clauses)


@pytest.mark.parametrize("name", ["quick", "chain", "ultra"])
def test_where_tercet_adds_the_cards_nobody_is_said_to_agree(name: str) -> None:
    """A-8: only where people can say that there is none. At the end they can (R-6)."""
    rule_set = RULE_SETS[name]
    assert {"A-8", "R-4", "R-14", "P-3"}.isdisjoint(rule_set.clauses)
    said = {slot: value_in_words(slot, rule_set.rules) for slot in rule_set.bearing}
    assert [slot for slot, text in said.items() if "agree" in text or "says so" in text] == ["ending"]
