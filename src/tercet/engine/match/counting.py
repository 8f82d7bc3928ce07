"""Adding up the rounds of a match."""

from tercet.engine.match.events import MatchEnded, RoundCounted
from tercet.engine.match.story import MatchStory
from tercet.engine.standing import points_of, ranking


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
