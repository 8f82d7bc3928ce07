"""A race: everyone plays the same deck at the same time, each in a round of their own (M-12).

The table of the match has the people and how far they are, and no cards lie on it; its pile is the deck, in its first
order. What a player does with cards is decided by the engine in that player's own round, which knows nothing of the
others. The first round to end ends the race.
"""

from collections.abc import Iterable
from typing import Final

from tercet.engine.commands import AskHint, Point
from tercet.engine.decide import act, problem_with_saying
from tercet.engine.events import EndedBecause, PilesSet, RoundEnded, RoundEvent, RoundOpened
from tercet.engine.match.counting import close_round
from tercet.engine.match.events import OnOwnLayout, OwnLayoutOpened, ProgressMade
from tercet.engine.match.state import Match
from tercet.engine.match.story import MatchStory
from tercet.engine.opening import lay_first_layout
from tercet.engine.refusals import Refusal
from tercet.engine.story import Story
from tercet.engine.value import Player

OWN_PLAY: Final = (Point, AskHint)  # what is said about one's own layout; all else concerns everybody


def shared(events: Iterable[RoundEvent]) -> list[RoundEvent]:
    """What all players share when a round opens: the people and the deck."""
    return [event for event in events if isinstance(event, (RoundOpened, PilesSet))]


def open_own_layouts(story: MatchStory, at: int, *players: Player) -> None:
    """Deal the first layout to each of these players."""
    ends: EndedBecause | None = None
    for player in players:
        story.tell(OwnLayoutOpened(at, player))
        assert story.match is not None
        own = Story(story.match.own[player], at)
        lay_first_layout(own)
        ends = _tell_own(story, player, own.events)
    if ends is not None:
        _end(story, at, ends)


def play_alone(match: Match, command: Point | AskHint) -> MatchStory | Refusal:
    """Decide it in the player's own round, and tell everyone how far the player is."""
    by = command.by
    assert match.table is not None
    if refusal := problem_with_saying(match.table, command):
        return refusal
    done = act(match.own[by], command)
    if isinstance(done, Refusal):
        return done
    story = MatchStory(match)
    ends = _tell_own(story, by, done.events)
    (seat,) = done.table.seats
    story.tell(ProgressMade(command.at, by, seat.sets, seat.points, done.table.locked.get(by, 0)))
    if ends is not None:
        _end(story, command.at, ends)
    return story


def _tell_own(story: MatchStory, by: Player, events: list[RoundEvent]) -> EndedBecause | None:
    """Add what happened on a player's own layout; returns why that round is over, if it is: then the race is."""
    ends = None
    for event in events:
        if isinstance(event, RoundEnded):
            ends = event.why
        else:
            story.tell(OnOwnLayout(event.at, by, event))
    return ends


def _end(story: MatchStory, at: int, why: EndedBecause) -> None:
    ended = RoundEnded(at, why)
    story.tell(ended)
    close_round(story, ended)
