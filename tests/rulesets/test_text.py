"""Rules as a text: short, the same for everybody, and read as they were written."""

import json
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.kinds import KINDS
from tercet.rulesets.own.offered import QUESTIONS, offered
from tercet.rulesets.own.reading import LONGEST, NotRules, read_rules
from tercet.rulesets.own.text import as_rule_set, differing, rules_text
from tercet.words.languages import LANGUAGES, Language
from tercet.words.own_rules import not_rules_in_words, own_rules
from tests.conformance.varied import EVERY_TABLE

CLASSIC: Final = RULE_SETS["classic"].rules
SENT: Final = Path(__file__).parents[1] / "golden/rules-texts.json"  # texts that people may have in links


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_rule_set_as_published_is_its_name(name: str) -> None:
    assert rules_text(RULE_SETS[name].rules) == name
    assert read_rules(name) == RULE_SETS[name].rules
    assert read_rules(f" V1~{name.upper()} ") == RULE_SETS[name].rules


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_what_is_written_is_read_again(table: str) -> None:
    """Whatever the rules, and whichever rule set they are called by."""
    for base in RULE_SETS:
        rules = replace(EVERY_TABLE[table], name=base)
        text = rules_text(rules)
        assert read_rules(text) == rules
        assert len(text) <= LONGEST
        assert {*text} <= {*"abcdefghijklmnopqrstuvwxyz0123456789-.~"}  # as it is, in a link and in a shell


@st.composite
def any_choice(draw: st.DrawFn) -> r.Rules:
    """A rule set with any offered values."""
    rules = RULE_SETS[draw(st.sampled_from([*RULE_SETS]))].rules
    return replace(rules, **{slot: draw(st.sampled_from(offered(slot, rules))) for slot in SLOTS})


@settings(max_examples=300, derandomize=True, database=None, deadline=None)
@given(any_choice())
def test_any_choice_of_every_slot_fits_into_a_text(rules: r.Rules) -> None:
    text = rules_text(rules)
    assert read_rules(text) == rules
    assert len(text) <= LONGEST
    assert [part.split(".")[0].replace("-", "_") for part in text.split("~")[1:]] == [*differing(rules)]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"layout": r.Rectangle(9)}, "classic~layout.size-9"),
        ({"penalty": r.LosePoints(2)}, "classic~penalty.points-2"),
        ({"penalty": r.NoPenalty()}, "classic~penalty.no-penalty"),
        ({"calling": r.CallFirst(3_000, touch=True)}, "classic~calling.window-3s.touch-yes"),
        ({"calling": r.CallFirst(2_500)}, "classic~calling.window-2500ms"),
        ({"deck": r.AllCards(shading="f")}, "classic~deck.shading-f"),
        ({"ending": r.FirstTo(5), "hints": r.ShowCards(1)}, "classic~ending.first-to.sets-5~hints.show-cards.cards-1"),
    ],
    ids=str,
)
def test_only_what_differs_is_written(changes: dict[str, object], text: str) -> None:
    assert rules_text(replace(CLASSIC, **changes)) == text


@pytest.mark.parametrize(
    ("text", "code", "part", "nearest"),
    [
        ("", "no-rule-set", "", ""),
        ("chess", "no-rule-set", "chess", ""),
        ("clasic~layout.size-9", "no-rule-set", "clasic", "classic"),
        ("classic~", "no-slot", "", ""),
        ("classic~lyout.size-9", "no-slot", "lyout", "layout"),
        ("classic~layout", "no-value", "layout", ""),
        ("classic~layout.sise-9", "no-value", "sise-9", "size"),
        ("classic~layout.size-nine", "no-value", "size-nine", "size"),
        ("classic~layout.size-", "no-value", "size-", "size"),
        ("classic~layout.size--9", "no-value", "size--9", "size"),
        ("classic~calling.window-5", "no-value", "window-5", "window"),
        ("classic~calling.touch-1", "no-value", "touch-1", "touch"),
        ("classic~reward.points-per-dot", "no-value", "points-per-dot", "points-per"),
        ("classic~penalty.lockout", "no-value", "lockout", "lock-out"),
        ("classic~penalty.lock-out~penalty.lock-out", "slot-twice", "penalty", ""),
        ("classic~name.chess", "no-slot", "name", ""),
        ("v2~classic", "other-version", "v2", ""),
        ("v1", "other-version", "v1", ""),
        ("x" * 501, "too-long", "x" * 20, ""),
    ],
    ids=lambda each: each[:30] if isinstance(each, str) else None,
)
def test_a_text_that_says_no_rules_is_refused_with_the_part_that_is_wrong(
    text: str, code: str, part: str, nearest: str
) -> None:
    wrong = read_rules(text)
    assert isinstance(wrong, NotRules)
    assert (wrong.code, wrong.part) == (code, part)
    assert nearest in ("", wrong.nearest)
    for lang in LANGUAGES:
        said = not_rules_in_words(wrong, lang)
        assert said.endswith((".", "?"))
        assert part in said


@settings(max_examples=300, derandomize=True, database=None, deadline=None)
@given(st.text(alphabet="classicquid~.-0123456789smlayoutpenalty ", max_size=60) | st.text(max_size=40))
def test_any_text_is_rules_or_refused(text: str) -> None:
    rules = read_rules(text)
    assert isinstance(rules, NotRules) or read_rules(rules_text(rules)) == rules


@pytest.mark.parametrize("text", json.loads(SENT.read_text(encoding="utf-8")))
def test_a_text_that_somebody_may_have_in_a_link_means_what_it_meant(text: str) -> None:
    """Texts and their rules as they were when first written. Never change a line: add a new version of the texts."""
    rules = read_rules(text)
    assert isinstance(rules, r.Rules)
    meant = json.loads(SENT.read_text(encoding="utf-8"))[text]
    assert {slot: to_builtins(getattr(rules, slot)) for slot in meant} == meant


def test_the_changed_slots_of_a_rule_set_cite_nothing() -> None:
    own = as_rule_set(replace(CLASSIC, penalty=r.LockOut()))
    assert own.rules == replace(CLASSIC, penalty=r.LockOut())
    assert own.penalty.clauses == ()
    assert own.calling.clauses == ("A-2", "A-3", "A-4")


# ---- what is offered


@pytest.mark.parametrize("slot", SLOTS)
def test_every_kind_of_value_is_offered_and_every_value_of_a_rule_set(slot: str) -> None:
    """A new value is found automatically. Real cards have a page of their own."""
    values = offered(slot, CLASSIC)
    assert {type(value) for value in values} == {*KINDS[slot]} - {r.RealDeck}
    assert {getattr(each.rules, slot) for each in RULE_SETS.values()} <= {*values}
    assert len({*values}) == len(values)


def test_a_value_that_is_not_offered_is_there_while_it_is_chosen() -> None:
    odd = replace(CLASSIC, layout=r.Rectangle(13, 2))
    assert odd.layout in offered("layout", odd)
    assert odd.layout not in offered("layout", CLASSIC)


def test_every_slot_is_asked_about_once() -> None:
    assert sorted(QUESTIONS) == sorted(SLOTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slot", SLOTS)
def test_whatever_is_offered_has_words_of_its_own(slot: str, lang: Language) -> None:
    (asked,) = [each for each in own_rules(CLASSIC, lang).questions if each.slot == slot]
    said = [choice.said for choice in asked.choices]
    assert asked.title
    assert asked.said in said
    assert len({*said}) == len(said)
    assert [each for each in said if not each or "{" in each or "slot-" in each] == []
