"""Two who append to one log lose nothing and double nothing, even if both believe that the table is theirs."""

import asyncio
from pathlib import Path

from tercet.engine.events import PlayerLeft, PlayerReturned
from tercet.protocol.from_server import TableEntry
from tercet.storage.store import Entry
from tests.server.live.evening import (
    FIRST,
    SECOND,
    ada,
    bea,
    evening,
    log_of,
    run,
    started,
)
from tests.server.live.looking import score


def test_a_worker_that_loses_the_race_reads_on_and_decides_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream) as there:
            a, b = await started(here, bea)
            await there.mailbox.up_to(3)
            c = there.come(bea)
            await here.say(a, "Point", cards=FIRST)
            assert isinstance(
                await there.say(c, "Point", cards=SECOND), TableEntry
            )  # no notification of the first has arrived there
            assert there.hub.tally.conflicts == 1
            assert [told.seq for told in c.told()] == [4, 5]
            here.mailbox.catch_up()
            await b.hears(lambda message: isinstance(message, TableEntry) and message.seq == 5)
            assert there.mailbox.gathering == here.mailbox.gathering
            assert score(here) == {ada: 1, bea: 1}

    run(story)


def test_two_workers_at_once_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream) as there:
            await started(here, bea)
            await there.mailbox.up_to(3)
            a, b = here.come(ada), there.come(bea)
            ids = [here.post(a, "Point", cards=FIRST), there.post(b, "Point", cards=SECOND)]
            answers = await asyncio.gather(a.answer(ids[0]), b.answer(ids[1]))
            assert all(isinstance(answer, TableEntry) for answer in answers)
            log = await log_of(here.hub.store, here.stream)
            assert [seq for seq, _, _ in log] == [1, 2, 3, 4, 5]
            assert {(by, command) for _, by, command in log[3:]} == {(ada, ids[0]), (bea, ids[1])}

    run(story)


def test_what_is_saved_while_the_log_is_read_is_shown_once(tmp_path: Path) -> None:
    """The bell of another worker rings just before our own entry is saved: reading on finds our own entry, too."""

    async def story() -> None:
        async with evening(tmp_path) as here:
            a, b = await started(here, bea)
            read, saved = here.hub.store.read, asyncio.Event()

            async def read_later(stream: str, after: int = 0) -> list[Entry]:
                await saved.wait()
                return await read(stream, after)

            here.hub.store.read = read_later  # type: ignore[method-assign, assignment]
            said = here.post(a, "Point", cards=FIRST)
            here.mailbox.catch_up()
            await a.answer(said)
            saved.set()
            await here.mailbox.up_to_date()
            assert [told.seq for told in b.told()] == [2, 3, 4]
            assert score(here) == {ada: 1, bea: 0}

    run(story)


def test_who_is_out_of_reach_for_one_worker_but_with_another_takes_the_seat_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.01) as here:
            a, b = await started(here, bea)
            async with evening(tmp_path, stream=here.stream, grace_s=60) as there:
                again = there.come(bea)
                here.go(b)
                left = await a.happens(PlayerLeft)
                there.mailbox.catch_up()
                await again.happens(PlayerReturned)
                here.mailbox.catch_up()
                assert (await a.happens(PlayerReturned)).seq == left.seq + 1

    run(story)
