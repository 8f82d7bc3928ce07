"""Cards in the terminal: drawn side by side, each with its code and its name."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from tercet.artwork.source import Edition
from tercet.artwork.terminal import COLUMNS, draw
from tercet.cards.card import Card
from tercet.words.cards import card_name
from tercet.words.languages import Language


def print_faces(console: Console, cards: Iterable[Card], lang: Language, edition: Edition) -> None:
    """Print the cards in a row."""
    console.print(Columns([_face(card, lang, edition) for card in cards], padding=(0, 2), width=COLUMNS))


def _face(card: Card, lang: Language, edition: Edition) -> Group:
    drawing = Text("\n").join(draw(card, edition))
    return Group(drawing, Text(card, "bold"), Text(card_name(card, lang, edition)))
