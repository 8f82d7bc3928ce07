"""The events of one command in a match."""

from msgspec import Struct

from tercet.engine.match.events import MatchEvent
from tercet.engine.match.evolve import evolve_match
from tercet.engine.match.state import Match


class MatchStory(Struct, eq=False):
    """Collects the events of one command in a match."""

    match: Match | None
    events: list[MatchEvent] = []

    def tell(self, event: MatchEvent) -> None:
        """Add an event, and apply it to the match."""
        self.events.append(event)
        self.match = evolve_match(self.match, event)
