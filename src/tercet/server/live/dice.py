"""The server's randomness, from the operating system, so that nobody can predict a deck."""

from collections.abc import Iterable
from random import SystemRandom
from secrets import token_bytes, token_hex
from typing import Final

from tercet.cards.card import Card
from tercet.cards.sets import find_sets
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import cards_in, chosen_count, deck_size, in_order
from tercet.engine.value import Player
from tercet.server.unguessable import unguessable

BOT: Final = "bot-"  # prefix of the ids of bots
LOT: Final = 16  # random bytes per card, enough to avoid ties


def is_bot(player: Player) -> bool:
    """Is this a bot, by its id?"""
    return player.startswith(BOT)


class Dice:
    """Shuffles decks and creates ids."""

    def shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in an unpredictable order."""
        known = [*cards]
        chance = token_bytes(LOT * len(known))  # one call for all: the system is slow to answer each
        lots = [chance[start : start + LOT] for start in range(0, len(chance), LOT)]
        return tuple([card for _, card in sorted(zip(lots, known, strict=True))])

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """A deck for these rules, arranged if they require puzzles."""
        deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        while chosen_count(rules.deck) and not find_sets(deck):
            deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        return in_order(rules.deck, deck, SystemRandom().randrange)

    def salt(self) -> str:
        """What makes a sealed deck impossible to guess."""
        return token_hex(16)

    def player_id(self, prefix: str = "") -> Player:
        """A new id of 128 bits."""
        return Player(prefix + unguessable(16))

    def table_id(self) -> str:
        """A new, unguessable name for a table."""
        return unguessable(16)
