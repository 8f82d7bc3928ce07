"""Documents that explain the game and how to judge it: the handout, the judge's script, the rule card."""

from typing import Any

from tercet.cards.card import FEATURES, LETTERS, Card, Feature, Trio
from tercet.cards.kinds import letter_of
from tercet.cards.notation import read_cards
from tercet.engine.impossible import problem_with_rules
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import held_features
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint
from tercet.rulesets.bearing import bears
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.own.reading import NotRules, read_rules
from tercet.rulesets.real_table import at_a_real_table, goes_without_saying
from tercet.words.cards import explain_in_words, feature_name, value_name
from tercet.words.rules import rule_set_description, rules_title, slot_title, value_at_a_real_table

LAYOUT = read_cards("1rof 2gsh 3pde 2roh 1pse 3gdf 2pdf 1gsh 3roe 1goe 2rsf 3pdh")  # as the judge lays it out

EXAMPLES = ("1rdf 2psh 3goe", "2goh 2gsh 2gdh", "1gsf 2gsh 3psh", "1pof 2poh 2poe")  # two SETs, and two that are not

Fixed = dict[Feature, str]  # what is the same on all cards of a small deck


def handout(job: Job) -> dict[str, Any]:
    """The game on one sheet, for the chosen rule set."""
    rules = _rules(job.order.rule_set)
    fixed = held_features(rules.deck)
    features: list[Feature] = [feature for feature in FEATURES if feature not in fixed]
    return {
        "title": rules_title(rules, job.lang),
        "about": rule_set_description(rules.name, job.lang),
        "features": [_feature(job, feature, fixed) for feature in features],
        "examples": [_example(job, example(codes, fixed), features) for codes in EXAMPLES],
        "play": _play(job, rules),
        "ultra": _ultra(job) if rules.pattern.test == "pairs" else None,
        "link": job.learn,
    }


def _rules(text: str) -> Rules:
    """A rule set, or rules of people's own."""
    rules = read_rules(text)
    if isinstance(rules, NotRules):
        raise CannotPrint("paper-no-such-rule-set", name=text)
    if problem := problem_with_rules(rules):
        message = f"impossible-{problem.code}"
        raise CannotPrint(message)
    return rules


def example(codes: str, fixed: Fixed) -> Trio:
    """Three cards with these features fixed; SETs remain SETs, and others do not become one."""
    one, two, three = (_with(card, fixed) for card in read_cards(codes))
    return one, two, three


def _with(card: Card, fixed: Fixed) -> Card:
    return Card("".join(fixed.get(feature, letter_of(card, feature)) for feature in FEATURES))


def _feature(job: Job, feature: Feature, fixed: Fixed) -> dict[str, Any]:
    """A feature with a card for each of its values; everything else is the same on all three."""
    cards = [_with(Card("1gsf"), {**fixed, feature: letter}) for letter in LETTERS[feature]]
    return {
        "name": feature_name(feature, job.lang, job.edition),
        "values": [
            {"card": job.face(card), "name": value_name(feature, letter, job.lang, job.edition, job.order.palette)}
            for card, letter in zip(cards, LETTERS[feature], strict=True)
        ],
    }


def _example(job: Job, trio: Trio, features: list[Feature]) -> dict[str, Any]:
    """Three cards, and feature by feature why they are a SET or not."""
    names = {feature_name(feature, job.lang, job.edition) for feature in features}
    said = [each for each in explain_in_words(trio, job.lang, job.edition, job.order.palette) if each.feature in names]
    return {
        "cards": job.show(trio),
        "set": all(each.verdict != "neither" for each in said),
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


def _ultra(job: Job) -> dict[str, Any]:
    """Two pairs, and the card that completes both."""
    pairs = [[Card("1rof"), Card("2rof")], [Card("3gsf"), Card("3pdf")]]
    return {"pairs": [job.show(pair) for pair in pairs], "card": job.face(Card("3rof"))}


def judge_script(job: Job) -> dict[str, Any]:
    """What the judge lays out, says and does."""
    return {"layout": job.show(LAYOUT)}


def rule_card(job: Job) -> dict[str, Any]:
    """The judge's rules, four times on a sheet."""
    return {"copies": 4, "set": job.show(read_cards(EXAMPLES[0]))}
