"""The server's dice: from the system's own source of chance, so that nobody can foresee a deck."""

from collections.abc import Iterable
from random import SystemRandom
from secrets import token_bytes, token_hex, token_urlsafe
from typing import Final

from tercet.cards.card import Card
from tercet.cards.sets import find_sets
from tercet.engine.rules import Rules, SomeCards
from tercet.engine.slots.deck import cards_in, deck_size, in_order
from tercet.engine.value import Player

BOT: Final = "bot-"  # how ids of bots begin
LOT: Final = 16  # bytes that each card draws: two never draw the same


def is_bot(player: Player) -> bool:
    """Is this a bot, by its id?"""
    return player.startswith(BOT)


class Dice:
    """Shuffles decks and makes ids."""

    def shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in an order that nobody knows."""
        known = [*cards]
        chance = token_bytes(LOT * len(known))  # asked for once: the system takes its time for each answer
        lots = [chance[start : start + LOT] for start in range(0, len(chance), LOT)]
        return tuple(card for _, card in sorted(zip(lots, known, strict=True)))

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """A deck for these rules; a puzzle has something to find."""
        deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        while isinstance(rules.deck, SomeCards) and not find_sets(deck):
            deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        return in_order(rules.deck, deck, SystemRandom().randrange)

    def salt(self) -> str:
        """What makes a sealed deck impossible to guess."""
        return token_hex(16)

    def player_id(self, prefix: str = "") -> Player:
        """A new id of 128 bits."""
        return Player(prefix + token_urlsafe(16))

    def table_id(self) -> str:
        """A new table's name in the store, which nobody can guess."""
        return token_urlsafe(16)
