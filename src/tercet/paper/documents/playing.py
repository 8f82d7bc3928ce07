"""Documents that explain the game and how to judge it: the handout, the judge's script, the rule card."""

from typing import Any

from msgspec.structs import replace

from tercet.cards.card import FEATURES, LETTERS, Card, Feature, Trio
from tercet.cards.kinds import letter_of
from tercet.cards.notation import read_cards
from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint
from tercet.rulesets.bearing import alone, bears
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS
from tercet.words.cards import explain_in_words, feature_name, value_name
from tercet.words.rules import rule_set_description, rule_set_title, slot_title, value_at_a_real_table

# Values that a sheet need not tell: they are what anybody expects, or only Tercet can do them.
SAID_BY_ITSELF = r.FirstHeard | r.WaitForWindow | r.ByEngine | r.NoSuperRound | r.NoHints | r.ShowCount
LAYOUT = read_cards("1rof 2gsh 3pde 2roh 1pse 3gdf 2pdf 1gsh 3roe 1goe 2rsf 3pdh")  # as the judge lays it out

EXAMPLES = ("1rdf 2psh 3goe", "2goh 2gsh 2gdh", "1gsf 2gsh 3psh", "1pof 2poh 2poe")  # two SETs, and two that are not

Fixed = dict[Feature, str]  # what is the same on all cards of a small deck


def handout(job: Job) -> dict[str, Any]:
    """The game on one sheet, for the chosen rule set."""
    rule_set = RULE_SETS.get(job.order.rule_set)
    if rule_set is None:
        raise CannotPrint(f"There is no rule set “{job.order.rule_set}”. “tercet rules” lists them all.")
    fixed = fixed_by(rule_set.deck.value)
    features: list[Feature] = [feature for feature in FEATURES if feature not in fixed]
    return {
        "title": rule_set_title(rule_set.name, job.lang),
        "about": rule_set_description(rule_set.name, job.lang),
        "features": [_feature(job, feature, fixed) for feature in features],
        "examples": [_example(job, example(codes, fixed), features) for codes in EXAMPLES],
        "play": _play(job, rule_set.rules),
        "ultra": _ultra(job) if rule_set.pattern.value.test == "pairs" else None,
        "link": job.learn,
    }


def fixed_by(deck: r.Deck) -> Fixed:
    """The features that a deck holds fast."""
    if not isinstance(deck, r.AllCards):
        return {}
    held: dict[Feature, str | None] = {"colour": deck.colour, "shading": deck.shading}
    return {feature: letter for feature, letter in held.items() if letter}


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


def _play(job: Job, rules: r.Rules) -> list[dict[str, str]]:
    """The rules for people with real cards, from the slots."""
    real = at_a_real_table(rules)
    return [
        {"title": slot_title(slot, job.lang), "text": value_at_a_real_table(slot, real, job.lang)}
        for slot in SLOTS
        if bears(slot, real) and not _goes_without_saying(getattr(real, slot))
    ]


def _goes_without_saying(value: Value) -> bool:
    return isinstance(value, SAID_BY_ITSELF) or value == r.Pattern()


def at_a_real_table(rules: r.Rules) -> r.Rules:
    """With real cards people judge and say “no SET” where Tercet would (A-7); a player alone has no judge."""
    if isinstance(rules.verdict, r.ByEngine) and not alone(rules):
        rules = replace(rules, verdict=r.ByPlayers())
    if isinstance(rules.deck, r.PuzzleDeck):
        rules = replace(rules, deck=r.AllCards())  # nobody can order real cards so
    return replace(rules, no_set=r.AllAgree()) if isinstance(rules.no_set, r.EngineSees) else rules


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
