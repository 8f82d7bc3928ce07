"""A story being told in a competition."""

from tercet.competition.events import CompetitionEvent
from tercet.competition.evolve import evolve
from tercet.competition.state import Competition


class Story:
    """What happens at one instant."""

    __slots__ = ("_now", "events")

    def __init__(self, competition: Competition | None) -> None:
        self._now = competition
        self.events: list[CompetitionEvent] = []

    @property
    def now(self) -> Competition:
        """The competition as the last event left it."""
        assert self._now is not None
        return self._now

    def tell(self, event: CompetitionEvent) -> None:
        """Say what happened, and remember it."""
        self.events.append(event)
        self._now = evolve(self._now, event)
