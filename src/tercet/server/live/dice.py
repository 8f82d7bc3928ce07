"""The server's dice: from the system's own source of chance, so that nobody can foresee a deck."""

from collections.abc import Iterable
from random import SystemRandom
from secrets import token_hex, token_urlsafe

from tercet.cards.card import Card
from tercet.cards.sets import find_sets
from tercet.engine.rules import Rules, SomeCards
from tercet.engine.slots.deck import cards_in, deck_size
from tercet.engine.value import Player


class Dice:
    """Shuffles decks and makes ids."""

    def __init__(self) -> None:
        self._random = SystemRandom()

    def shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in an order that nobody knows."""
        order = [*cards]
        self._random.shuffle(order)
        return tuple(order)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """A deck for these rules; a puzzle has at least one SET to find."""
        deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        while isinstance(rules.deck, SomeCards) and not find_sets(deck):
            deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        return deck

    def salt(self) -> str:
        """What makes a sealed deck impossible to guess."""
        return token_hex(16)

    def player_id(self, prefix: str = "") -> Player:
        """A new id of 128 bits."""
        return Player(prefix + token_urlsafe(16))

    def table_id(self) -> str:
        """A new table's name in the store, which nobody can guess."""
        return token_urlsafe(16)
