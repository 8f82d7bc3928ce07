"""Tables are woken from the log when somebody comes, and sleep when nobody is there."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from tercet.engine.events import TimeRanOut
from tercet.engine.refusals import Refusal
from tercet.engine.rules import CallFirst, Seats
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.quick import QUICK
from tercet.server.live.mailbox import Mailbox
from tercet.tables.gathering import Options
from tests.server.live.evening import FIRST, SECOND, Evening, ada, bea, evening, run, started


async def everyone_has_left(at: Evening) -> None:
    """Nobody is there, and nobody is waited for."""
    happened = asyncio.Event()
    at.hub.listeners.append(lambda _: happened.set())
    while any(sitter.present for sitter in at.mailbox.gathering.sitters):
        happened.clear()
        await happened.wait()


def test_a_table_where_nobody_is_sleeps_and_its_log_remembers_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.05) as at:
            people = await started(at, bea)
            await at.say(people[0], "Point", cards=FIRST)
            before = at.mailbox.gathering
            for ear in people:
                at.go(ear)
            await everyone_has_left(at)
            after = at.mailbox.gathering
            for _ in range(2):
                at.hub.sleep_if_idle()
            assert at.hub.awake == {}
            woken = await at.hub.wake(at.stream)
            assert woken is not None
            assert woken is not at.mailbox
            assert (woken.gathering, woken.head) == (after, at.mailbox.head)
            assert before.match is not None
            assert woken.gathering.match is not None
            assert woken.gathering.match.totals == before.match.totals

    run(story)


def test_a_table_does_not_sleep_while_somebody_may_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=60) as at:
            (a,) = await started(at)
            at.go(a)
            for _ in range(3):
                at.hub.sleep_if_idle()
            assert at.hub.awake == {at.stream: at.mailbox}

    run(story)


def test_a_table_does_not_sleep_while_somebody_looks_or_a_deadline_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, replace(CLASSIC.rules, calling=CallFirst(100)), grace_s=0.05) as at:
            a, b = await started(at, bea)
            for _ in range(3):
                at.hub.sleep_if_idle()
            assert at.stream in at.hub.awake
            watcher = at.come(None)
            await at.say(b, "Call")
            await a.happens(TimeRanOut)
            for ear in (a, b, watcher):
                at.go(ear)
            await everyone_has_left(at)
            for _ in range(2):
                at.hub.sleep_if_idle()
            assert at.stream not in at.hub.awake

    run(story)


def test_a_table_that_was_just_asked_for_does_not_sleep_before_it_is_looked_at(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.05) as at:
            await everyone_has_left(at)
            at.hub.sleep_if_idle()
            assert await at.hub.wake(at.stream) is at.mailbox
            at.hub.sleep_if_idle()
            assert at.stream in at.hub.awake

    run(story)


def test_many_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            stream = at.stream
        async with evening(tmp_path, stream=stream) as at:
            at.hub.awake.clear()
            found: list[Mailbox | None] = await asyncio.gather(*(at.hub.wake(stream) for _ in range(20)))
            assert found[0] is not None
            assert all(each is found[0] for each in found)

    run(story)


def test_there_is_no_table_of_an_unknown_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            for name in ("nowhere", "", "x" * 64, "é'\"--"):
                assert await at.hub.wake(name) is None
            assert [*at.hub.awake] == [at.stream]

    run(story)


def test_impossible_rules_open_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            refused = await at.hub.open_table(ada, replace(QUICK.rules, seats=Seats(5, 2)), Options())
            assert isinstance(refused, Refusal)
            assert refused.why.endswith(".")
            assert await at.hub.store.streams() == [at.stream]

    run(story)


def test_a_restart_leaves_every_table_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            await at.say(a, "Point", cards=FIRST)
            await at.say(b, "Point", cards=SECOND)
            await at.say(a, "Lock", locked=True)
            before, head = at.mailbox.gathering, at.mailbox.head
        async with evening(tmp_path, stream=at.stream) as at:
            assert (at.mailbox.gathering, at.mailbox.head) == (before, head)

    run(story)
