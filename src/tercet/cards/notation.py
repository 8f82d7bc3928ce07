"""Cards as text: codes separated by spaces. An error names the code that is wrong."""

from collections.abc import Iterable

from tercet.cards.card import Card
from tercet.cards.kinds import BOX, DOTS, EDGES, FOURS, Kind, kind_of
from tercet.cards.reasons import Explained

EMPTY = "...."  # a place of a layout without a card


class WrongCards(Explained):
    """Codes that cannot be used."""


class NotACard(WrongCards):
    """A code that is not a card; the message says which letter is wrong and which are allowed."""


class CardTwice(WrongCards):
    """The same card given twice: every card exists once (C-1)."""


class OtherDeck(WrongCards):
    """Cards of two kinds: they are never in one deck."""


def parse_card(code: str) -> Card:
    """The card of a code.

    >>> parse_card("2rsh"), parse_card("4ISL")
    ('2rsh', '4ISL')
    >>> parse_card("2rsx")
    Traceback (most recent call last):
    ...
    tercet.cards.notation.NotACard: “2rsx” is not a card: “x” is not a shading; use f, h or e.
    """
    kind = _kind_by_look(code)
    for place, (letter, known) in enumerate(zip(code, kind.letters, strict=True)):
        if letter not in known:
            raise _wrong(code, kind, place)
    if kind is DOTS and set(code) == {"-"}:
        raise NotACard(f"“{code}” is not a card: it has no dot.", "card-no-dot", card=code)
    return Card(code)


def _kind_by_look(code: str) -> Kind:
    """The kind that a code looks like, by its length and by capitals."""
    if len(code) == len(BOX.features):
        return BOX if code == code.lower() else FOURS
    for kind in (EDGES, DOTS):
        if len(code) == len(kind.features):
            return kind
    why = f"“{code}” is not a card. A card is written like 2rsh, 2rshf, 4ISL or r--b-i."  # one of each kind
    raise NotACard(why, "card-of-no-kind", card=code)


def _wrong(code: str, kind: Kind, place: int) -> NotACard:
    """Which letter is wrong, and which would be right."""
    letter, feature, (*some, last) = code[place], kind.features[place], tuple(kind.letters[place])
    known = {"card": code, "letter": letter, "known": ", ".join(some), "last": last}
    if kind is DOTS:
        why = f"“{letter}” cannot be in place {place + 1}, only {last} or {some[0]}."
        return NotACard(f"“{code}” is not a card: {why}", "card-wrong-dot", **known, n=str(place + 1))
    article = "an" if feature == "edge" else "a"
    why = f"“{letter}” is not {article} {feature}; use {known['known']} or {last}."
    return NotACard(f"“{code}” is not a card: {why}", "card-wrong-letter", **known, feature=feature)


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
            raise CardTwice(f"{card} is there twice: each card is in the deck once.", "card-twice", card=card)
        if cards and kind_of(card) is not kind_of(cards[0]):
            why = f"{card} and {cards[0]} are cards of different decks."
            raise OtherDeck(why, "card-of-other-deck", card=card, other=cards[0])
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
