"""Several people at one device speak over one connection."""

from pathlib import Path

from tercet.client import Visit
from tercet.protocol import from_server
from tercet.protocol.from_server import Names, Snapshot, TableEntry
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.running_server import Line, line, run, running_server


async def beside(wire: Line, table: str, *tokens: str) -> Snapshot:
    await wire.say(type="Hello", v=1, table=table, beside=tokens)
    shown = await hear_until(wire, Snapshot)
    assert isinstance(shown, Snapshot)
    return shown


def test_one_connection_speaks_for_all_who_sit_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = await table_of(ada)
            async with line(server, ada.token) as wire:
                assert (await beside(wire, table, bea.token)).you == ada.player
                await wire.say(type="Say", id="1", say={"type": "Join"}, by=bea.player)
                told = await hear_until(wire, TableEntry)
                assert (told.done, told.events[0].by) == ("1", bea.player)
                assert await hear_until(wire, Names) == Names({bea.player: "Bea"})
                await wire.say(type="Say", id="2", say={"type": "Lock", "locked": True}, by=ada.player)
                assert (await hear_until(wire, TableEntry)).done == "2"
                assert set(server.inside.hub.awake[table].audience.seats) == {ada.player, bea.player}

    run(story)


def test_nobody_else_can_be_spoken_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = await table_of(ada)
            async with line(server, bea.token) as wire:
                await beside(wire, table, "a token of nobody")
                await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True}, by=ada.player)
                assert (await hear_until(wire, from_server.CommandRefused)).code == "not-beside"
                assert set(server.inside.hub.awake[table].audience.seats) == {bea.player}

    run(story)


def test_who_sat_at_a_device_that_has_gone_has_left_and_is_back_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path, grace_s=0.1) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
            line(server) as watcher,
        ):
            table = await table_of(ada)
            await at_table(watcher, table)
            async with line(server, ada.token) as wire:
                await beside(wire, table, bea.token)
                await wire.say(type="Say", id="1", say={"type": "Join"}, by=bea.player)
            gone = [(await hear_until(watcher, TableEntry)).events[0].by for _ in range(3)][1:]
            assert set(gone) == {ada.player, bea.player}
            async with line(server, ada.token) as wire:
                await beside(wire, table, bea.token)
                back = [(await hear_until(watcher, TableEntry)).events[0].by for _ in range(2)]
                assert set(back) == {ada.player, bea.player}

    run(story)
