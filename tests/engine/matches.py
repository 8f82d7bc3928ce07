"""Matches that read like a rule sheet: given people and rules, when rounds are dealt and played, then somebody wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tercet.engine.match import (
    DealRound,
    LetCount,
    Match,
    MatchCommand,
    MatchEvent,
    OpenMatch,
    act_in_match,
    fold_match,
)
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.table import Table
from tercet.rulesets.cite import RuleSet
from tests.engine.telling import Someone, deck_beginning

Kind = TypeVar("Kind", bound=MatchEvent)


class ToldMatch:
    """A match in a test: its log, and what its last command led to."""

    def __init__(self, match: Match, events: Sequence[MatchEvent]) -> None:
        self.match = match
        self.log = list(events)
        self.events = list(events)  # of the last command

    def when(self, *commands: MatchCommand) -> ToldMatch:
        """Each is said and none refused."""
        for command in commands:
            done = act_in_match(self.match, command)
            assert not isinstance(done, Refusal), f"{command} was refused: {done.why}"
            assert done.match is not None
            self.match, self.events = done.match, done.events
            self.log += done.events
            assert fold_match(self.log) == self.match
        return self

    def refuses(self, command: MatchCommand, code: str) -> ToldMatch:
        """It is not allowed, for this reason."""
        done = act_in_match(self.match, command)
        assert isinstance(done, Refusal), f"{command} was allowed"
        assert done.code == code
        return self

    def deal(self, by: Someone, layout: str = "") -> DealRound:
        """What somebody says to begin the next round."""
        return DealRound(self.match.at, by.player, deck_beginning(self.match.rules, layout))

    def deals(self, by: Someone, layout: str = "") -> ToldMatch:
        """The next round begins."""
        return self.when(self.deal(by, layout))

    def told(self, kind: type[Kind]) -> list[Kind]:
        """The events of one kind after the last command."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def table(self) -> Table:
        """The round that is being played, or was played last."""
        assert self.match.table is not None
        return self.match.table

    def total(self, someone: Someone) -> int:
        """Somebody's points in all rounds that are over."""
        return self.match.totals[someone.player]


def all_let_it_count(told: ToldMatch) -> ToldMatch:
    """Everyone who is there agrees that a round counts which was ended early (R-20)."""
    for player in told.match.there if told.match.uncounted else ():
        told.when(LetCount(told.match.at, player))
    return told


def given_match(rule_set: RuleSet | Rules, *people: Someone, layout: str = "") -> ToldMatch:
    """A match whose first round has been dealt by the first of these people, who is the host."""
    rules = rule_set.rules if isinstance(rule_set, RuleSet) else rule_set
    opening = OpenMatch(0, people[0].player, rules, tuple(person.player for person in people))
    story = act_in_match(None, opening)
    assert not isinstance(story, Refusal), story.why
    assert story.match is not None
    return ToldMatch(story.match, story.events).deals(people[0], layout)
