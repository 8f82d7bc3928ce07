"""`tercet sets`: the SETs, or what other rules look for, among some cards."""

import json
import re
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.artwork.source import Edition
from tercet.cards.card import Card, Trio
from tercet.cards.notation import WrongCards, parse_cards, write_cards
from tercet.cards.sets import find_sets
from tercet.cli import finds
from tercet.cli.errors import CliError, passed_on
from tercet.cli.finds import rule_set_for
from tercet.cli.language import asked_language, language
from tercet.engine.slots.pattern import seeks_sets
from tercet.rulesets.cite import RuleSet
from tercet.words.languages import Language

if TYPE_CHECKING:
    from tercet.lab.teacher import Lesson

DOTS_CODE = re.compile("[-ragbvi]{6}")  # what begins with a hyphen and is a card, or nearly one
BEST = 5  # next cards that are told


def sets(
    *codes: Annotated[str, Parameter(name="cards", allow_leading_hyphen=True)],
    ruleset: str | None = None,
    explain: Annotated[bool, Parameter(negative="")] = False,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    edition: Edition = "american",
) -> None:
    """List the SETs among the given cards, or what another rule set looks for."""
    if not codes:
        raise CliError("cli-which-cards", 2)
    for code in codes:
        if code.startswith("-") and not DOTS_CODE.fullmatch(code):
            raise CliError("cli-no-such-option", 2, option=code)
    try:
        cards = parse_cards(codes)
    except WrongCards as error:
        raise passed_on(error, 2) from error
    rule_set = rule_set_for(cards, ruleset)
    if not seeks_sets(rule_set.rules.pattern):
        _other_finds(rule_set, cards, edition, explain, json_)
        return
    found = find_sets(cards)
    if json_:
        taught = as_data(cards, asked_language() or "en", edition) if explain else {}
        print(json.dumps({"cards": cards, "sets": found, **taught}, ensure_ascii=False))
    else:
        show(cards, found, language(), edition, explain)


def _other_finds(rule_set: RuleSet, cards: tuple[Card, ...], edition: Edition, explain: bool, json_: bool) -> None:
    if json_:
        found = finds.as_data(rule_set, cards, asked_language() or "en", edition, explain)
        print(json.dumps(found, ensure_ascii=False))
    else:
        finds.show(rule_set, cards, language(), edition, explain)


def as_data(cards: tuple[Card, ...], lang: Language, edition: Edition) -> dict[str, Any]:
    """What a teacher says, for programs."""
    from tercet.lab.teacher import lesson
    from tercet.words.cards import explain_in_words

    taught = lesson(cards)
    explained = [
        {
            "cards": seen.cards,
            "differing": seen.differing,
            "chance": seen.chance,
            "why": [sentence.text for sentence in explain_in_words(seen.cards, lang, edition)],
        }
        for seen in taught.sets
    ]
    ends = {"easiest": taught.sets[0].cards, "hardest": taught.sets[-1].cards} if taught.sets else {}
    return {"explained": explained, **ends, "next": taught.next_cards, "next_chance": taught.next_chance}


def show(cards: tuple[Card, ...], found: list[Trio], lang: Language, edition: Edition, explain: bool) -> None:
    """How many there are, and each of them, drawn and named."""
    from rich.console import Console

    from tercet.cli.faces import print_faces
    from tercet.lab.teacher import lesson
    from tercet.words.speech import speak

    console = Console(highlight=False)
    console.print(speak(lang, "sets-found", sets=len(found), cards=len(cards)))
    taught = lesson(cards)
    for trio in [seen.cards for seen in taught.sets] if explain else found:
        console.print()
        print_faces(console, trio, lang, edition)
        if explain:
            for line in teach(trio, taught, lang, edition):
                console.print(line)
    told = [*ends(taught, lang), *hopes(taught, lang, edition)] if explain else []
    for line in ["", *told] if told else []:
        console.print(line)


def ends(taught: "Lesson", lang: Language) -> list[str]:
    """The easiest SET and the hardest."""
    from tercet.words.speech import speak

    if len(taught.sets) < 2:
        return []
    easiest, hardest = (write_cards(seen.cards) for seen in (taught.sets[0], taught.sets[-1]))
    return [speak(lang, "easiest-and-hardest", easiest=easiest, hardest=hardest)]


def hopes(taught: "Lesson", lang: Language, edition: Edition) -> list[str]:
    """What the next card would complete: how likely it is to complete any, and the best cards with their pairs."""
    from tercet.words.cards import card_name
    from tercet.words.speech import speak

    if not taught.next_cards:
        return []
    chance = speak(lang, "next-chance", chance=round(100 * taught.next_chance))
    best = [
        f"{card} ({card_name(card, lang, edition)}): {', '.join(map(write_cards, pairs))}"
        for card, pairs in list(taught.next_cards.items())[:BEST]
    ]
    return [chance, *best]


def teach(trio: Trio, taught: "Lesson", lang: Language, edition: Edition) -> list[str]:
    """Why it is a SET, and how hard it is to see."""
    from tercet.words.cards import explain_in_words
    from tercet.words.speech import speak

    seen = next(seen for seen in taught.sets if seen.cards == trio)
    chance = round(100 * seen.chance)
    return [
        speak(lang, "set-explained", features=seen.differing, chance=chance),
        *(sentence.text for sentence in explain_in_words(trio, lang, edition)),
    ]
