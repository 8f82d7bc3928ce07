"""A visitor who comes to another worker than the table's is forwarded, and notices nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tercet.client import Visit
from tercet.protocol.from_server import CommandRefused, Snapshot, TableEntry
from tercet.server.homes.parcels import COME, KEY, parcel
from tests.server.live.visiting import table_of
from tests.server.running_server import RunningServer, line, run, running_server

SHARED = "SELECT address FROM workers"


@asynccontextmanager
async def two(folder: Path, database: str, redis: str) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Two workers."""
    shared: dict[str, Any] = {"database": database, "redis": redis}
    async with running_server(folder, **shared) as here, running_server(folder, **shared) as there:
        yield here, there


def test_what_is_said_with_the_hello_is_answered_by_the_home(
    tmp_path: Path, fresh_database: str, redis_url: str
) -> None:
    async def story() -> None:
        async with two(tmp_path, fresh_database, redis_url) as (here, there), Visit(here.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(there, ada.token) as wire:
                await wire.say(type="Hello", v=1, table=table, seq=0)
                await wire.say(type="Say", id="c1", say={"type": "Lock", "locked": True})
                assert isinstance(await wire.hear(), Snapshot)
                told = await wire.hear()
                assert isinstance(told, TableEntry)
                assert told.done == "c1"
                assert [*here.inside.hub.awake] == [table]
                assert [*there.inside.hub.awake] == []
                assert len(here.inside.sockets.moved_in) == 1
            while here.inside.sockets.moved_in:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    run(story)


def test_a_second_hello_goes_to_the_home_of_the_other_table(
    tmp_path: Path, fresh_database: str, redis_url: str
) -> None:
    async def story() -> None:
        async with (
            two(tmp_path, fresh_database, redis_url) as (here, there),
            Visit(here.address, "Ada") as ada,
            Visit(there.address, "Bea") as bea,
        ):
            first, second = await table_of(ada), await table_of(bea)
            async with line(here, ada.token) as wire:
                await wire.say(type="Hello", v=1, table=first, seq=0)
                assert isinstance(await wire.hear(), Snapshot)
                await wire.say(type="Hello", v=1, table=second, seq=0)
                snapshot = await wire.hear()
                assert isinstance(snapshot, Snapshot)
                assert snapshot.table.host == bea.player
                await wire.say(type="Say", id="c1", say={"type": "Lock", "locked": True})
                assert isinstance(await wire.hear(), CommandRefused)  # by whom the table belongs to
                await wire.say(type="Hello", v=1, table=first, seq=0)
                assert await wire.goodbye() == (1012, "restart")  # forwarded once: come again

    run(story)


@pytest.mark.parametrize("said", [parcel(0, KEY, b"guessed"), parcel(1, COME, b""), b"GET / HTTP/1.1\r\n\r\n"])
def test_who_does_not_know_the_secret_of_a_home_is_not_let_in(
    tmp_path: Path, fresh_database: str, redis_url: str, said: bytes
) -> None:
    async def story() -> None:
        async with running_server(tmp_path, database=fresh_database, redis=redis_url) as server:
            [(address,)] = await server.inside.store.fetch(SHARED)
            host, port = address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(said)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
            assert not server.inside.sockets.moved_in

    run(story)
