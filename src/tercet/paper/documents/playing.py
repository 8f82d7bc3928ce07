"""What explains the game and its judging: the handout, the judge's script, the rule card."""

from typing import Any

from tercet.cards.card import FEATURES, LETTERS, Card, Feature, Trio
from tercet.cards.notation import read_cards
from tercet.engine import rules as r
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import RuleSet
from tercet.words.cards import explain_in_words, feature_name, value_name
from tercet.words.rules import rule_set_description, rule_set_title, slot_title, value_in_words

TOLD = (
    *("deck", "layout", "calling", "verdict", "reward", "penalty"),
    *("dealing", "no_set", "super_round", "ending", "seats", "match"),
)
LAYOUT = read_cards("1rof 2gsh 3pde 2roh 1pse 3gdf 2pdf 1gsh 3roe 1goe 2rsf 3pdh")  # as the judge lays it out

# Worked examples: two SETs and two that are not, with all features, and with the third or the fourth held fast.
EXAMPLES: dict[str, tuple[str, ...]] = {
    "full": ("1rdf 2psh 3goe", "2goh 2gsh 2gdh", "1gsf 2gsh 3psh", "1pof 2poh 2poe"),
    "solid": ("1rdf 2psf 3gof", "2gof 2gsf 2gdf", "1gsf 2gsf 3psf", "1pof 2pof 2rof"),
    "one-colour": ("1gdf 2gsh 3goe", "2goh 2gsh 2gdh", "1gsf 2gsh 3gdh", "1gof 2goh 2goe"),
}


def handout(job: Job) -> dict[str, Any]:
    """The game on one sheet, by the chosen rule set."""
    rule_set = RULE_SETS.get(job.order.rule_set)
    if rule_set is None:
        raise CannotPrint(f"There is no rule set “{job.order.rule_set}”. “tercet rules” lists them all.")
    kind = _kind(rule_set)
    features: list[Feature] = [feature for feature in FEATURES if feature != _fixed(kind)]
    return {
        "title": rule_set_title(rule_set.name, job.lang),
        "about": rule_set_description(rule_set.name, job.lang),
        "features": [_feature(job, feature, kind) for feature in features],
        "examples": [_example(job, example, features) for example in EXAMPLES[kind]],
        "play": _play(job, rule_set),
        "ultra": _ultra(job) if isinstance(rule_set.pattern.value, r.Ultra) else None,
        "link": job.learn,
    }


def _kind(rule_set: RuleSet) -> str:
    match rule_set.deck.value:
        case r.SolidDeck():
            return "solid"
        case r.OneColourDeck():
            return "one-colour"
        case _:
            return "full"


def _fixed(kind: str) -> str:
    return {"solid": "shading", "one-colour": "colour"}.get(kind, "")


def _feature(job: Job, feature: Feature, kind: str) -> dict[str, Any]:
    """A feature with a card for each of its values; all else is the same on the three."""
    plain = {"number": "1", "colour": "g", "shape": "s", "shading": "h" if kind == "one-colour" else "f"}
    cards = [Card("".join({**plain, feature: letter}[each] for each in FEATURES)) for letter in LETTERS[feature]]
    return {
        "name": feature_name(feature, job.lang, job.edition),
        "values": [
            {"card": job.face(card), "name": value_name(feature, letter, job.lang, job.edition, job.order.palette)}
            for card, letter in zip(cards, LETTERS[feature], strict=True)
        ],
    }


def _example(job: Job, codes: str, features: list[Feature]) -> dict[str, Any]:
    """Three cards, and feature by feature why they are a SET or not."""
    one, two, three = read_cards(codes)
    trio: Trio = (one, two, three)
    names = {feature_name(feature, job.lang, job.edition) for feature in features}
    said = [each for each in explain_in_words(trio, job.lang, job.edition, job.order.palette) if each.feature in names]
    return {
        "cards": job.show(trio),
        "set": all(each.verdict != "neither" for each in said),
        "findings": [{"feature": each.feature, "verdict": each.verdict, "finding": each.finding} for each in said],
    }


def _play(job: Job, rule_set: RuleSet) -> list[dict[str, str]]:
    """What the slots say; what does not happen in this rule set is left out."""
    left_out = (r.NoSuperRound, r.SingleRound)
    return [
        {"title": slot_title(slot, job.lang), "text": value_in_words(slot, cited.value, job.lang)}
        for slot in TOLD
        if not isinstance((cited := getattr(rule_set, slot)).value, left_out)
    ]


def _ultra(job: Job) -> dict[str, Any]:
    """Two pairs, and the card that completes both."""
    pairs = [[Card("1rof"), Card("2rof")], [Card("3gsf"), Card("3pdf")]]
    return {"pairs": [job.show(pair) for pair in pairs], "card": job.face(Card("3rof"))}


def judge_script(job: Job) -> dict[str, Any]:
    """What is laid out, said and done."""
    return {"layout": job.show(LAYOUT)}


def rule_card(job: Job) -> dict[str, Any]:
    """The judge's rules; four of the same."""
    return {"copies": 4, "set": job.show(read_cards(EXAMPLES["full"][0]))}
