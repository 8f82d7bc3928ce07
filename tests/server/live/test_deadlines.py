"""The clock of a table that is played: deadlines, pauses, restarts."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from tercet.engine.events import CallFailed, TimeRanOut
from tercet.engine.rules import CallFirst
from tercet.protocol.from_server import CommandRefused, TableEntry
from tercet.rulesets.classic import CLASSIC
from tercet.server.live.wake_ups import TOGETHER_S
from tercet.storage.store import Entry
from tests.server.live.busy_file import write_locked
from tests.server.live.evening import (
    FIRST,
    Hand,
    ada,
    bea,
    evening,
    run,
    started,
)
from tests.server.live.looking import called_by, score

SOON = replace(CLASSIC.rules, calling=CallFirst(30))


def test_a_deadline_is_kept_though_nobody_says_a_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, SOON) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            told = await a.happens(TimeRanOut, CallFailed)
            assert told.done is None
            assert score(at) == {ada: 0, bea: -1}

    run(story)


def test_what_comes_after_the_deadline_is_too_late(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            hand.now += 5.1
            refused = await at.say(b, "Point", cards=FIRST)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "call-first"
            assert [type(event) for event in a.told()[-1].events][:2] == [TimeRanOut, CallFailed]

    run(story)


def test_a_table_that_reads_on_waits_for_it_and_for_no_deadline(tmp_path: Path) -> None:
    """While a slow store is read, nothing can be decided: a deadline that has passed must not be tried all the time."""

    async def story() -> None:
        hand, go_on, asked = Hand(), asyncio.Event(), list[float]()

        def now() -> float:
            asked.append(hand.now)
            return hand.now

        async with evening(tmp_path, now=now, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            read = at.hub.store.read

            async def read_later(stream: str, after: int = 0) -> list[Entry]:
                await go_on.wait()
                return await read(stream, after)

            at.hub.store.read = read_later  # type: ignore[method-assign, assignment]
            at.mailbox.catch_up()
            hand.now += 5.1
            at.post(b, "Point", cards=FIRST)
            at.mailbox._wake()  # as the event loop does when the deadline has come
            asked.clear()
            await asyncio.sleep(3 * TOGETHER_S)  # a timer that was set now would have rung
            assert asked == []
            go_on.set()
            assert await a.happens(TimeRanOut, CallFailed)

    run(story)


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            hand.now += 4
            await at.say(a, "Pause", paused=True)
            hand.now += 3600
            refused = await at.say(b, "Point", cards=FIRST)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "paused"
            await at.say(a, "Pause", paused=False)
            assert called_by(at) == bea
            hand.now += 0.9
            assert isinstance(await at.say(b, "Point", cards=FIRST), TableEntry)
            assert score(at) == {ada: 0, bea: 1}

    run(story)


def test_a_pause_outlasts_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            hand.now += 4
            await at.say(a, "Pause", paused=True)
        async with evening(tmp_path, now=hand, stream=at.stream) as at:
            a, b = at.come(ada), at.come(bea)
            hand.now += 3600
            await at.say(a, "Pause", paused=False)
            hand.now += 0.9
            assert isinstance(await at.say(b, "Point", cards=FIRST), TableEntry)

    run(story)


def test_a_restart_takes_nobodys_time_away(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            _, b = await started(at, bea)
            hand.now += 10
            await at.say(b, "Call")
        hand.now += 3600  # the server is down for an hour
        async with evening(tmp_path, now=hand, stream=at.stream) as at:
            b = at.come(bea)
            assert called_by(at) == bea
            assert at.mailbox.clock.now() == at.mailbox.gathering.at == 10_000
            hand.now += 4.9
            assert isinstance(await at.say(b, "Point", cards=FIRST), TableEntry)

    run(story)


def test_the_deadline_of_a_table_that_was_woken_comes_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        still = Hand()  # the deadline cannot come before the restart
        async with evening(tmp_path, replace(CLASSIC.rules, calling=CallFirst(60)), now=still) as at:
            _, b = await started(at, bea)
            await at.say(b, "Call")
        async with evening(tmp_path, stream=at.stream) as at:
            await at.come(ada).happens(TimeRanOut)

    run(story)


def test_a_clock_that_cannot_be_saved_waits_and_lets_people_have_their_answers(tmp_path: Path) -> None:
    """A disk that does not take it must not keep the server busy with one table's deadline."""

    async def story() -> None:
        async with evening(tmp_path, SOON, patience=0) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            with write_locked(tmp_path / "tercet.db"):
                while not at.hub.tally.not_saved:  # noqa: ASYNC110 (a tally tells nobody)
                    await asyncio.sleep(0.01)
                for _ in range(50):
                    await asyncio.sleep(0)
                assert at.hub.tally.not_saved == 1
                refused = await at.say(a, "Leave")
                assert isinstance(refused, CommandRefused)
                assert refused.code == "not-saved"
            await a.happens(TimeRanOut)

    run(story)
