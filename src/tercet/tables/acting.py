"""Acting for the host in a round. Only the table knows who is a bot, and a bot never hosts."""

from tercet.engine import commands as c
from tercet.tables.gathering import Gathering
from tercet.tables.story import TableStory, pass_on

OfTheHost = c.Remove | c.HandOver | c.EndRound | c.TakeFlip


def take_over(story: TableStory, gathering: Gathering, command: OfTheHost) -> Gathering:
    """While the host is away, the first seated player acts as host; if that is a bot, it hands over to a person."""
    table = gathering.match.table if gathering.playing and gathering.match else None
    first = table.acting_host if table else None
    if first is None or command.by == first or command.by != gathering.acting_host:
        return gathering
    pass_on(story, gathering.match, c.HandOver(command.at, first, command.by))
    return story.gathering or gathering
