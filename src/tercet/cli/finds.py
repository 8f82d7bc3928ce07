"""Finds that are not SETs, in the terminal: those of a rule set among some cards, drawn and explained."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tercet.artwork.source import Edition
from tercet.cards.card import Card
from tercet.cards.kinds import kind_of
from tercet.cli.errors import CliError
from tercet.words.languages import Language

if TYPE_CHECKING:
    from tercet.engine.rules import Rules
    from tercet.rulesets.cite import RuleSet

Find = tuple[Card, ...]


def rule_set_for(cards: Sequence[Card], name: str | None) -> "RuleSet":
    """The rule set that was named, if it is played with such cards; otherwise the first one that is."""
    from tercet.cli.rules import rule_set_named
    from tercet.engine.slots.deck import cards_in
    from tercet.rulesets.catalogue import RULE_SETS

    if name is None:
        return next(each for each in RULE_SETS.values() if _same_kind(cards, cards_in(each.rules.deck)))
    chosen = rule_set_named(name)
    if not _same_kind(cards, cards_in(chosen.rules.deck)):
        raise CliError("cli-cards-of-other-rules", 2, card=cards[0], name=name)
    return chosen


def _same_kind(cards: Sequence[Card], deck: Sequence[Card]) -> bool:
    return not deck or kind_of(cards[0]) is kind_of(deck[0])


def as_data(rule_set: "RuleSet", cards: Sequence[Card], lang: Language, edition: Edition, explain: bool) -> Any:
    """The finds for programs."""
    finds = [*_finds(rule_set, cards)]
    why = [{"cards": find, "why": why_a_find(rule_set.rules, find, lang, edition)} for find in finds]
    return {"cards": cards, "ruleset": rule_set.name, "finds": finds, **({"explained": why} if explain else {})}


def show(rule_set: "RuleSet", cards: Sequence[Card], lang: Language, edition: Edition, explain: bool) -> None:
    """How many there are, and each of them, drawn and named."""
    from rich.console import Console

    from tercet.cli.faces import print_faces
    from tercet.words.speech import speak

    console, finds = Console(highlight=False), [*_finds(rule_set, cards)]
    console.print(speak(lang, "finds-found", finds=len(finds), cards=len(cards), ruleset=rule_set.name))
    for find in finds:
        console.print()
        print_faces(console, find, lang, edition)
        for line in why_a_find(rule_set.rules, find, lang, edition) if explain else ():
            console.print(line)


def why_a_find(rules: "Rules", find: Find, lang: Language, edition: Edition) -> list[str]:
    """Why these cards are a find (C-3, M-2, M-3, M-5, M-6)."""
    from tercet.cards.sets import third_card
    from tercet.words.cards import card_name, explain_in_words
    from tercet.words.finds import sought
    from tercet.words.speech import speak

    match sought(rules):
        case "sets" | "fours":
            return [sentence.text for sentence in explain_in_words(find, lang, edition)]
        case "pairs":
            return [speak(lang, "right-ultra-why", card=card_name(third_card(find[0], find[1]), lang, edition))]
        case "six":
            thirds = {third_card(find[n], find[n + 1]) for n in (0, 2, 4)}
            return [speak(lang, "right-six-why", same="yes" if len(thirds) == 1 else "no")]
        case "dots":
            return [speak(lang, "right-dots-why")]


def _finds(rule_set: "RuleSet", cards: Sequence[Card]) -> Sequence[Find]:
    from tercet.engine.slots.pattern import finds_among

    return [*finds_among(rule_set.rules.pattern, cards)]
