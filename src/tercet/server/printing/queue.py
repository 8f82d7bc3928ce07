"""The queue of print orders, limited in total, per person and per address."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.gate import household

MOST: Final = 20
MOST_OF_ONE: Final = 2
MOST_OF_AN_ADDRESS: Final = 8  # the staff of a school may share one


class QueuedOrder(Struct, frozen=True, eq=False):
    """One order in the queue."""

    player: Player
    address: str
    document: str


class QueueFull(Exception):
    """There are too many orders; the message says what to do."""


class Queue:
    """A first-in, first-out queue with limits."""

    def __init__(self) -> None:
        self._orders: list[QueuedOrder] = []

    def __len__(self) -> int:
        return len(self._orders)

    @contextmanager
    def place(self, player: Player, address: str, document: str) -> Iterator[QueuedOrder]:
        """A place in the queue, kept while the order is read and printed."""
        mine = QueuedOrder(player, household(address), document)
        self._check(mine)
        self._orders.append(mine)
        try:
            yield mine
        finally:
            self._orders.remove(mine)

    def _check(self, new: QueuedOrder) -> None:
        if sum(each.player == new.player for each in self._orders) >= MOST_OF_ONE:
            raise QueueFull("You have two orders in the queue already. Wait until one of them is printed.")
        if sum(each.address == new.address for each in self._orders) >= MOST_OF_AN_ADDRESS:
            raise QueueFull("Many orders from your address are being printed. Wait a minute, then try again.")
        if len(self._orders) >= MOST:
            raise QueueFull(f"{len(self._orders)} orders are waiting to be printed. Try again in a minute.")

    def of(self, player: Player) -> list[tuple[int, QueuedOrder]]:
        """This player's orders with their positions; 1 is being printed."""
        return [(place, each) for place, each in enumerate(self._orders, 1) if each.player == player]
