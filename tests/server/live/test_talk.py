"""Signs and lines across a table: shown, in no log, and reported where they are not right."""

from pathlib import Path

import pytest

from tercet.client import Visit
from tercet.protocol import from_server
from tercet.protocol.from_server import LineWritten, ReportReceived, SignMade
from tercet.server.people.own_data import erase
from tercet.server.people.reports import Reports
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.running_server import line, run, running_server


def test_a_sign_is_shown_to_everyone_and_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(server, ada.token) as wire, line(server) as watcher:
                await at_table(wire, table)
                await at_table(watcher, table)
                await wire.say(type="Wave", sign="well-done")
                assert await hear_until(watcher, SignMade) == SignMade(ada.player, "well-done")
                assert await server.inside.store.head(table) == 1

    run(story)


@pytest.mark.parametrize("sign", ["you-are-a-fool", "", "Hello"])
def test_only_the_signs_of_the_list_are_signs(tmp_path: Path, sign: str) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(server, ada.token) as wire:
                await at_table(wire, table)
                await wire.say(type="Wave", sign=sign)
                assert await wire.goodbye() == (4400, "bad-message")

    run(story)


def test_where_nobody_talks_a_sign_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            await at_table(wire, await table_of(ada, talk="none"))
            await wire.say(type="Wave", sign="well-done")
            refused = await hear_until(wire, from_server.CommandRefused)
            assert (refused.id, refused.code) == ("", "quiet")

    run(story)


def test_what_is_written_is_shown_where_the_host_lets_people_write_and_is_in_no_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada, talk="chat")
            async with line(server, ada.token) as wire, line(server) as watcher:
                await at_table(wire, table)
                await at_table(watcher, table)
                await wire.say(type="Chat", text=" Good \n evening\u202e ")
                assert await hear_until(watcher, LineWritten) == LineWritten(ada.player, "Good evening")
                assert await server.inside.store.head(table) == 1
                await watcher.say(type="Chat", text="me too")
                assert (await hear_until(watcher, from_server.CommandRefused)).code == "spectator"

    run(story)


@pytest.mark.parametrize(
    ("talk", "lines", "code"),
    [
        ("reactions", ["Hi"], "no-chat"),
        ("none", ["Hi"], "no-chat"),
        ("chat", ["\u200b"], "says-nothing"),
        ("chat", ["Hi"] * 6, "too-fast"),
    ],
)
def test_a_line_that_may_not_be_is_refused(tmp_path: Path, talk: str, lines: list[str], code: str) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            await at_table(wire, await table_of(ada, talk=talk))
            for text in lines:
                await wire.say(type="Chat", text=text)
            refused = await hear_until(wire, from_server.CommandRefused)
            assert (refused.id, refused.code) == ("", code)

    run(story)


def test_what_somebody_wrote_can_be_reported_and_is_kept_until_it_is_erased(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Eve") as eve,
        ):
            table = await table_of(ada, talk="chat")
            async with eve.sit(table), line(server, eve.token) as rude, line(server, ada.token) as wire:
                await at_table(rude, table)
                await at_table(wire, table)
                await wire.say(type="Report", player=eve.player)
                assert (await hear_until(wire, from_server.CommandRefused)).code == "nothing-written"
                await rude.say(type="Chat", text="You fool")
                await hear_until(wire, LineWritten)
                await wire.say(type="Report", player=eve.player)
                assert await hear_until(wire, ReportReceived) == ReportReceived(eve.player)
            (report,) = await Reports(server.inside.store).all()
            assert (report.name, report.reporter_name, report.lines) == ("Eve", "Ada", ["You fool"])
            assert (await eve.get("/api/me/data"))["reports"][0]["lines"] == ["You fool"]
            await erase(server.inside.store, server.inside.services.guests, eve.player)
            assert await Reports(server.inside.store).all() == []

    run(story)
