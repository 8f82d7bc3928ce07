"""A round that the host has ended early: whether it counts, and the players' vote on it (R-20)."""

from tercet.engine import refusals as no
from tercet.engine.match.commands import LetCount
from tercet.engine.match.counting import add_up
from tercet.engine.match.events import CountAgreed
from tercet.engine.match.state import Match
from tercet.engine.match.story import MatchStory
from tercet.engine.refusals import Refusal


def let_count(match: Match, command: LetCount) -> MatchStory | Refusal:
    if match.ended or not match.uncounted:
        return no.OVER if match.ended else no.NOT_NOW
    if command.at < match.at:
        return no.BACK_IN_TIME
    if command.by not in match.there:
        return no.NOT_PLAYING
    if command.by in match.agreed:
        return no.SAID_ALREADY
    story = MatchStory(match)
    story.tell(CountAgreed(command.at, command.by))
    count_if_agreed(story, command.at)
    return story


def count_if_agreed(story: MatchStory, at: int) -> None:
    """A round that was ended early counts once everyone present agrees (R-20)."""
    match = story.match
    assert match is not None
    if match.uncounted and match.agreed and all(player in match.agreed for player in match.there):
        add_up(story, at)
