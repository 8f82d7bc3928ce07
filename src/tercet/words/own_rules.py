"""Somebody puts rules together: what can be chosen for each slot, in words, and what does not go with the rest."""

from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.impossible import problem_with_rules, problems_with_rules
from tercet.engine.refusals import Problem
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.own.offered import ASKED_FIRST, QUESTIONS, offered
from tercet.rulesets.own.reading import NotRules
from tercet.rulesets.own.text import differing, rules_text
from tercet.tables.fitting import fitted
from tercet.words.languages import Language
from tercet.words.rules import slot_title, value_in_words
from tercet.words.speech import speak

AnyValue = (
    r.Deck
    | r.Pattern
    | r.Layout
    | r.Calling
    | r.Ties
    | r.Delay
    | r.Verdict
    | r.Reward
    | r.Penalty
    | r.Dealing
    | r.NoSet
    | r.SuperRounds
    | r.Ending
    | r.Hints
    | r.Seats
    | r.MatchLength
)


class Choice(Struct, frozen=True):
    """A value in words; `why` it does not go with the rest, if so."""

    value: AnyValue
    said: str
    why: str | None


class Question(Struct, frozen=True):
    """A slot, what is chosen now, and what can be chosen; `often`: many people change it."""

    slot: str
    often: bool
    title: str
    said: str
    choices: tuple[Choice, ...]


class Change(Struct, frozen=True):
    """A slot, and what it would say."""

    title: str
    said: str


class Fitting(Struct, frozen=True):
    """The nearest rules that can be played, and what would change."""

    rules: r.Rules
    changes: tuple[Change, ...]


class OwnRules(Struct, frozen=True):
    """Rules that somebody puts together: their text, where they differ from the rule set they started from, and
    whether they can be played: `why` not, which slots clash, and what would fit."""

    text: str
    rules: r.Rules
    differs: tuple[str, ...]
    why: str | None
    clash: tuple[str, ...]
    fitting: Fitting | None
    questions: tuple[Question, ...]


def own_rules(rules: r.Rules, lang: Language = "en", keep: str = "") -> OwnRules:
    """Everything that somebody needs to know to go on choosing; `keep` is the slot that was chosen last."""
    problem = problem_with_rules(rules)
    return OwnRules(
        text=rules_text(rules),
        rules=rules,
        differs=differing(rules),
        why=problem and problem_in_words(problem, lang),
        clash=problem.slots if problem else (),
        fitting=_fitting(rules, keep or problem.slots[0], lang) if problem else None,
        questions=tuple(_question(slot, rules, lang) for slot in QUESTIONS),
    )


def _fitting(rules: r.Rules, keep: str, lang: Language) -> Fitting | None:
    fit = fitted(rules, keep)
    if fit is None:
        return None
    slots = [slot for slot in QUESTIONS if getattr(fit, slot) != getattr(rules, slot)]
    return Fitting(fit, tuple(Change(slot_title(slot, lang), value_in_words(slot, fit, lang)) for slot in slots))


def _question(slot: str, rules: r.Rules, lang: Language) -> Question:
    choices = tuple(_choice(slot, replace(rules, **{slot: value}), lang) for value in offered(slot, rules))
    return Question(slot, slot in ASKED_FIRST, slot_title(slot, lang), _said(slot, rules, lang), choices)


def _choice(slot: str, rules: r.Rules, lang: Language) -> Choice:
    clash = next((each for each in problems_with_rules(rules) if slot in each.slots), None)
    return Choice(getattr(rules, slot), _said(slot, rules, lang), clash and problem_in_words(clash, lang))


def _said(slot: str, rules: r.Rules, lang: Language) -> str:
    """A value in words that suit it: where it does not go with the rest, as under rules with which it does."""
    changed = {slot: getattr(rules, slot)}
    others = (replace(each.rules, **changed) for each in RULE_SETS.values())
    fitting = (each for each in chain([rules], others) if problem_with_rules(each) is None)
    return value_in_words(slot, next(fitting, rules), lang)


def problem_in_words(problem: Problem, lang: Language = "en") -> str:
    """Why rules do not go together.

    >>> from msgspec.structs import replace
    >>> problem = problem_with_rules(replace(RULE_SETS["classic"].rules, reward=r.LeaveCards()))
    >>> problem and problem_in_words(problem)
    'Cards stay where they are if everything is to be found, and only then.'
    """
    return speak(lang, f"impossible-{problem.code}")


def not_rules_in_words(wrong: NotRules, lang: Language = "en") -> str:
    """Why a text says no rules.

    >>> from tercet.rulesets.own.reading import read_rules
    >>> wrong = read_rules("classic~lyout.size-9")
    >>> isinstance(wrong, NotRules) and not_rules_in_words(wrong)
    'Rules have no part “lyout”. Did you mean “layout”?'
    """
    return speak(lang, f"not-rules-{wrong.code}", part=wrong.part, nearest=wrong.nearest)
