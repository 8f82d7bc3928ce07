"""Behind every batch of events stands one command, and the record tells which."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from tercet.engine.events import Followed, RoundOpened, Said
from tercet.engine.match import (
    DealRound,
    DeckSealed,
    DeckShown,
    MatchCommand,
    MatchEnded,
    MatchEvent,
    OpenMatch,
    RoundCounted,
    act_in_match,
)
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.players.wild import next_command
from tercet.record.causes import PLAIN, command_behind
from tercet.rulesets.catalogue import RULE_SETS
from tests.record.samples import NAMES, RULES, events_of


def said_and_told(rules: Rules, dice: Random) -> Iterator[tuple[MatchCommand, list[MatchEvent]]]:
    """A game as it is played: each command that was not refused, with its events."""
    players = tuple(Player(f"p{n}") for n in range(max(rules.seats.least, min(3, rules.seats.most))))
    judge = Player("judge") if RULE_SETS["competition"].rules.verdict == rules.verdict else None
    command: MatchCommand = OpenMatch(0, players[0], rules, players, judge)
    match, at = None, 0
    while match is None or not match.ended:
        done = act_in_match(match, command)
        if not isinstance(done, Refusal):
            yield command, done.events
            match = done.match
        assert match is not None
        at += dice.choice((0, 3, 500, 2_000))
        command = next_command(match, at, dice)


@pytest.mark.parametrize("name", NAMES)
def test_the_first_event_of_a_batch_tells_what_was_said_and_the_others_tell_nothing(name: str) -> None:
    for command, events in said_and_told(RULES[name], Random(5)):
        assert command_behind(events[0], events[1:]) == command
        assert all(command_behind(event, []) is None for event in events[1:])


def test_every_event_that_is_said_has_a_command_and_no_other_has() -> None:
    own_case = {"RoundOpened", "SetCalled", "PointReached", "CardsTakenOff"}
    assert {kind.__name__ for kind in PLAIN} | own_case == {kind.__name__ for kind in get_args(Said)}
    following = (*get_args(Followed), RoundCounted, DeckSealed, DeckShown, MatchEnded)
    assert not set(PLAIN) & set(following)


def test_a_round_that_was_cut_off_before_its_deck_is_dealt_no_cards() -> None:
    opened = next(event for event in events_of("classic") if isinstance(event, RoundOpened))
    command = command_behind(opened, [])
    assert isinstance(command, DealRound)
    assert command.deck == ()
