"""What a command would do, before anybody says it."""

from msgspec import Struct

from tercet.competition.commands import Command
from tercet.competition.decide import act
from tercet.competition.events import CompetitionEvent, RoundsDrawn
from tercet.competition.moves import Changes, changes
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition


class Preview(Struct, frozen=True):
    """The events that a command would cause, the seats that it would change, and the competition afterwards."""

    events: tuple[CompetitionEvent, ...]
    changes: Changes
    then: Competition

    @property
    def repeats(self) -> int:
        """How many pairs would meet again in the remaining rounds, if they were drawn again."""
        return sum(event.repeats for event in self.events if isinstance(event, RoundsDrawn))


def preview(competition: Competition, command: Command) -> Preview | Refusal:
    """The same command with the same seed, said in the same state, does exactly this."""
    story = act(competition, command)
    if isinstance(story, Refusal):
        return story
    return Preview(tuple(story.events), changes(competition, story.now), story.now)
