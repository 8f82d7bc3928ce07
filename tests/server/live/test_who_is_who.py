"""A visitor over a socket is known by token or cookie, and speaks for nobody else."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tercet.client import Visit
from tercet.protocol import from_server
from tercet.protocol.from_server import Goodbye, Names
from tercet.server.people.guests import Guests
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.open_house import line, open_house, run


def test_spectators_only_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house) as wire:
            shown = await at_table(wire, await table_of(ada))
            assert shown.you is None
            for what in ("Join", "Call", "Start", "EndRound"):
                await wire.say(type="Say", id=what, say={"type": what})
                refused = from_server.Refused(what, "spectator", "Sit down first: spectators only watch.")
                assert await wire.hear() == refused
            await wire.say(type="Wave", sign="hello")
            assert await wire.hear() == from_server.Refused("", "spectator", "Sit down first: spectators only watch.")

    run(story)


def test_nobody_speaks_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Eve") as eve,
            line(house, eve.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True})
            assert isinstance(refused := await wire.hear(), from_server.Refused)
            assert refused.code == "host-only"
            await wire.say(type="Say", id="2", say={"type": "Leave"})
            assert isinstance(refused := await wire.hear(), from_server.Refused)
            assert refused.code == "not-seated"
            await wire.say(type="Say", id="3", say={"type": "Lock", "locked": True, "by": ada.player})
            assert (await hear_until(wire, Goodbye)).code == "bad-message"
            assert (await ada.get(f"/api/players/{ada.player}"))["name"] == "Ada"
            assert not house.inside.hub.awake[table].gathering.locked

    run(story)


def test_a_token_that_nobody_has_makes_a_spectator(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, "forged") as wire:
            assert (await at_table(wire, await table_of(ada))).you is None

    run(story)


def test_a_page_of_ours_is_known_by_its_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada)
            cookie = f"other=1; tercet-session={ada.token}"
            async with line(house, origin=house.address, cookie=cookie) as wire:
                assert (await at_table(wire, table)).you == ada.player
            async with line(house, cookie=cookie) as program:  # a program shows its token, a cookie is no proof
                assert (await at_table(program, table)).you is None

    run(story)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_of_somebody_else_is_turned_away(tmp_path: Path, origin: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(InvalidStatus) as refused:
                async with line(house, origin=origin):
                    pass
            assert refused.value.response.status_code == 403

    run(story)


def test_pages_may_come_from_where_the_settings_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, origins=("https://Play.Example",)) as house:
            async with Visit(house.address, "Ada") as ada, line(house, origin="https://play.example") as wire:
                await at_table(wire, await table_of(ada))
            with pytest.raises(InvalidStatus):
                async with line(house, origin=house.address):
                    pass

    run(story)


def test_who_sits_down_is_introduced_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Bea") as bea,
            line(house, ada.token) as wire,
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
            open_house(tmp_path) as house,
            Visit(house.address, "Otter") as ada,
            line(house, ada.token) as wire,
            line(house) as watcher,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await at_table(watcher, table)
            await Guests(house.inside.store).rename(ada.player, "Ada")
            await wire.say(type="Introduce")
            assert await hear_until(watcher, Names) == Names({ada.player: "Ada"})
            assert await house.inside.store.head(table) == 1  # names are in no log
            await watcher.say(type="Introduce")
            assert (await hear_until(watcher, from_server.Refused)).code == "spectator"

    run(story)
