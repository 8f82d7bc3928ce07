"""Anybody may say anything at any moment: the ten laws hold, and sensible people can still finish the game."""

from random import Random
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.match import MatchCommand, MatchStory
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tests.conformance.sensible import next_sensible
from tests.conformance.speech import MOST_PLAYERS, PAUSES, any_allowed, sayable
from tests.conformance.varied import EVERY_TABLE
from tests.conformance.watched import WatchedMatch

BOUNDED = settings(
    max_examples=5,
    stateful_step_count=10,
    derandomize=True,
    database=None,
    phases=[Phase.generate],  # add Phase.shrink to see a failure made short: it takes minutes
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

numbers = st.integers(0, 999)


class AnyCommand(RuleBasedStateMachine):
    """One match; every rule is something that people do."""

    played_by: ClassVar[Rules]
    watched: WatchedMatch
    sound = False  # no law was broken so far

    def say(self, command: MatchCommand) -> MatchStory | Refusal:
        self.sound = False
        done = self.watched.say(command)
        self.sound = True
        return done

    @initialize(seed=st.integers(0, 9), extra=st.integers(0, 2))
    def sit_down(self, seed: int, extra: int) -> None:
        seats = self.played_by.seats
        self.watched = WatchedMatch(self.played_by, min(max(seats.least, 2) + extra, seats.most, MOST_PLAYERS), seed)
        self.sound = True

    @rule(seed=numbers, count=st.integers(1, 30))
    def say_what_is_allowed(self, seed: int, count: int) -> None:
        """People say what they may: each kind of thing as often as any other, coming and going less often."""
        dice = Random(seed)
        for _ in range(count):
            match = self.watched.match
            command = None if match.ended else any_allowed(match, match.at + dice.choice(PAUSES), dice)
            if command is not None:
                self.say(command)

    @rule(seed=numbers, pause=st.sampled_from([-1, *PAUSES]), count=st.integers(1, 10))
    def say_anything(self, seed: int, pause: int, count: int) -> None:
        """Mostly refused."""
        dice = Random(seed)
        for _ in range(count):
            match = self.watched.match
            self.say(dice.choice([*sayable(match, match.at + pause, dice)]))

    @rule(late=st.sampled_from([0, 0, 5_000, -1]))
    def let_the_time_run_out(self, late: int) -> None:
        """At the deadline the clock is heard, before it is not."""
        due = deadline(self.watched.table)
        done = self.say(c.TimeUp(max(self.watched.at, (due or 0) + late)))
        if due is not None and late >= 0:
            assert not isinstance(done, Refusal), "the deadline was named and the clock not heard"

    @rule(count=st.integers(1, 6))
    def play_on(self, count: int) -> None:
        """Some sense in between."""
        for _ in range(count):
            if not self.watched.match.ended:
                self.say(next_sensible(self.watched.match, self.watched.at))

    def teardown(self) -> None:
        """Every game ends, wherever it was left."""
        if self.sound:
            self.watched.play_out()


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_whatever_is_said_the_laws_hold_and_the_game_ends(name: str) -> None:
    machine = type("AnyCommand", (AnyCommand,), {"played_by": EVERY_TABLE[name]})
    run_state_machine_as_test(machine, settings=BOUNDED)
