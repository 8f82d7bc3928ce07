"""A story being told: each event is remembered at once, so that each step sees the table as the last one left it."""

from tercet.engine.events import RoundEvent
from tercet.engine.evolve import evolve
from tercet.engine.table import Table


class Story:
    """What happens at one instant. Slots and steps tell; whoever began it reads `events` and `table`."""

    __slots__ = ("at", "events", "table")

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.events: list[RoundEvent] = []

    def tell(self, event: RoundEvent) -> None:
        """Say what happened, and remember it."""
        self.events.append(event)
        self.table = evolve(self.table, event)
