"""Collecting the events of a command in a competition."""

from tercet.competition.events import CompetitionEvent
from tercet.competition.evolve import evolve
from tercet.competition.state import Competition


class Story:
    """Collects the events of one command."""

    __slots__ = ("_now", "events")

    def __init__(self, competition: Competition | None) -> None:
        self._now = competition
        self.events: list[CompetitionEvent] = []

    @property
    def now(self) -> Competition:
        """The competition after the last event."""
        assert self._now is not None
        return self._now

    def tell(self, event: CompetitionEvent) -> None:
        """Add an event, and apply it."""
        self.events.append(event)
        self._now = evolve(self._now, event)
