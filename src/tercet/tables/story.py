"""A story being told at a table of the lobby."""

from tercet.engine.match import Match, MatchCommand, act_in_match
from tercet.engine.refusals import Refusal
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering


class TableStory:
    """What happens at a table at one instant."""

    __slots__ = ("events", "gathering")

    def __init__(self, gathering: Gathering | None) -> None:
        self.gathering = gathering
        self.events: list[TableEvent] = []

    def tell(self, event: TableEvent) -> None:
        """Say what happened, and remember it."""
        self.events.append(event)
        self.gathering = evolve_table(self.gathering, event)


def pass_on(story: TableStory, match: Match | None, command: MatchCommand) -> Refusal | None:
    """Let the match decide, and tell what follows."""
    done = act_in_match(match, command)
    if isinstance(done, Refusal):
        return done
    for event in done.events:
        story.tell(event)
    return None
