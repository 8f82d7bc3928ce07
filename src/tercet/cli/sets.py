"""`tercet sets`: the SETs among some cards."""

import json
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.artwork.source import Edition
from tercet.cards.card import Card, Trio
from tercet.cards.notation import WrongCards, parse_cards, write_cards
from tercet.cards.sets import find_sets
from tercet.cli.errors import CliError
from tercet.cli.language import asked_language, language
from tercet.words.languages import Language

if TYPE_CHECKING:
    from tercet.lab.teacher import Lesson

BEST = 5  # next cards that are told


def sets(
    *codes: Annotated[str, Parameter(name="cards")],
    explain: Annotated[bool, Parameter(negative="")] = False,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    edition: Edition = "american",
) -> None:
    """List the SETs among the given cards."""
    if not codes:
        raise CliError("cli-which-cards", 2)
    try:
        cards = parse_cards(codes)
    except WrongCards as error:
        raise CliError(error.message, 2, **error.told) from error
    found = find_sets(cards)
    if json_:
        taught = as_data(cards, asked_language() or "en", edition) if explain else {}
        print(json.dumps({"cards": cards, "sets": found, **taught}, ensure_ascii=False))
    else:
        show(cards, found, language(), edition, explain)


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
    from rich.columns import Columns
    from rich.console import Console, Group
    from rich.text import Text

    from tercet.artwork.terminal import COLUMNS, draw
    from tercet.lab.teacher import lesson
    from tercet.words.cards import card_name
    from tercet.words.speech import speak

    def face(card: Card) -> Group:
        drawing = Text("\n").join(draw(card, edition))
        return Group(drawing, Text(card, "bold"), Text(card_name(card, lang, edition)))

    console = Console(highlight=False)
    console.print(speak(lang, "sets-found", sets=len(found), cards=len(cards)))
    taught = lesson(cards)
    for trio in [seen.cards for seen in taught.sets] if explain else found:
        console.print()
        console.print(Columns(map(face, trio), padding=(0, 2), width=COLUMNS))
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
