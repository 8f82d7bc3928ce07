"""Collecting the events of a command at a table of the lobby."""

from msgspec import Struct
from msgspec.structs import replace

from tercet.engine.match import Match, MatchCommand, MatchStory, act_in_match
from tercet.engine.refusals import Refusal
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering


class TableStory(Struct, eq=False):
    """Collects the events of one command at a table."""

    gathering: Gathering | None
    events: list[TableEvent] = []

    def tell(self, event: TableEvent) -> None:
        """Add an event, and apply it."""
        self.events.append(event)
        self.gathering = evolve_table(self.gathering, event)

    def follow(self, played: MatchStory) -> None:
        """Add an event of the match that does not change the people at the table."""
        self.events += played.events
        assert self.gathering is not None
        assert played.match is not None
        self.gathering = replace(self.gathering, at=played.match.at, match=played.match)


def play_on(story: TableStory, match: Match | None, command: MatchCommand) -> Refusal | None:
    """Let the match decide about its play."""
    done = act_in_match(match, command)
    if type(done) is Refusal:
        return done
    story.follow(done)
    return None


def pass_on(story: TableStory, match: Match | None, command: MatchCommand) -> Refusal | None:
    """Let the match decide about something that also concerns the table: its opening, and who joins and leaves."""
    done = act_in_match(match, command)
    if isinstance(done, Refusal):
        return done
    for event in done.events:
        story.tell(event)
    return None
