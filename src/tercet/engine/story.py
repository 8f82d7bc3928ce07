"""Collecting events: each one is applied at once, so that each step sees the table as the last one left it."""

from msgspec import Struct

from tercet.engine.events import RoundEvent
from tercet.engine.evolve import evolve
from tercet.engine.table import Table


class Story(Struct, eq=False):
    """Collects the events of one command. Slots and steps call `tell`; the caller reads `events` and `table`."""

    table: Table
    at: int
    events: list[RoundEvent] = []

    def tell(self, event: RoundEvent) -> None:
        """Add an event, and apply it to the table."""
        self.events.append(event)
        self.table = evolve(self.table, event)
