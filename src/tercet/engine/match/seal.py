"""The seal of a shuffled deck: everyone can check afterwards that its order was fixed before the deal."""

from hashlib import sha256
from itertools import zip_longest

from tercet.cards.card import Card
from tercet.cards.notation import write_cards
from tercet.engine.table import Table


def seal_of(salt: str, deck: tuple[Card, ...]) -> str:
    """The SHA-256 of the salt, a space, and the cards separated by spaces; any tool can compute it."""
    return sha256(f"{salt} {write_cards(deck)}".encode()).hexdigest()


def deck_in_order(table: Table | None) -> tuple[Card, ...]:
    """The whole deck in order, from the one pile or the several piles it was dealt into."""
    piles = [pile.cards for pile in table.piles] if table else []
    return tuple([card for row in zip_longest(*piles) for card in row if card is not None])
