"""Devices that cheat against one that does not: nobody gains more than the lag that is granted."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tercet.client import Visit
from tercet.rulesets.classic import CLASSIC
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.rival_calls import RivalCalls, heard_call
from tercet.tables.events import CallsWeighed
from tercet.tables.gathering import FairCalls
from tests.server.live.evening import FIRST, Ear, Evening, Hand, ada, bea, evening, run, started
from tests.server.live.visiting import at_table, table_of
from tests.server.running_server import line, running_server

CAP_MS = 150
RACES = 1_000


class Way(NamedTuple):
    """How long a message takes, there and back, and how long the player takes to see the SET."""

    down_ms: int
    up_ms: int
    reaction_ms: int

    @property
    def lag_ms(self) -> int:
        return self.down_ms + self.up_ms


def some_way(dice: Random) -> Way:
    return Way(dice.randint(5, 60), dice.randint(5, 60), dice.randint(300, 5_000))


Trick = Callable[[Way], tuple[int, int]]  # what the device reports as its reaction, and the lag that the pings find

TRICKS: dict[str, Trick] = {
    "says that it reacted at once": lambda way: (0, way.lag_ms),
    "sets its clock back": lambda way: (max(0, way.reaction_ms - 10_000), way.lag_ms),
    "answers pings late": lambda _: (0, 10_000),
    "answers pings late and says its true reaction": lambda way: (way.reaction_ms, 10_000),
    "says that it took longer": lambda way: (way.reaction_ms + 10_000, way.lag_ms),
}


def heard(at: Evening, rivals: RivalCalls, ear: Ear, way: Way, reported_ms: int) -> None:
    """A call as it comes in over this way."""
    came_in = at.mailbox.shown_at + way.down_ms + way.reaction_ms + way.up_ms
    call = PendingCommand(ear.player or ada, reaction_ms=reported_ms, viewer=ear, heard_at=came_in)
    rivals.add(heard_call(call, at.mailbox.gathering, at.mailbox.shown_at), call)


@pytest.mark.parametrize("trick", TRICKS.values(), ids=[*TRICKS])
def test_no_trick_gains_more_than_the_lag_that_is_granted(tmp_path: Path, trick: Trick) -> None:
    async def story() -> None:
        dice = Random(81)
        async with evening(tmp_path, order=FairCalls(CAP_MS)) as at:
            await started(at, bea)
            for _ in range(RACES):
                honest, cheat = some_way(dice), some_way(dice)
                reported_ms, pings_ms = trick(cheat)
                rivals = RivalCalls()
                heard(at, rivals, Ear(ada, honest.lag_ms), honest, honest.reaction_ms)
                heard(at, rivals, Ear(bea, pings_ms), cheat, reported_ms)
                first, second = (call for call, _ in rivals.close())
                counted = {call.player: call.reaction_ms for call in (first, second)}
                assert counted[ada] == honest.reaction_ms
                assert cheat.reaction_ms - counted[bea] <= CAP_MS
                if cheat.reaction_ms - CAP_MS > honest.reaction_ms:
                    assert first.player == ada

    run(story)


def weighed_in(ear: Ear) -> CallsWeighed:
    (found,) = (event for told in ear.told() for event in told.events if isinstance(event, CallsWeighed))
    return found


def test_saying_something_else_just_before_does_not_renew_the_moment(tmp_path: Path) -> None:
    """An entry that changes no card, such as “no SET here”, gives nobody new time."""

    async def story() -> None:
        clock = Hand()
        async with evening(tmp_path, CLASSIC.rules, order=FairCalls(CAP_MS), now=clock) as at:
            _, cheat = await started(at, bea)
            shown_at = at.mailbox.shown_at
            clock.now += 5
            await at.say(cheat, "SayNoSet")
            clock.now += 0.001
            at.post(cheat, "Call", reaction_ms=1)
            clock.now += 1
            await cheat.happens(CallsWeighed)
            (call,) = weighed_in(cheat).calls
            assert call.sent_at == shown_at
            assert call.reaction_ms >= 5_000 - CAP_MS

    run(story)


def test_time_runs_anew_when_other_cards_lie_there(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with evening(tmp_path, order=FairCalls(CAP_MS), now=clock) as at:
            finder, _ = await started(at, bea)
            before = at.mailbox.shown_at
            clock.now += 5
            await at.say(finder, "Point", cards=FIRST)
            assert at.mailbox.shown_at > before + 4_000

    run(story)


@pytest.mark.parametrize("seq", [0, 1])
def test_saying_hello_again_or_from_a_second_connection_does_not_renew_the_moment(tmp_path: Path, seq: int) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Bea") as bea_:
            table = await table_of(bea_)
            async with line(server, bea_.token) as wire, line(server, bea_.token) as second:
                await at_table(wire, table)
                mailbox = server.inside.hub.awake[table]
                shown_at = mailbox.shown_at
                for connection in (wire, second):
                    await connection.say(type="Hello", v=1, table=table, seq=seq)
                    await connection.hear()
                said = PendingCommand(bea_.player, reaction_ms=0, heard_at=shown_at + 3_000)
                call = heard_call(said, mailbox.gathering, mailbox.shown_at)
                assert call.sent_at == shown_at
                assert call.reaction_ms == 3_000

    run(story)
