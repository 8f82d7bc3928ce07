"""A story being told at a table of the lobby."""

from msgspec.structs import replace

from tercet.engine.match import Match, MatchCommand, MatchStory, act_in_match
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

    def follow(self, played: MatchStory) -> None:
        """Say what happened in the match, where it leaves the people at the table as they are."""
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
    """Let the match decide about something that is of the table too: its opening, and who comes and goes."""
    done = act_in_match(match, command)
    if isinstance(done, Refusal):
        return done
    for event in done.events:
        story.tell(event)
    return None
