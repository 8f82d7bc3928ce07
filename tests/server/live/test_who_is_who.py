"""A visitor over a socket is known by token or cookie, and speaks for nobody else."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tercet.client import Visit
from tercet.protocol import from_server
from tercet.protocol.from_server import Goodbye, Names
from tercet.server.people.guests import Guests
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.running_server import line, run, running_server


def test_spectators_only_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada, line(server) as wire:
            shown = await at_table(wire, await table_of(ada))
            assert shown.you is None
            for what in ("Join", "Call", "Start", "EndRound"):
                await wire.say(type="Say", id=what, say={"type": what})
                refused = from_server.CommandRefused(what, "spectator", "Sit down first: spectators only watch.")
                assert await wire.hear() == refused
            await wire.say(type="Wave", sign="hello")
            assert await wire.hear() == from_server.CommandRefused(
                "", "spectator", "Sit down first: spectators only watch."
            )

    run(story)


def test_nobody_speaks_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Eve") as eve,
            line(server, eve.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True})
            assert isinstance(refused := await wire.hear(), from_server.CommandRefused)
            assert refused.code == "host-only"
            await wire.say(type="Say", id="2", say={"type": "Leave"})
            assert isinstance(refused := await wire.hear(), from_server.CommandRefused)
            assert refused.code == "not-seated"
            await wire.say(type="Say", id="3", say={"type": "Lock", "locked": True, "by": ada.player})
            assert (await hear_until(wire, Goodbye)).code == "bad-message"
            assert (await ada.get(f"/api/players/{ada.player}"))["name"] == "Ada"
            assert not server.inside.hub.awake[table].gathering.locked

    run(story)


def test_a_token_that_nobody_has_makes_a_spectator(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, "forged") as wire,
        ):
            assert (await at_table(wire, await table_of(ada))).you is None

    run(story)


def test_a_page_of_ours_is_known_by_its_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            cookie = f"other=1; tercet-session={ada.token}"
            async with line(server, origin=server.address, cookie=cookie) as wire:
                assert (await at_table(wire, table)).you == ada.player
            async with line(server, cookie=cookie) as program:  # a program shows its token, a cookie is not enough
                assert (await at_table(program, table)).you is None

    run(story)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_of_somebody_else_is_turned_away(tmp_path: Path, origin: str) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server:
            with pytest.raises(InvalidStatus) as refused:
                async with line(server, origin=origin):
                    pass
            assert refused.value.response.status_code == 403

    run(story)


def test_pages_may_come_from_where_the_settings_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, origins=("https://Play.Example",)) as server:
            async with Visit(server.address, "Ada") as ada, line(server, origin="https://play.example") as wire:
                await at_table(wire, await table_of(ada))
            with pytest.raises(InvalidStatus):
                async with line(server, origin=server.address):
                    pass

    run(story)


def test_who_sits_down_is_introduced_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
            line(server, ada.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            async with bea.sit(table):
                while (await hear_until(wire, Names)).names.get(bea.player) != "Bea":
                    pass

    run(story)


def test_another_name_is_told_to_all_at_the_table_and_only_by_who_sits_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Otter") as ada,
            line(server, ada.token) as wire,
            line(server) as watcher,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await at_table(watcher, table)
            await Guests(server.inside.store).rename(ada.player, "Ada")
            await wire.say(type="Introduce")
            assert await hear_until(watcher, Names) == Names({ada.player: "Ada"})
            assert await server.inside.store.head(table) == 1  # names are in no log
            await watcher.say(type="Introduce")
            assert (await hear_until(watcher, from_server.CommandRefused)).code == "spectator"

    run(story)
