"""Limits on opening tables and competitions, and on guessing codes."""

from typing import Final

from tercet.engine.value import Player
from tercet.server.live.gate import Gate

OF_A_PERSON: Final = (20, 0.1)  # at once, and per second
ENTRIES: Final = (60, 0.2)  # by public forms per address: two classes at once, then twelve a minute
GUESSES: Final = (30, 0.1)  # wrong codes per address: enough for a class that mistypes, too few for a program


class OpeningLimits:
    """Budgets per person and per address."""

    def __init__(self, tables_per_s: float) -> None:
        self._people = Gate(*OF_A_PERSON)
        self._addresses = Gate(100 * tables_per_s, tables_per_s)
        self._guesses = Gate(*GUESSES)
        self._entries = Gate(*ENTRIES)

    def may_open(self, player: Player, address: str) -> bool:
        """May this person open one more?"""
        return self._addresses.lets_in(address) and self._people.lets_in(player)

    def may_enter(self, address: str) -> bool:
        """May one more person enter a competition from this address?"""
        return self._entries.lets_in(address)

    def has_guessed_too_often(self, address: str) -> bool:
        """Has this address used up its tries?"""
        return self._guesses.is_spent(address)

    def guessed_wrong(self, address: str) -> None:
        """Count a code that no table has."""
        self._guesses.lets_in(address)
