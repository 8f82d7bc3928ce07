"""What every store promises, on SQLite and on a real PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import uuid4

import pytest

from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Conflict, Store, Stored

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgresql"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store each time it is called, as several workers would."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "tercet.db")
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresStore.open(url)


@pytest.fixture
def stream() -> str:
    """A stream that nobody has used."""
    return f"table/{uuid4()}"


def within(open_store: Opener, story: Callable[[Store], Awaitable[None]]) -> None:
    """Tell a story on an open store."""

    async def tell() -> None:
        store = await open_store()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def test_events_are_read_back_in_order_and_numbered_from_one(open_store: Opener, stream: str) -> None:
    async def story(store: Store) -> None:
        assert await store.append(stream, 0, [b"opened", b"dealt"]) == 2
        assert await store.append(stream, 2, [b"called"]) == 3
        assert await store.read(stream) == [Stored(1, b"opened"), Stored(2, b"dealt"), Stored(3, b"called")]

    within(open_store, story)


def test_who_has_some_events_gets_the_rest(open_store: Opener, stream: str) -> None:
    async def story(store: Store) -> None:
        await store.append(stream, 0, [b"a", b"b", b"c"])
        assert await store.read(stream, after=2) == [Stored(3, b"c")]
        assert await store.read(stream, after=3) == []

    within(open_store, story)


def test_an_unknown_stream_is_empty(open_store: Opener, stream: str) -> None:
    async def story(store: Store) -> None:
        assert await store.read(stream) == []

    within(open_store, story)


@pytest.mark.parametrize("after", [0, 1, 3], ids=["at the start", "behind", "ahead"])
def test_a_writer_who_is_not_up_to_date_is_told_where_the_stream_is(
    open_store: Opener, stream: str, after: int
) -> None:
    async def story(store: Store) -> None:
        await store.append(stream, 0, [b"a", b"b"])
        assert await store.append(stream, after, [b"late", b"later"]) == Conflict(head=2)
        assert len(await store.read(stream)) == 2

    within(open_store, story)


def test_streams_do_not_know_of_each_other(open_store: Opener, stream: str) -> None:
    async def story(store: Store) -> None:
        await store.append(stream, 0, [b"mine"])
        assert await store.append(stream + "2", 0, [b"yours"]) == 1
        assert await store.read(stream) == [Stored(1, b"mine")]

    within(open_store, story)


def test_any_bytes_are_kept_as_they_are(open_store: Opener, stream: str) -> None:
    bodies = [bytes(range(256)), b"", "“zwölf” 🂡".encode()]

    async def story(store: Store) -> None:
        await store.append(stream, 0, bodies)
        assert [event.body for event in await store.read(stream)] == bodies

    within(open_store, story)


def test_of_many_writers_at_once_exactly_one_wins_each_number(open_store: Opener, stream: str) -> None:
    async def story(store: Store) -> None:
        other = await open_store()
        try:
            for head in range(10):
                writers = [(store, b"a"), (other, b"b")] * 4
                answers = await asyncio.gather(*(s.append(stream, head, [body]) for s, body in writers))
                assert answers.count(head + 1) == 1
                assert answers.count(Conflict(head + 1)) == 7
        finally:
            await other.close()

    within(open_store, story)


def test_what_was_appended_is_there_after_a_restart(open_store: Opener, stream: str) -> None:
    async def first(store: Store) -> None:
        await store.append(stream, 0, [b"kept"])

    async def second(store: Store) -> None:
        assert await store.read(stream) == [Stored(1, b"kept")]

    within(open_store, first)
    within(open_store, second)


def test_an_open_store_is_ready(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert await store.ready()

    within(open_store, story)
