"""Documents that explain the game and how to judge it: the handout, the judge's script, the rule card."""

from typing import Any, Final

from tercet.cards.card import Card, Feature
from tercet.cards.kinds import BOX, DOTS, FOURS, Kind, KindName, kind_of, letter_of
from tercet.cards.notation import read_cards
from tercet.cards.sums import cancel
from tercet.engine.impossible import problem_with_rules
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import cards_in, held_features
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint
from tercet.rulesets.bearing import bears
from tercet.rulesets.cite import SLOTS
from tercet.rulesets.own.reading import NotRules, read_rules
from tercet.rulesets.real_table import at_a_real_table, goes_without_saying
from tercet.words.cards import explain_in_words, feature_name, value_name
from tercet.words.finds import Sought, sought
from tercet.words.rules import rule_set_description, rules_title, slot_title, value_at_a_real_table
from tercet.words.speech import speak

LAYOUT = read_cards("1rof 2gsh 3pde 2roh 1pse 3gdf 2pdf 1gsh 3roe 1goe 2rsf 3pdh")  # as the judge lays it out

# For each kind of cards two finds, and two that are none.
EXAMPLES: Final[dict[KindName, tuple[str, ...]]] = {
    "box": ("1rdf 2psh 3goe", "2goh 2gsh 2gdh", "1gsf 2gsh 3psh", "1pof 2poh 2poe"),
    "edges": ("1rdfp 2pshf 3goec", "2gohf 2gshf 2gdhf", "1gsfp 2gshf 3pshc", "1pofp 2pohf 2poef"),
    "fours": ("1ROF 2PSH 3GDE 4IBL", "2ROF 2ROH 2PSF 2PSH", "1GSF 2GSF 3GSF 3GSH", "1POF 2POF 3POE 4PDE"),
    "dots": (
        "ra---- -ag--- r-g---",
        "r--b-- --g--i rag--- -a-b-i",
        "ra---- -ag--- r--b--",
        "r--b-- --g--i rag--- -a-b--",
    ),
}
ALIKE: Final[dict[KindName, str]] = {"box": "1gsf", "edges": "1gsfp", "fours": "1GSF", "dots": "------"}

Fixed = dict[Feature, str]  # what is the same on all cards of a small deck


def handout(job: Job) -> dict[str, Any]:
    """The game on one sheet, for the chosen rule set."""
    rules = _rules(job.order.rule_set)
    kind, fixed = _kind(rules), held_features(rules.deck)
    features: list[Feature] = [feature for feature in kind.features if feature not in fixed]
    return {
        "title": rules_title(rules, job.lang),
        "about": rule_set_description(rules.name, job.lang),
        "cards": job.say("handout-features", features=len(features), values=kind.values),
        "features": [_feature(job, kind, feature, fixed) for feature in features],
        "what": {part: job.say(f"handout-{EXPLAINED[kind.name]}{part}") for part in ("", "-text", "-check", "-is")},
        "is_not": speak(job.lang, "find-wrong", find=EXPLAINED[kind.name]),
        "examples": [_example(job, example(codes, fixed), kind) for codes in EXAMPLES[kind.name]],
        "play": _play(job, rules),
        "pairs": _pairs(job, sought(rules)),
        "link": job.learn,
    }


# What the kinds of cards are for; finds in pairs are explained by SETs.
EXPLAINED: Final[dict[KindName, Sought]] = {"box": "sets", "edges": "sets", "fours": "fours", "dots": "dots"}


def _kind(rules: Rules) -> Kind:
    """The kind of cards that are played with; those of a real deck are in the box."""
    cards = cards_in(rules.deck)
    return kind_of(cards[0]) if cards else BOX


def _rules(text: str) -> Rules:
    """A rule set, or rules of people's own."""
    rules = read_rules(text)
    if isinstance(rules, NotRules):
        raise CannotPrint("paper-no-such-rule-set", name=text)
    if problem := problem_with_rules(rules):
        message = f"impossible-{problem.code}"
        raise CannotPrint(message)
    return rules


def example(codes: str, fixed: Fixed) -> tuple[Card, ...]:
    """Some cards with these features fixed; finds remain finds, and others do not become one."""
    return tuple(_with(card, fixed) for card in read_cards(codes))


def _with(card: Card, fixed: Fixed) -> Card:
    kind = kind_of(card)
    spelt = {feature: letter.upper() if kind is FOURS else letter for feature, letter in fixed.items()}
    return Card("".join(spelt.get(feature, letter_of(card, feature)) for feature in kind.features))


def _feature(job: Job, kind: Kind, feature: Feature, fixed: Fixed) -> dict[str, Any]:
    """A feature with a card for each of its values, all else being the same; of a dot, the card that has only it."""
    letters = kind.letters[kind.features.index(feature)].lstrip("-")
    return {
        "name": feature_name(feature, job.lang, job.edition),
        "values": [
            {
                "card": job.face(_with(Card(ALIKE[kind.name]), {**fixed, feature: letter})),
                "name": value_name(feature, letter, job.lang, job.edition, job.order.palette),
            }
            for letter in letters
        ],
    }


def _example(job: Job, cards: tuple[Card, ...], kind: Kind) -> dict[str, Any]:
    """Some cards, whether they are a find, and feature by feature why; dots are counted by eye."""
    said = [] if kind is DOTS else explain_in_words(cards, job.lang, job.edition, job.order.palette)
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
