"""What can happen to a database server, and to several workers on one: nothing that was acknowledged is lost."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tercet.storage.postgresql import PostgresStore
from tercet.storage.postgresql import store as postgresql
from tercet.storage.store import Appended, Conflict, Durability, NotSaved, Repeated, Store, StoreError
from tests.storage.cutting import Cuttable
from tests.storage.restartable import Restartable, restartable
from tests.storage.stories import append_all, new, tell

# ---- reading


def test_a_long_log_is_fetched_in_parts_and_is_whole(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "AT_ONCE", 3)

    async def story(store: Store) -> None:
        await append_all(store, *(new("t", after) for after in range(9)), new("u", 0))
        for after, limit in ((0, None), (0, 9), (2, 5), (0, 3), (4, 100), (9, None), (0, 0)):
            last = 9 if limit is None else min(9, after + limit)
            assert [entry.seq for entry in await store.read("t", after, limit)] == [*range(after + 1, last + 1)]

    tell(lambda: PostgresStore.open(own_database), story)


# ---- several workers on one stream


async def win(store: Store, stream: str, me: str, times: int) -> list[int]:
    """Append as fast as one can; who conflicts tries again. The numbers won."""
    won, head = list[int](), 0
    while len(won) < times:
        match await store.append(new(stream, head, by=me, command=f"{me}{len(won)}")):
            case Appended(seq):
                won.append(head := seq)
            case Conflict(head):
                pass
            case other:
                raise AssertionError(other)
    return won


def test_workers_on_the_same_stream_leave_no_gap_and_no_duplicate(own_database: str) -> None:
    async def story() -> None:
        workers = {me: await PostgresStore.open(own_database) for me in ("ada", "bob", "cyd")}
        won = await asyncio.gather(*(win(store, "t", me, 100) for me, store in workers.items()))
        log = await workers["ada"].read("t")
        assert [entry.seq for entry in log] == list(range(1, 301))
        for me, numbers in zip(workers, won, strict=True):
            assert [entry.seq for entry in log if entry.by == me] == numbers
        for store in workers.values():
            await store.close()

    asyncio.run(story())


def test_workers_that_save_the_same_tables_in_other_orders_do_not_wait_for_each_other(own_database: str) -> None:
    async def story() -> None:
        one, other = await PostgresStore.open(own_database), await PostgresStore.open(own_database)
        names = [f"table {n}" for n in range(50)]
        for after in range(20):
            forth = [new(name, after, b"one") for name in names]
            back = [new(name, after, b"other") for name in reversed(names)]
            outcomes = await asyncio.gather(append_all(one, *forth), append_all(other, *back))
            assert sum(outcome == Appended(after + 1) for outcome in [*outcomes[0], *outcomes[1]]) == 50
        deadlocks = await one.fetch("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        assert deadlocks == [(0,)]
        await one.close()
        await other.close()

    asyncio.run(story())


# ---- as safe as promised


@pytest.mark.parametrize(("durability", "waits"), [("power", "on"), ("process", "off")])
def test_every_connection_waits_for_the_disk_or_none_does(
    own_database: str, durability: Durability, waits: str
) -> None:
    """The server of the tests would not wait by itself."""

    async def story() -> None:
        store = await PostgresStore.open(own_database, durability)
        await store.append(new("t", 0))
        assert await store.execute("SHOW synchronous_commit") == [(waits,)]
        assert await store._line.use(lambda line, _: line.fetchval("SHOW synchronous_commit")) == waits
        await store.close()

    asyncio.run(story())


def test_an_operator_who_wants_more_than_the_disk_gets_it(own_database: str) -> None:
    async def story(store: Store) -> None:
        assert await store.execute("SHOW synchronous_commit") == [("remote_apply",)]

    tell(lambda: PostgresStore.open(f"{own_database}&synchronous_commit=remote_apply"), story)


# ---- the server goes away


@pytest.fixture(scope="module")
def server() -> Iterator[Restartable]:
    """A PostgreSQL that may be stopped and killed."""
    with restartable() as running:
        yield running


async def write_on(store: Store, stream: str, stop: asyncio.Event) -> int:
    """Append one entry after the other; the number of the last one acknowledged."""
    head = 0
    while not stop.is_set():
        outcome = await store.append(new(stream, head, by="ada", command=f"c{head}"))
        assert outcome == Appended(head + 1)
        head += 1
    return head


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "killed"])
def test_a_server_that_restarts_costs_a_moment_and_nothing_else(server: Restartable, how: signal.Signals) -> None:
    async def story() -> None:
        store = await PostgresStore.open(server.url, patience=30)
        stop, streams = asyncio.Event(), [f"{how.name} {n}" for n in range(8)]
        writers = [asyncio.create_task(write_on(store, stream, stop)) for stream in streams]
        for _ in range(2):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.2)
        stop.set()
        for stream, head in zip(streams, await asyncio.gather(*writers), strict=True):
            assert [entry.seq for entry in await store.read(stream)] == list(range(1, head + 1))
        await store.close()

    asyncio.run(story())


def test_a_server_that_stays_away_is_said_to_the_players_and_it_goes_on_when_it_is_back(server: Restartable) -> None:
    gone = NotSaved("The database does not answer, so this was not saved. Try again in a moment.")

    async def story() -> None:
        store = await PostgresStore.open(server.url, patience=1)
        assert await store.append(new("away", 0)) == Appended(1)
        server.stop()
        assert await append_all(store, new("away", 1), new("away too", 0)) == [gone, gone]
        assert await store.append(new("away", 1)) == gone
        assert not await store.ready()
        with pytest.raises(StoreError, match="cannot use the PostgreSQL database"):
            await store.read("away")
        with pytest.raises(StoreError, match="cannot use the PostgreSQL database"):
            await store.execute("SELECT 1")
        server.start()
        assert await append_all(store, new("away", 1), new("away too", 0)) == [Appended(2), Appended(1)]
        assert await store.ready()
        await store.close()

    asyncio.run(story())


def test_a_store_can_be_closed_when_its_server_is_gone(server: Restartable) -> None:
    async def story() -> None:
        store = await PostgresStore.open(server.url)
        await store.append(new("closing", 0))
        await store.head("closing")
        server.stop(signal.SIGQUIT)
        await store.close()
        server.start()

    asyncio.run(story())


# ---- the answer gets lost


def test_an_entry_whose_answer_got_lost_is_found_again_and_not_appended_twice(
    own_database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        line = Cuttable(own_database, tmp_path)
        listener = await line.open()
        store = await PostgresStore.open(line.url)
        await store.append(new("warm", 0))  # from here on a statement is one question and one answer
        first = [new("a", 0, by="ada", command="x1"), new("b", 0), new("c", 1)]
        line.cut_after = 0
        assert await append_all(store, *first) == [Appended(1), Appended(1), Conflict(0)]
        await store.append(new("warm", 1))
        line.cut_after = 0
        again = [new("a", 1, by="ada", command="x1"), new("b", 0, b"other"), new("c", 0)]
        assert await append_all(store, *again) == [Repeated(1), Conflict(1), Appended(1)]
        assert [await store.head(stream) for stream in "abc"] == [1, 1, 1]
        assert line.cuts == 2
        await store.close()
        listener.close()

    asyncio.run(story())


def test_a_line_cut_anywhere_again_and_again_loses_nothing_and_doubles_nothing(
    own_database: str, tmp_path: Path
) -> None:
    dice = Random(4)

    async def story() -> None:
        line = Cuttable(own_database, tmp_path)
        listener = await line.open()
        store = await PostgresStore.open(line.url)
        for after in range(60):
            line.cut_after = dice.randrange(900)
            entries = [new(f"table {n}", after, by="ada", command=f"{after}") for n in range(dice.randint(1, 5))]
            heads = [await store.head(entry.stream) for entry in entries]
            expected = [Appended(after + 1) if head == after else Conflict(head) for head in heads]
            assert await append_all(store, *entries) == expected
        assert line.cuts > 20
        line.cut_after = None
        assert [entry.command for entry in await store.read("table 0")] == [f"{after}" for after in range(60)]
        await store.close()
        listener.close()

    asyncio.run(story())


# ---- the server refuses


def test_a_database_that_became_read_only_is_said_and_it_goes_on_afterwards(server: Restartable) -> None:
    async def story() -> None:
        store = await PostgresStore.open(server.url)
        operator = await asyncpg.connect(server.url)
        await operator.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
        store._line.drop()
        assert (
            await append_all(store, new("only", 0), new("read", 0))
            == [NotSaved("The database is read-only just now, so this was not saved. Try again in a moment.")] * 2
        )
        await operator.execute("SET default_transaction_read_only = off")
        await operator.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
        await operator.close()
        assert await append_all(store, new("only", 0), new("read", 0)) == [Appended(1)] * 2
        await store.close()

    asyncio.run(story())


def test_a_character_that_the_database_cannot_hold_harms_no_other(own_database: str) -> None:
    async def story(store: Store) -> None:
        outcomes = await append_all(store, new("a", 0), new("b", 0, command="nul \0"), new("c", 0))
        assert isinstance(outcomes[1], NotSaved)
        assert outcomes[::2] == [Appended(1), Appended(1)]

    tell(lambda: PostgresStore.open(own_database), story)
