"""Entries to append, as a busy evening makes them."""

import secrets

from tercet.storage.store import NewEntry

HOT = 64
"""Tables at which somebody plays."""
BODY = (
    b'[{"type":"SetCalled","by":2,"at":12400},{"type":"SetTaken","by":2,"cards":["2rsh","1rsh","3rsh"],'
    b'"places":[3,5,9]},{"type":"CardsDealt","cards":["2god","1gof","3gsh"],"places":[3,5,9]}]'
)
NOW_MS = 1_763_200_000_000


LENGTH = 100
"""Entries of a table, until everybody goes on to the next."""


class Evening:
    """Some tables that go on from round to round; each makes its next entry when asked."""

    def __init__(self) -> None:
        self._names = [secrets.token_urlsafe(16) for _ in range(HOT)]
        self._players = [secrets.token_urlsafe(16) for _ in range(HOT * 4)]
        self._heads = [0] * HOT
        self._made = 0

    def groups(self, size: int, number: int) -> list[list[NewEntry]]:
        """So many groups of a size, the tables taking turns."""
        return [[self._next() for _ in range(size)] for _ in range(number)]

    def _next(self) -> NewEntry:
        table, self._made = self._made % HOT, self._made + 1
        if self._heads[table] == LENGTH - table:  # not all tables end at once
            self._names[table], self._heads[table] = secrets.token_urlsafe(16), 0
        after, self._heads[table] = self._heads[table], self._heads[table] + 1
        by = self._players[table * 4 + after % 4]
        command = f"{NOW_MS + self._made:011x}{secrets.token_hex(8)}"  # rises with time, as Tercet's own clients do it
        return NewEntry(self._names[table], after, NOW_MS + self._made, BODY, by, command)
