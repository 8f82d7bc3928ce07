"""A whole list of entrants enters at once: all of them, or nobody."""

from collections.abc import Sequence
from typing import Final

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.lists import Applicant
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition
from tercet.competition.story import Story
from tercet.engine.value import Player

FIRST_ROW: Final = 2  # of a list; above it are the names of the columns


class RefusedRow(Refusal, frozen=True):
    """Why somebody in the list cannot enter."""

    row: int = 0


def enter_all(
    now: Competition, at: int, by: Player, applicants: Sequence[Applicant], persons: Sequence[Player], seed: int
) -> Story | RefusedRow:
    """Enter everyone, in the order of the list; `persons` are their ids."""
    story = Story(now)
    for row, (each, person) in enumerate(zip(applicants, persons, strict=True), FIRST_ROW):
        said = act(story.now, c.Enter(at, by, person, each.division, each.age, each.group, each.number, seed))
        if isinstance(said, Refusal):
            return RefusedRow(said.code, said.told, row)
        for event in said.events:
            story.tell(event)
    return story
