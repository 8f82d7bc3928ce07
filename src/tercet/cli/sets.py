"""`tercet sets`: the SETs among some cards."""

import json
import os
from typing import Annotated

from cyclopts import Parameter

from tercet.artwork.source import Edition
from tercet.cards.card import Card, NotACard, Trio
from tercet.cards.notation import CardTwice, parse_cards
from tercet.cards.sets import find_sets
from tercet.cli.trouble import Trouble
from tercet.words.languages import Language, nearest_language


def sets(
    *codes: Annotated[str, Parameter(name="cards")],
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
    edition: Edition = "american",
) -> None:
    """List the SETs among the given cards.

    Parameters
    ----------
    codes
        The cards: number 1 2 3, colour r p g, shape o s d, shading f h e. 2rsh is two red striped squiggles.
    json_
        Print JSON for programs.
    lang
        The language of the words; yours if Tercet speaks it.
    edition
        The edition whose shapes, colours and words are shown.
    """
    if not codes:
        raise Trouble("Say which cards, for example: tercet sets 1rof 2rof 3rof 2gsh", 2)
    try:
        cards = parse_cards(codes)
    except (NotACard, CardTwice) as error:
        raise Trouble(str(error), 2) from error
    found = find_sets(cards)
    if json_:
        print(json.dumps({"cards": cards, "sets": found}))
    else:
        show(cards, found, lang or own_language(), edition)


def own_language() -> Language:
    """The user's language, by the custom of the system."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return nearest_language(next(filter(None, wishes), "en"))


def show(cards: tuple[Card, ...], found: list[Trio], lang: Language, edition: Edition) -> None:
    """How many there are, and each of them, drawn and named."""
    from rich.columns import Columns
    from rich.console import Console, Group
    from rich.text import Text

    from tercet.artwork.terminal import COLUMNS, draw
    from tercet.words.cards import card_name
    from tercet.words.speech import speak

    def face(card: Card) -> Group:
        drawing = Text("\n").join(draw(card, edition))
        return Group(drawing, Text(card, "bold"), Text(card_name(card, lang, edition)))

    console = Console(highlight=False)
    console.print(speak(lang, "sets-found", sets=len(found), cards=len(cards)))
    for trio in found:
        console.print()
        console.print(Columns(map(face, trio), padding=(0, 2), width=COLUMNS))
