"""Tables move between workers that are killed, paused, stopped and started under load: nothing is lost or doubled.

The proxy in front of them knows nothing of tables. TERCET_WORKER_KILLS=100 kills more of them.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tercet.client import Visit
from tests.proof.homes_workers import Worker, Workers, until, workers
from tests.proof.playing_on import Evening
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.scripted import caught_up
from tests.storage.schemas import own_schema
from tests.support.limits import HANG_S

Noted = Callable[[str, object], None]
KILLS = int(os.environ.get("TERCET_WORKER_KILLS", "3"))
AT_ONCE = {"order": {"type": "ArrivalOrder"}}
TABLES = 2


@pytest.fixture
def database(postgres_url: str) -> Iterator[str]:
    """A place of its own in the database."""
    with own_schema(postgres_url) as url:
        yield url


@asynccontextmanager
async def evening(them: Workers) -> AsyncIterator[tuple[Evening, list[str]]]:
    """People at some tables, by way of any worker, who play on and on."""
    async with AsyncExitStack() as stack:
        seats, tables = list[Witness](), list[str]()
        for number in range(TABLES):
            people = [
                await stack.enter_async_context(Visit(them.address, f"{name} {number}")) for name in ("Ada", "Bea")
            ]
            tables.append((await people[0].open_table("quick", options=AT_ONCE)).table)
            seats += [await stack.enter_async_context(Witness(visit, tables[-1])) for visit in people]
        playing = Evening(*seats)
        tasks = [asyncio.create_task(playing.play(seat)) for seat in seats]
        await playing.everyone_goes_on()
        yield playing, tables
        await playing.everyone_goes_on()
        playing.over = True
        await asyncio.gather(*tasks)
        for table in tables:
            await caught_up([seat for seat in seats if seat.table_id == table])


async def lives_elsewhere(them: Workers, table: str, worker: Worker) -> bool:
    """Does the table live at another worker now?"""
    found = await them.ask("SELECT worker FROM homes WHERE stream = $1", table)
    return bool(found) and found[0][0] != worker.id


@pytest.mark.timeout(6 * HANG_S + 20 * KILLS)
def test_tables_of_a_killed_worker_move_and_nothing_is_lost(
    tmp_path: Path, database: str, redis_url: str, record_property: Noted
) -> None:
    async def story() -> None:
        async with workers(database, redis_url, tmp_path, 2) as them:
            async with evening(them) as (playing, tables):
                for kill in range(KILLS):
                    home = await them.home_of(tables[kill % TABLES])
                    await them.start()
                    home.signal(signal.SIGKILL)
                    await until(lambda: lives_elsewhere(them, tables[kill % TABLES], home))  # noqa: B023
                    assert home.id not in await them.registered()
                    await playing.everyone_goes_on()
            await nothing_is_wrong(database, playing.seats)
            record_property("kills", KILLS)
            record_property("acknowledged", playing.acknowledged)

    asyncio.run(story())


@pytest.mark.timeout(6 * HANG_S)
def test_a_worker_that_wakes_up_and_believes_it_is_home_appends_nothing_and_ends(
    tmp_path: Path, database: str, redis_url: str
) -> None:
    async def story() -> None:
        async with workers(database, redis_url, tmp_path, 2) as them:
            async with evening(them) as (playing, tables):
                home = await them.home_of(tables[0])
                home.signal(signal.SIGSTOP)  # with commands before it that it has not read, and others that it has

                async def given_up() -> bool:
                    return home.id not in await them.registered()

                await until(given_up)
                home.signal(signal.SIGCONT)
                await home.ends()
                await playing.everyone_goes_on()
                assert (await them.home_of(tables[0])).id != home.id
            await nothing_is_wrong(database, playing.seats)

    asyncio.run(story())


@pytest.mark.timeout(6 * HANG_S)
def test_a_worker_joins_and_another_is_drained_while_people_play(tmp_path: Path, database: str, redis_url: str) -> None:
    async def story() -> None:
        async with workers(database, redis_url, tmp_path, 1) as them:
            async with evening(them) as (playing, tables):
                first = them.all[0]
                await them.start()
                await playing.everyone_goes_on()
                assert {(await them.home_of(table)).id for table in tables} == {first.id}  # nobody was disturbed
                first.signal(signal.SIGTERM)
                await first.ends()
                assert await them.registered() == {them.all[1].id}
                await playing.everyone_goes_on()
                assert {(await them.home_of(table)).id for table in tables} == {them.all[1].id}
            await nothing_is_wrong(database, playing.seats)

    asyncio.run(story())
