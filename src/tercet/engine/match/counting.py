"""Adding up the rounds of a match."""

from tercet.engine.events import RoundEnded
from tercet.engine.match.events import DeckShown, MatchEnded, RoundCounted
from tercet.engine.match.story import MatchStory
from tercet.engine.slots.match_length import stopped_counts
from tercet.engine.standing import points_of, ranking


def close_round(story: MatchStory, ended: RoundEnded) -> None:
    """Show the sealed deck, and count the round unless it was ended early (R-20)."""
    match = story.match
    assert match is not None
    if match.salt:
        story.tell(DeckShown(ended.at, match.salt, match.deck))
    if ended.why != "stopped" or stopped_counts(match.rules, match.rounds):
        add_up(story, ended.at)


def add_up(story: MatchStory, at: int) -> None:
    """Add up the points, and after the last round say who has won."""
    match = story.match
    assert match is not None
    assert match.table is not None
    story.tell(RoundCounted(at, points_of(match.table)))
    match = story.match
    assert match is not None
    if match.played == match.rounds:
        story.tell(MatchEnded(at, ranking(match.totals)))
