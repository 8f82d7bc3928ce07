"""Cards as one line of text: codes separated by spaces. An error names the code that is wrong."""

from collections.abc import Iterable

from tercet.cards.card import Card, parse_card

EMPTY = "...."  # a place of a layout without a card


class CardTwice(ValueError):
    """The same card given twice: every card exists once (C-1)."""


def parse_cards(codes: Iterable[str]) -> tuple[Card, ...]:
    """Different cards, in the given order.

    >>> parse_cards("1rof 2rof 1rof".split())
    Traceback (most recent call last):
    ...
    tercet.cards.notation.CardTwice: 1rof is there twice: each card is in the deck once.
    """
    cards: list[Card] = []
    for code in codes:
        card = parse_card(code)
        if card in cards:
            raise CardTwice(f"{card} is there twice: each card is in the deck once.")
        cards.append(card)
    return tuple(cards)


def read_cards(line: str) -> tuple[Card, ...]:
    """A deck or a trio from one line.

    >>> read_cards("2rsh 1rof")
    ('2rsh', '1rof')
    """
    return parse_cards(line.split())


def write_cards(cards: Iterable[Card]) -> str:
    """One line of text, as read by `read_cards`."""
    return " ".join(cards)


def read_layout(line: str) -> tuple[Card | None, ...]:
    """A layout from one line, place by place; `....` is an empty place.

    >>> read_layout("2rsh .... 1rof")
    ('2rsh', None, '1rof')
    """
    places = line.split()
    cards = iter(parse_cards(code for code in places if code != EMPTY))
    return tuple(None if code == EMPTY else next(cards) for code in places)


def write_layout(layout: Iterable[Card | None]) -> str:
    """One line of text, as read by `read_layout`."""
    return " ".join(EMPTY if card is None else card for card in layout)
