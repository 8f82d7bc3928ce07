"""How many tables and competitions may be opened, and how often a code may be guessed."""

from typing import Final

from tercet.engine.value import Player
from tercet.server.live.gate import Gate

OF_A_PERSON: Final = (20, 0.1)  # at once, and a second
GUESSES: Final = (30, 0.1)  # wrong codes from one address: a class may mistype, a program shall not get far


class OpeningLimits:
    """Budgets per person and per address."""

    def __init__(self, tables_per_s: float) -> None:
        self._people = Gate(*OF_A_PERSON)
        self._addresses = Gate(100 * tables_per_s, tables_per_s)
        self._guesses = Gate(*GUESSES)

    def may_open(self, player: Player, address: str) -> bool:
        """May one more be opened?"""
        return self._addresses.lets_in(address) and self._people.lets_in(player)

    def has_guessed_too_often(self, address: str) -> bool:
        """Is this address out of tries?"""
        return self._guesses.is_spent(address)

    def guessed_wrong(self, address: str) -> None:
        """A code was named that no table has."""
        self._guesses.lets_in(address)
