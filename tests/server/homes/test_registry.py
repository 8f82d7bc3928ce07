"""Workers, their tables and their right to append, in a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg

from tercet.server.homes.registry import Registry
from tercet.storage.postgresql import PostgresStore
from tercet.storage.postgresql.lease import Lease
from tercet.storage.store import Appended, NewEntry, NotSaved
from tests.server.running_server import run
from tests.support.limits import HANG_S

HOLD = "LOCK TABLE entries IN EXCLUSIVE MODE"
WAITS = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = $1"


class At:
    """A worker's store and register."""

    def __init__(self, store: PostgresStore, registry: Registry, lease: Lease) -> None:
        self.store, self.registry, self.lease = store, registry, lease

    async def append(self, stream: str, after: int, by: str) -> object:
        return await self.store.append(NewEntry(stream, after, 0, b"[]", by))


@asynccontextmanager
async def worker(url: str, number: int = 0) -> AsyncIterator[At]:
    """A worker that is registered."""
    lease = Lease()
    store = await PostgresStore.open(url, "process", lease=lease)
    registry = Registry(url, store, lease)
    await registry.register(f"127.0.0.1:{number}")
    try:
        yield At(store, registry, lease)
    finally:
        await store.close()
        await registry.leave()
        await registry.close()


def test_of_all_who_claim_a_table_one_has_it(fresh_database: str) -> None:
    async def story() -> None:
        async with worker(fresh_database, 1) as a, worker(fresh_database, 2) as b, worker(fresh_database, 3) as c:
            for n in range(20):
                stream = f"claimed {n}"
                await asyncio.gather(*(at.registry.claim(stream) for at in (a, b, c)))
                homes = await asyncio.gather(*(at.registry.home(stream) for at in (a, b, c)))
                assert homes[0] is not None
                assert {*homes} == {homes[0]}
                assert homes[0].worker in {at.lease.worker for at in (a, b, c)}

    run(story)


def test_a_table_that_is_released_or_whose_worker_has_left_is_free(fresh_database: str) -> None:
    async def story() -> None:
        async with worker(fresh_database, 1) as a:
            async with worker(fresh_database, 2) as b:
                await a.registry.claim("one")
                await b.registry.release(["one"])  # not theirs
                assert (await b.registry.home("one")) is not None
                await a.registry.release(["one"])
                await b.registry.claim("one")
                home = await a.registry.home("one")
                assert home is not None
                assert (home.worker, home.address) == (b.lease.worker, "127.0.0.1:2")
                assert {*(await a.registry.beat())} == {b.lease.worker}
            assert await a.registry.home("one") is None
            assert await a.registry.beat() == {}

    run(story)


def test_a_worker_whose_connection_breaks_is_seen_to_be_gone_until_it_beats_again(fresh_database: str) -> None:
    async def story() -> None:
        async with worker(fresh_database) as a, worker(fresh_database) as b:
            assert not (await a.registry.beat())[b.lease.worker].gone
            await b.registry.close()
            await until(lambda: gone(a, b))
            await b.registry.beat()
            assert not (await a.registry.beat())[b.lease.worker].gone

    async def gone(a: At, b: At) -> bool:
        return (await a.registry.beat())[b.lease.worker].gone

    run(story)


def test_an_evicted_worker_appends_nothing_claims_nothing_and_notices(fresh_database: str) -> None:
    async def story() -> None:
        async with worker(fresh_database) as a, worker(fresh_database) as b:
            told = list[str]()
            a.lease.on_lost = lambda: told.append("lost")
            assert await a.append("taken", 0, "a") == Appended(1)
            assert await b.registry.evict(a.lease.worker)
            assert isinstance(await a.append("taken", 1, "a"), NotSaved)  # although the number is right
            assert isinstance(await a.append("taken", 1, "a"), NotSaved)
            assert await b.append("taken", 1, "b") == Appended(2)
            await a.registry.claim("other")
            assert await b.registry.home("other") is None
            await a.registry.beat()
            assert (a.lease.lost, told) == (True, ["lost"])
            assert [entry.by for entry in await b.store.read("taken")] == ["a", "b"]

    run(story)


def test_what_an_evicted_worker_is_saving_is_settled_before_its_tables_are_free(fresh_database: str) -> None:
    """Its entry waits in the database for somebody else. Once it is evicted, nothing comes of it."""

    async def story() -> None:
        async with worker(fresh_database) as a, worker(fresh_database) as b:
            assert await a.append("held", 0, "a") == Appended(1)
            await a.registry.claim("held")
            other = await asyncpg.connect(fresh_database)
            async with other.transaction():
                await other.execute(HOLD)
                saving = asyncio.create_task(a.append("held", 1, "a"))
                await until(lambda: other.fetch(WAITS, f"tercet {a.lease.worker}"))
                assert await b.registry.evict(a.lease.worker)
                assert await b.registry.home("held") is None
            assert isinstance(await saving, NotSaved)
            assert [entry.by for entry in await b.store.read("held")] == ["a"]
            await other.close()

    run(story)


async def until(true: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(HANG_S):
        while not await true():  # noqa: ASYNC110 (the database tells nobody)
            await asyncio.sleep(0.01)
