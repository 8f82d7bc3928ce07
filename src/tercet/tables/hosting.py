"""What only the host of a table may say."""

from typing import Final

from tercet.engine import commands as c
from tercet.engine import refusals as no
from tercet.engine.impossible import why_impossible
from tercet.engine.refusals import Refusal
from tercet.tables import commands as t
from tercet.tables import refusals as table_no
from tercet.tables.events import BotAdded, TableChanged, TableLocked, TablePaused
from tercet.tables.gathering import Gathering, problem_with_options
from tercet.tables.people import come_and_go
from tercet.tables.story import TableStory

LEVELS: Final = range(1, 8)  # the last is the level of adaptive bots


def host_says(
    story: TableStory, gathering: Gathering, command: t.ChangeTable | t.AddBot | t.Lock | t.Pause
) -> Refusal | None:
    """Decide a command that is reserved for the host."""
    at, by = command.at, command.by
    if by != gathering.acting_host:
        return no.HOST_ONLY
    match command:
        case t.ChangeTable():
            return _change(story, gathering, command)
        case t.AddBot(_, _, bot, level):
            if level not in LEVELS:
                return table_no.NO_SUCH_LEVEL
            story.tell(BotAdded(at, by, bot, level))
            return come_and_go(story, gathering, c.Join(at, bot))
        case t.Lock(_, _, locked):
            story.tell(TableLocked(at, by, locked))
        case t.Pause(_, _, paused):
            story.tell(TablePaused(at, by, paused))
    return None


def _change(story: TableStory, gathering: Gathering, command: t.ChangeTable) -> Refusal | None:
    if gathering.playing:
        return table_no.PLAYING
    if why := why_impossible(command.rules) or problem_with_options(command.options):
        return no.bad_rules(why)
    story.tell(TableChanged(command.at, command.by, command.rules, command.options))
    return None
