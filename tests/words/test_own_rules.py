"""Somebody puts rules together: each choice can be played, or is told why not, in their language."""

from typing import Final

import pytest
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.impossible import problem_with_rules, problems_with_rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.own.offered import QUESTIONS, offered
from tercet.words.languages import LANGUAGES, Language
from tercet.words.own_rules import OwnRules, Question, own_rules
from tercet.words.rules import rules_title
from tests.support.problems import codes_of_problems

CLASSIC: Final = RULE_SETS["classic"].rules


def question(own: OwnRules, slot: str) -> Question:
    (found,) = [each for each in own.questions if each.slot == slot]
    return found


@pytest.mark.parametrize("name", RULE_SETS)
def test_from_each_rule_set_a_choice_can_be_played_or_is_told_why_not(name: str) -> None:
    """Beside the choice itself: the reason names the slot that would be changed."""
    rules = RULE_SETS[name].rules
    own = own_rules(rules)
    assert (own.text, own.why, own.differs) == (name, None, ())
    for slot in QUESTIONS:
        for choice in question(own, slot).choices:
            changed = replace(rules, **{slot: choice.value})
            assert (choice.why is None) == (problem_with_rules(changed) is None), (slot, choice)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_in_the_readers_language(lang: Language) -> None:
    own = own_rules(replace(CLASSIC, layout=r.Open()), lang)
    assert own.clash == ("layout", "dealing")
    english = "A layout of no fixed size grows when players flip cards."
    assert (own.why == english) == (lang == "en")
    assert [choice.why for choice in question(own, "layout").choices if choice.value == r.Open()] == [own.why]


def test_of_rules_that_clash_only_the_slots_concerned_are_told_so() -> None:
    own = own_rules(replace(CLASSIC, reward=r.LeaveCards()))
    assert own.clash == ("reward", "ending")
    told = {each.slot for each in own.questions for choice in each.choices if choice.why == own.why}
    assert told == {"reward", "ending"}
    now = {each.slot for each in own.questions for choice in each.choices if choice.why and choice.said == each.said}
    assert now == {"reward", "ending"}


def test_what_goes_with_the_rest_once_another_slot_is_changed_is_no_longer_told_off() -> None:
    def why(rules: r.Rules) -> str | None:
        (told,) = [
            each.why for each in question(own_rules(rules), "pattern").choices if each.value == r.Pattern(cards=4)
        ]
        return told

    assert why(CLASSIC) == "With these cards, a find is a SET, two pairs or six cards."
    assert why(replace(CLASSIC, deck=r.AllCards(values=4, shading="f"))) is None


def test_a_find_of_other_cards_is_said_as_for_those_cards() -> None:
    said = [choice.said for choice in question(own_rules(CLASSIC), "pattern").choices]
    assert "4 cards: each feature all the same, all different, or two and two" in said
    assert "3 to 7 cards on which every dot appears an even number of times" in said


def test_rules_are_called_changed_where_they_are() -> None:
    assert rules_title(CLASSIC) == "Classic"
    assert rules_title(replace(CLASSIC, penalty=r.NoPenalty()), "fr") == "Classique, modifié"
    assert rules_title(replace(CLASSIC, name="my rules")) == "Classic"  # nobody else's name is shown


def test_almost_every_reason_can_be_met_by_somebody_who_chooses() -> None:
    """Two choices away from some rule set; the others need numbers or real cards, which are not offered."""
    met = {
        problem.code
        for each in RULE_SETS.values()
        for slot in QUESTIONS
        for value in offered(slot, each.rules)
        for problem in problems_with_rules(replace(each.rules, **{slot: value}))
    }
    assert len(met) > 20
    assert met <= codes_of_problems()


@pytest.mark.parametrize("name", ["quick", "chain", "ultra", "ghost", "mega", "quads", "dots", "shuffle"])
def test_where_a_wrong_claim_costs_nothing_the_host_may_let_it_cost_something(name: str) -> None:
    """The rule sets from players have no penalty; each can be played with one."""
    rules = RULE_SETS[name].rules
    assert rules.penalty == r.NoPenalty()
    free = [choice.value for choice in question(own_rules(rules), "penalty").choices if choice.why is None]
    assert {r.LosePoints(1), r.LosePoints(2), r.LockOut()} <= {*free}
