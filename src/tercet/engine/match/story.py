"""The events of one command in a match."""

from collections.abc import Iterable

from tercet.engine.match.events import MatchEvent
from tercet.engine.match.evolve import evolve_match
from tercet.engine.match.state import Match


class MatchStory:
    """Collects the events of one command in a match."""

    __slots__ = ("events", "match")

    def __init__(self, match: Match | None, events: Iterable[MatchEvent] = ()) -> None:
        self.match = match
        self.events = list(events)

    def tell(self, event: MatchEvent) -> None:
        """Add an event, and apply it to the match."""
        self.events.append(event)
        self.match = evolve_match(self.match, event)
