"""Viewers that are slow or hang up, and a server that stops."""

import asyncio
from pathlib import Path

import pytest

from tercet.client import Refused, Visit
from tercet.protocol.from_server import Snapshot, TableEntry
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.running_server import RunningServer, line, run, running_server


def test_a_viewer_too_slow_to_take_everything_in_is_shown_the_whole_table_instead(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada, line(server) as slow:
            table = await table_of(ada)
            await at_table(slow, table)
            (viewer,) = server.inside.hub.awake[table].audience.viewers
            viewer.pause_writing()  # type: ignore[attr-defined]  # as the event loop does when too much is unsent
            async with ada.sit(table) as seat:
                for locked in (True, False, True):
                    await seat.say("Lock", locked=locked)
                viewer.resume_writing()  # type: ignore[attr-defined]
                shown = await hear_until(slow, Snapshot)
                assert (shown.seq, shown.table.locked) == (seat.seq, True)
                await seat.say("Lock", locked=False)
                assert (await hear_until(slow, TableEntry)).seq == shown.seq + 1
            assert server.inside.hub.tally.resyncs == 1

    run(story)


def test_who_hangs_up_in_the_middle_of_hello_leaves_no_ghost(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            for _ in range(20):
                async with line(server, ada.token) as wire:
                    await wire.say(type="Hello", v=1, table=table)
            async with line(server) as watcher:
                await at_table(watcher, table)
                await settled(server)
                assert len(server.inside.hub.awake[table].audience.viewers) == 1
                assert server.inside.hub.awake[table].audience.seats == {}

    run(story)


async def settled(server: RunningServer) -> None:
    """Until the server has seen all who are gone go."""
    while len(server.inside.sockets.open) > 1:  # noqa: ASYNC110 (nothing tells)
        await asyncio.sleep(0.01)


def test_a_server_that_stops_says_so_and_clients_come_back_to_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            port = int(server.address.rpartition(":")[2])
            seat = await ada.sit(table).__aenter__()
            async with line(server) as wire:
                await at_table(wire, table)
                server.stop()
                assert (await wire.goodbye())[0] == 1012
        saying = asyncio.create_task(seat.say("Lock", locked=True))
        async with running_server(tmp_path, port=port):
            assert await saying == seat.seq
            assert seat.gathering.locked
            await seat.__aexit__(None, None, None)

    run(story)


def test_a_table_that_is_not_there_is_said_so_by_the_client_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            with pytest.raises(Refused, match="There is no such table"):
                async with ada.sit("nowhere"):
                    pass

    run(story)
