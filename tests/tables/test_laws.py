"""Whatever is said at a table of the lobby, what it leads to is what its log says."""

from functools import reduce
from random import Random

import pytest

from tercet.engine.commands import Call, Join, Point
from tercet.engine.refusals import CALLED_ALREADY, Refusal
from tercet.engine.rules import ByJudge
from tercet.rulesets.catalogue import RULE_SETS
from tercet.tables.commands import OpenTable, TableCommand
from tercet.tables.decide import act_at_table, may_claim
from tercet.tables.events import CalledAfter
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import ArrivalOrder, Gathering, Options
from tercet.tables.story import TableStory
from tests.tables.wild_logs import ADA, BEA, CEM, JO, wild_command

SAID = 600  # commands at each table


def said(gathering: Gathering | None, command: TableCommand) -> Gathering | None:
    """The table after a command, held against the fold of what it caused."""
    story = act_at_table(gathering, command)
    if gathering is not None and isinstance(command, Call | Point):
        assert may_claim(gathering, command) == refusal_in(story)
    if isinstance(story, Refusal):
        return gathering
    assert story.gathering == reduce(evolve_table, story.events, gathering)
    return story.gathering


def refusal_in(story: TableStory | Refusal) -> Refusal | None:
    """Whether the claim was refused; one that is only reported as second was refused as well (R-1)."""
    if isinstance(story, Refusal):
        return story
    return CALLED_ALREADY if isinstance(story.events[0], CalledAfter) else None


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_table_is_what_its_log_says_whoever_says_what(name: str) -> None:
    rules, dice, at = RULE_SETS[name].rules, Random(name), 0
    gathering = said(None, OpenTable(0, ADA, rules, Options(order=ArrivalOrder())))
    for player in (BEA, CEM):
        gathering = said(gathering, Join(0, player))
    if isinstance(rules.verdict, ByJudge):
        gathering = said(gathering, Join(0, JO, "judge"))
    for _ in range(SAID):
        assert gathering is not None
        at += dice.randrange(2_000)
        gathering = said(gathering, wild_command(gathering, max(at, gathering.at), dice))
    assert gathering is not None
    assert gathering.match is not None
