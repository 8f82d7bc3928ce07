"""Viewers that are slow or hang up, and a server that stops."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tercet.client import Refused, Visit
from tercet.engine.value import Player
from tercet.protocol.from_client import Say
from tercet.protocol.from_server import Snapshot, TableEntry
from tercet.server.live import visitor
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.shown_names import names_at
from tercet.storage.store import Entry
from tests.server.live.visiting import at_table, hear_until, table_of, until
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


def test_a_slow_viewer_hears_nothing_before_the_whole_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada, line(server) as slow:
            table = await table_of(ada)
            await at_table(slow, table)
            (viewer,) = server.inside.hub.awake[table].audience.viewers
            async with ada.sit(table) as seat:
                go_on = asyncio.Event()

                async def names_later(*of: object) -> dict[Player, str]:
                    await go_on.wait()
                    return await names_at(*of)  # type: ignore[arg-type]

                monkeypatch.setattr(visitor, "names_at", names_later)
                viewer.pause_writing()  # type: ignore[attr-defined]
                await seat.say("Lock", locked=True)
                viewer.resume_writing()  # type: ignore[attr-defined]
                await seat.say("Lock", locked=False)  # while the whole table is prepared
                go_on.set()
                shown = await slow.hear()
                assert isinstance(shown, Snapshot)
                assert (shown.seq, shown.table.locked) == (seat.seq, False)
                await seat.say("Lock", locked=True)
                assert (await hear_until(slow, TableEntry)).seq == shown.seq + 1

    run(story)


def test_a_player_whose_connection_was_slow_is_answered_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            async with ada.sit(table) as seat:
                mailbox = server.inside.hub.awake[table]
                (viewer,) = mailbox.audience.viewers
                viewer.pause_writing()  # type: ignore[attr-defined]
                heads = mailbox.head + 1
                done = asyncio.create_task(seat.say("Lock", locked=True))
                refused = asyncio.create_task(seat.say("Remove", player="nobody"))
                await until(lambda: mailbox.head == heads and server.inside.hub.tally.refusals)
                assert not done.done()
                viewer.resume_writing()  # type: ignore[attr-defined]
                assert await done == heads
                with pytest.raises(Refused) as why:
                    await refused
                assert why.value.code != "not-heard"  # it was heard, and the answer is the one that was skipped

    run(story)


def test_who_is_too_slow_for_what_was_missed_is_shown_the_whole_table(tmp_path: Path) -> None:
    """What is skipped before the viewer is at the table again must not be missing for ever."""

    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table, read = await table_of(ada), server.inside.store.read
            async with ada.sit(table) as seat, line(server) as slow:
                await seat.say("Lock", locked=True)
                (viewer,) = server.inside.sockets.open - server.inside.hub.awake[table].audience.viewers

                async def read_by_the_slow(stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
                    entries = await read(stream, after, limit)
                    viewer.pause_writing()
                    viewer.resume_writing()
                    return entries

                server.inside.store.read = read_by_the_slow  # type: ignore[method-assign]
                await slow.say(type="Hello", v=1, table=table, seq=1)
                shown = await slow.hear()
                assert isinstance(shown, Snapshot)
                assert shown.seq == seat.seq
                await seat.say("Lock", locked=False)
                assert (await hear_until(slow, TableEntry)).seq == shown.seq + 1

    run(story)


def test_a_player_too_slow_for_what_was_missed_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is skipped while the player, who has just come back, is told the rest of the log."""
    said, say = list[str](), visitor.Visitor._say

    def say_and_note(one: visitor.Visitor, mailbox: Mailbox, message: Say) -> None:
        said.append(message.id)
        say(one, mailbox, message)

    monkeypatch.setattr(visitor.Visitor, "_say", say_and_note)

    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table, read = await table_of(ada), server.inside.store.read
            async with ada.sit(table) as seat:
                mailbox, (gone,) = server.inside.hub.awake[table], server.inside.sockets.open

                async def read_slowly(stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
                    entries = await read(stream, after, limit)
                    for connection in server.inside.sockets.open:
                        connection.pause_writing()
                    return entries

                server.inside.store.read = read_slowly  # type: ignore[method-assign]
                gone.pause_writing()
                saying = asyncio.create_task(seat.say("Lock", locked=True))
                await until(lambda: mailbox.head > seat.seq)
                gone._transport.abort()
                await until(lambda: len(said) == 2)  # it came back, and said it again
                (back,) = server.inside.sockets.open
                await until(lambda: back.slow)
                server.inside.store.read = read  # type: ignore[method-assign]
                back.resume_writing()
                assert await saying == seat.seq

    run(story)


def test_who_hangs_up_while_asking_again_leaves_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            reading, go_on = asyncio.Event(), asyncio.Event()
            async with line(server, ada.token) as wire:
                await at_table(wire, table)
                mailbox, read = server.inside.hub.awake[table], server.inside.store.read

                async def read_later(*what: Any) -> Any:
                    reading.set()
                    await go_on.wait()
                    return await read(*what)

                server.inside.store.read = read_later  # type: ignore[method-assign, assignment]
                await wire.say(type="Say", id="c1", say={"type": "Lock", "locked": True}, again=True)
                await reading.wait()
            await until(lambda: not mailbox.audience.viewers)
            go_on.set()
            await mailbox.up_to_date()
            await until(lambda: not server.inside.services.socket_services.tasks)

    run(story)
    assert "mistake of ours" not in caplog.text


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
    await until(lambda: len(server.inside.sockets.open) <= 1)


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
