"""What a command would do, before anybody says it."""

from msgspec import Struct

from tercet.competition.clock import MINUTE, after_start
from tercet.competition.commands import Command
from tercet.competition.decide import act
from tercet.competition.events import CompetitionEvent, RoundsDrawn
from tercet.competition.moves import Changes, changes
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition


class Delay(Struct, frozen=True):
    """By how many minutes what was announced becomes later."""

    longest: int  # of a seat, the one that waits longest
    day: int  # the end of the last round; below zero, it ends earlier


def delay(before: Competition, after: Competition, changed: Changes) -> Delay:
    """As planned: what is late already does not count."""

    def minutes(slots: tuple[int, int]) -> int:
        return (after_start(after.setup, slots[1]) - after_start(after.setup, slots[0])) // MINUTE

    seats = [*changed.moved, *changed.shifted]
    waits = [minutes((each.before.slot, each.after.slot)) for each in seats if each.before and each.after]
    last = _last_slot(before), _last_slot(after)
    return Delay(max([0, *waits]), minutes(last) if before.drawn else 0)


def _last_slot(now: Competition) -> int:
    return max((game.slot for game in now.games.values() if game.stage == "preliminary"), default=0)


class Preview(Struct, frozen=True):
    """The events that a command would cause, the seats that it would change, and the competition afterwards."""

    events: tuple[CompetitionEvent, ...]
    changes: Changes
    delay: Delay
    then: Competition

    @property
    def repeats(self) -> int:
        """How many pairs would meet again in the remaining rounds, if they were drawn again."""
        return sum(event.repeats for event in self.events if isinstance(event, RoundsDrawn))

    @property
    def fewest(self) -> int:
        """How many of them cannot be avoided."""
        return sum(event.lower_bound for event in self.events if isinstance(event, RoundsDrawn))


def preview(competition: Competition, command: Command) -> Preview | Refusal:
    """The same command with the same seed, said in the same state, does exactly this."""
    story = act(competition, command)
    if isinstance(story, Refusal):
        return story
    changed = changes(competition, story.now)
    return Preview(tuple(story.events), changed, delay(competition, story.now, changed), story.now)
