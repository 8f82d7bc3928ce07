"""Documents that explain the game and how to judge it: the handout, the judge's script, the rule card."""

from typing import Any, Final

from tercet.cards.card import Card, Feature
from tercet.cards.kinds import DOTS, Kind, KindName
from tercet.cards.notation import read_cards
from tercet.cards.sums import cancel
from tercet.engine.impossible import problem_with_rules
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import held_features
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint
from tercet.rulesets.bearing import bears
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.own.reading import NotRules, read_rules
from tercet.rulesets.own.text import base_of
from tercet.rulesets.real_table import at_a_real_table, goes_without_saying
from tercet.words.cards import explain_in_words, feature_name, value_name
from tercet.words.examples import EXAMPLES, Fixed, example, kind_in, with_fixed
from tercet.words.finds import Sought, sought
from tercet.words.rules import rules_description, rules_title, slot_title, value_at_a_real_table
from tercet.words.speech import speak

LAYOUT = read_cards("1rof 2gsh 3pde 2roh 1pse 3gdf 2pdf 1gsh 3roe 1goe 2rsf 3pdh")  # as the judge lays it out

ALIKE: Final[dict[KindName, str]] = {"box": "1gsf", "edges": "1gsfp", "fours": "1GSF", "dots": "------"}


def handout(job: Job) -> dict[str, Any]:
    """The game on one sheet, for the chosen rule set."""
    rules = _rules(job.order.rule_set)
    kind, fixed = kind_in(rules), held_features(rules.deck)
    features: list[Feature] = [feature for feature in kind.features if feature not in fixed]
    return {
        "title": rules_title(rules, job.lang),
        "about": rules_description(rules, job.lang),
        "cards": job.say("handout-features", features=len(features), values=kind.values),
        "features": [_feature(job, kind, feature, fixed) for feature in features],
        "what": {part: job.say(f"handout-{EXPLAINED[kind.name]}{part}") for part in ("", "-text", "-check", "-is")},
        "is_not": speak(job.lang, "find-wrong", find=EXPLAINED[kind.name]),
        "examples": [_example(job, example(codes, fixed), kind, fixed) for codes in EXAMPLES[kind.name]],
        "play": _play(job, rules),
        "pairs": _pairs(job, sought(rules)),
        "link": job.rules_page(base_of(rules).name),
    }


# What the kinds of cards are for; finds in pairs are explained by SETs.
EXPLAINED: Final[dict[KindName, Sought]] = {"box": "sets", "edges": "sets", "fours": "fours", "dots": "dots"}


def _rules(text: str) -> Rules:
    """A rule set, or rules of people's own."""
    rules = read_rules(text)
    if isinstance(rules, NotRules):
        raise CannotPrint("paper-no-such-rule-set", name=text)
    if problem := problem_with_rules(rules):
        message = f"impossible-{problem.code}"
        raise CannotPrint(message)
    return rules


def _feature(job: Job, kind: Kind, feature: Feature, fixed: Fixed) -> dict[str, Any]:
    """A feature with a card for each of its values, all else being the same; of a dot, the card that has only it."""
    letters = kind.letters[kind.features.index(feature)].lstrip("-")
    return {
        "name": feature_name(feature, job.lang, job.edition),
        "values": [
            {
                "card": job.face(with_fixed(Card(ALIKE[kind.name]), {**fixed, feature: letter})),
                "name": value_name(feature, letter, job.lang, job.edition, job.order.palette),
            }
            for letter in letters
        ],
    }


def _example(job: Job, cards: tuple[Card, ...], kind: Kind, fixed: Fixed) -> dict[str, Any]:
    """Some cards, whether they are a find, and why by each feature that varies; dots are counted by eye."""
    told = [] if kind is DOTS else explain_in_words(cards, job.lang, job.edition, job.order.palette)
    said = [each for each, feature in zip(told, kind.features, strict=False) if feature not in fixed]
    return {
        "cards": job.show(cards),
        "set": cancel(cards),
        "findings": [{"feature": each.feature, "verdict": each.verdict, "finding": each.finding} for each in said],
    }


def _play(job: Job, rules: Rules) -> list[dict[str, str]]:
    """The rules for people with real cards, from the slots."""
    real = at_a_real_table(rules)
    return [
        {"title": slot_title(slot, job.lang), "text": value_at_a_real_table(slot, real, job.lang)}
        for slot in SLOTS
        if bears(slot, real) and not goes_without_saying(getattr(real, slot))
    ]


# Pairs, and the cards that complete them.
PAIRS: Final[dict[Sought, tuple[str, str]]] = {
    "pairs": ("1rof 2rof 3gsf 3pdf", "3rof"),
    "six": ("1rof 2rof 1gsf 2gsf 1pdf 2pdf", "3rof 3gsf 3pdf"),
}


def _pairs(job: Job, find: Sought) -> dict[str, Any] | None:
    """How a find is made of pairs, where it is."""
    if find not in PAIRS:
        return None
    cards, completing = (read_cards(codes) for codes in PAIRS[find])
    return {
        "pairs": [job.show(cards[n : n + 2]) for n in range(0, len(cards), 2)],
        "cards": job.show(completing),
        "text": job.say(f"handout-{find}"),
        "label": job.say(f"handout-{find}-completed"),
    }


def judge_script(job: Job) -> dict[str, Any]:
    """What the judge lays out, says and does."""
    return {"layout": job.show(LAYOUT)}


def rule_card(job: Job) -> dict[str, Any]:
    """The judge's rules, four times on a sheet."""
    return {"copies": 4, "set": job.show(read_cards(EXAMPLES["box"][0]))}
